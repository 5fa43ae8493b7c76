import { type Key, pathToRegexp } from "path-to-regexp";
import { isHeaderName, isHeaderValue } from "./header-text.ts";
import { pathPattern } from "./normal-path.ts";
import { type Condition, namesOfConditions, patternOf, type Routes } from "./route.ts";
import { type Configured, routingEntries } from "./routes-of-config.ts";

/** Limits of what people write, of patterns in characters: `packages/routing-utils/src/schemas.ts` of vercel/vercel, 2026-08-03. */
const [maxPatternLength, maxEntries, maxConditions] = [4096, 2048, 16];
const limited = ["redirects", "rewrites", "headers"] as const;

export function problemOfRoutes(config: Configured, maxLength: number = maxPatternLength): string | undefined {
  const isOfPerson = Number.isFinite(maxLength);
  const long = isOfPerson ? limited.find((kind) => (config[kind]?.length ?? 0) > maxEntries) : undefined;
  if (long) return `\`${long}\`: there are ${config[long]?.length}, and ${maxEntries} at most`;
  for (const { kind, index, source: entry, route } of routingEntries(config)) {
    if ("handle" in entry) continue;
    const [member, pattern] = "source" in entry ? (["source", entry.source] as const) : (["src", entry.src] as const);
    const { has = [], missing = [] } = entry;
    const most = Math.max(has.length, missing.length);
    if (isOfPerson && most > maxConditions)
      return `\`${kind}.${index}\`: ${most} conditions, and ${maxConditions} at most`;
    const problem =
      problemOfPattern(pattern, maxLength, () => pathPattern(patternOfRoute(route()))) ??
      problemOfConditions([...has, ...missing], maxLength);
    if (problem !== undefined) return `\`${kind}.${index}.${member}\`: ${problem}`;
    if ("permanent" in entry && "statusCode" in entry)
      return `\`${kind}.${index}\`: \`permanent\` and \`statusCode\` say the same: leave one out`;
    const undefinedName = "destination" in entry ? findUndefinedName(entry) : undefined;
    if (undefinedName !== undefined)
      return `\`${kind}.${index}.destination\`: ":${undefinedName}" stands neither in \`source\` nor in \`has\``;
    const wrong = problemOfAnswer(route());
    if (wrong !== undefined) return `\`${kind}.${index}\`: ${wrong}`;
  }
  return undefined;
}

function findUndefinedName({
  source,
  destination,
  has,
}: {
  readonly source: string;
  readonly destination: unknown;
  readonly has?: readonly Condition[] | undefined;
}): string | undefined {
  if (typeof destination !== "string") return undefined;
  const defined = [...namesIn(source), ...namesOfConditions(has)];
  const [, host = "", path = "", query = ""] =
    /^(?:[a-z][a-z\d+.-]*:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?/i.exec(destination) ?? [];
  const parts = [host.replace(/:\d*$/, ""), path, ...new URLSearchParams(query).values()];
  return parts.flatMap(namesIn).find((name) => !defined.includes(name));
}

function namesIn(template: string): string[] {
  const keys: Key[] = [];
  try {
    pathToRegexp(template, keys);
  } catch {
    return [];
  }
  return keys.flatMap(({ name }) => (typeof name === "string" ? name : []));
}

function patternOfRoute(route: Routes[number]): string {
  return "src" in route ? route.src : "";
}

function problemOfAnswer(route: Routes[number]): string | undefined {
  if ("handle" in route) return undefined;
  const { headers = {}, status, dest } = route;
  const problem = problemOfHeaders(headers) ?? (status === undefined ? undefined : problemOfStatus(status));
  if (problem !== undefined) return problem;
  const isWhole = dest !== undefined && /^https?:\/\/[^$]*$/i.test(dest);
  return isWhole && !URL.canParse(dest) ? `${JSON.stringify(dest)} is not a URL` : undefined;
}

export function problemOfHeaders(headers: Readonly<Record<string, string>>): string | undefined {
  for (const [name, value] of Object.entries(headers)) {
    if (!isHeaderName(name))
      return `${JSON.stringify(name)} cannot be the name of a header: letters, digits and !#$%&'*+-.^_\`|~ can`;
    if (name.toLowerCase() !== "location" && !isHeaderValue(value)) {
      return `${JSON.stringify(value)} cannot be the value of the header ${name}: a line break, a control character and what is not in Latin-1 has to be percent-encoded`;
    }
  }
  return undefined;
}

export function problemOfStatus(status: unknown): string | undefined {
  if (typeof status === "number" && Number.isInteger(status) && status >= 200 && status <= 599) return undefined;
  return `the status ${JSON.stringify(status)} cannot be answered with; 200 to 599 can`;
}

export function problemOfConditions(
  conditions: readonly Condition[],
  maxLength: number = maxPatternLength,
): string | undefined {
  for (const condition of conditions) {
    const pattern = patternOf(condition);
    const problem = pattern === undefined ? undefined : problemOfPattern(pattern, maxLength, () => new RegExp(pattern));
    if (problem !== undefined) return problem;
    if (condition.type === "header" && !isHeaderName(condition.key))
      return `${JSON.stringify(condition.key)}, the key of a condition, cannot be the name of a header`;
  }
  return undefined;
}

function problemOfPattern(text: string, maxLength: number, expression: () => RegExp): string | undefined {
  if (text.length > maxLength) return `a pattern of ${text.length} characters; ${maxLength} at most`;
  try {
    expression();
    return undefined;
  } catch (error) {
    return `${JSON.stringify(text)} is not a pattern: ${error instanceof Error ? error.message : String(error)}`;
  }
}
