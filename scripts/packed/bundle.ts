import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import type { GroupContract } from "@slipway/core";
import { build, transform } from "esbuild";
import { importPeer } from "../peers/install-peer.ts";
import type { Use } from "./cell.ts";

/** Largest size of a way to write a call, as a multiple of the smallest. */
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

/** Bundles with a whole group, and the reason. Each has to be a gap, and no other group may be bundled. */
const gaps: Readonly<Record<string, string>> = {
  "esbuild, umbrella's group": "esbuild keeps a namespace whole that another module hands on (evanw/esbuild#1420)",
};

/** Traces of code that a bundle of one call must not have. */
const foreign: Readonly<Record<string, RegExp>> = {
  "a schema": /kind:\s*["'`]schema["'`]/,
  "a Node built-in": /["'`]node:|\brequire\(/,
};
const routes = /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE) \/[^"'`]+/g;

/** Bundles one call in each way to write it: the ways cost the same, and nothing else comes along. */
async function bundleCalls(name: string, bundle: Bundler, consumer: string): Promise<string[]> {
  const folder = join(consumer, "bundlers", name);
  mkdirSync(folder, { recursive: true });
  const group = await routesOfGroup(consumer);
  const sizes: Record<string, number> = {};
  const problems: string[] = [];
  for (const [way, source] of Object.entries(entries)) {
    const entry = join(folder, `${way.replace(/\W/g, "-")}.js`);
    writeFileSync(entry, source);
    const code = await bundle(entry, folder);
    sizes[way] = gzipSync(code, { level: 9 }).length;
    problems.push(...strangersIn(code, `${name}, ${way}` in gaps ? group : [route]).map((each) => `${way}: ${each}`));
  }
  const smallest = Math.min(...Object.values(sizes));
  for (const [way, size] of Object.entries(sizes)) {
    const isGap = `${name}, ${way}` in gaps;
    if (size > smallest * tolerance !== isGap)
      problems.push(`${way}: ${size} bytes, ${isGap ? "no longer " : ""}more than 3 % above ${smallest}.`);
  }
  return problems;
}

async function routesOfGroup(consumer: string): Promise<string[]> {
  const entry = createRequire(join(consumer, "package.json")).resolve("@slipway/projects/contract");
  const { contract }: { contract: GroupContract } = await import(pathToFileURL(entry).href);
  return Object.values(contract.operations).map((operation) => operation.route);
}

function strangersIn(code: string, expectedRoutes: readonly string[]): string[] {
  const traces = Object.entries(foreign).flatMap(([what, trace]) =>
    trace.test(code) ? [`the bundle holds ${what}.`] : [],
  );
  const others = [...code.matchAll(routes)].map(([route]) => route).filter((found) => !expectedRoutes.includes(found));
  return [...traces, ...(others.length > 0 ? [`the bundle holds another operation, ${others[0]}.`] : [])];
}

/** Bundles and minifies a module for the browser, as the bundler's documentation shows. */
type Bundler = (entry: string, outFolder: string) => Promise<string>;
type MakeBundle = (options: object) => Promise<{ generate(options: object): Promise<{ output: [{ code: string }] }> }>;
type Webpack = (options: object, callback: (error: Error | null, stats: Stats) => void) => void;
interface Stats {
  hasErrors(): boolean;
  toString(what: string): string;
}

const options = { format: "esm", minify: true, platform: "browser", target: "es2023", logLevel: "error" } as const;

const bundlers: Readonly<Record<string, Bundler>> = {
  async esbuild(entry) {
    const { outputFiles } = await build({ ...options, entryPoints: [entry], bundle: true, write: false });
    return outputFiles[0]?.text ?? "";
  },

  async rollup(input) {
    const { rollup } = await importPeer<{ rollup: MakeBundle }>("rollup", "rollup");
    const { nodeResolve } = await importPeer<{ nodeResolve: (options: object) => unknown }>(
      "rollup",
      "@rollup/plugin-node-resolve",
    );
    const bundle = await rollup({ input, plugins: [nodeResolve({ browser: true })] });
    const { output } = await bundle.generate({ format: "es" });
    // Rollup does not minify.
    return (await transform(output[0].code, options)).code;
  },

  async rolldown(input) {
    const { rolldown } = await importPeer<{ rolldown: MakeBundle }>("rolldown", "rolldown");
    const bundle = await rolldown({ input, platform: "browser" });
    return (await bundle.generate({ format: "es", minify: true })).output[0].code;
  },

  async webpack(entry, path) {
    const { default: webpack } = await importPeer<{ default: Webpack }>("webpack", "webpack");
    const output = { path, filename: "webpack.js", library: { type: "module" }, module: true };
    const settings = { mode: "production", target: "web", entry, output, experiments: { outputModule: true } };
    const stats = await promisify(webpack)(settings);
    // The previous file is still there.
    if (stats.hasErrors()) throw new Error(stats.toString("errors-only"));
    return readFileSync(join(path, "webpack.js"), "utf8");
  },
};

/** The bundlers that the packages are tried with. */
export const bundling: readonly Use<{ readonly consumer: string }>[] = Object.entries(bundlers).map(
  ([name, bundle]) => ["packed", `one call, bundled by ${name}`, ({ consumer }) => bundleCalls(name, bundle, consumer)],
);
