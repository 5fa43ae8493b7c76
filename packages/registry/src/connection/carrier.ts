import type { Middleware } from "@slipway/core";

/** What goes with one request to the innermost layer, and what comes back from there. */
export interface Slip {
  /** Kept out of the request that other middleware sees. */
  readonly authorization?: string | undefined;
  /** A redirect is wanted as the answer. */
  readonly isProbe?: boolean;
  /** Of the last answer, errors included. */
  headers?: Headers;
}

/** The innermost layer of a request: adds the authorization, on the registry's origin only, and keeps the answer's headers. */
export function carrier(slip: Slip, origin: string): Middleware {
  return async (request, next) => {
    if (slip.authorization !== undefined && new URL(request.url).origin === origin) {
      request.headers.set("authorization", slip.authorization);
    }
    const response = await next(slip.isProbe ? new Request(request, { redirect: "manual" }) : request);
    slip.headers = response.headers;
    return response;
  };
}
