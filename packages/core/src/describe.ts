import type { BodySource, CallOptions, DescribeContext, RequestDescription } from "./client.ts";
import { InputError } from "./errors/input-error.ts";
import type { Operation } from "./operation.ts";

/** What an operation takes: path, query, header and body fields side by side. */
export type Input = Readonly<Record<string, unknown>>;

const VERSION = /^\/v\d+(?=\/)/;
const PRIMITIVES: readonly string[] = ["string", "number", "boolean"];

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
  const [method = "", template = ""] = route.split(" ");
  const rest: Record<string, unknown> = { ...input, ...operation.fixed };
  const refuse = (parameter: string, problem: string): never => {
    throw new InputError(`"${parameter}" ${problem}`, { route, parameter });
  };
  const take = (name: string): unknown => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const text = (name: string, value: unknown): string =>
    PRIMITIVES.includes(typeof value) ? String(value) : refuse(name, "must be text, a number or a boolean");

  const version = options.version ?? client.versions?.[route];
  if (version !== undefined && !(Number.isInteger(version) && version > 0 && VERSION.test(template))) {
    refuse("version", "must be a whole number, on a path with a version");
  }
  const path = template
    .replace(VERSION, (own) => (version ? `/v${version}` : own))
    .replace(/\{([^}]+)\}/g, (_, name: string) => {
      const segment = text(name, take(name) ?? refuse(name, "is missing"));
      // The first three would be another path; the others spell another operation's.
      if (["", ".", "..", ...(operation.not?.[name] ?? [])].includes(segment)) refuse(name, `must not be "${segment}"`);
      return encodeURIComponent(segment);
    });

  const headers: Record<string, string> = {};
  const add = (more: Readonly<Record<string, string>> = {}): void => {
    for (const name in more) headers[name.toLowerCase()] = more[name] ?? "";
  };
  add({ accept: operation.accept ?? "application/json" });
  add(client.headers);
  for (const name in operation.headers) {
    const value = take(name);
    if (value !== undefined) add({ [operation.headers[name] ?? name]: text(name, value) });
  }

  const query = new URLSearchParams();
  for (const name of operation.query ?? (/^(GET|HEAD|DELETE)$/.test(method) ? Object.keys(rest) : [])) {
    for (const value of [take(name)].flat()) if (value !== undefined) query.append(name, text(name, value));
  }
  const team = options.team === undefined ? operation.team && client.team : options.team;
  if (team) {
    const id = team.startsWith("team_");
    if (!id && operation.team === "id") refuse("team", "must be a team ID (team_…) here");
    query.set(id ? "teamId" : "slug", team);
  }

  let body: BodySource | undefined;
  let type = "application/json";
  if (typeof whole === "string") {
    type = whole;
    // The contract's types say what `body` is: a JSON value, or bytes for any other media type.
    body = type === "application/json" ? JSON.stringify(rest.body) : (rest.body as BodySource | undefined);
  } else {
    for (const name in whole) rest[whole[name] ?? name] = take(name);
    if (whole || Object.values(rest).some((value) => value !== undefined)) body = JSON.stringify(rest);
  }
  if (body !== undefined) add({ "content-type": type });
  add(options.headers);

  const search = String(query);
  return {
    route,
    method,
    url: client.baseUrl + path + (search && `?${search}`),
    headers,
    ...(body !== undefined && { body }),
  };
}
