import { type Key, pathToRegexp } from "path-to-regexp";
import type { DeploymentConfig } from "../tables.ts";
import { type Kind, skippedMembers } from "./members.ts";
import { type Condition, namesOf, type Route, type Routes } from "./route.ts";
import { destinationOf, withValues } from "./template.ts";

/** What a deployment's routing members come to, in the order in which the platform looks at them. Throws for a pattern that is none. */
export function routesOfConfig(config: DeploymentConfig): Routes {
  const { cleanUrls = false, trailingSlash, routes = [], redirects = [], headers = [], rewrites = [] } = config;
  const all: Routes = [
    ...(cleanUrls ? withoutEnds(trailingSlash === true ? "/" : "") : []),
    ...slashes(trailingSlash),
    ...routes,
    ...redirects.map(redirect),
    ...headers.map(header),
    ...(rewrites.length > 0 ? [{ handle: "filesystem" as const }] : []),
    ...rewrites.map(rewrite),
  ];
  // A configuration of `routes` alone ignores case, one with any of the others regards it.
  const others = [config.cleanUrls, trailingSlash, config.redirects, config.headers, config.rewrites];
  if (others.every((each) => each === undefined)) return all;
  return all.map((route) => ("src" in route ? { caseSensitive: true, ...route } : route));
}

export interface Entry {
  readonly kind: Kind;
  readonly index: number;
  readonly stated: Of<Kind>;
  /** What it comes to. Throws for a pattern that is none. */
  readonly route: () => Routes[number];
}

export function entriesOf({ routes = [], redirects = [], headers = [], rewrites = [] }: Configured): Entry[] {
  return [
    ...redirects.map((stated, index) => ({ kind: "redirects" as const, index, stated, route: () => redirect(stated) })),
    ...rewrites.map((stated, index) => ({ kind: "rewrites" as const, index, stated, route: () => rewrite(stated) })),
    ...headers.map((stated, index) => ({ kind: "headers" as const, index, stated, route: () => header(stated) })),
    ...routes.map((stated, index) => ({ kind: "routes" as const, index, stated, route: () => stated })),
  ];
}

export type Configured = Pick<DeploymentConfig, Kind>;

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
    { src: "^/\\.well-known(?:/.*)?$" },
    moved("^/(?!\\.well-known(?:/|$))((?:[^/]+/)*[^/.]+)$", "/$1/"),
    moved("^/(?!\\.well-known(?:/|$))((?:[^/]+/)*[^/]+\\.\\w+)/$", "/$1"),
  ];
}

type Of<Name extends keyof DeploymentConfig> =
  NonNullable<DeploymentConfig[Name]> extends readonly (infer Item)[] ? Item : never;

function redirect(stated: Of<"redirects">): Route {
  const { source, destination, permanent, statusCode, has } = stated;
  const { src, names } = matched(source);
  const status = permanent === undefined ? (statusCode ?? movedForGood) : permanent ? movedForGood : 307;
  const location = destinationOf(destination, names, namesOf(has), false);
  const skipped = skippedMembers("redirects", stated);
  return { ...skipped, src, headers: { Location: location }, status, ...conditions(stated) };
}

function header(stated: Of<"headers">): Route {
  const { source, headers, has } = stated;
  const { src, names } = matched(source);
  const values = Object.fromEntries([
    ...namesOf(has).map((name) => [name, `$${name}`]),
    ...names.map((name, index) => [name, `$${index + 1}`]),
  ]);
  const all = headers.map(({ key, value }) => [withValues(key, values), withValues(value, values)]);
  return {
    ...skippedMembers("headers", stated),
    src,
    headers: Object.fromEntries(all),
    continue: true,
    ...conditions(stated),
  };
}

/** A destination that is a service stays what it is, which nothing here carries out. */
function rewrite(stated: Of<"rewrites"> & { readonly statusCode?: unknown }): Route {
  const { source, destination, has, statusCode } = stated;
  const { src, names } = matched(source);
  const dest = typeof destination === "string" ? destinationOf(destination, names, namesOf(has), true) : undefined;
  return {
    ...skippedMembers("rewrites", stated),
    src,
    ...(dest === undefined ? {} : { dest }),
    ...(typeof statusCode === "number" ? { status: statusCode } : {}),
    check: true,
    ...conditions(stated),
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

export function matched(source: string): { src: string; names: string[] } {
  const keys: Key[] = [];
  const { source: src } = pathToRegexp(source, keys, { strict: true, delimiter: "/" });
  return { src, names: keys.map(({ name }) => String(name)) };
}
