import { type Absences, absence } from "../outcome.ts";
import { type Browser, startBrowser } from "./browser.ts";
import { base, buildSite, dist } from "./build.ts";
import { problemsOfPages } from "./check-pages.ts";
import { problemsOfSearch } from "./check-search.ts";
import { serve } from "./serve.ts";
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
