import { type StdioOptions, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { constants } from "node:os";
import { Readable, Writable } from "node:stream";
import { takeUser } from "./user-namespace.ts";

export interface Start {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly outputs: readonly string[];
  readonly input?: string | undefined;
  /** Its descriptors from 3 on: a text or a file that it reads, a user namespace of its own, or pipes of bubblewrap: `--info-fd`, and `--block-fd`, where a command waits until its process is known. */
  readonly inputs: readonly (
    | { readonly text: string }
    | { readonly file: string }
    | { readonly user: number }
    | { readonly pipe: "status" | "hold" }
  )[];
}

export interface StartedProcess {
  readonly pid: number;
  /** The command's first process within its isolation; undefined where that has ended before its report. */
  readonly isolated?: Promise<number | undefined> | undefined;
  /** Its exit code: 128 and the signal's number where one ended it. */
  readonly ended: Promise<number>;
  go(): void;
}

export type Begin = (start: Start) => Promise<StartedProcess>;

/** Begins a process, as the first of a group of its own. @param shut what it gets for descriptors behind its inputs */
export async function beginProcess(
  { argv, cwd, env, outputs, input, inputs: asked }: Start,
  shut: readonly (number | "ignore")[] = [],
): Promise<StartedProcess> {
  const inputs = await Promise.all(
    asked.map(async (input) => ("user" in input ? { descriptor: await takeUser(input.user) } : input)),
  );
  return new Promise((resolve, reject) => {
    const opened = inputs.flatMap((input) => ("descriptor" in input ? input.descriptor : []));
    const open = (path: string, flags: string): number => {
      const descriptor = openSync(path, flags);
      opened.push(descriptor);
      return descriptor;
    };
    try {
      const [program = "", ...args] = argv;
      const stdio: StdioOptions = [
        input === undefined ? "ignore" : open(input, "r"),
        ...outputs.map((path) => open(path, "w")),
        ...inputs.map((each) => {
          if ("descriptor" in each) return each.descriptor;
          return "file" in each ? open(each.file, "r") : ("pipe" as const);
        }),
        ...shut,
      ];
      const child = spawn(program, args, { cwd, env: { ...env }, detached: true, stdio });
      const texts = inputs.flatMap((input, index) => {
        const taker = child.stdio[index + 3];
        if (!("text" in input) || !(taker instanceof Writable)) return [];
        return { taker: taker.on("error", () => {}), text: input.text };
      });
      const ended = new Promise<number>((end) =>
        child.once("exit", (code, signal) => end(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))),
      );
      child.once("error", reject);
      const go = () => {
        for (const { taker, text } of texts) taker.end(text);
      };
      const pipeOf = (name: string) =>
        child.stdio[inputs.findIndex((each) => "pipe" in each && each.pipe === name) + 3];
      const [status, hold] = [pipeOf("status"), pipeOf("hold")];
      const isolated = status instanceof Readable ? numberIn(status, childPid) : undefined;
      // A command executes nothing before its process is known, and so a signal can end each command.
      if (hold instanceof Writable) void isolated?.then((pid) => pid && hold.on("error", () => {}).write("\n"));
      child.once("spawn", () => resolve({ pid: child.pid ?? 0, isolated, ended, go }));
    } catch (error) {
      reject(error);
    } finally {
      for (const descriptor of opened) closeSync(descriptor);
    }
  });
}

/** How bubblewrap reports the process that it has begun, by `--info-fd` or `--json-status-fd`. */
export const childPid: RegExp = /"child-pid": *(\d+)\D/;

/** Reads up to a number and no further; undefined: the stream ended before. */
export async function numberIn(status: Readable, form: RegExp): Promise<number | undefined> {
  let text = "";
  for await (const piece of status.iterator({ destroyOnReturn: false })) {
    text += piece;
    const number = form.exec(text)?.[1];
    if (number !== undefined) return Number(number);
  }
  return undefined;
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
