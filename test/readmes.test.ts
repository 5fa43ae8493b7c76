import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { runVitest } from "../packages/emulator/test/run-vitest.ts";
import { blocksOf, readmes } from "./readme-blocks.ts";
import { canRun, environmentFor } from "./readmes.ts";
import { root } from "./sources.ts";

// The code that READMEs show type-checks and runs as it stands.
const blocks = readmes.flatMap((path) => blocksOf(path, "ts"));

const isTest = ({ code }: { code: string }): boolean => code.includes('from "@slipway/emulator/vitest"');
const absent = blocks.filter(({ code }) => !canRun(code));

test.each(absent)("absent: $path, block $number, needs a redis-server (apt-get install redis-server)", ({ code }) => {
  expect(code).toContain('from "redis"');
});

test.each(blocks.filter(isTest))("$path, block $number, passes in vitest", async ({ code }) => {
  const { status, output } = await runVitest(code);
  expect(output).toMatch(/Tests {2}\d+ passed \(\d+\)/);
  expect(status).toBe(0);
});

test.each(blocks.filter((block) => !absent.includes(block) && !isTest(block)))(
  "$path, block $number, runs",
  async ({ code, path, title }) => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: root, loader: "ts" },
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
    const { stdout, stderr, code: status } = await runModule(outputFiles[0]?.text ?? "", code, path);
    expect(stderr).toBe("");
    // A line that says nothing, or not what was meant, shows nobody anything.
    expect(stdout.split("\n").slice(0, -1)).not.toContain("");
    expect(status).toBe(0);
    const prints = blocksOf(path, "text").find((each) => title !== undefined && each.title === `${title} prints`);
    if (prints) expect(stdout).toBe(prints.code);
  },
);

test.each(readmes)("what the code of %s imports, it installs", (path) => {
  const code = blocksOf(path, "ts")
    .map((block) => block.code)
    .join("");
  const imported = [...code.matchAll(/from "((?:@slipway\/)?[a-z][^"/]*)/g)].map(([, name]) => name ?? "");
  const installed = blocksOf(path, "sh").flatMap((block) => block.code.split(/\s+/));
  expect(imported.filter((name) => !name.startsWith("node:") && !installed.includes(name))).toEqual([]);
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
  const { stdout } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

async function runModule(
  source: string,
  code: string,
  path: string,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  await using resources = new AsyncDisposableStack();
  const cwd = await mkdtemp(join(tmpdir(), "slipway-readme-"));
  resources.defer(() => rm(cwd, { recursive: true }));
  // What the program reads stands beside it.
  for (const { title, code: content } of blocksOf(path, "json")) if (title) await writeFile(join(cwd, title), content);
  const env = { ...process.env, ...(await environmentFor(code, cwd, resources)) };
  const child = spawn(process.execPath, ["--input-type=module"], { cwd, env, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(source);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: status, stdout, stderr };
}
