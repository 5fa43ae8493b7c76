import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Socket } from "node:net";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type GenericSchema, literal, number, object, picklist, safeParse, strictObject, string, union } from "valibot";
import { entryBeside } from "../../../../engine/entry-beside.ts";
import { badRequest } from "../../../../engine/platform-error.ts";
import { shutInherited } from "../../../../isolation/inherited.ts";
import type { Output, Running } from "../../../../isolation/run.ts";
import { spawnInTurn } from "../../../../isolation/spawn-in-turn.ts";
import { type FromShell, linesOf, type ShellLine, type ShellSettings, type ToShell } from "./messages.ts";

/** Signals that end nothing unless a program says so: none, CHLD, CONT, URG, WINCH; and those that stop, which cannot stop one here. */
const harmless: readonly number[] = [0, 17, 18, 19, 20, 21, 22, 23, 28];

interface Command {
  readonly take: (output: Output) => Promise<void>;
  readonly end: (exitCode: number) => void;
  signalled: number;
  isTaking: boolean;
}

export class Shell {
  readonly ended: Promise<void>;
  readonly pid: number;
  readonly #child: Child;
  readonly #commands = new Map<number, Command>();
  #lastId = 0;
  #endedFor: string | undefined;
  #lose: (() => void) | undefined;

  static async begin(settings: ShellSettings): Promise<Shell> {
    return new Shell(await spawnInTurn(() => spawned(settings)), settings.memory);
  }

  private constructor(child: Child, memory: number) {
    this.#child = child;
    this.pid = child.pid ?? 0;
    const fail = (error: Error) => this.#kill(`The process of this sandbox's commands was ended: ${error.message}`);
    child.on("error", fail);
    child.stdin.on("error", () => {});
    this.#listen().catch(fail);
    this.#refer();
    this.ended = new Promise((resolve) => {
      child.once("close", (code, signal) => {
        const why = this.#endedFor ?? whyEnded(signal ?? `exit code ${code}`, memory);
        this.#lose = () => this.#endAll(why);
        this.#lose();
        resolve();
      });
    });
  }

  run(line: ShellLine, take: Command["take"]): Running {
    const id = ++this.#lastId;
    const ended = new Promise<number>((end) => this.#commands.set(id, { take, end, signalled: 0, isTaking: false }));
    this.#refer();
    this.#tell({ id, run: line });
    this.#lose?.();
    return {
      ended,
      silent: ended.then(() => {}),
      kill: async (signal) => {
        const command = this.#commands.get(id);
        if (!command || harmless.includes(signal)) return;
        command.signalled ||= signal;
        this.#tell({ id, kill: true });
      },
    };
  }

  async end(): Promise<void> {
    this.#kill("");
    await this.ended;
  }

  #kill(why: string): void {
    this.#endedFor ??= why;
    this.#child.kill("SIGKILL");
  }

  /** Throws for what the process of a shell does not say: then something else has its voice. */
  async #listen(): Promise<void> {
    for await (const line of linesOf(this.#child.stdout.setEncoding("utf8"), maxLineLength)) this.#hear(line);
  }

  #hear(line: string): void {
    const { success, output: message } = safeParse(fromShell, JSON.parse(line));
    if (!success) throw new Error("It said what no shell says");
    const { id } = message;
    const command = this.#commands.get(id);
    if (!command) return;
    if (!("output" in message)) {
      this.#commands.delete(id);
      this.#refer();
      command.end("exitCode" in message ? message.exitCode : killedBy(command));
      return;
    }
    if (command.isTaking) throw new Error("It did not wait until its output was taken");
    command.isTaking = true;
    const acknowledge = () => {
      command.isTaking = false;
      this.#tell({ id, taken: true });
    };
    command.take(message.output).then(acknowledge, acknowledge);
  }

  #endAll(why: string): void {
    for (const command of this.#commands.values()) {
      const written = why === "" ? Promise.resolve() : command.take({ stream: "stderr", data: `${why}\n` });
      const over = () => command.end(killedBy(command));
      written.then(over, over);
    }
    this.#commands.clear();
  }

  #refer(): void {
    const how = this.#commands.size > 0 ? "ref" : "unref";
    this.#child[how]();
    // Pipes are sockets, which their types do not say.
    for (const pipe of [this.#child.stdin, this.#child.stdout]) (pipe as Readable | Writable as Socket)[how]();
  }

  #tell(message: ToShell): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

const maxLineLength = 1024 ** 2;

const output = object({ stream: picklist(["stdout", "stderr"]), data: string() });
const fromShell: GenericSchema<unknown, FromShell> = union([
  strictObject({ id: number(), output }),
  strictObject({ id: number(), exitCode: number() }),
  strictObject({ id: number(), killed: literal(true) }),
]);

const program = entryBeside("shell", import.meta.url);

function spawned(settings: ShellSettings): Promise<Child> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(program), JSON.stringify(settings)], {
      env: {},
      // A group of its own: what a terminal sends to the emulator's is the emulator's to answer.
      detached: true,
      stdio: ["pipe", "pipe", "ignore", ...shutInherited(3)],
    }) as Child; // The types of more than three descriptors do not tell which are pipes.
    child.once("spawn", () => resolve(child));
    child.once("error", (error) => reject(badRequest(`The command cannot be started: ${error.message}`)));
  });
}

function killedBy({ signalled }: Command): number {
  return 128 + (signalled === 0 ? 9 : signalled);
}

function whyEnded(how: string, memory: number): string {
  if (how === "SIGKILL") return `The commands of this sandbox took more than its ${memory} MiB of memory`;
  return `The process of this sandbox's commands has ended (${how})`;
}
