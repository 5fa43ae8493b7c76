/** The platform's name of a request. */
export function requestId({ headers }: Response): string | undefined {
  return headers.get("x-vercel-id") ?? undefined;
}
