import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/build.ts";
import { emptyOutcome, type Outcome, record } from "./outcome.ts";
import { withSite } from "./site.ts";
import { runTests } from "./statements.ts";

interface Route {
  readonly src: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Entry = Readonly<Record<string, unknown>>;

/** A part of `vercel.json`, the routes that the platform's routing library makes of it, and paths that these match or do not. */
export interface Pattern {
  readonly name: string;
  readonly config: Entry;
  readonly routes: readonly Route[];
  readonly paths: readonly string[];
}

/** Reads what the tests of the platform's routing library state. */
export function findPatterns(checkout: string): Pattern[] {
  const file = join(checkout, "packages/routing-utils/test/superstatic.spec.ts");
  if (!existsSync(file)) return [];
  const found: Pattern[] = [];
  let configs: readonly Entry[] = [];
  let expected: readonly Route[] = [];
  const perEntry = (kind: string) => (entries: readonly Entry[]) => {
    configs = entries.map((entry) => ({
      [kind]: [kind === "rewrites" ? { ...entry, destination: "/marker.txt" } : entry],
    }));
  };
  const flag = (kind: string) => (value: boolean, trailingSlash?: boolean) => {
    configs = [{ [kind]: value, ...(trailingSlash !== undefined && { trailingSlash }) }];
  };
  const assertRegexMatches = (_: unknown, matching: string[][], other: string[][]): void => {
    const isWhole = configs.length === 1 && expected.length > 1;
    for (const [index, config] of configs.entries()) {
      // Two members that make more routes than stated say nothing about other paths.
      const others = "trailingSlash" in config && "cleanUrls" in config ? [] : other;
      const all = [...matching, ...others];
      const paths = isWhole ? all.flat() : [...(matching[index] ?? []), ...(other[index] ?? [])];
      const routes = isWhole ? expected : expected.slice(index, index + 1);
      found.push({
        name: `routing-utils/${Object.keys(config)[0]}-${found.length}`,
        config,
        routes,
        paths: [...new Set(paths)].filter((path) => /^\/[^?]*$/.test(path)),
      });
    }
  };
  runTests(file, {
    test: (_: string, run: () => void) => run(),
    deepEqual: (_: unknown, routes: readonly Route[]) => {
      expected = routes;
    },
    getCleanUrls: () => [],
    normalizeRoutes: () => ({}),
    convertCleanUrls: flag("cleanUrls"),
    convertTrailingSlash: flag("trailingSlash"),
    convertRedirects: perEntry("redirects"),
    convertRewrites: perEntry("rewrites"),
    convertHeaders: perEntry("headers"),
    assertRegexMatches,
  });
  return found;
}

const conditional = /"(?:has|missing|env)":/;

/** Asks a site with that part of `vercel.json` alone for each path. */
export async function judgePattern({ name, config, routes, paths }: Pattern): Promise<Outcome> {
  const outcome = emptyOutcome(name);
  if (conditional.test(JSON.stringify(config)))
    return { ...outcome, notApplicable: ["the library states its path alone, and the entry has conditions"] };
  const directory = join(root, ".work/platform", name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "vercel.json"), JSON.stringify(config));
  writeFileSync(join(directory, "marker.txt"), "marker");
  await withSite({ name, directory, isPrebuilt: false }, async (site) => {
    for (const path of paths) {
      const response = await site.ask(path, { redirect: "manual" });
      record(outcome, path, problemOf(path, "rewrites" in config, routes, response, await response.text()));
    }
  });
  return outcome;
}

function problemOf(
  path: string,
  isRewrite: boolean,
  routes: readonly Route[],
  response: Response,
  text: string,
): string | undefined {
  const [route, match] =
    routes.map((each) => [each, new RegExp(each.src).exec(path)] as const).find(([, found]) => found) ?? [];
  if (isRewrite)
    return (text === "marker") === (match !== undefined)
      ? undefined
      : `the rewrite ${match ? "does not match" : "matches"}`;
  const value = (template: string) => template.replaceAll(/\$(\d+)/g, (_, index) => match?.[Number(index)] ?? "");
  const stated = Object.entries(route?.headers ?? {})
    .map(([name, template]) => [value(name), value(template)] as const)
    .filter(([name]) => /^[\w-]+$/.test(name));
  const other = stated.find(([name, expected]) => response.headers.get(name) !== expected);
  if (other) return `${other[0]} is ${response.headers.get(other[0])} and not ${other[1]}`;
  return match === undefined && response.headers.has("location")
    ? `it leads to ${response.headers.get("location")}`
    : undefined;
}
