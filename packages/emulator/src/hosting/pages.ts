/** A plain page that says why there is no site, with the platform's error code in `x-vercel-error`. */
export function platformPage(
  status: number,
  code: string,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(hasBody(status) ? `${sentence}\n\n${code}\n` : null, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "x-vercel-error": code, ...headers },
  });
}

/** Whether an answer of a status may have a body. */
export function hasBody(status: number): boolean {
  return ![204, 205, 304].includes(status);
}
