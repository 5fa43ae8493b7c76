import type { Route } from "./route.ts";

export type Kind = "routes" | "redirects" | "headers" | "rewrites";

const matching = ["source", "has", "missing"];

/** Supported members, and those without influence on answers. All others are reported as not carried out. */
const knownMembers: Readonly<Record<Kind, ReadonlySet<string>>> = {
  routes: new Set([
    "src",
    "dest",
    "headers",
    "methods",
    "continue",
    "caseSensitive",
    "check",
    "status",
    "has",
    "missing",
    "important",
    "handle",
    "transforms",
    "locale",
    // Metadata of builders and dashboards, and settings for external sites.
    "middlewareRawSrc",
    "override",
    "user",
    "isInternal",
    "respectOriginCacheControl",
  ]),
  redirects: new Set([...matching, "destination", "permanent", "statusCode"]),
  headers: new Set([...matching, "headers"]),
  rewrites: new Set([...matching, "destination", "statusCode", "respectOriginCacheControl"]),
};

export function skippedMembers(kind: Kind, entry: object): Record<string, unknown> {
  const isSkipped = ([name, value]: [string, unknown]) =>
    (name === "transforms" && !isSupported(value)) ||
    (value !== undefined && (!knownMembers[kind].has(name) || (name === "destination" && typeof value !== "string")));
  return Object.fromEntries(Object.entries(entry).filter(isSkipped));
}

function isSupported(transforms: unknown): boolean {
  return (
    Array.isArray(transforms) &&
    transforms.every(
      ({ type, op, target, args, env }) =>
        env === undefined &&
        (args === undefined ? op === "delete" : typeof args === "string") &&
        (type === "request.path"
          ? op === "set"
          : ["request.headers", "request.query"].includes(type) && typeof target?.key === "string"),
    )
  );
}

export interface NotCarriedOut {
  readonly member: string;
  readonly middleware?: string;
}

export function notCarriedOut(route: Route): NotCarriedOut | undefined {
  const [skipped] = Object.entries(skippedMembers("routes", route));
  if (!skipped) return undefined;
  const [member, value] = skipped;
  return isMiddleware(member) ? { member, middleware: String(value) } : { member };
}

export function isMiddleware(member: string): boolean {
  return member === "middlewarePath" || member === "middleware";
}
