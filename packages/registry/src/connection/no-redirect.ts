import type { Middleware } from "@slipway/core";

/** Refuses redirects: what is sent is for the one that it is sent to. */
export const noRedirect: Middleware = (request, next) => next(new Request(request, { redirect: "error" }));
