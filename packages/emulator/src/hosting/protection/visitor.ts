/**
 * Whose browser a request for a site comes from: the `owner`'s, signed in, or a `stranger`'s, as by a site's own host where it is
 * absent. In the address it signs a browser in.
 */
export const visitor = "x-slipway-visitor";

export const solution = "x-slipway-challenge";

/** Makes a request the owner's, unless it names somebody. */
export function asOwner(request: Request): Request {
  if (!request.headers.has(visitor)) request.headers.set(visitor, "owner");
  return request;
}

export function isOwner({ headers }: Request): boolean {
  return headers.get(visitor) === "owner";
}
