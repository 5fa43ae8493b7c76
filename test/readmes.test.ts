import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createEmulator, type Emulator } from "@slipway/emulator";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { packages, root } from "./sources.ts";

// The code that READMEs show runs as it stands, on an emulator that the environment names.
const readmes = ["README.md", ...packages.map((name) => `packages/${name}/README.md`)].filter((path) =>
  existsSync(join(root, path)),
);
const blocks = readmes.flatMap((path) => {
  const markdown = readFileSync(join(root, path), "utf8");
  return [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code], index) => ({ path, number: index + 1, code }));
});

test.each(blocks)("$path, block $number, runs", async ({ code }) => {
  const { outputFiles } = await build({
    stdin: { contents: code ?? "", resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    tsconfig: join(root, "tsconfig.json"),
  });
  await using emulator = await createEmulator({ buildTime: 20, validateAnswers: true });
  const { stderr, code: status } = await runModule(outputFiles[0]?.text ?? "", emulator);
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

async function runModule(source: string, emulator: Emulator): Promise<{ code: number | null; stderr: string }> {
  const env = { ...process.env, SLIPWAY_TOKEN: emulator.token, SLIPWAY_API_URL: emulator.url };
  const child = spawn(process.execPath, ["--input-type=module"], { env, stdio: ["pipe", "ignore", "pipe"] });
  child.stdin.end(source);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code, stderr };
}
