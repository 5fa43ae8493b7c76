import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { type Absences, absence } from "../outcome.ts";
import { type Browser, startBrowser } from "./browser.ts";
import { base, buildSite, dist } from "./build.ts";
import { problemsOfPages } from "./check-pages.ts";
import { problemsOfSearch } from "./check-search.ts";
import { heaviest, weigh } from "./weight.ts";

/** Builds the site, weighs its pages, and reads it in a browser: what a search finds, and whom a page leaves out. */
export async function checkSite(): Promise<boolean | Absences> {
  let browser: Browser | undefined;
  try {
    if (!(await buildSite())) return false;
    const heavy = problemsOfWeight();
    browser = await startBrowser();
    await using server = await serve(dist, base);
    const found = [await problemsOfSearch(browser, server.url), await problemsOfPages(browser, server.url)];
    const problems = [heavy, ...found].flat();
    for (const problem of problems) console.error(problem);
    return problems.length === 0;
  } catch (error) {
    return { absent: [absence(error)] };
  } finally {
    await browser?.close();
  }
}

function problemsOfWeight(): string[] {
  const weights = [...weigh(dist, base)].sort(([, one], [, other]) => other - one);
  const [[path, bytes] = ["nothing", 0]] = weights;
  console.log(`${weights.length} pages; the heaviest is ${path} with ${bytes} bytes, at most ${heaviest}`);
  return weights.flatMap(([each, size]) => (size > heaviest ? [`${each} weighs ${size} bytes`] : []));
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Serves a folder on a free port of loopback, as any host of files does. */
async function serve(folder: string, base: string): Promise<{ url: string } & AsyncDisposable> {
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
