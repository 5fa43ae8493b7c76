import { execFile } from "node:child_process";
import { constants, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

type Side = "reads" | "writes";

export interface Pipe {
  readonly path: string;
  readonly socket: Socket;
}

let opened = 0;

/** Opens pipes for a program's input and outputs: Node's own are sockets, which it cannot open again, as `echo > /dev/stderr` does. */
export async function openPipes(folder: string, sides: readonly Side[]): Promise<Pipe[]> {
  const paths = sides.map(() => join(folder, `pipe-${opened++}`));
  try {
    // The program may have another user; the folder around its pipes is the emulator's alone.
    await promisify(execFile)("mkfifo", ["-m", "666", ...paths]);
    return paths.map((path, index) => openPipe(path, sides[index] === "writes"));
  } catch (error) {
    forgetPipes(paths);
    throw error;
  }
}

export function forgetPipes(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { force: true });
}

function openPipe(path: string, writable: boolean): Pipe {
  // A pipe without a reader cannot be opened for writing alone.
  const fd = openSync(path, (writable ? constants.O_RDWR : constants.O_RDONLY) | constants.O_NONBLOCK);
  return { path, socket: new Socket({ fd, readable: !writable, writable }) };
}
