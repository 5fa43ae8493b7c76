import { type ChildProcessByStdio, spawn } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, onTestFinished } from "vitest";

export type Command = ChildProcessByStdio<null, Readable, Readable>;

export interface CommandRunner {
  readonly folder: string;
  readonly command: string;
  run(...args: string[]): Command;
  runWith(variables: Readonly<Record<string, string>>, ...args: string[]): Command;
}

/** The command as it is published: one bundle, run by a Node of its own. */
export function prepareCommand(): CommandRunner {
  const folder = mkdtempSync(join(tmpdir(), "slipway-cli-"));
  const command = join(folder, "cli.js");
  beforeAll(async () => {
    await build({
      entryPoints: [fileURLToPath(new URL("../src/names.preload.ts", import.meta.url))],
      outfile: join(folder, "names.preload.cjs"),
      bundle: true,
      platform: "node",
      format: "cjs",
      logLevel: "error",
    });
    const source = fileURLToPath(new URL("../src", import.meta.url));
    const programs = [join(source, "cli.ts"), ...globSync(join(source, "**/*.entry.ts"))];
    await build({
      entryPoints: programs.map((path) => ({ in: path, out: basename(path, ".ts") })),
      outdir: folder,
      bundle: true,
      platform: "node",
      format: "esm",
      tsconfig: fileURLToPath(new URL("../../../tsconfig.json", import.meta.url)),
      logLevel: "error",
      // CommonJS modules require Node's own modules by this function.
      banner: {
        js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const runWith: CommandRunner["runWith"] = (variables, ...args) => {
    const env = { ...process.env, ...variables };
    const child = spawn(process.execPath, [command, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    return child;
  };
  return { folder, command, run: (...args) => runWith({}, ...args), runWith };
}

export async function announced(child: Command): Promise<{ url: string; token: string }> {
  let line = "";
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    line += piece;
    if (line.includes("\n")) break;
  }
  const [, url = "", token = ""] = /^Slipway emulator at (\S+) with token (\S+)\n/.exec(line) ?? [];
  return { url, token };
}
