import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { type Readable, Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { setTimeout } from "node:timers/promises";
import { badRequest } from "../../../../engine/platform-error.ts";
import type { SandboxIsolation } from "../../ports/options.ts";
import { shutInherited } from "../inherited.ts";
import type { Output, Running } from "../runtime.ts";
import { spawnInTurn } from "../spawn-in-turn.ts";
import { end } from "./end.ts";
import { environmentDescriptor } from "./environment.ts";
import { openPipes, type Pipe } from "./pipes.ts";

/** What is to be begun. */
interface Start {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** What is to be read by the descriptor of the environment. */
  readonly given: string;
  /** Of the cgroups that it is to be in: it writes its own number to each. */
  readonly doors: readonly string[];
  readonly isolation: SandboxIsolation;
  /** Nobody else's, for what has a name only until it is open. */
  readonly folder: string;
}

/** In blocks of 512 bytes: no file of a sandbox grows beyond a gibibyte. */
const largestFile = 2 * 1024 ** 2;

/** Enters the cgroup and the limits first, so that whatever comes of it is in them. */
const limited = `doors=$1; shift; while [ "$doors" -gt 0 ]; do echo $$ > "$1" || exit 125; shift; doors=$((doors - 1)); done; ulimit -c 0; ulimit -f ${largestFile}; exec "$@"`;

/** Begins a command, and gives its output on as it is written; the command waits where that is not taken. Throws 400 for what cannot be begun. */
export async function runProcess(start: Start, take: (output: Output) => Promise<void>): Promise<Running> {
  const { pipes, child } = await spawnInTurn(() => begin(start));
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
  const outputs = pipes.map(({ output }, index) => new Piped(output, index === 0 ? "stdout" : "stderr", take));
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
        await setTimeout(10);
      }
    },
    ended: left.then(async (code) => {
      await Promise.all(outputs.map((output) => output.rest()));
      return code;
    }),
  };
}

async function begin(start: Start): Promise<{ pipes: readonly Pipe[]; child: ChildProcess }> {
  const pipes = await openPipes(start.folder, 2);
  try {
    return { pipes, child: await spawned(start, pipes) };
  } catch (error) {
    for (const { output } of pipes) output.destroy();
    throw error;
  }
}

function spawned({ argv, cwd, env, given, doors }: Start, pipes: readonly Pipe[]): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const ends = pipes.map((pipe) => pipe.end);
    const fail = (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      reject(badRequest(`The command cannot be started: ${why}`));
    };
    try {
      const child = spawn("/bin/sh", ["-c", limited, "sandbox", String(doors.length), ...doors, ...argv], {
        cwd,
        env,
        // A group of its own, so that all of it can be told to end. The pipe ends with the emulator.
        detached: true,
        stdio: ["ignore", ...ends, "pipe", "pipe", ...shutInherited(environmentDescriptor + 1)],
      });
      const taker = child.stdio[environmentDescriptor];
      // What ends before it has taken it says so by its own end.
      if (taker instanceof Writable) taker.on("error", () => {}).end(given);
      child.once("error", fail);
      child.once("spawn", () => resolve(child));
    } catch (error) {
      fail(error);
    } finally {
      for (const each of ends) closeSync(each);
    }
  });
}

/** For so long nothing has to come of an output that somebody else still holds open, in ms. */
const quiet = 250;

/** More than a pipe holds at most, in bytes: what comes after so much was not written by a command that is over. */
const mostInPipe = 2 * 1024 ** 2;

/** An output of a command. Bytes become characters here, and the command waits where they are not taken. */
class Piped {
  /** Until there is no more of it, or it cannot be read any more. */
  readonly #read: Promise<void>;
  #bytes = 0;
  #isTaking = false;
  #isLeft = false;

  constructor(source: Readable, stream: Output["stream"], take: (output: Output) => Promise<void>) {
    this.#read = this.#pass(source, stream, take).catch(() => {});
  }

  /**
   * Waits for what has not come yet of a command that is over. What has made a session of its own may outlive it and hold its output
   * open: nobody is told what that writes, but it is read on, since a program may end where nobody reads it.
   */
  async rest(): Promise<void> {
    const before = this.#bytes;
    for (let known = -1; this.#isTaking || this.#bytes !== known; ) {
      if (this.#bytes - before > mostInPipe) break;
      known = this.#bytes;
      const isOver = await Promise.race([this.#read.then(() => true), setTimeout(quiet, false, { ref: false })]);
      if (isOver) return;
    }
    this.#isLeft = true;
  }

  async #pass(source: Readable, stream: Output["stream"], take: (output: Output) => Promise<void>): Promise<void> {
    const decoder = new StringDecoder("utf8");
    const give = async (data: string): Promise<void> => {
      if (data === "" || this.#isLeft) return;
      this.#isTaking = true;
      await take({ stream, data });
      this.#isTaking = false;
    };
    for await (const piece of source) {
      // What a child's pipe gives are bytes.
      const bytes = piece as Buffer;
      this.#bytes += bytes.length;
      await give(decoder.write(bytes));
    }
    await give(decoder.end());
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
