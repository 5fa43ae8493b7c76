/** Says why there is no site, with the platform's error code in `x-vercel-error`, to whoever asks: a browser, a program or a person. */
class PlatformPage extends Response {
  readonly code: string;
  readonly sentence: string;

  constructor(status: number, code: string, sentence: string, headers: Readonly<Record<string, string>>) {
    super(hasBody(status) ? `${sentence}\n\n${code}\n` : null, {
      status,
      headers: { "content-type": "text/plain; charset=utf-8", "x-vercel-error": code, ...headers },
    });
    this.code = code;
    this.sentence = sentence;
  }
}

/** A page of the platform's own; {@link asAsked} writes it for its visitor. */
export function platformPage(
  status: number,
  code: string,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new PlatformPage(status, code, sentence, headers);
}

/**
 * An answer as its visitor reads it: a page of the platform's own is JSON for who names it, HTML for browsers, and else text. What is asked
 * for, and the form of the JSON, are those of `vercel dev` (packages/cli/src/util/dev/server.ts of vercel/vercel, 2026-11-27); that the code
 * is a text is what users have seen of the platform.
 */
export function asAsked(response: Response, { headers: asked, method }: Request, id: string): Response {
  if (!(response instanceof PlatformPage) || !hasBody(response.status)) return response;
  const accept = asked.get("accept") ?? "";
  const { status, code, sentence } = response;
  const form = accept.includes("json") ? "json" : accept.includes("html") ? "html" : undefined;
  if (!form) return response;
  const headers = new Headers(response.headers);
  headers.set("content-type", form === "json" ? "application/json" : "text/html; charset=utf-8");
  const json = () => `${JSON.stringify({ error: { code: String(status), message: sentence } })}\n`;
  const body = form === "json" ? json() : html(`${status}: ${code}`, sentence, id);
  return new Response(method === "HEAD" ? null : body, { status, headers });
}

function html(title: string, sentence: string, id: string): string {
  return htmlPage(title, `<p>${escapeText(sentence)}</p>\n<p>ID: ${escapeText(id)}</p>`);
}

function htmlPage(title: string, content: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<h1>${escapeText(title)}</h1>
${content}
`;
}

function escapeText(raw: string): string {
  return raw.replace(/[<>&]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** The files of a folder, as links. */
export function listPage(path: string, names: readonly string[]): Response {
  const folder = `${path.replace(/\/$/, "")}/`;
  const link = (name: string) =>
    `<li><a href="${encodeURI(folder)}${encodeURIComponent(Buffer.from(name).toString()).replace("%2F", "/")}">${escapeText(name)}</a></li>`;
  const body = htmlPage(`Files within ${folder}`, `<ul>\n${[...names].sort().map(link).join("\n")}\n</ul>`);
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
}

export function hasBody(status: number): boolean {
  return ![204, 205, 304].includes(status);
}

export function redirectPage(status: number, location: string): Response {
  const refresh = status === 308 ? { refresh: `0;url=${location}` } : {};
  const headers = { location, "content-type": "text/plain", ...refresh };
  return new Response(hasBody(status) ? "Redirecting...\n" : null, { status, headers });
}

export function withStatus(response: Response, status = 200): Response {
  const { body, headers } = response;
  if (response.status !== 200 || status === 200) return response;
  if (hasBody(status)) return new Response(body, { status, headers });
  void body?.cancel().catch(() => {});
  return new Response(null, { status, headers });
}

export function notCarriedOutPage(what: string): Response {
  const sentence = `The emulator does not carry out ${what}, which would have a say in this answer. Deploy without it, or try this path on the platform.`;
  return platformPage(501, "NOT_CARRIED_OUT", sentence);
}
