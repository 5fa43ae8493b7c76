import { type StdioOptions, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { constants } from "node:os";
import { Writable } from "node:stream";

export interface Start {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Named pipes for its two outputs; they are read already. */
  readonly outputs: readonly string[];
  /** What it reads by the descriptors from 3 on: a text, or a file. */
  readonly inputs: readonly ({ readonly text: string } | { readonly file: string })[];
}

export interface Begun {
  readonly pid: number;
  /** Its exit code: 128 and the signal's number where one ended it. */
  readonly ended: Promise<number>;
  go(): void;
}

export type Begin = (start: Start) => Promise<Begun>;

/** Begins a process, as the first of a group of its own. @param shut what it gets for descriptors behind its inputs */
export function beginProcess(
  { argv, cwd, env, outputs, inputs }: Start,
  shut: readonly (number | "ignore")[] = [],
): Promise<Begun> {
  return new Promise((resolve, reject) => {
    const opened: number[] = [];
    const open = (path: string, flags: string): number => {
      const descriptor = openSync(path, flags);
      opened.push(descriptor);
      return descriptor;
    };
    try {
      const [program = "", ...args] = argv;
      const stdio: StdioOptions = [
        "ignore",
        ...outputs.map((path) => open(path, "w")),
        ...inputs.map((input) => ("file" in input ? open(input.file, "r") : ("pipe" as const))),
        ...shut,
      ];
      const child = spawn(program, args, { cwd, env: { ...env }, detached: true, stdio });
      const texts = inputs.flatMap((input, index) => {
        const taker = child.stdio[index + 3];
        if (!("text" in input) || !(taker instanceof Writable)) return [];
        // What ends before it has read all of it says so by its own end.
        return { taker: taker.on("error", () => {}), text: input.text };
      });
      const ended = new Promise<number>((end) =>
        child.once("exit", (code, signal) => end(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))),
      );
      child.once("error", reject);
      const go = () => {
        for (const { taker, text } of texts) taker.end(text);
      };
      child.once("spawn", () => resolve({ pid: child.pid ?? 0, ended, go }));
    } catch (error) {
      reject(error);
    } finally {
      for (const descriptor of opened) closeSync(descriptor);
    }
  });
}

export function end(pid: number, signal: number | NodeJS.Signals = "SIGKILL"): void {
  // 0, -1 and 1 are this process's own group, all processes and the system's first.
  if (!Number.isInteger(pid) || pid === 0 || pid === -1 || pid === 1) return;
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
