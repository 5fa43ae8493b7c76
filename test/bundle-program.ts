import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./sources.ts";

/** A program that a document shows as one module that Node runs: on this clone's sources. */
export async function bundleProgram(code: string, resolveDir: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    // What is bundled along may be CommonJS.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    tsconfig: join(root, "tsconfig.json"),
  });
  return outputFiles[0]?.text ?? "";
}
