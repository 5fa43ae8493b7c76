import { execFile } from "node:child_process";
import { constants, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";

export interface Pipe {
  readonly path: string;
  readonly output: Readable;
}

let opened = 0;

/** Opens pipes for a program's outputs: Node's own are sockets, which it cannot open again, as `echo > /dev/stderr` does. */
export async function openPipes(folder: string, count: number): Promise<Pipe[]> {
  const paths = Array.from({ length: count }, () => join(folder, `pipe-${opened++}`));
  try {
    // Whoever the program runs as may open them; nobody finds them, as the folder is the emulator's own.
    await promisify(execFile)("mkfifo", ["-m", "666", ...paths]);
    return paths.map(openPipe);
  } catch (error) {
    forgetPipes(paths);
    throw error;
  }
}

export function forgetPipes(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { force: true });
}

function openPipe(path: string): Pipe {
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { path, output: new Socket({ fd, readable: true, writable: false }) };
}
