import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { InputError } from "@slipway/core/call";

/** Limit of a helper's output, in bytes: more than any credential has. */
const MAX_OUTPUT = 1024 * 1024;

/** Wait for output after the program's end, in ms: a child of its own may keep the pipe open. */
const REST = 100;

type Helper = ChildProcessByStdio<Writable, Readable, null>;

export interface HelperResult {
  readonly code: number | NodeJS.Signals;
  readonly output: string;
}

/** Runs a program with `get` and a line of input until it exits, or until the timeout in ms; an `InputError` quotes nothing of its output. */
export function runHelper(program: string, input: string, timeout: number): Promise<HelperResult> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    let isOver = false;
    let child: Helper | undefined;
    let rest: NodeJS.Timeout | undefined;

    const finish = (): void => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(rest);
      // A child that still writes gets an error; this process does not wait.
      child?.stdout.destroy();
      child?.stdin.destroy();
      child?.unref();
    };
    const refuse = (what: string, cause?: unknown): void => {
      if (isOver) return;
      finish();
      child?.kill("SIGKILL");
      reject(new InputError(`${program} ${what}`, { cause }));
    };
    const cannotRun = (error: NodeJS.ErrnoException): void =>
      refuse(error.code === "ENOENT" ? "is not on the PATH: install it, or log in without it" : "cannot be run", error);
    const timer = setTimeout(() => refuse(`did not answer within ${timeout} ms`), timeout);

    child = spawnHelper(program, cannotRun);
    if (!child) return;
    const { stdin, stdout } = child;
    child.on("error", cannotRun);
    stdout.on("data", (part: Buffer) => {
      size += part.length;
      if (size > MAX_OUTPUT) return refuse("answered more than a credential can be");
      parts.push(part);
    });
    child.on("exit", (code, signal) => {
      if (isOver) return;
      const end = (): void => {
        if (isOver) return;
        finish();
        // Either the code or the signal is set.
        resolve({ code: code ?? signal ?? "SIGKILL", output: Buffer.concat(parts).toString("utf8") });
      };
      if (stdout.readableEnded) return end();
      stdout.once("end", end);
      // The pipe is read before an immediate runs, however busy this process was.
      rest = setTimeout(() => setImmediate(end), REST);
    });
    // The exit code tells of a program that does not read; a broken pipe ends with the program.
    stdin.on("error", () => {});
    stdout.on("error", () => {});
    stdin.end(input);
  });
}

/** Starts a program; `spawn` throws some failures and emits most. */
function spawnHelper(program: string, fail: (error: NodeJS.ErrnoException) => void): Helper | undefined {
  try {
    return spawn(program, ["get"], { stdio: ["pipe", "pipe", "ignore"], windowsHide: true });
  } catch (error) {
    // Node throws system errors.
    fail(error as NodeJS.ErrnoException);
    return undefined;
  }
}
