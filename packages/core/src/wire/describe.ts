import type { BodySource, CallOptions, DescribeContext, Operation, RequestDescription } from "../types/client.ts";
import { Fields, isJson, isRecord } from "./fields.ts";

export type Input = Readonly<Record<string, unknown>>;

const JSON_TYPE = "application/json";

/** Describes the request of a call without its token. @throws `InputError` that names the parameter that cannot be sent. */
export function describeRequest(
  operation: Operation,
  input: object,
  client: DescribeContext,
  options: CallOptions = {},
): RequestDescription {
  const { route } = operation;
  // A route has exactly one space.
  const [method, template] = route.split(" ") as [string, string];
  const fields = new Fields(route, { ...input, ...operation.fixed });
  if (!isRecord(input)) fields.refuse("input", "must be a record");
  const version = options?.version ?? client.versions?.[route];
  const path = expandPath(operation, withVersion(template, version, fields), fields);
  const headers = describeHeaders(operation, client, fields);
  const search = describeQuery(operation, method, client, options, fields);
  const body = describeBody(operation, fields);
  if (body === undefined) delete headers["content-type"];
  addHeaders(headers, fields, options?.headers);
  return { route, method, url: client.baseUrl + path + (search && `?${search}`), headers, body };
}

function withVersion(template: string, version: number | undefined, fields: Fields): string {
  if (version === undefined) return template;
  const path = template.replace(/^\/v\d+/, `/v${version}`);
  return /^\/v[1-9]\d*\//.test(path) ? path : fields.refuse("version", `must not be "${version}"`);
}

function expandPath(operation: Operation, template: string, fields: Fields): string {
  return template.replace(/\{(\+?)(\w+)}/g, (_, many: string, name: string) => {
    const value = fields.text(name, fields.take(name));
    if (/\p{Cs}/u.test(value)) fields.refuse(name, "has a lone surrogate");
    // Colons are valid in paths, and registries expect them in digests.
    const encoded = encodeURIComponent(value).replace(/%3A/g, ":");
    const segments = many ? encoded.replace(/%2F/g, "/") : encoded;
    // Dot segments and reserved names would lead to another path.
    const dots = segments.split("/").find((each) => ["", ".", ".."].includes(each));
    const wrong = operation.not?.[name]?.includes(value) ? value : dots;
    return wrong === undefined ? segments : fields.refuse(name, `must not be "${wrong}"`);
  });
}

function describeHeaders(
  { accept = JSON_TYPE, body, headers }: Operation,
  client: DescribeContext,
  fields: Fields,
): Record<string, string> {
  const result: Record<string, string> = { accept };
  addHeaders(result, fields, client.headers?.());
  result["content-type"] = typeof body === "string" ? body : JSON_TYPE;
  for (const name in headers) {
    const value = fields.take(name);
    if (value !== undefined) result[`${headers[name]}`.toLowerCase()] = fields.text(name, value);
  }
  return result;
}

function addHeaders(target: Record<string, string>, fields: Fields, more: Readonly<Record<string, string>> = {}): void {
  if (!isRecord(more)) return;
  for (const name in more) if (more[name] !== undefined) target[name.toLowerCase()] = fields.text(name, more[name]);
}

function describeQuery(
  { query, prefixes, team: takesTeam, body }: Operation,
  method: string,
  client: DescribeContext,
  options: CallOptions,
  fields: Fields,
): string {
  // Only the client's or the call's `team` chooses the account, unless the body has such a field.
  for (const name of takesTeam ? ["teamId", "slug"] : []) {
    const isOfBody = typeof body === "object" && name in body;
    if (fields.rest[name] !== undefined && !isOfBody) fields.refuse(name, "is set by the option team");
  }
  const search = new URLSearchParams();
  const isBodied = ["POST", "PUT", "PATCH"].includes(method);
  for (const name of query ?? (isBodied ? [] : Object.keys(fields.rest))) {
    const value = fields.take(name) ?? [];
    const wireName = prefixes?.[name] ?? name;
    const isPrefix = wireName.endsWith("-");
    if (isPrefix && typeof value !== "object") fields.refuse(name, "must be a record");
    const all = isPrefix ? Object.entries(value) : [value].flat().map((each) => ["", each] as const);
    for (const [end, each] of all) if (each !== undefined) search.append(wireName + end, fields.text(name, each));
  }
  const team = options?.team === undefined ? takesTeam && client.team : options.team;
  if (team) {
    const isId = fields.text("team", team).startsWith("team_");
    if (!isId && takesTeam === "id") fields.refuse("team", "must be a team ID");
    search.set(isId ? "teamId" : "slug", team);
  }
  return String(search);
}

function describeBody({ body, single, required, optional }: Operation, fields: Fields): BodySource | undefined {
  const { rest } = fields;
  if (typeof body === "string") {
    const whole = fields.take("body");
    const unsent = Object.keys(rest).find((name) => rest[name] !== undefined);
    // A single object of a list may be given by its fields.
    const value = single && unsent && whole === undefined ? rest : whole;
    if (unsent !== undefined && value !== rest) fields.refuse(unsent, "would not be sent");
    // The contract's types exclude other values for other media types.
    const payload = body === JSON_TYPE ? toJson(value, fields) : (value as BodySource | undefined);
    // JSON.stringify gives undefined for functions.
    const isMissing = required && (value ?? undefined) === undefined;
    if (isMissing || (payload === undefined && value !== undefined)) fields.refuse("body", "must be given");
    return payload;
  }
  for (const name in body) rest[body[name] ?? name] = fields.take(name);
  if ((!body || optional) && Object.keys(rest).length === 0) return undefined;
  const json = toJson(rest, fields);
  return (!body || optional) && json === "{}" ? undefined : json;
}

function toJson(value: unknown, fields: Fields): string | undefined {
  let field = "body";
  try {
    return JSON.stringify(value, function (this: Input, name, each: unknown) {
      if (this === fields.rest) field = name;
      // An invalid date serializes as null.
      if (isJson(each) && (each !== null || !this[name])) return each;
      throw new TypeError();
    });
  } catch {
    // Also circular values.
    return fields.refuse(field, "is not JSON");
  }
}
