import { InputError } from "../errors/input-error.ts";
import type { BodySource, CallOptions, DescribeContext, RequestDescription } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";

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
  const { route, body: whole } = operation;
  // A route is a method, a space and a path.
  const [method, template] = route.split(" ") as [string, string];
  const rest: Record<string, unknown> = { ...input, ...operation.fixed };
  const refuse = (parameter: string, problem: string): never => {
    throw new InputError(`"${parameter}" ${problem}`, { route, parameter });
  };
  const attempt = <T>(parameter: string, encode: () => T): T => {
    try {
      return encode();
    } catch {
      // Half of a character, a number that JSON does not have, or a value that holds itself.
      return refuse(parameter, "cannot be encoded");
    }
  };
  const take = (name: string): unknown => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const text = (name: string, value: unknown): string => {
    // What is wrong may be long, or a secret: its kind says enough.
    if (/obj|und|fun|sym/.test(typeof value)) refuse(name, `must be text, not ${typeof value}`);
    if (!isSendable(value)) refuse(name, `must not be ${value}`);
    return String(value);
  };
  const json = (value: unknown): string | undefined => attempt("body", () => toJson(value));

  const version = options.version ?? client.versions?.[route];
  const versioned = version === undefined ? template : template.replace(/^\/v\d+/, `/v${version}`);
  if (version !== undefined && !/^\/v[1-9]\d*\//.test(versioned)) refuse("version", `must not be "${version}"`);
  const path = versioned.replace(/\{(\+?)(\w+)}/g, (_, many: string, name: string) => {
    const value = text(name, take(name));
    // A colon may stand in a path, and a registry's digests are looked for as they are.
    const encoded = attempt(name, () => encodeURIComponent(value)).replace(/%3A/g, ":");
    const segments = many ? encoded.replace(/%2F/g, "/") : encoded;
    // Up to two dots would be another path; the others spell another operation's.
    const dots = /(?:^|\/)(\.{0,2})(?:\/|$)/.exec(segments)?.[1];
    const wrong = dots ?? operation.not?.[name]?.find((each) => each === value);
    if (wrong !== undefined) refuse(name, `must not be "${wrong}"`);
    return segments;
  });

  const headers: Record<string, string> = { accept: operation.accept ?? "application/json" };
  const add = (more?: Readonly<Record<string, string>>): void => {
    for (const name in more) if (more[name] !== undefined) headers[name.toLowerCase()] = String(more[name]);
  };
  add(client.headers?.());
  headers["content-type"] = typeof whole === "string" ? whole : "application/json";
  for (const name in operation.headers) {
    const value = take(name);
    if (value !== undefined) add({ [operation.headers[name] ?? name]: text(name, value) });
  }

  // What a program was handed must not choose the account: that is the client's, or the call's own `team`.
  for (const name of operation.team ? ["teamId", "slug"] : []) {
    const isOfBody = typeof whole === "object" && name in whole;
    if (rest[name] !== undefined && !isOfBody) refuse(name, "is no field of it: the option team says the team");
  }

  const query = new URLSearchParams();
  // The fields of a POST, a PUT and a PATCH are its body.
  for (const name of operation.query ?? (/^P/.test(method) ? [] : Object.keys(rest))) {
    const value = take(name);
    const prefix = operation.prefixes?.[name];
    if (prefix === undefined) {
      for (const each of [value].flat()) if (each !== undefined) query.append(name, text(name, each));
      continue;
    }
    if (typeof (value ?? {}) !== "object") refuse(name, `must be an object, not ${typeof value}`);
    for (const [key, each] of Object.entries(value ?? {})) {
      if (each !== undefined) query.append(prefix + key, text(name, each));
    }
  }
  const team = options.team === undefined ? operation.team && client.team : options.team;
  if (team) {
    const id = text("team", team).startsWith("team_");
    if (!id && operation.team === "id") refuse("team", "must be a team ID");
    query.set(id ? "teamId" : "slug", team);
  }

  let body: BodySource | undefined;
  if (typeof whole === "string") {
    const lost = Object.keys(rest).find((name) => name !== "body" && rest[name] !== undefined);
    if (lost !== undefined) refuse(lost, "would not be sent: body is all that is sent");
    // The contract's types say what `body` is: a JSON value, or bytes for any other media type.
    body = whole === "application/json" ? json(rest.body) : (rest.body as BodySource | undefined);
    // What JSON does not have, such as a function, would be sent as nothing.
    const isNothing = body === undefined && (operation.required || rest.body !== undefined);
    if (isNothing || (operation.required && rest.body === null))
      refuse("body", "must be given: it is all that is sent");
  } else {
    for (const name in whole) rest[whole[name] ?? name] = take(name);
    body = json(rest);
    if ((!whole || operation.optional) && body === "{}") body = undefined;
  }
  if (body === undefined) delete headers["content-type"];
  add(options.headers);

  const search = String(query);
  return { route, method, url: client.baseUrl + path + (search && `?${search}`), headers, body };
}

/** Tells a number that is none, or that has no end, from what can be sent. */
function isSendable(value: unknown): boolean {
  return typeof value !== "number" || Number.isFinite(value);
}

/** The JSON of a value; undefined for undefined. */
function toJson(value: unknown): string | undefined {
  const json: string | undefined = JSON.stringify(value);
  // JSON writes a number that it does not have as null: where there is a null, each value is looked at.
  if (json?.includes("null")) {
    JSON.stringify(value, (_, each: unknown) => {
      if (!isSendable(each)) throw new RangeError();
      return each;
    });
  }
  return json;
}
