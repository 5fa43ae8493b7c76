/** A plain page that says why there is no site, with the platform's error code in `x-vercel-error`. */
export function platformPage(
  status: number,
  code: string,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${sentence}\n\n${code}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "x-vercel-error": code, ...headers },
  });
}
