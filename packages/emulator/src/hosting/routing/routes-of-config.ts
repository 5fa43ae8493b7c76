import { type Key, pathToRegexp } from "path-to-regexp";
import type { DeploymentConfig } from "../../groups/deployments/tables.ts";
import { namesOf, patternOf } from "./conditions.ts";
import type { Condition, Route, Routes } from "./route.ts";
import { destinationOf, withValues } from "./template.ts";

/**
 * What a deployment's `cleanUrls`, `trailingSlash`, `routes`, `redirects`, `headers` and `rewrites` come to, in the order in which the
 * platform looks at them. Throws for a pattern that is none.
 */
export function routesOfConfig(config: DeploymentConfig): Routes {
  const { cleanUrls = false, trailingSlash, routes = [], redirects = [], headers = [], rewrites = [] } = config;
  return [
    ...(cleanUrls ? withoutEnds(trailingSlash === true ? "/" : "") : []),
    ...slashes(trailingSlash),
    ...routes,
    ...redirects.map(redirect),
    ...headers.map(header),
    ...(rewrites.length > 0 ? [{ handle: "filesystem" as const }] : []),
    ...rewrites.flatMap(rewrite),
  ];
}

/** Patterns are looked at by people, and as long as they write them. */
const longestPattern = 4096;

/** What is wrong with the first pattern of a deployment's routes that is none; undefined where all are. */
export function problemOfRoutes(config: DeploymentConfig): string | undefined {
  const sources = { redirects: config.redirects, rewrites: config.rewrites, headers: config.headers };
  for (const [name, items = []] of Object.entries(sources)) {
    for (const [index, { source, has = [], missing = [] }] of items.entries()) {
      const problem = problemOf(() => matched(source).src, source) ?? problemOfConditions([...has, ...missing]);
      if (problem !== undefined) return `\`${name}.${index}.source\`: ${problem}`;
    }
  }
  for (const [index, route] of (config.routes ?? []).entries()) {
    if ("handle" in route) continue;
    const { src, has = [], missing = [] } = route;
    const problem = problemOf(() => src, src) ?? problemOfConditions([...has, ...missing]);
    if (problem !== undefined) return `\`routes.${index}.src\`: ${problem}`;
  }
  return undefined;
}

function problemOfConditions(conditions: readonly Condition[]): string | undefined {
  for (const condition of conditions) {
    const pattern = patternOf(condition);
    const problem = pattern === undefined ? undefined : problemOf(() => pattern, pattern);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemOf(pattern: () => string, text: string): string | undefined {
  if (text.length > longestPattern) return `a pattern of ${text.length} characters; ${longestPattern} at most`;
  try {
    new RegExp(pattern());
    return undefined;
  } catch (error) {
    return `${JSON.stringify(text)} is no pattern: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const movedForGood = 308;

function moved(src: string, location: string): Route {
  return { src, headers: { Location: location }, status: movedForGood };
}

function withoutEnds(end: string): Route[] {
  return [moved("^/(?:(.+)/)?index(?:\\.html)?/?$", `/$1${end}`), moved("^/(.*)\\.html/?$", `/$1${end}`)];
}

function slashes(wanted: boolean | undefined): Route[] {
  if (wanted === undefined) return [];
  if (!wanted) return [moved("^/(.+)/$", "/$1")];
  // A name with an end is a file's. Certificates are asked for at names that nobody may change.
  return [
    { src: "^/\\.well-known(?:/.*)?$", continue: true },
    moved("^/(?!\\.well-known(?:/|$))((?:[^/]+/)*[^/.]+)$", "/$1/"),
    moved("^/(?!\\.well-known(?:/|$))((?:[^/]+/)*[^/]+\\.\\w+)/$", "/$1"),
  ];
}

type Of<Name extends keyof DeploymentConfig> =
  NonNullable<DeploymentConfig[Name]> extends readonly (infer Item)[] ? Item : never;

function redirect({ source, destination, permanent, statusCode, has, missing }: Of<"redirects">): Route {
  const { src, names } = matched(source);
  const status = permanent === undefined ? (statusCode ?? movedForGood) : permanent ? movedForGood : 307;
  const location = destinationOf(destination, names, namesOf(has), false);
  return { src, headers: { Location: location }, status, caseSensitive: true, ...conditions({ has, missing }) };
}

function header({ source, headers, has, missing }: Of<"headers">): Route {
  const { src, names } = matched(source);
  const values = Object.fromEntries([
    ...namesOf(has).map((name) => [name, `$${name}`]),
    ...names.map((name, index) => [name, `$${index + 1}`]),
  ]);
  const all = headers.map(({ key, value }) => [withValues(key, values), withValues(value, values)]);
  return {
    src,
    headers: Object.fromEntries(all),
    continue: true,
    caseSensitive: true,
    ...conditions({ has, missing }),
  };
}

/** A destination that is a service has nobody here who answers. */
function rewrite({ source, destination, has, missing }: Of<"rewrites">): Route[] {
  if (typeof destination !== "string") return [];
  const { src, names } = matched(source);
  const dest = destinationOf(destination, names, namesOf(has), true);
  return [{ src, dest, check: true, caseSensitive: true, ...conditions({ has, missing }) }];
}

function conditions({
  has,
  missing,
}: {
  has?: readonly Condition[] | undefined;
  missing?: readonly Condition[] | undefined;
}) {
  return { ...(has && { has: [...has] }), ...(missing && { missing: [...missing] }) };
}

/** A path with `:name` parts as a regular expression, and what its groups are called. */
function matched(source: string): { src: string; names: string[] } {
  const keys: Key[] = [];
  const { source: src } = pathToRegexp(source, keys, { strict: true, sensitive: true, delimiter: "/" });
  return { src, names: keys.map(({ name }) => String(name)) };
}
