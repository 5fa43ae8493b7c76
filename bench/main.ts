import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root, run } from "../scripts/build.ts";
import { pack } from "../scripts/packed.ts";
import { countTypes } from "../scripts/type-counts.ts";

// npm run bench: our two clients, ky, the vendor's SDK and fetch by hand, side by side, on the packages as they are packed.
// The SDK is installed here and nowhere else.
const { name, version }: { name: string; version: string } = JSON.parse(
  readFileSync(join(root, "contract/vendor-sdk.json"), "utf8"),
);
const sdk = `${name}@${version}`;
const { consumer } = pack();
if (run("pnpm", ["add", sdk, "--prefer-offline"], { cwd: consumer, quiet: true }) !== 0) throw new Error(`No ${sdk}.`);
const folder = join(consumer, "bench");
rmSync(folder, { recursive: true, force: true });
cpSync(join(root, "bench/src"), folder, { recursive: true });

const server = spawn("node", [join(folder, "server.ts")], { stdio: ["ignore", "pipe", "inherit"] });
const [port]: string[] = await once(createInterface(server.stdout), "line");
const baseUrl = `http://127.0.0.1:${port}`;
try {
  console.log(
    "CPU of the calling process per call, µs, and as a ratio to fetch by hand (median of 15 interleaved rounds)\n",
  );
  for (const line of lines("calls.ts", baseUrl)) showCase(line);
  console.log("\nLive memory, MiB more than before\n");
  for (const which of ["ky", "fetch"]) {
    for (const { what, growth } of lines("memory.ts", baseUrl, which)) {
      console.log(
        `${`slipway over ${which}`.padEnd(24)}${String(what).padEnd(16)}${(Number(growth) / 2 ** 20).toFixed(1)}`,
      );
    }
  }
} finally {
  server.kill();
}
showImports();
await showBundles();
showTypes();

function lines(file: string, ...args: string[]): Record<string, unknown>[] {
  const { stdout, stderr, status } = spawnSync("node", ["--expose-gc", join(folder, file), ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${file} failed:\n${stderr}`);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function showCase({ size, concurrency, medians, failed }: Record<string, unknown>): void {
  const times = Object.entries(medians as Record<string, number>);
  const base = times[0]?.[1] ?? Number.NaN;
  console.log(`${size} answers, ${concurrency} at a time`);
  for (const [name, time] of times)
    console.log(`  ${name.padEnd(24)}${time.toFixed(0).padStart(7)}${(time / base).toFixed(2).padStart(7)}`);
  for (const [name, error] of Object.entries(failed as Record<string, string>))
    console.log(`  ${name.padEnd(24)} throws ${error}`);
}

function showImports(): void {
  const modules = {
    nothing: "",
    ky: 'import "ky";',
    "slipway core and deployments": 'import "@slipway/core"; import "@slipway/deployments";',
    "slipway fetch client and deployments": 'import "@slipway/core/fetch"; import "@slipway/deployments";',
    "@vercel/sdk": 'import "@vercel/sdk";',
  };
  const times: Record<string, number[]> = {};
  for (let round = 0; round < 15; round++) {
    for (const [name, source] of Object.entries(modules)) {
      writeFileSync(join(consumer, "import.mjs"), source);
      const start = performance.now();
      spawnSync("node", [join(consumer, "import.mjs")]);
      times[name] = [...(times[name] ?? []), performance.now() - start];
    }
  }
  const medians = Object.entries(times).map(([name, each]) => [name, each.sort((a, b) => a - b)[7] ?? 0] as const);
  const [[, none]] = medians as [readonly [string, number]];
  console.log("\nImport, ms more than an empty process\n");
  for (const [name, time] of medians.slice(1)) console.log(`${name.padEnd(40)}${(time - none).toFixed(1)}`);
}

async function showBundles(): Promise<void> {
  const modules = {
    ky: 'export { default } from "ky";',
    "slipway, one operation": 'export { createClient } from "@slipway/core"; export { getUser } from "@slipway/user";',
    "slipway, fetch client":
      'export { createClient } from "@slipway/core/fetch"; export { getUser } from "@slipway/user";',
    "@vercel/sdk": 'export { Vercel } from "@vercel/sdk";',
  };
  console.log("\nBundle, minified and compressed, KB\n");
  for (const [name, contents] of Object.entries(modules)) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: consumer },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      platform: "browser",
      external: ["node:*", "async_hooks"],
      logLevel: "error",
    });
    console.log(`${name.padEnd(40)}${(gzipSync(outputFiles[0]?.text ?? "", { level: 9 }).length / 1000).toFixed(1)}`);
  }
}

function showTypes(): void {
  const programs = {
    "slipway, ten groups": countTypes(consumer, "ten-calls.ts", /node_modules\/(@slipway|slipway)\//),
    "@vercel/sdk, the same calls": countTypes(folder, "ten-vendor-calls.ts", /node_modules\/@vercel\//),
  };
  console.log("\nType-checking ten calls: s, KB of declarations, instantiations\n");
  for (const [name, { seconds, declarations, instantiations }] of Object.entries(programs)) {
    console.log(
      `${name.padEnd(40)}${seconds.toFixed(2)}${(declarations / 1000).toFixed(0).padStart(8)}${String(instantiations).padStart(8)}`,
    );
  }
}
