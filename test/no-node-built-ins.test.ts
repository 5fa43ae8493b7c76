import { builtinModules } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { groups, root } from "./sources.ts";

// Entries that users bundle for browsers and edge runtimes: all but those under /node.
const entries = [
  "packages/core/src/index.ts",
  "packages/core/src/fetch.ts",
  "packages/core/src/limiter.ts",
  "packages/core/src/internal.ts",
  "packages/core/src/middleware.ts",
  "packages/core/src/metrics.ts",
  "packages/core/src/progress.ts",
  "packages/core/src/raw.ts",
  "packages/core/src/tracing.ts",
  "packages/core/src/undici.ts",
  "packages/core/src/validation.ts",
  "packages/registry/src/content.ts",
  "packages/slipway/src/index.ts",
  ...groups.map((name) => `packages/${name}/src/index.ts`),
  ...groups.map((name) => `packages/${name}/src/generated/schemas.ts`),
];

test.each(entries)("%s bundles without a Node built-in", async (entry) => {
  expect(await builtInsOf(entry)).toEqual([]);
});

test("the check sees the built-ins of an entry that has some", async () => {
  expect(await builtInsOf("packages/deployments/src/node/index.ts")).not.toEqual([]);
});

async function builtInsOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["import"],
    tsconfig: join(root, "tsconfig.json"),
    external: builtinModules.flatMap((name) => [name, `node:${name}`]),
    logLevel: "silent",
  });
  return Object.values(metafile.outputs)
    .flatMap((output) => output.imports.filter(({ external }) => external))
    .map(({ path }) => path);
}
