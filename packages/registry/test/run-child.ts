import { type ChildProcessByStdio, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { build } from "esbuild";
import { onTestFinished } from "vitest";

/** Runs a program of the tests in a process of its own. */
export async function runChild(program: string, ...args: string[]): Promise<ChildProcessByStdio<null, Readable, null>> {
  const folder = mkdtempSync(join(tmpdir(), "slipway-child-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outfile = join(folder, "child.mjs");
  await build({
    entryPoints: [join(import.meta.dirname, program)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    tsconfig: join(import.meta.dirname, "../../../tsconfig.json"),
  });
  return spawn(process.execPath, [outfile, ...args], { stdio: ["ignore", "pipe", "inherit"] });
}
