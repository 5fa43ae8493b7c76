import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { defineConfig, type Options } from "tsup";

interface Manifest {
  readonly exports?: Readonly<Record<string, string | { readonly default: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
}

// One build for every package: `dist/x.js`, exported or a command in its package.json, is built from `src/x.ts`.
export default defineConfig((): Options => {
  const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const outputs = [
    ...Object.values(manifest.exports ?? {}).map((entry) => (typeof entry === "string" ? entry : entry.default)),
    ...Object.values(manifest.bin ?? {}),
  ];
  const names = outputs.flatMap((output) => /^(?:\.\/)?dist\/(.+)\.js$/.exec(output)?.[1] ?? []);
  return {
    entry: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
    format: "esm",
    target: "es2023",
    platform: "neutral",
    external: [/^node:/],
    splitting: true,
    dts: false,
    clean: true,
    // `node:sqlite` exists under no other name.
    removeNodeProtocol: false,
    silent: true,
    onSuccess: joinChunks,
  };
});

const chunk = /\bchunk-\w+\.js\b/g;

/** Node loads file by file: what entries share becomes one file, not one for each set of entries that share something. */
async function joinChunks(): Promise<void> {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" });
  const chunks = files.filter((file) => file.search(chunk) === 0);
  if (chunks.length < 2) return;
  const contents = chunks.map((file) => `export * from "./${file}";`).join("\n");
  const stdin = { contents, resolveDir: "dist" };
  await build({
    stdin,
    outfile: "dist/shared.js",
    bundle: true,
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  for (const file of chunks) rmSync(join("dist", file));
  for (const file of files.filter((each) => each.endsWith(".js") && !chunks.includes(each))) {
    const path = join("dist", file);
    writeFileSync(path, readFileSync(path, "utf8").replace(chunk, "shared.js"));
  }
}
