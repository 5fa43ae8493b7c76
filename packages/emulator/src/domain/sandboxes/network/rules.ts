import type { IncomingMessage, ServerResponse } from "node:http";
import type { Operations } from "@slipway/sandboxes/contract";

import { isForwarded } from "../../../engine/http/hop-by-hop.ts";
import { type Target, targetText } from "../../../proxy/upstream.ts";

type Lists = Extract<NonNullable<Operations["createSandbox"]["input"]["networkPolicy"]>, { readonly mode: string }>;
type Injection = NonNullable<Lists["injectionRules"]>[number];
type Match = NonNullable<Injection["match"]>;
type TextMatch = NonNullable<Match["path"]>;

export interface RequestRule {
  readonly domain: string;
  readonly match?: Match | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly forwardURL?: string | undefined;
  readonly response?:
    | {
        readonly statusCode: number;
        readonly body?: string | undefined;
        readonly contentType?: string | undefined;
        readonly headers?: Readonly<Record<string, string>> | undefined;
      }
    | undefined;
}

export interface RequestSeen {
  readonly method: string;
  readonly path: string;
  readonly headers: NodeJS.Dict<string[]>;
}

export function meansHost(domain: string, host: string): boolean {
  const pattern = domain.toLowerCase();
  return pattern === "*" || pattern === host || (pattern.startsWith("*.") && host.endsWith(pattern.slice(1)));
}

export function rulesFor(rules: readonly RequestRule[], hosts: readonly string[]): RequestRule[] {
  return rules.filter(({ domain }) => hosts.some((host) => meansHost(domain, host)));
}

/** The first rule whose match fits counts, as documented: https://vercel.com/docs/sandbox/concepts/firewall#matchers. */
export function ruleFor(rules: readonly RequestRule[], request: RequestSeen): RequestRule | undefined {
  return rules.find(({ match }) => !match || fits(match, request));
}

function fits({ path, method, queryString = [], headers = [] }: Match, request: RequestSeen): boolean {
  const [ownPath = "", query = ""] = request.path.split(/\?(.*)/s);
  const parameters = [...new URLSearchParams(query)];
  const fields = Object.entries(request.headers).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return (
    isLike(path, ownPath) &&
    (method === undefined || method.includes(request.method)) &&
    queryString.every(({ key, value }) => parameters.some((pair) => isLike(key, pair[0]) && isLike(value, pair[1]))) &&
    headers.every(({ key, value }) => fields.some(([name, text]) => isLike(lowered(key), name) && isLike(value, text)))
  );
}

function lowered(match: TextMatch | undefined): TextMatch | undefined {
  return match && Object.fromEntries(Object.entries(match).map(([kind, text]) => [kind, text?.toLowerCase()]));
}

function isLike(match: TextMatch | undefined, text: string): boolean {
  const { exact, startsWith } = match ?? {};
  return (exact === undefined || text === exact) && (startsWith === undefined || text.startsWith(startsWith));
}

const isHandedOnAlways = isForwarded(undefined);
const form = /^[\w!#$%&'*+.^`|~-]+:[\t -~\u0080-\u00ff]*$/;

/** A rule sets no header by which a connection knows the end of a request or its host. @param name in lower case */
export function isSettable([name, value]: readonly [string, string]): boolean {
  return form.test(`${name}:${value}`) && isHandedOnAlways(name) && name !== "host" && name !== "content-length";
}

export function inLowerCase(headers: Readonly<Record<string, string>> | undefined): [string, string][] {
  return Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
}

export function withHeaders(
  { headers, headersDistinct, socket }: IncomingMessage,
  target: Target,
  added: RequestRule["headers"],
): void {
  for (const name of ["proxy-authorization", "proxy-connection"]) {
    delete headers[name];
    delete headersDistinct[name];
  }
  const set = new Map(inLowerCase(added).filter(isSettable));
  // A header that it names would not be handed on.
  if (headers.connection !== undefined)
    set.set(
      "connection",
      headers.connection
        .split(/\s*,\s*/)
        .filter((name) => !set.has(name.toLowerCase()))
        .join(", "),
    );
  set.set("host", targetText(target, ["encrypted" in socket ? 443 : 80]));
  for (const [name, value] of set) {
    headers[name] = value;
    headersDistinct[name] = [value];
  }
}

export function answerWith(
  { statusCode, body = "", contentType, headers }: NonNullable<RequestRule["response"]>,
  outgoing: ServerResponse,
): void {
  outgoing.writeHead(statusCode, { ...(contentType === undefined ? {} : { "content-type": contentType }), ...headers });
  outgoing.end(body);
}
