export const unsafeRequests = [
  "a POST with a body",
  "a POST without a body",
  "a PATCH",
  "a PUT that makes something new each time",
  "a POST of bytes",
  "a POST through middleware",
  "a PUT that is not tried again",
  "a PUT of a stream of a Blob",
] as const;

export const safeMethods = ["GET", "PUT", "DELETE"] as const;

export function attemptsOf(method: (typeof safeMethods)[number]): string {
  return `connection: where one that was kept is reset, a ${method} arrives once an attempt`;
}

export function stepOf(request: (typeof unsafeRequests)[number]): string {
  return `connection: where one that was kept is reset, ${request} arrives once`;
}
