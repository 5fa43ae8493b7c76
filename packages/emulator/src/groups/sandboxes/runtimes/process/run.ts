import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { badRequest } from "../../../../engine/platform-error.ts";
import type { SandboxIsolation } from "../../ports/options.ts";
import type { Output, Running } from "../runtime.ts";
import { shutInherited } from "./inherited.ts";
import { end } from "./pids-cgroup.ts";

/** What is to be begun. */
interface Start {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Where its processes are counted. */
  readonly door: string | undefined;
  readonly isolation: SandboxIsolation;
}

/** In blocks of 512 bytes: no file of a sandbox grows beyond a gibibyte. */
const largestFile = 2 * 1024 ** 2;

/** Enters the cgroup and the limits first, so that whatever comes of it is in them. */
const limited = `door=$1; shift; [ -z "$door" ] || echo $$ > "$door" || exit 125; ulimit -c 0; ulimit -f ${largestFile}; exec "$@"`;

/** Begins a command, and gives its output on as it is written; the command waits where that is not taken. Throws 400 for what cannot be begun. */
export async function runProcess(start: Start, take: (output: Output) => Promise<void>): Promise<Running> {
  const child = await spawned(start);
  const pid = child.pid ?? 0;
  const isOver = { value: false };
  const left = new Promise<number>((resolve) => {
    child.once("exit", (code, signal) => {
      isOver.value = true;
      // What it leaves running ends with it; in isolation it has already.
      end(-pid);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
  const read = Promise.all([pass(child.stdout, "stdout", take), pass(child.stderr, "stderr", take)]);
  return {
    async kill(signal) {
      if (isOver.value) return;
      if (signal === constants.signals.SIGKILL) return end(-pid, signal);
      const { isolation } = start;
      if (isolation === "none") return end(pid, signal);
      for (let turn = 0; turn < 100 && !isOver.value; turn++) {
        const command = commandBelow(pid, isolation);
        if (command !== undefined) return end(command, signal);
        // It is still being isolated.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    ended: left.then(async (code) => {
      await read;
      return code;
    }),
  };
}

function spawned({ argv, cwd, env, door }: Start): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      reject(badRequest(`The command cannot be started: ${why}`));
    };
    try {
      const child = spawn("/bin/sh", ["-c", limited, "sandbox", door ?? "", ...argv], {
        cwd,
        env,
        // A group of its own, so that all of it can be told to end. The pipe ends with the emulator.
        detached: true,
        stdio: ["ignore", "pipe", "pipe", "pipe", ...shutInherited()],
      });
      child.once("error", fail);
      child.once("spawn", () => resolve(child));
    } catch (error) {
      fail(error);
    }
  });
}

async function pass(
  source: Readable | null,
  stream: Output["stream"],
  take: (output: Output) => Promise<void>,
): Promise<void> {
  if (!source) return;
  const decoder = new StringDecoder("utf8");
  try {
    for await (const piece of source) {
      // What a child's pipe gives are bytes.
      const data = decoder.write(piece as Buffer);
      if (data !== "") await take({ stream, data });
    }
    const rest = decoder.end();
    if (rest !== "") await take({ stream, data: rest });
  } catch {
    // Nothing more can be read of it.
  }
}

/**
 * The command itself: what isolates has one process outside of the new namespaces, and one that is the first in them, whose children are
 * in their order: behind the command come those that nobody else waits for, and before it, with `unshare`, what watches the emulator.
 */
function commandBelow(pid: number, isolation: Exclude<SandboxIsolation, "none">): number | undefined {
  const [first] = childrenOf(pid);
  return first === undefined ? undefined : childrenOf(first).at(isolation === "bubblewrap" ? 0 : 1);
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return text.trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
