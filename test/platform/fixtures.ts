import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runInNewContext } from "node:vm";
import type { Probe } from "./probe.ts";

/** Stands in files of fixtures for a text that each deployment has of its own. */
export const placeholder = "RANDOMNESS_PLACEHOLDER";
export const randomness = "5f3a9c17d24b5f3a9c17d2";

export interface FixtureConfig {
  readonly builds?: readonly {
    readonly src: string;
    readonly use: string;
    readonly config?: Record<string, unknown>;
  }[];
  readonly env?: Readonly<Record<string, string>>;
  readonly build?: { readonly env?: Readonly<Record<string, string>> };
  readonly projectSettings?: Readonly<Record<string, unknown>>;
  readonly probes?: readonly Probe[];
  readonly [member: string]: unknown;
}

/** A project of the platform's public repository that its authors deploy and ask. */
export interface Fixture {
  readonly name: string;
  readonly folder: string;
  readonly config: FixtureConfig;
  readonly probes: readonly Probe[];
  /** A program that asks by itself. */
  readonly script?: string;
}

/** Reads a file of JSON that may have comments and commas at its ends: a subset of JavaScript. */
function readJson(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, "utf8").replaceAll(placeholder, randomness);
  return { ...runInNewContext(`(${text})`, Object.create(null), { timeout: 1000 }) };
}

export function readConfig(folder: string): FixtureConfig {
  const [name = "vercel.json"] = ["vercel.json", "now.json"].filter((each) => existsSync(join(folder, each)));
  return readJson(join(folder, name));
}

/** Finds the projects with probes in a checkout of the platform's public repository. */
export function findFixtures(checkout: string): Fixture[] {
  const packages = join(checkout, "packages");
  if (!existsSync(packages))
    throw new Error(`${checkout} is not a checkout of the platform's repository: it has no folder packages`);
  const marks = /^(vercel|now|probes)\.json$|^probe\.c?js$/;
  const files = readdirSync(packages, { recursive: true, withFileTypes: true, encoding: "utf8" });
  const folders = files.flatMap((file) => (file.isFile() && marks.test(file.name) ? file.parentPath : []));
  return [...new Set(folders)]
    .filter((folder) => !folder.includes("node_modules"))
    .flatMap((folder) => fixtureIn(folder, packages) ?? [])
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function fixtureIn(folder: string, packages: string): Fixture | undefined {
  const config = readConfig(folder);
  const script = ["probe.cjs", "probe.js"].map((name) => join(folder, name)).find(existsSync);
  const probes = config.probes ?? readJson(join(folder, "probes.json")).probes;
  if (!Array.isArray(probes) && script === undefined) return undefined;
  // Of some the test writes the files.
  if (readdirSync(folder).every((file) => /^probes\.json$|\.test\.js$/.test(file))) return undefined;
  const name = relative(packages, folder).replaceAll("\\", "/").replace("/test/", "/").replace("/fixtures/", "/");
  return { name, folder, config, probes: Array.isArray(probes) ? probes : [], ...(script !== undefined && { script }) };
}

/** Whether a project has to be built before it is served: files of pages and `vercel.json` alone are served as they are. */
export function isBuilt(folder: string, { builds, ...config }: FixtureConfig): boolean {
  if (builds?.some(({ use }) => use !== "@vercel/static") || "services" in config || "experimentalServices" in config)
    return true;
  const programs =
    /(^|[/\\])(api|functions)[/\\]|(^|[/\\])(package\.json|middleware\.\w+|Pipfile|Gemfile)$|\.(tsx?|jsx|mjs|cjs|py|toml|go|mod|rb|rs|vue|svelte)$/;
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).some((path) => programs.test(path));
}
