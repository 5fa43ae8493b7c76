export const unsafeRequests = [
  "a POST with a body",
  "a POST without a body",
  "a PATCH",
  "a PUT that makes something new each time",
  "a POST of bytes",
  "a POST through middleware",
] as const;

export function stepOf(request: (typeof unsafeRequests)[number]): string {
  return `connection: where one that was kept is reset, ${request} arrives once`;
}
