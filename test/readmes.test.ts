import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createEmulator } from "@slipway/emulator";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { modelledGroups } from "../packages/emulator/src/groups.ts";
import { prepareReadme, seed } from "./readme-registry.ts";
import { groups, packages, root } from "./sources.ts";
import { startRecorder } from "./wire/recorder.ts";
import { answerFromSchema } from "./wire/schema-server.ts";

// The code that READMEs show type-checks and runs as it stands, on an emulator that the environment names. What the emulator does
// not model yet runs against a server that answers any operation with a value of its schema.
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
  const { stderr, code: status } = await runModule(outputFiles[0]?.text ?? "", isModelled(code ?? ""));
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

test("the code of all READMEs type-checks", () => {
  const folder = join(root, ".work/readmes");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, number, code } of blocks) {
    writeFileSync(join(folder, `${path.replaceAll("/", "-")}.${number}.ts`), `${code}\nexport {};\n`);
  }
  const compilerOptions = { isolatedDeclarations: false, declaration: false, noUnusedLocals: false };
  const settings = { extends: "../../tsconfig.json", compilerOptions, include: ["*.ts"], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
  expect(stdout).toBe("");
});

function isModelled(code: string): boolean {
  const used = [...code.matchAll(/from "@slipway\/([^"/]+)"/g)].map(([, name]) => name ?? "");
  return used.every((name) => !groups.includes(name) || name in modelledGroups);
}

async function runModule(source: string, modelled: boolean): Promise<{ code: number | null; stderr: string }> {
  await using resources = new AsyncDisposableStack();
  const cwd = await mkdtemp(join(tmpdir(), "slipway-readme-"));
  resources.defer(() => rm(cwd, { recursive: true }));
  const { url, token, variables } = modelled
    ? await modelledPlatform(resources, cwd)
    : { ...(await schemaServer(resources)), token: "readme", variables: {} };
  const env = { ...process.env, SLIPWAY_TOKEN: token, SLIPWAY_API_URL: url, ...variables };
  const child = spawn(process.execPath, ["--input-type=module"], { cwd, env, stdio: ["pipe", "ignore", "pipe"] });
  child.stdin.end(source);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code, stderr };
}

async function modelledPlatform(
  resources: AsyncDisposableStack,
  folder: string,
): Promise<{ url: string; token: string; variables: Record<string, string> }> {
  const emulator = resources.use(await createEmulator({ buildTime: 20, validateAnswers: true, seed }));
  return { url: emulator.url, token: emulator.token, variables: await prepareReadme(emulator, folder) };
}

async function schemaServer(resources: AsyncDisposableStack): Promise<{ url: string }> {
  const recorder = resources.use(await startRecorder());
  recorder.prepare(answerFromSchema);
  return { url: recorder.url };
}
