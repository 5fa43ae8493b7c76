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

/** Says that what a deployment wants is left out here: anything else would look as if it had been done. */
export function notCarriedOutPage(what: string): Response {
  const sentence = `The emulator does not carry out ${what}, which would have a say in this answer. Deploy without it, or try this path on the platform.`;
  return platformPage(501, "NOT_CARRIED_OUT", sentence);
}
