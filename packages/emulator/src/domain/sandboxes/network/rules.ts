import type { Operations } from "@slipway/sandboxes/contract";

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

/** What a rule can tell of a request; its headers by their names in lower case. */
export interface RequestSeen {
  readonly method: string;
  readonly path: string;
  readonly headers: NodeJS.Dict<string[]>;
}

export function meansHost(domain: string, host: string): boolean {
  const pattern = domain.toLowerCase();
  return pattern === "*" || pattern === host || (pattern.startsWith("*.") && host.endsWith(pattern.slice(1)));
}

/** The first rule for a host whose match fits counts, as documented: https://vercel.com/docs/sandbox/concepts/firewall#matchers. */
export function ruleFor(rules: readonly RequestRule[], host: string, seen: RequestSeen): RequestRule | undefined {
  return rules.find(({ domain, match }) => meansHost(domain, host) && (!match || fits(match, seen)));
}

function fits({ path, method, queryString = [], headers = [] }: Match, seen: RequestSeen): boolean {
  const [ownPath = "", query = ""] = seen.path.split(/\?(.*)/s);
  const parameters = [...new URLSearchParams(query)];
  const fields = Object.entries(seen.headers).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return (
    isLike(path, ownPath) &&
    (method === undefined || method.includes(seen.method)) &&
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
