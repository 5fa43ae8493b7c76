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

/** The members of an entry that the emulator does not carry out, as the route that it becomes has them, too. */
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

/** What of a route applies to a request and is not carried out. */
export interface NotCarriedOut {
  readonly member: string;
  /** The function that would run before all else; absent where it is not a middleware that is left out. */
  readonly middleware?: string;
}

/** The first member of a route that would have a say in the answer to a request that it matches. */
export function notCarriedOut(route: Route): NotCarriedOut | undefined {
  const [skipped] = Object.entries(skippedMembers("routes", route));
  if (!skipped) return undefined;
  const [member, value] = skipped;
  return isMiddleware(member) ? { member, middleware: String(value) } : { member };
}

export function isMiddleware(member: string): boolean {
  return member === "middlewarePath" || member === "middleware";
}
