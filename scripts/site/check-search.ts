import type { Browser } from "./browser.ts";
import { tasks } from "./tasks.ts";

// How many results a reader looks at.
const seen = 3;

/** The tasks whose pages a search does not find among the first results, typed as a reader types them. */
export async function problemsOfSearch(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(`${url}/`);
  await page.locator("button[data-open-modal]").click();
  const problems: string[] = [];
  for (const [words, ...wanted] of tasks) {
    await page.locator(".pagefind-ui__search-input").fill(words);
    await page.waitForFunction(isShown(words));
    const links = await page.evaluate<string[]>(
      `[...document.querySelectorAll(".pagefind-ui__result-title:not(.pagefind-ui__result-nested *) a")].map((link) => link.href)`,
    );
    const found = [
      ...new Set(
        links.map((link) =>
          link
            .slice(url.length)
            .replace(/#.*/, "")
            .replaceAll(/^\/|\/$/g, ""),
        ),
      ),
    ];
    const place = found.findIndex((slug) => wanted.includes(slug));
    console.log(`"${words}": ${place < 0 ? "not found" : `${found[place]} is number ${place + 1}`}`);
    if (place < 0 || place >= seen)
      problems.push(`"${words}" finds ${found.slice(0, seen).join(", ")}, and not ${wanted.join(" or ")}`);
  }
  await page.close();
  return problems;
}

/** The message names what was asked and how much there is, and each result is filled in as it comes. */
function isShown(words: string): string {
  return `(() => {
    const message = document.querySelector(".pagefind-ui__message")?.textContent ?? "";
    const [, count] = /^\\s*(\\d+|No) results?\\b/.exec(message) ?? [];
    const shown = document.querySelectorAll(".pagefind-ui__result > * > .pagefind-ui__result-title a").length;
    return count !== undefined && message.includes(${JSON.stringify(words)}) && shown >= Math.min(${seen}, Number(count) || 0);
  })()`;
}
