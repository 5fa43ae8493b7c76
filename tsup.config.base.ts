import { readFileSync } from "node:fs";
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
  };
});
