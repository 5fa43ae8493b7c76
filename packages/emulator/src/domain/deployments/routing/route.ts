import type { DeploymentConfig } from "../tables.ts";
import { matchOf } from "./within.ts";

type Configured = NonNullable<DeploymentConfig["routes"]>[number];

export type Handle = Extract<Configured, { readonly handle: unknown }>["handle"];

/** A route of a build's output; entries of `vercel.json` are compiled into such routes. */
export type Route = Extract<Configured, { readonly src: string; readonly dest?: unknown }>;

export type Condition = NonNullable<Route["has"]>[number];

export type Routes = readonly (Route | { readonly handle: Handle })[];

export function routesOf(routes: Routes, phase: Handle | undefined): Route[] {
  const matching: Route[] = [];
  let current: Handle | undefined;
  for (const route of routes) {
    if ("handle" in route) current = route.handle;
    else if (current === phase) matching.push(route);
  }
  return matching;
}

export interface RequestParts {
  readonly host: string;
  readonly headers: Headers;
  readonly query: URLSearchParams;
}

export interface RoutedRequest extends RequestParts {
  readonly method: string;
  readonly path: string;
  readonly wildcard?: string | undefined;
}

export function matchConditions(
  conditions: readonly Condition[],
  parts: RequestParts,
): Map<string, string> | undefined {
  const values = new Map<string, string>();
  for (const condition of conditions) {
    const matches = matchCondition(condition, parts);
    if (!matches) return undefined;
    for (const [name, value] of matches) values.set(name, value);
  }
  return values;
}

export function namesOfConditions(conditions: readonly Condition[] = []): string[] {
  return conditions.flatMap((condition) => {
    const pattern = patternOf(condition);
    const groups = [...(pattern ?? "").matchAll(/\(\?<([A-Za-z]\w*)>/g)].map(([, name = ""]) => name);
    const own = condition.type === "host" ? "host" : condition.key;
    return condition.type === "host" || condition.value === undefined ? [own, ...groups] : groups;
  });
}

export function patternOf({ value }: Condition): string | undefined {
  return typeof value === "string" ? value : value?.re;
}

function matchCondition(condition: Condition, parts: RequestParts): [string, string][] | undefined {
  const value = valueFor(condition, parts);
  if (value === undefined) return undefined;
  const own = condition.type === "host" ? "host" : condition.key;
  if (condition.value === undefined) return [[own, value]];
  const pattern = patternOf(condition);
  if (pattern !== undefined) {
    const match = matchOf(`=${pattern}`, () => new RegExp(`^${pattern}$`), value);
    if (!match) return undefined;
    const groups = Object.entries(match.groups ?? {}).map(([name, text]): [string, string] => [name, text ?? ""]);
    return condition.type === "host" ? [[own, value], ...groups] : groups;
  }
  const { value: matcher } = condition;
  if (typeof matcher !== "object" || !comparisons.every((holds) => holds(value, matcher))) return undefined;
  return [[own, value]];
}

function valueFor(condition: Condition, { host, headers, query }: RequestParts): string | undefined {
  switch (condition.type) {
    case "host":
      return host;
    case "header":
      return headers.get(condition.key) ?? undefined;
    case "query":
      return query.get(condition.key) ?? undefined;
    case "cookie":
      return cookieOf(headers.get("cookie") ?? "", condition.key);
    default:
      return undefined;
  }
}

export function cookieOf(header: string, cookieName: string): string | undefined {
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === cookieName) return pair.slice(at + 1).trim();
  }
  return undefined;
}

type Matcher = Exclude<NonNullable<Condition["value"]>, string>;

const comparisons: readonly ((value: string, matcher: Matcher) => boolean)[] = [
  (value, { eq }) => eq === undefined || value === String(eq),
  (value, { neq }) => neq === undefined || value !== neq,
  (value, { inc }) => inc === undefined || inc.includes(value),
  (value, { ninc = [] }) => !ninc.includes(value),
  (value, { pre = "" }) => value.startsWith(pre),
  (value, { suf = "" }) => value.endsWith(suf),
  (value, { gt }) => gt === undefined || Number(value) > gt,
  (value, { gte }) => gte === undefined || Number(value) >= gte,
  (value, { lt }) => lt === undefined || Number(value) < lt,
  (value, { lte }) => lte === undefined || Number(value) <= lte,
];
