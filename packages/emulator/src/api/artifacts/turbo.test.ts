// @module-tag endurance
import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { start } from "../../../test/start.ts";
import type { Emulator } from "../../index.ts";

const turbo = createRequire(import.meta.url).resolve("turbo/bin/turbo");

interface Workspace {
  readonly folder: string;
  build(...flags: readonly string[]): Promise<{ readonly code: number; readonly said: string }>;
  forget(): Promise<void>;
  built(): Promise<string>;
}

async function createWorkspace(emulator: Emulator, more: object = {}): Promise<Workspace> {
  const folder = newFolder();
  const lib = join(folder, "packages", "lib");
  await mkdir(lib, { recursive: true });
  const json = (path: string, value: unknown) => writeFile(join(folder, path), JSON.stringify(value));
  const root = { name: "root", private: true, packageManager: "npm@10.0.0", workspaces: ["packages/*"] };
  await json("package.json", root);
  await json("package-lock.json", {
    name: "root",
    lockfileVersion: 3,
    packages: { "": { name: "root", workspaces: ["packages/*"] }, "packages/lib": { name: "lib", version: "1.0.0" } },
  });
  await json("turbo.json", { tasks: { build: { outputs: ["dist/**"] } }, ...more });
  await json("packages/lib/package.json", { name: "lib", version: "1.0.0", scripts: { build: "node build.js" } });
  const script = `const fs = require("node:fs"); fs.mkdirSync("dist", { recursive: true }); fs.writeFileSync("dist/out.txt", String(process.hrtime.bigint()));`;
  await writeFile(join(lib, "build.js"), script);
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    TURBO_API: emulator.url,
    TURBO_TOKEN: emulator.token,
    TURBO_TEAM: "acme",
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_REMOTE_CACHE_SIGNATURE_KEY: "a key that only the builders know",
    NO_COLOR: "1",
    CI: "1",
  };
  return {
    folder,
    build: (...flags) =>
      new Promise((resolve) => {
        const args = [turbo, "run", "build", "--no-daemon", ...flags];
        execFile(process.execPath, args, { cwd: folder, env }, (error, out, err) =>
          resolve({ code: typeof error?.code === "number" ? error.code : error ? 1 : 0, said: out + err }),
        );
      }),
    async forget() {
      for (const path of [".turbo", "node_modules", "packages/lib/dist", "packages/lib/.turbo"])
        await rm(join(folder, path), { recursive: true, force: true });
    },
    built: () => readFile(join(lib, "dist", "out.txt"), "utf8"),
  };
}

const timeout = 60_000;

test.each([
  ["as it comes", [], {}],
  ["after asking what it may send", ["--preflight"], {}],
  ["with signatures that it checks", [], { remoteCache: { signature: true } }],
])("turbo finds what it built before in the remote cache, %s", { timeout }, async (_, flags, more) => {
  const { build, forget, built } = await createWorkspace((await start()).emulator, more);
  expect(await build(...flags)).toMatchObject({ code: 0, said: expect.stringContaining("cache miss") });
  const output = await built();
  await forget();
  const second = await build(...flags);
  expect(second).toMatchObject({ code: 0, said: expect.stringMatching(/cache hit[\s\S]*1 cached, 1 total/) });
  expect(await built()).toBe(output);
});

test.each(["disabled", "over_limit", "paused"] as const)(
  "turbo builds by itself where the remote cache is %s",
  { timeout },
  async (status) => {
    const { emulator } = await start();
    emulator.world.setCache({ team: "acme", status });
    const { build, forget } = await createWorkspace(emulator);
    for (const _ of [1, 2]) {
      expect(await build()).toMatchObject({ code: 0, said: expect.stringContaining("cache miss") });
      await forget();
    }
  },
);
