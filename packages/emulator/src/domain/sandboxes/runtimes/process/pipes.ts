import { execFile } from "node:child_process";
import { constants, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";

/** A pipe that a program writes into. */
export interface Pipe {
  /** Its name, by which whatever begins the program opens it; afterwards it is to be forgotten. */
  readonly path: string;
  readonly output: Readable;
}

let opened = 0;

/**
 * Opens pipes for the outputs of a program. What Node itself gives a program are sockets, which it can write into but not open again, as
 * `echo > /dev/stderr` does.
 *
 * @param folder where they have names until they are open
 */
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
