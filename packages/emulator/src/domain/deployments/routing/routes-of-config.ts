import { type Key, pathToRegexp } from "path-to-regexp";
import type { DeploymentConfig } from "../tables.ts";
import { type Kind, skippedMembers } from "./members.ts";
import { type Condition, namesOfConditions, type Route, type Routes } from "./route.ts";
import { destinationOf, withValues } from "./template.ts";

/** Compiles the routing members of a deployment, in the platform's order. Throws for invalid patterns. */
export function routesOfConfig(config: DeploymentConfig): Routes {
  const { cleanUrls = false, trailingSlash, routes = [], redirects = [], headers = [], rewrites = [] } = config;
  const all: Routes = [
    ...(cleanUrls ? cleanUrlRoutes(trailingSlash === true ? "/" : "") : []),
    ...trailingSlashRoutes(trailingSlash),
    ...routes,
    ...redirects.map(redirect),
    ...headers.map(header),
    ...(rewrites.length > 0 ? [{ handle: "filesystem" as const }] : []),
    ...rewrites.map(rewrite),
  ];
  // `routes` alone is case-insensitive; with any of the other members all is case-sensitive.
  const others = [config.cleanUrls, trailingSlash, config.redirects, config.headers, config.rewrites];
  if (others.every((each) => each === undefined)) return all;
  return all.map((route) => ("src" in route ? { caseSensitive: true, ...route } : route));
}

export interface Entry {
  readonly kind: Kind;
  readonly index: number;
  readonly source: Of<Kind>;
  /** The compiled route. Throws for an invalid pattern. */
  readonly route: () => Routes[number];
}

export function routingEntries({ routes = [], redirects = [], headers = [], rewrites = [] }: Configured): Entry[] {
  return [
    ...redirects.map((source, index) => ({ kind: "redirects" as const, index, source, route: () => redirect(source) })),
    ...rewrites.map((source, index) => ({ kind: "rewrites" as const, index, source, route: () => rewrite(source) })),
    ...headers.map((source, index) => ({ kind: "headers" as const, index, source, route: () => header(source) })),
    ...routes.map((source, index) => ({ kind: "routes" as const, index, source, route: () => source })),
  ];
}

export type Configured = Pick<DeploymentConfig, Kind>;

const permanentRedirect = 308;

function redirectRoute(src: string, location: string): Route {
  return { src, headers: { Location: location }, status: permanentRedirect };
}

function cleanUrlRoutes(end: string): Route[] {
  return [
    redirectRoute("^/(?:(.+)/)?index(?:\\.html)?/?$", `/$1${end}`),
    redirectRoute("^/(.*)\\.html/?$", `/$1${end}`),
  ];
}

function trailingSlashRoutes(trailingSlash: boolean | undefined): Route[] {
  if (trailingSlash === undefined) return [];
  if (!trailingSlash) return [redirectRoute("^/(.+)/$", "/$1")];
  // Paths with an extension are files. `.well-known` serves challenges for certificates, which may not be redirected.
  return [
    { src: "^/\\.well-known(?:/.*)?$" },
    redirectRoute("^/(?!\\.well-known(?:/|$))((?:[^/]+/)*[^/.]+)$", "/$1/"),
    redirectRoute("^/(?!\\.well-known(?:/|$))((?:[^/]+/)*[^/]+\\.\\w+)/$", "/$1"),
  ];
}

type Of<Name extends keyof DeploymentConfig> =
  NonNullable<DeploymentConfig[Name]> extends readonly (infer Item)[] ? Item : never;

/** Paths below `.well-known` are reserved, so no pattern of any first part takes them: https://vercel.com/docs/routing/rewrites, 2026-03-05. Chosen: a rule that names it does. */
function leadingSource(source: string): { src: string; names: string[] } {
  const { src, names } = compileSource(source);
  const isAny = /^\/?[:(]/.test(source);
  return { src: isAny ? src.replace("^", "^(?!\\/\\.well-known(?:\\/|$))") : src, names };
}

function redirect(entry: Of<"redirects">): Route {
  const { source, destination, permanent, statusCode, has } = entry;
  const { src, names } = leadingSource(source);
  const status = permanent === undefined ? (statusCode ?? permanentRedirect) : permanent ? permanentRedirect : 307;
  const location = destinationOf(destination, names, namesOfConditions(has), false);
  const skipped = skippedMembers("redirects", entry);
  return { ...skipped, src, headers: { Location: location }, status, ...conditions(entry) };
}

function header(entry: Of<"headers">): Route {
  const { source, headers, has } = entry;
  const { src, names } = compileSource(source);
  const values = Object.fromEntries([
    ...namesOfConditions(has).map((name) => [name, `$${name}`]),
    ...names.map((name, index) => [name, `$${index + 1}`]),
  ]);
  const all = headers.map(({ key, value }) => [withValues(key, values), withValues(value, values)]);
  return {
    ...skippedMembers("headers", entry),
    src,
    headers: Object.fromEntries(all),
    continue: true,
    ...conditions(entry),
  };
}

/** A destination that is a service has no `dest`: it is reported as not carried out. */
function rewrite(entry: Of<"rewrites"> & { readonly statusCode?: unknown }): Route {
  const { source, destination, has, statusCode } = entry;
  const { src, names } = leadingSource(source);
  const dest =
    typeof destination === "string" ? destinationOf(destination, names, namesOfConditions(has), true) : undefined;
  return {
    ...skippedMembers("rewrites", entry),
    src,
    ...(dest === undefined ? {} : { dest }),
    ...(typeof statusCode === "number" ? { status: statusCode } : {}),
    check: true,
    ...conditions(entry),
  };
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

export function compileSource(source: string): { src: string; names: string[] } {
  const compile = (text: string) => {
    const keys: Key[] = [];
    const { source: src } = pathToRegexp(text, keys, { strict: true, delimiter: "/" });
    return { src, names: keys.map(({ name }) => String(name)) };
  };
  try {
    return compile(source);
  } catch (error) {
    // The platform's path-to-regexp is older, and repeats a group without a prefix: the fixture headers-52 of its routing library.
    const repeated = source.replaceAll(/(?<![/.]|:\w+)\(([^()]*)\)([+*])/g, "((?:$1)$2)");
    if (repeated === source) throw error;
    return compile(repeated);
  }
}
