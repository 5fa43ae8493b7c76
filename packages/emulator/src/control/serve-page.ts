import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { prefix } from "../engine/addresses/own-prefix.ts";
import { PlatformError } from "../engine/platform-error.ts";
import { packageFolder } from "../server/documents.ts";

const signpost = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Slipway emulator</title><h1>This is a Slipway emulator</h1>
<p>It answers programs. <a href="${prefix}/">See what it does</a>.</p></html>
`;

export async function servePage({ method }: Request, pathname: string): Promise<Response> {
  if (method !== "GET" && method !== "HEAD") {
    const message = `${pathname} takes GET and HEAD, not ${method}`;
    throw new PlatformError(405, "method_unknown", message, { headers: { allow: "GET, HEAD" } });
  }
  if (pathname === prefix) return new Response(null, { status: 308, headers: { location: `${prefix}/` } });
  const html = pathname === "/" ? signpost : await readPage();
  const headers = {
    "content-type": "text/html; charset=utf-8",
    ...(pathname === "/" && { vary: "Accept" }),
    ...isolationHeaders(html),
  };
  return new Response(method === "HEAD" ? null : html, { headers });
}

async function readPage(): Promise<string> {
  // Stored compressed: it is read once a visit.
  const { brotliDecompressSync } = await import("node:zlib");
  return brotliDecompressSync(await readFile(join(packageFolder(), "dist/page.html.br"))).toString();
}

/** Only the page's own inline code runs, by hash: sites are served below the same origin. */
function isolationHeaders(html: string): Readonly<Record<string, string>> {
  const sources = (tag: string): string =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))]
      .map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
      .join(" ") || "'none'";
  return {
    "cache-control": "no-store",
    "content-security-policy": [
      "default-src 'none'",
      `script-src ${sources("script")}`,
      `style-src ${sources("style")}`,
      "connect-src 'self'",
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
}
