import { PlatformError } from "../platform-error.ts";

/** Preconditions of a request (RFC 9110, 13.1): lists of entity tags, or `*`. */
export interface Conditions {
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

export function readConditions(headers: Headers): Conditions {
  return {
    ifMatch: headers.get("if-match") ?? undefined,
    ifNoneMatch: headers.get("if-none-match") ?? undefined,
  };
}

/** Finds the header whose condition fails. @param etag strong tag of the current representation; undefined when there is none */
export function failedCondition(
  { ifMatch, ifNoneMatch }: Conditions,
  etag: string | undefined,
): "If-Match" | "If-None-Match" | undefined {
  if (ifMatch !== undefined && !matchesTag(ifMatch, etag, false)) return "If-Match";
  if (ifNoneMatch !== undefined && matchesTag(ifNoneMatch, etag, true)) return "If-None-Match";
  return undefined;
}

export function preconditionFailed(header: string): PlatformError {
  const message = `The current version does not match ${header}; read it again before you decide`;
  return new PlatformError(412, "precondition_failed", message);
}

/** A weak tag names content that is only equivalent, which is not enough to change it. */
function matchesTag(condition: string, etag: string | undefined, weakToo: boolean): boolean {
  if (etag === undefined) return false;
  if (condition.trim() === "*") return true;
  return (condition.match(/(?:W\/)?"[^"]*"|[^\s,"]+/g) ?? []).some((entry) => {
    const tag = weakToo ? entry.replace(/^W\//, "") : entry;
    // Some clients omit the quotes, and registries accept that.
    return tag === etag || `"${tag}"` === etag;
  });
}
