import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { GroupContract } from "@slipway/core";
import { build, transform } from "esbuild";
import { type Absences, absence } from "../outcome.ts";
import type { Packed } from "../packed.ts";
import { importPeer } from "../peers/install-peer.ts";

/** What the costliest way to write a call may weigh, as a multiple of the cheapest. */
const tolerance = 1.03;

const route = "GET /v9/projects/{idOrName}";
const call = '{ idOrName: "site" }';
/** Ways to write the same call. */
const entries: Readonly<Record<string, string>> = {
  "by hand": `import { call, createClient } from "@slipway/core";
    export const project = () => call(createClient(), { route: "${route}", team: true, secret: true }, ${call});`,
  group: `import { createClient } from "@slipway/core"; import { getProject } from "@slipway/projects";
    export const project = () => getProject(createClient(), ${call});`,
  umbrella: `import * as slipway from "slipway";
    export const project = () => slipway.getProject(slipway.createClient(), ${call});`,
  "umbrella's group": `import { createClient, projects } from "slipway";
    export const project = () => projects.getProject(createClient(), ${call});`,
};

/** Where a bundle holds the whole group, and why. It has to be so, and no other group may come along. */
const gaps: Readonly<Record<string, string>> = {
  "esbuild, umbrella's group": "esbuild keeps a namespace whole that another module hands on (evanw/esbuild#1420)",
};

/** What a bundle of one call has nothing to do with. */
const foreign: Readonly<Record<string, RegExp>> = {
  "a schema": /kind:\s*["'`]schema["'`]/,
  "a Node built-in": /["'`]node:|\brequire\(/,
};
const routes = /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE) \/[^"'`]+/g;

/** Bundles one call, in each way to write it, with each bundler: the ways cost the same, and nothing else comes along. */
export async function checkBundlers({ consumer }: Packed): Promise<boolean | Absences> {
  const folder = join(consumer, "bundlers");
  mkdirSync(folder, { recursive: true });
  const group = await routesOfGroup(consumer);
  const problems: string[] = [];
  const absent: string[] = [];
  for (const [name, bundler] of Object.entries(bundlers)) {
    try {
      const sizes: Record<string, number> = {};
      for (const [way, source] of Object.entries(entries)) {
        const entry = join(folder, `${way.replace(/\W/g, "-")}.js`);
        writeFileSync(entry, source);
        const code = await bundler(entry, folder);
        sizes[way] = gzipSync(code, { level: 9 }).length;
        problems.push(
          ...strangersIn(code, gaps[`${name}, ${way}`] ? group : [route]).map((each) => `${name}, ${way}: ${each}`),
        );
      }
      const shown = Object.entries(sizes).map(([way, size]) => `${way} ${size} bytes${note(name, way)}`);
      console.log(`${name}: ${shown.join(", ")}`);
      problems.push(...compare(name, sizes));
    } catch (error) {
      absent.push(`${name} (${absence(error)})`);
    }
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 && (absent.length === 0 || { absent });
}

async function routesOfGroup(consumer: string): Promise<string[]> {
  const entry = createRequire(join(consumer, "package.json")).resolve("@slipway/projects/contract");
  const { contract }: { contract: GroupContract } = await import(pathToFileURL(entry).href);
  return Object.values(contract.operations).map((operation) => operation.route);
}

function strangersIn(code: string, known: readonly string[]): string[] {
  const traces = Object.entries(foreign).flatMap(([what, trace]) =>
    trace.test(code) ? [`the bundle holds ${what}.`] : [],
  );
  const others = [...code.matchAll(routes)].map(([found]) => found).filter((found) => !known.includes(found));
  return [...traces, ...(others.length > 0 ? [`the bundle holds another operation, ${others[0]}.`] : [])];
}

function compare(name: string, sizes: Readonly<Record<string, number>>): string[] {
  const smallest = Math.min(...Object.values(sizes));
  return Object.entries(sizes).flatMap(([way, size]) => {
    const isGap = `${name}, ${way}` in gaps;
    if (size > smallest * tolerance === isGap) return [];
    return [`${name}, ${way}: ${size} bytes, ${isGap ? "no longer " : ""}more than 3 % above ${smallest}.`];
  });
}

function note(name: string, way: string): string {
  const gap = gaps[`${name}, ${way}`];
  return gap ? ` (${gap})` : "";
}

/** Bundles a module with what it imports for the browser, minified, in the way that its documentation tells. */
type Bundler = (entry: string, outFolder: string) => Promise<string>;

interface Rollup {
  rollup(
    options: object,
  ): Promise<{ generate(options: object): Promise<{ readonly output: readonly [{ readonly code: string }] }> }>;
}
interface NodeResolve {
  readonly nodeResolve: (options: object) => unknown;
}
interface Rolldown {
  rolldown: Rollup["rollup"];
}
interface Webpack {
  readonly default: (options: object, done: (error: Error | null, stats: Stats) => void) => void;
}
interface Stats {
  hasErrors(): boolean;
  toString(what: string): string;
}

/** The bundlers that the packages are tried with. */
const bundlers: Readonly<Record<string, Bundler>> = {
  async esbuild(entry) {
    const { outputFiles } = await build({ ...options, entryPoints: [entry], bundle: true, write: false });
    return outputFiles[0]?.text ?? "";
  },

  async rollup(entry) {
    const { rollup } = await importPeer<Rollup>("rollup", "rollup");
    const { nodeResolve } = await importPeer<NodeResolve>("rollup", "@rollup/plugin-node-resolve");
    const bundle = await rollup({ input: entry, plugins: [nodeResolve({ browser: true })] });
    const { output } = await bundle.generate({ format: "es" });
    // It does not minify on its own.
    return (await transform(output[0].code, options)).code;
  },

  async rolldown(entry) {
    const { rolldown } = await importPeer<Rolldown>("rolldown", "rolldown");
    const bundle = await rolldown({ input: entry, platform: "browser" });
    return (await bundle.generate({ format: "es", minify: true })).output[0].code;
  },

  async webpack(entry, path) {
    const { default: webpack } = await importPeer<Webpack>("webpack", "webpack");
    const output = { path, filename: "webpack.js", library: { type: "module" }, module: true };
    const settings = { mode: "production", target: "web", entry, output, experiments: { outputModule: true } };
    await new Promise<void>((resolve, reject) =>
      webpack(settings, (error, stats) => {
        if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString("errors-only")));
        else resolve();
      }),
    );
    return readFileSync(join(path, "webpack.js"), "utf8");
  },
};

const options = { format: "esm", minify: true, platform: "browser", target: "es2023", logLevel: "error" } as const;
