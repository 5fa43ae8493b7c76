import { join } from "node:path";
import { installPeer } from "../peers/install-peer.ts";
import type { Browser, Page } from "./browser.ts";
import { kinds } from "./tasks.ts";

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What is wrong with a page of each kind, as people with little sight, a keyboard or a small screen have it. */
export async function problemsOfPages(browser: Browser, url: string): Promise<string[]> {
  const problems: string[] = [];
  for (const kind of kinds) {
    const address = kind === "" ? `${url}/` : `${url}/${kind}/`;
    for (const colorScheme of ["dark", "light"] as const) {
      const page = await browser.newPage({ colorScheme });
      const strangers = requestsTo(page, url);
      await page.goto(address);
      const theme = await page.evaluate<string>("document.documentElement.dataset.theme");
      if (theme !== colorScheme) problems.push(`${kind}: it is ${theme} where ${colorScheme} is wanted`);
      problems.push(...(await serious(page)).map((each) => `${kind}, ${colorScheme}: ${each}`));
      problems.push(...strangers.map((each) => `${kind}: it asks ${each}`));
      await page.close();
    }
    // A small screen, and one of 1280 pixels at 200 %.
    for (const [width, deviceScaleFactor] of [
      [320, 1],
      [640, 2],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height: 700 }, deviceScaleFactor });
      await page.goto(address);
      const wide = await page.evaluate<number>("document.documentElement.scrollWidth");
      if (wide > width) problems.push(`${kind}: ${wide} pixels wide on a screen of ${width}`);
      await page.close();
    }
  }
  console.log(`${kinds.length} kinds of pages, ${problems.length} problems`);
  return problems;
}

/** What axe finds that keeps somebody from reading or using the page. */
async function serious(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: join(installPeer("site-check"), "node_modules/axe-core/axe.min.js") });
  const violations = await page.evaluate<readonly Violation[]>("axe.run().then(({ violations }) => violations)");
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, impact, nodes: [first, ...others] }) => {
      const why = first?.failureSummary?.split("\n")[1]?.trim() ?? "";
      return `${impact}: ${id} at ${first?.html.slice(0, 200)} and ${others.length} more: ${why}`;
    });
}

/** The addresses of other hosts that a page asks, as it asks them. */
function requestsTo(page: Page, url: string): string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    const asked = request.url();
    if (!asked.startsWith(url) && /^[a-z]+:\/\//.test(asked)) found.push(asked);
  });
  return found;
}
