import { PlatformError } from "../platform-error.ts";

/** What a request is to be carried out under (RFC 9110, 13.1): entity tags of what is there, or `*`. */
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

/** The header whose condition does not hold; `undefined`: all do. @param etag a strong tag of what is there; absent where nothing is */
export function failedCondition(
  { ifMatch, ifNoneMatch }: Conditions,
  etag: string | undefined,
): "If-Match" | "If-None-Match" | undefined {
  if (ifMatch !== undefined && !lists(ifMatch, etag, false)) return "If-Match";
  if (ifNoneMatch !== undefined && lists(ifNoneMatch, etag, true)) return "If-None-Match";
  return undefined;
}

/** 412: what is there is not what the request is meant for. */
export function preconditionFailed(header: string): PlatformError {
  const message = `What is there is not what ${header} asks for; look at what is there now, and decide anew`;
  return new PlatformError(412, "precondition_failed", message);
}

/** Whether a condition names what is there. A weak tag names content that is nearly the same, which is not enough to change it. */
function lists(condition: string, etag: string | undefined, weakToo: boolean): boolean {
  if (etag === undefined) return false;
  if (condition.trim() === "*") return true;
  return (condition.match(/(?:W\/)?"[^"]*"|[^\s,"]+/g) ?? []).some((entry) => {
    const named = weakToo ? entry.replace(/^W\//, "") : entry;
    // Some clients leave the quotes away, and registries understand them.
    return named === etag || `"${named}"` === etag;
  });
}
