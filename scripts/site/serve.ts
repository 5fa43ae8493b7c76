import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Serves a folder on a free port of loopback, as any host of files does. */
export async function serve(folder: string, base: string): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = normalize(decodeURIComponent(pathname.slice(base.length)));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const isThere = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    response.writeHead(isThere ? 200 : 404, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(isThere ? file : join(folder, "404.html")));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
