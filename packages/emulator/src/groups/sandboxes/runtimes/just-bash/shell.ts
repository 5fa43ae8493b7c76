import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { badRequest } from "../../../../engine/platform-error.ts";
import type { Output, Running } from "../runtime.ts";
import { spawnInTurn } from "../spawn-in-turn.ts";
import type { FromShell, ShellLine, ShellPlace, ToShell } from "./messages.ts";

/** Signals that end nothing, where nobody has said what they are to do: none, and CHLD, CONT, URG and WINCH. */
const harmless: readonly number[] = [0, 17, 18, 23, 28];

/** A command that runs in it. */
interface Command {
  readonly take: (output: Output) => Promise<void>;
  readonly end: (exitCode: number) => void;
  signalled: number;
}

/** The process of a session's shell: what its commands do stays there, and so do the time and the memory that they take. */
export class Shell {
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #commands = new Map<number, Command>();
  #lastId = 0;
  #isEnding = false;
  /** What ends its commands, once it has ended. */
  #lose: (() => void) | undefined;

  static async begin(place: ShellPlace): Promise<Shell> {
    return new Shell(await spawnInTurn(() => spawned(place)), place.memory);
  }

  private constructor(child: ChildProcess, memory: number) {
    this.#child = child;
    this.pid = child.pid ?? 0;
    child.on("message", (message: FromShell) => void this.#hear(message));
    // Whatever goes wrong with it, that it has ended is what follows.
    child.on("error", () => child.kill("SIGKILL"));
    this.ended = new Promise((resolve) => {
      child.once("exit", (_, signal) => {
        const why = this.#isEnding ? undefined : whyEnded(signal, memory);
        this.#lose = () => this.#endAll(why);
        this.#lose();
        resolve();
      });
    });
  }

  run(line: ShellLine, take: Command["take"]): Running {
    const id = ++this.#lastId;
    const ended = new Promise<number>((end) => this.#commands.set(id, { take, end, signalled: 0 }));
    this.#tell({ id, run: line });
    this.#lose?.();
    return {
      ended,
      kill: async (signal) => {
        const command = this.#commands.get(id);
        if (!command || harmless.includes(signal)) return;
        command.signalled ||= signal;
        this.#tell({ id, kill: true });
      },
    };
  }

  /** Ends it by force, with all that runs in it. */
  async end(): Promise<void> {
    this.#isEnding = true;
    this.#child.kill("SIGKILL");
    await this.ended;
  }

  async #hear(message: FromShell): Promise<void> {
    const { id } = message;
    const command = this.#commands.get(id);
    if (!command) return;
    if ("exitCode" in message) {
      this.#commands.delete(id);
      command.end(command.signalled === 0 ? message.exitCode : 128 + command.signalled);
      return;
    }
    try {
      await command.take(message.output);
    } catch {
      // What cannot be written down is lost; the command ends as it does.
    }
    this.#tell({ id, taken: true });
  }

  #endAll(why: string | undefined): void {
    for (const { take, end, signalled } of this.#commands.values()) {
      const told = why === undefined ? Promise.resolve() : take({ stream: "stderr", data: `${why}\n` });
      const over = () => end(128 + (signalled === 0 ? 9 : signalled));
      told.then(over, over);
    }
    this.#commands.clear();
  }

  #tell(message: ToShell): void {
    // One that has ended hears nothing more, and its end is told by itself.
    if (this.#child.connected) this.#child.send(message, () => {});
  }
}

const program = new URL(`./shell.entry${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

function spawned(place: ShellPlace): Promise<ChildProcess> {
  // It begins no programs and writes nowhere else, should a command get out of the shell.
  const writable = place.roots.filter(({ readOnly }) => !readOnly).map(({ folder }) => `--allow-fs-write=${folder}`);
  const execArgv = ["--permission", "--allow-worker", "--allow-fs-read=*", ...writable];
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(program), [JSON.stringify(place)], { env: {}, execArgv, stdio: "ignore" });
    child.once("spawn", () => resolve(child));
    child.once("error", (error) => reject(badRequest(`The command cannot be started: ${error.message}`)));
  });
}

function whyEnded(signal: NodeJS.Signals | null, memory: number): string {
  // By itself, or by a system that has no more.
  if (signal === "SIGKILL") return `The commands of this sandbox took more than its ${memory} MiB of memory`;
  return "The process that this sandbox's commands ran in has ended, as one does that gets no more memory";
}
