/** The header (in an address: the sign-in) for the `owner`'s browser, or a `stranger`'s, which a site's own host takes it for. */
export const visitor = "x-slipway-visitor";

export const solution = "x-slipway-challenge";

export function asOwner(request: Request): Request {
  if (!request.headers.has(visitor)) request.headers.set(visitor, "owner");
  return request;
}

export function isOwner({ headers }: Request): boolean {
  return headers.get(visitor) === "owner";
}
