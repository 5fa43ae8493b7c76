import type { Middleware, Operation } from "@slipway/core";

/** What goes with one request to the innermost layer, and what comes back from there. */
export interface Slip {
  /** Kept out of the request that other middleware sees. */
  readonly authorization?: string | undefined;
  /** A redirect is wanted as the answer. */
  readonly isProbe?: boolean;
  /** Of the last answer, errors included. */
  headers?: Headers;
}

/** Slips by the operation object of their request, which belongs to that request alone. */
export type Slips = WeakMap<Operation, Slip>;

/** The innermost layer: adds the authorization, on the registry's origin only, and keeps the answer's headers. */
export function carrier(slips: Slips, origin: string): Middleware {
  return async (request, next, { operation }) => {
    const slip = slips.get(operation);
    if (slip?.authorization !== undefined && new URL(request.url).origin === origin) {
      request.headers.set("authorization", slip.authorization);
    }
    const response = await next(slip?.isProbe ? new Request(request, { redirect: "manual" }) : request);
    if (slip) slip.headers = response.headers;
    return response;
  };
}
