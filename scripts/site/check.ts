import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { Browser, type Page } from "../../packages/emulator/test/browser.ts";
import { findChromium } from "../../test/runtimes/chromium.ts";
import { type Absences, absence } from "../outcome.ts";
import { installPeer } from "../peers/install-peer.ts";
import { base, buildSite, dist } from "./build.ts";
import { kinds, tasks } from "./tasks.ts";
import { heaviest, weigh } from "./weight.ts";

/** Builds the site, weighs its pages, and tests search and accessibility in a browser. */
export async function checkSite(): Promise<boolean | Absences> {
  try {
    if (!(await buildSite())) return false;
    const heavy = problemsOfWeight();
    await using browser = await Browser.start(findChromium());
    await using server = await serve(dist, base);
    const pageProblems = [await problemsOfSearch(browser, server.url), await problemsOfPages(browser, server.url)];
    const problems = [heavy, ...pageProblems].flat();
    for (const problem of problems) console.error(problem);
    return problems.length === 0;
  } catch (error) {
    return { absent: [absence(error)] };
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

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Problems of a page of each kind for readers with low vision, a keyboard or a small screen. */
async function problemsOfPages(browser: Browser, url: string): Promise<string[]> {
  const problems: string[] = [];
  for (const kind of kinds) {
    const address = kind === "" ? `${url}/` : `${url}/${kind}/`;
    for (const scheme of ["dark", "light"]) {
      const page = await browser.open(address, { scheme });
      const theme = await page.eval<string>("document.documentElement.dataset.theme");
      if (theme !== scheme) problems.push(`${kind}: it is ${theme} where ${scheme} is wanted`);
      problems.push(...(await serious(page)).map((each) => `${kind}, ${scheme}: ${each}`));
      const strangers = page.asked.filter(
        (requestUrl) => !requestUrl.startsWith(url) && /^[a-z]+:\/\//.test(requestUrl),
      );
      problems.push(...strangers.map((each) => `${kind}: it asks ${each}`));
      await page.close();
    }
    // A small screen, and one of 1280 pixels at 200 %.
    for (const width of [320, 640]) {
      const page = await browser.open(address, { width, height: 700 });
      const wide = await page.eval<number>("document.documentElement.scrollWidth");
      if (wide > width) problems.push(`${kind}: ${wide} pixels wide on a screen of ${width}`);
      await page.close();
    }
  }
  console.log(`${kinds.length} kinds of pages, ${problems.length} problems`);
  return problems;
}

/** Serious findings of axe. */
async function serious(page: Page): Promise<string[]> {
  await page.eval(readFileSync(join(installPeer("site-check"), "node_modules/axe-core/axe.min.js"), "utf8"));
  const violations = await page.eval<readonly Violation[]>("axe.run().then(({ violations }) => violations)");
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, impact, nodes: [first, ...others] }) => {
      const why = first?.failureSummary?.split("\n")[1]?.trim() ?? "";
      return `${impact}: ${id} at ${first?.html.slice(0, 200)} and ${others.length} more: ${why}`;
    });
}

const maxRank = 3;

/** Tasks whose pages are not among a search's first results, typed as a reader types them. */
async function problemsOfSearch(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.open(`${url}/`);
  await page.click("button[data-open-modal]:enabled");
  const problems: string[] = [];
  for (const [words, ...wanted] of tasks) {
    await page.until(
      "((input) => input && [input.focus(), input.select()])(document.querySelector('.pagefind-ui__search-input'))",
    );
    await page.type(words);
    await page.until(isShown(words));
    const links = await page.eval<string[]>(
      `[...document.querySelectorAll(".pagefind-ui__result-title:not(.pagefind-ui__result-nested *) a")].map((link) => link.href)`,
    );
    const slugs = [
      ...new Set(
        links.map((link) =>
          link
            .slice(url.length)
            .replace(/#.*/, "")
            .replaceAll(/^\/|\/$/g, ""),
        ),
      ),
    ];
    const place = slugs.findIndex((slug) => wanted.includes(slug));
    console.log(`"${words}": ${place < 0 ? "not found" : `${slugs[place]} is number ${place + 1}`}`);
    if (place < 0 || place >= maxRank)
      problems.push(`"${words}" finds ${slugs.slice(0, maxRank).join(", ")}, and not ${wanted.join(" or ")}`);
  }
  await page.close();
  return problems;
}

/** Whether the message names the words and the count, and all results are filled in. */
function isShown(words: string): string {
  return `(() => {
    const message = document.querySelector(".pagefind-ui__message")?.textContent ?? "";
    const [, count] = /^\\s*(\\d+|No) results?\\b/.exec(message) ?? [];
    const shown = document.querySelectorAll(".pagefind-ui__result > * > .pagefind-ui__result-title a").length;
    return count !== undefined && message.includes(${JSON.stringify(words)}) && shown >= Math.min(${maxRank}, Number(count) || 0);
  })()`;
}
