import { basename, join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { root } from "./sources.ts";

const options = {
  bundle: true,
  format: "esm",
  platform: "node",
  // Bundled modules may be CommonJS.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  tsconfig: join(root, "tsconfig.json"),
} satisfies BuildOptions;

/** A program that a document shows as one module that Node runs: on this clone's sources. */
export async function bundleProgram(code: string, resolveDir: string): Promise<string> {
  const stdin = { contents: code, resolveDir, loader: "ts" } as const;
  const { outputFiles } = await build({ ...options, stdin, write: false });
  return outputFiles[0]?.text ?? "";
}

export async function bundleFile(file: string, outdir: string): Promise<string> {
  const outfile = join(outdir, `${basename(file, ".ts")}.mjs`);
  await build({ ...options, entryPoints: [file], outfile });
  return outfile;
}

/** Many of them, by their files, into a folder where they stand as the files do; they share what several import. */
export async function bundlePrograms(files: readonly string[], outbase: string, outdir: string): Promise<void> {
  await build({ ...options, entryPoints: [...files], outbase, outdir, splitting: true });
}
