import type { BodySource, CallOptions, DescribeContext, RequestDescription } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import { Fields, isSendable } from "./fields.ts";

/** What an operation takes: path, query, header and body fields side by side. */
export type Input = Readonly<Record<string, unknown>>;

/**
 * Says what a call sends, without sending it: method, URL, headers and body, all but the token.
 *
 * @throws `InputError` that names the parameter which cannot be sent.
 */
export function describe(
  operation: Operation,
  input: object,
  client: DescribeContext,
  options: CallOptions = {},
): RequestDescription {
  const { route } = operation;
  // A route is a method, a space and a path.
  const [method, template] = route.split(" ") as [string, string];
  const fields = new Fields(route, { ...input, ...operation.fixed });
  // Each takes its fields, and the body what is left.
  const path = pathOf(operation, versioned(template, options.version ?? client.versions?.[route], fields), fields);
  const headers = headersOf(operation, client, fields);
  refuseTeam(operation, fields);
  const query = queryOf(operation, method, fields);
  const team = options.team === undefined ? operation.team && client.team : options.team;
  if (team) query.set(...teamOf(operation, team, fields));
  const body = bodyOf(operation, fields);
  if (body === undefined) delete headers["content-type"];
  addHeaders(headers, options.headers);
  const search = String(query);
  return { route, method, url: client.baseUrl + path + (search && `?${search}`), headers, body };
}

function versioned(template: string, version: number | undefined, fields: Fields): string {
  if (version === undefined) return template;
  const path = template.replace(/^\/v\d+/, `/v${version}`);
  return /^\/v[1-9]\d*\//.test(path) ? path : fields.refuse("version", `must not be "${version}"`);
}

function pathOf(operation: Operation, template: string, fields: Fields): string {
  return template.replace(/\{(\+?)(\w+)}/g, (_, many: string, name: string) => {
    const value = fields.text(name, fields.take(name));
    // A colon may stand in a path, and a registry's digests are looked for as they are.
    const encoded = fields.encoded(name, () => encodeURIComponent(value)).replace(/%3A/g, ":");
    const segments = many ? encoded.replace(/%2F/g, "/") : encoded;
    // Up to two dots would be another path; the others spell another operation's.
    const dots = /(?:^|\/)(\.{0,2})(?:\/|$)/.exec(segments)?.[1];
    const wrong = dots ?? operation.not?.[name]?.find((each) => each === value);
    return wrong === undefined ? segments : fields.refuse(name, `must not be "${wrong}"`);
  });
}

function headersOf({ accept, body, headers = {} }: Operation, client: DescribeContext, fields: Fields) {
  const made: Record<string, string> = { accept: accept ?? "application/json" };
  addHeaders(made, client.headers?.());
  made["content-type"] = typeof body === "string" ? body : "application/json";
  for (const [name, header] of Object.entries(headers)) {
    const value = fields.take(name);
    if (value !== undefined) addHeaders(made, { [header]: fields.text(name, value) });
  }
  return made;
}

function addHeaders(made: Record<string, string>, more: Readonly<Record<string, string>> = {}): void {
  for (const name in more) if (more[name] !== undefined) made[name.toLowerCase()] = String(more[name]);
}

/** What a program was handed must not choose the account: that is the client's, or the call's own `team`. */
function refuseTeam({ team, body }: Operation, fields: Fields): void {
  for (const name of team ? ["teamId", "slug"] : []) {
    const isOfBody = typeof body === "object" && name in body;
    if (fields.left[name] !== undefined && !isOfBody) {
      fields.refuse(name, "is no field of it: the option team says the team");
    }
  }
}

function queryOf({ query, prefixes }: Operation, method: string, fields: Fields): URLSearchParams {
  const made = new URLSearchParams();
  const isBodied = ["POST", "PUT", "PATCH"].includes(method);
  for (const name of query ?? (isBodied ? [] : Object.keys(fields.left))) {
    const value = fields.take(name);
    const prefix = prefixes?.[name];
    const isRecord = typeof (value ?? {}) === "object";
    if (prefix !== undefined && !isRecord) fields.refuse(name, `must be an object, not ${typeof value}`);
    const all: (readonly [key: string, each: unknown])[] =
      prefix === undefined
        ? [value].flat().map((each) => [name, each])
        : Object.entries(value ?? {}).map(([end, each]) => [prefix + end, each]);
    for (const [key, each] of all) if (each !== undefined) made.append(key, fields.text(name, each));
  }
  return made;
}

function teamOf(operation: Operation, team: string, fields: Fields): [name: string, team: string] {
  const isId = fields.text("team", team).startsWith("team_");
  if (!isId && operation.team === "id") fields.refuse("team", "must be a team ID");
  return [isId ? "teamId" : "slug", team];
}

function bodyOf({ body, required, optional }: Operation, fields: Fields): BodySource | undefined {
  const { left } = fields;
  if (typeof body === "string") {
    const lost = Object.keys(left).find((name) => name !== "body" && left[name] !== undefined);
    if (lost !== undefined) fields.refuse(lost, "would not be sent: body is all that is sent");
    // The contract's types say what `body` is: a JSON value, or bytes for any other media type.
    const whole = body === "application/json" ? jsonOf(left.body, fields) : (left.body as BodySource | undefined);
    // What JSON does not have, such as a function, would be sent as nothing.
    const isNothing = whole === undefined && (required || left.body !== undefined);
    if (isNothing || (required && left.body === null)) {
      fields.refuse("body", "must be given: it is all that is sent");
    }
    return whole;
  }
  for (const name in body) left[body[name] ?? name] = fields.take(name);
  const json = jsonOf(left, fields);
  return (!body || optional) && json === "{}" ? undefined : json;
}

/** The JSON of a value; undefined for undefined. */
function jsonOf(value: unknown, fields: Fields): string | undefined {
  return fields.encoded("body", () => {
    const json: string | undefined = JSON.stringify(value);
    // JSON writes a number that it does not have as null: where there is a null, each value is looked at.
    if (json?.includes("null")) {
      JSON.stringify(value, (_, each: unknown) => {
        if (!isSendable(each)) throw new RangeError();
        return each;
      });
    }
    return json;
  });
}
