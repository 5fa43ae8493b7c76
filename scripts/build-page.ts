import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

/** Builds the emulator's page as one file with its code and styles inline, so that a policy can allow them by their hashes. */
export async function buildPage(root: string): Promise<void> {
  const folder = join(root, "packages/emulator/src/page");
  const { outputFiles } = await build({
    entryPoints: [join(folder, "main.tsx"), join(folder, "page.css")],
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: ["es2023", "chrome123", "firefox128", "safari18"],
    jsx: "automatic",
    legalComments: "none",
    define: { PARITY: JSON.stringify(parity(root)) },
    logLevel: "error",
  });
  const textOf = (end: string): string => outputFiles.find(({ path }) => path.endsWith(end))?.text.trim() ?? "";
  const html = readFileSync(join(folder, "page.html"), "utf8")
    .replace("/* page.css */", () => textOf(".css"))
    .replace("/* main.tsx */", () => textOf(".js"));
  writeFileSync(join(root, "packages/emulator/dist/page.html.br"), brotliCompressSync(html));
}

/** Function -> its package, level in the emulator, and judge. */
function parity(root: string): Readonly<Record<string, readonly string[]>> {
  const lines = readFileSync(join(root, "docs/parity.md"), "utf8").matchAll(
    /^\| ([\w-]+) \| `(\w+)` \| (\w*) ?\| (\w*) ?\|/gm,
  );
  return Object.fromEntries(
    [...lines].map(([, group = "", name = "", level = "", judge = ""]) => [name, [group, level, judge]]),
  );
}
