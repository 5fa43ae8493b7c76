import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { run } from "@slipway/cli";

const bin = fileURLToPath(new URL("../dist/bin.js", import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface Place {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function begin(
  { folder, env }: Place,
  args: readonly string[],
): ChildProcessByStdio<Writable, Readable, Readable> {
  const { PATH = "" } = process.env;
  return spawn(process.execPath, [bin, ...args], { cwd: folder, env: { PATH, HOME: folder, ...env }, stdio: "pipe" });
}

/** Runs the command to its end in this process, from its sources: this saves the start of a process. */
export async function runHere({ folder, env }: Place, args: readonly string[]): Promise<Ran> {
  // The buffer holds the whole output, because it is read at the end only.
  const room = { highWaterMark: 2 ** 26 };
  const streams = { stdin: new PassThrough().end(), stdout: new PassThrough(room), stderr: new PassThrough(room) };
  // A stream without a terminal lacks the methods that the command line calls.
  const io = { ...streams, env: { HOME: folder, XDG_CONFIG_HOME: folder, ...env } } as unknown as Parameters<
    typeof run
  >[1];
  const before = process.cwd();
  process.chdir(folder);
  try {
    const code = await run(args, io);
    const [stdout = "", stderr = ""] = [streams.stdout, streams.stderr].map((each) => String(each.end().read() ?? ""));
    return ran(code, stdout, stderr);
  } finally {
    process.chdir(before);
  }
}

export async function runBin(place: Place, args: readonly string[], input = ""): Promise<Ran> {
  const child = begin(place, args);
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return ran(code, stdout, stderr);
}

function ran(code: number | null, stdout: string, stderr: string): Ran {
  return {
    ...{ code, stdout, stderr },
    get rows() {
      return stdout
        .split("\n")
        .filter(Boolean)
        .map((line): Record<string, unknown> => JSON.parse(line));
    },
  };
}
