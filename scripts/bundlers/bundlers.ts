import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { importPeer } from "../peers/install-peer.ts";

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
export const bundlers: Readonly<Record<string, Bundler>> = {
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
