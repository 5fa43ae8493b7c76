import { failedCondition } from "../engine/http/conditions.ts";

interface Validators {
  readonly etag: string | null;
  readonly modified: string | null;
}

/** Whether a visitor has the content already, by its entity tag or else by its date (RFC 9110, 13.2.2): a 304 is all it needs. */
export function isKnown(requestHeaders: Headers, { etag, modified }: Validators): boolean {
  const ifNoneMatch = requestHeaders.get("if-none-match") ?? undefined;
  if (ifNoneMatch === undefined) {
    const since = requestHeaders.get("if-modified-since");
    return since !== null && Date.parse(since) >= Date.parse(modified ?? "");
  }
  // Weak tags name the same content, which is enough for a reader.
  return failedCondition({ ifNoneMatch }, etag?.replace(/^W\//, "")) !== undefined;
}

export function notModified(requestHeaders: Headers, own: Headers): Response | undefined {
  if (!isKnown(requestHeaders, { etag: own.get("etag"), modified: own.get("last-modified") })) return undefined;
  const headers = new Headers(own);
  for (const name of ["content-length", "content-encoding"]) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
