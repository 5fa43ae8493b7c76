import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { bundleFile } from "../../../test/bundle-program.ts";
import { newFolder } from "../../../test/new-folder.ts";

export async function runChild(program: string, ...args: string[]): Promise<ChildProcessByStdio<null, Readable, null>> {
  const file = await bundleFile(join(import.meta.dirname, program), newFolder());
  return spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
}
