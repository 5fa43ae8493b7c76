import { constants } from "node:os";
import type { Readable, Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { setTimeout } from "node:timers/promises";
import { badRequest, PlatformError } from "../engine/platform-error.ts";
import { type Begin, end, type Start } from "./begin-process.ts";
import { fileBounds } from "./bounds.ts";
import type { Cgroup } from "./cgroup.ts";
import { forgetPipes, openPipes } from "./pipes.ts";

export interface Output {
  readonly stream: "stdout" | "stderr";
  readonly data: string;
}

export interface Running {
  readonly ended: Promise<number>;
  /** Resolves when no process holds its outputs open, which may be long after its end, and all of them was taken. */
  readonly silent: Promise<void>;
  kill(signal: number): Promise<void>;
}

export interface RunningProcess extends Running {
  readonly written: readonly Writable[];
  leave(): void;
}

/** The shell's own PWD names a folder of this machine. */
const limited = `unset PWD; ${fileBounds}; exec "$@"`;

/** @param isTerminal gives the program an input, makes descriptor 2 another input, and takes a character for each byte of output */
export async function runProcess(
  begin: Begin,
  start: Omit<Start, "outputs">,
  { cgroup, folder }: { readonly cgroup?: Cgroup | undefined; readonly folder: string },
  take: (output: Output) => Promise<void>,
  isTerminal = false,
): Promise<RunningProcess> {
  const pipes = await openPipes(folder, isTerminal ? ["reads", "writes", "writes"] : ["reads", "reads"]);
  const paths = pipes.map(({ path }) => path);
  const leave = () => pipes.forEach(({ socket }) => void socket.destroy());
  const argv = ["/bin/sh", "-c", limited, "sandbox", ...start.argv];
  const {
    pid,
    isolated = pid,
    ended,
    go,
  } = await begin({ ...start, argv, outputs: paths.slice(0, 2), input: paths[2] })
    .catch((error: unknown) => {
      leave();
      if (error instanceof PlatformError) throw error;
      throw badRequest(`The command cannot be started: ${error instanceof Error ? error.message : String(error)}`);
    })
    .finally(() => forgetPipes(paths));
  // Children of a process are in the cgroup of their parent.
  if (cgroup?.add(pid) === false) end(-pid);
  go();
  const isolatedPid = Promise.resolve(isolated);
  let isOver = false;
  const written = pipes.map(({ socket }) => socket.on("error", () => {})).filter(({ writable }) => writable);
  const outputs = pipes.flatMap(({ socket }, at) => {
    const decoder = new StringDecoder(isTerminal ? "latin1" : "utf8");
    return socket.readable
      ? new Piped(socket, decoder, (data) => take({ stream: at === 0 ? "stdout" : "stderr", data }))
      : [];
  });
  return {
    written,
    async kill(number) {
      // The program `script` takes no signal; the kernel hangs a terminal up at its end.
      const signal = isTerminal ? constants.signals.SIGKILL : number;
      const isForced = signal === constants.signals.SIGKILL;
      // Another command may have stopped bubblewrap before its report: until then all processes of the beginning are one group.
      if (isForced && !isOver && (await Promise.race([isolatedPid, undefined])) === undefined) end(-pid);
      void isolatedPid.then((own) => {
        if (isOver || own === undefined) return;
        if (isForced) end(-own);
        // Bubblewrap makes a group of the command's own last.
        end(own, signal);
      });
    },
    ended: ended.then(async (code) => {
      isOver = true;
      for (const each of written) each.destroy();
      await Promise.all(outputs.map((output) => output.rest()));
      return code;
    }),
    silent: Promise.all(outputs.map((output) => output.read)).then(() => {}),
    leave,
  };
}

/** Silence after which an output counts as read although another process holds it open, in ms. */
const quiet = 250;

/** More bytes than a pipe holds: the following ones were written after the end of the command. */
const maxPipeBytes = 2 * 1024 ** 2;

class Piped {
  readonly read: Promise<void>;
  #bytes = 0;
  #isTaking = false;

  constructor(source: Readable, decoder: StringDecoder, take: (data: string) => Promise<void>) {
    this.read = this.#pass(source, decoder, take).catch(() => {});
  }

  async rest(): Promise<void> {
    const before = this.#bytes;
    for (let lastBytes = -1; this.#isTaking || this.#bytes !== lastBytes; ) {
      if (this.#bytes - before > maxPipeBytes) break;
      lastBytes = this.#bytes;
      const isOver = await Promise.race([this.read.then(() => true), setTimeout(quiet, false, { ref: false })]);
      if (isOver) return;
    }
  }

  async #pass(source: Readable, decoder: StringDecoder, take: (data: string) => Promise<void>): Promise<void> {
    const give = async (data: string): Promise<void> => {
      if (data === "") return;
      this.#isTaking = true;
      await take(data);
      this.#isTaking = false;
    };
    for await (const piece of source) {
      // A pipe without an encoding gives bytes.
      const bytes = piece as Buffer;
      this.#bytes += bytes.length;
      await give(decoder.write(bytes));
    }
    await give(decoder.end());
  }
}
