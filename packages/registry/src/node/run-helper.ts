import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { InputError } from "@slipway/core/call";

/** More than any credential has, in bytes. */
const MOST = 1024 * 1024;

/** How long output is waited for after the program's end, in ms, where something left behind keeps the pipe open: its own is there by then. */
const REST = 100;

type Helper = ChildProcessByStdio<Writable, Readable, null>;

export interface HelperResult {
  readonly code: number | NodeJS.Signals;
  readonly output: string;
}

/** Runs a program with `get` and a line of input until it ends itself, whatever it leaves behind, or the timeout in ms; `InputError` without its words. */
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
      // Who writes on gets an error, and nobody is waited for.
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

    child = start(program, cannotRun);
    if (!child) return;
    const { stdin, stdout } = child;
    child.on("error", cannotRun);
    stdout.on("data", (part: Buffer) => {
      size += part.length;
      if (size > MOST) return refuse("answered more than a credential can be");
      parts.push(part);
    });
    child.on("exit", (code, signal) => {
      if (isOver) return;
      const end = (): void => {
        if (isOver) return;
        finish();
        // One of the two is there.
        resolve({ code: code ?? signal ?? "SIGKILL", output: Buffer.concat(parts).toString("utf8") });
      };
      if (stdout.readableEnded) return end();
      stdout.once("end", end);
      // What is in the pipe is read before an immediate has its turn, however busy this process was.
      rest = setTimeout(() => setImmediate(end), REST);
    });
    // A program that ends without reading has its exit code to say so; a pipe that breaks ends with the program.
    stdin.on("error", () => {});
    stdout.on("error", () => {});
    stdin.end(input);
  });
}

/** Starts a program; some failures are thrown, and most of them told later. */
function start(program: string, fail: (error: NodeJS.ErrnoException) => void): Helper | undefined {
  try {
    return spawn(program, ["get"], { stdio: ["pipe", "pipe", "ignore"], windowsHide: true });
  } catch (error) {
    // What `spawn` throws is an error of the system.
    fail(error as NodeJS.ErrnoException);
    return undefined;
  }
}
