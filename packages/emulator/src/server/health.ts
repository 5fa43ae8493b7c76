const path = "/_emulator/health";

export function serveHealth({ method, url }: Request): Response | undefined {
  if (new URL(url).pathname !== path) return undefined;
  const headers = { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };
  if (method === "GET" || method === "HEAD") return new Response(method === "GET" ? "ready\n" : null, { headers });
  return new Response(`${path} takes GET and HEAD\n`, { status: 405, headers: { ...headers, allow: "GET, HEAD" } });
}
