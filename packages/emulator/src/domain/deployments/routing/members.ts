import type { Route } from "./route.ts";

export type Kind = "routes" | "redirects" | "headers" | "rewrites";

const matching = ["source", "has", "missing"];

/** The members that the emulator follows, and those that change no answer of it. What is not here is not carried out. */
const known: Readonly<Record<Kind, ReadonlySet<string>>> = {
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
    // They tell builders and dashboards how a route came about, or concern sites that the emulator does not ask.
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
    (name === "transforms" && !isFollowed(value)) ||
    (value !== undefined && (!known[kind].has(name) || (name === "destination" && typeof value !== "string")));
  return Object.fromEntries(Object.entries(entry).filter(isSkipped));
}

function isFollowed(transforms: unknown): boolean {
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
