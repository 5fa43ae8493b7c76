import { type Key, pathToRegexp } from "path-to-regexp";
import { isHeaderName, isHeaderValue } from "./header-text.ts";
import { pathPattern } from "./normal-path.ts";
import { type Condition, namesOf, patternOf, type Routes } from "./route.ts";
import { type Configured, entriesOf } from "./routes-of-config.ts";

/** Patterns are looked at by people, and as long as they write them. */
const longestPattern = 4096;

export function problemOfRoutes(config: Configured, longest: number = longestPattern): string | undefined {
  for (const { kind, index, stated, route } of entriesOf(config)) {
    if ("handle" in stated) continue;
    const [member, pattern] =
      "source" in stated ? (["source", stated.source] as const) : (["src", stated.src] as const);
    const { has = [], missing = [] } = stated;
    const problem =
      problemOfPattern(pattern, longest, () => pathPattern(sourceOf(route()))) ??
      problemOfConditions([...has, ...missing], longest);
    if (problem !== undefined) return `\`${kind}.${index}.${member}\`: ${problem}`;
    const { permanent, statusCode }: Readonly<Record<string, unknown>> = { ...stated };
    if (permanent !== undefined && statusCode !== undefined)
      return `\`${kind}.${index}\`: \`permanent\` and \`statusCode\` say the same: leave one out`;
    const stranger = "destination" in stated ? strangerIn(stated) : undefined;
    if (stranger !== undefined)
      return `\`${kind}.${index}.destination\`: ":${stranger}" stands neither in \`source\` nor in \`has\``;
    const wrong = problemOfAnswer(route());
    if (wrong !== undefined) return `\`${kind}.${index}\`: ${wrong}`;
  }
  return undefined;
}

function strangerIn({
  source,
  destination,
  has,
}: {
  readonly source: string;
  readonly destination: unknown;
  readonly has?: readonly Condition[] | undefined;
}): string | undefined {
  if (typeof destination !== "string") return undefined;
  const known = [...namesIn(source), ...namesOf(has)];
  const [, host = "", path = "", query = ""] =
    /^(?:[a-z][a-z\d+.-]*:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?/i.exec(destination) ?? [];
  const parts = [host.replace(/:\d*$/, ""), path, ...new URLSearchParams(query).values()];
  return parts.flatMap(namesIn).find((name) => !known.includes(name));
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

function sourceOf(route: Routes[number]): string {
  return "src" in route ? route.src : "";
}

function problemOfAnswer(route: Routes[number]): string | undefined {
  if ("handle" in route) return undefined;
  const { headers = {}, status, dest } = route;
  const problem = problemOfHeaders(headers) ?? (status === undefined ? undefined : problemOfStatus(status));
  if (problem !== undefined) return problem;
  const isWhole = dest !== undefined && /^https?:\/\/[^$]*$/i.test(dest);
  return isWhole && !URL.canParse(dest) ? `${JSON.stringify(dest)} is no URL` : undefined;
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
  longest: number = longestPattern,
): string | undefined {
  for (const condition of conditions) {
    const pattern = patternOf(condition);
    const problem = pattern === undefined ? undefined : problemOfPattern(pattern, longest, () => new RegExp(pattern));
    if (problem !== undefined) return problem;
    if (condition.type === "header" && !isHeaderName(condition.key))
      return `${JSON.stringify(condition.key)}, the key of a condition, cannot be the name of a header`;
  }
  return undefined;
}

function problemOfPattern(text: string, longest: number, expression: () => RegExp): string | undefined {
  if (text.length > longest) return `a pattern of ${text.length} characters; ${longest} at most`;
  try {
    expression();
    return undefined;
  } catch (error) {
    return `${JSON.stringify(text)} is no pattern: ${error instanceof Error ? error.message : String(error)}`;
  }
}
