import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { entryBeside } from "../../engine/entry-beside.ts";
import { badRequest, refuse } from "../../engine/platform-error.ts";
import { type Begin, childPid, end, numberIn, type Start } from "../begin-process.ts";
import { shutInherited } from "../inherited.ts";
import { type Layer, mountArguments } from "./disk.ts";
import { findKeyringLauncher } from "./keyring.ts";
import { connectedMark, type FromAgent, sockets, type ToAgent } from "./messages.ts";
import { keeper, pipes, sessionScript } from "./session-script.ts";
import { sandboxUser } from "./view.ts";

const agentEntry = entryBeside("agent", import.meta.url);

const keeperIsReady = new RegExp(`${childPid.source}[^]*ready`);

const agentOptions = ["--max-old-space-size=64"];

/** In ms. A sandbox delays its own agent alone. */
const defaultAnswerTimeout = 30_000;

const sandboxLost = () =>
  refuse("session_ended", {
    why: "The sandbox was lost: its agent has ended or did not answer in time. What ran in it has ended; its files are kept",
  });

export interface SessionSetup {
  readonly layers: readonly Layer[];
  readonly writable: readonly string[];
  /** Mount points, as pairs of a folder and a path in it. */
  readonly points: readonly string[];
  readonly processors?: string | undefined;
  readonly options: readonly string[];
  readonly processOne?: ProcessOne;
}

/** A program that is process 1 itself, such as a function. Without one, process 1 is `keeper`, and commands begin beside it. */
export interface ProcessOne {
  /** A shell's words, with redirections. */
  readonly command: string;
  readonly stdio: readonly ("pipe" | number)[];
  readonly options: (pid: number) => Promise<readonly string[]>;
  /** Ports of this machine that the program finds in its own network, each as `<address>:<port>`. */
  readonly reach: readonly string[];
}

/** A session's own users, processes, network and disk. Its agent, a process beside them, begins commands and ends with the emulator. */
export class Namespaces {
  readonly closed: Promise<void>;
  readonly wayOut: Server;
  readonly root: string;
  readonly #child: ChildProcess;
  readonly #answerTimeout: number;
  readonly #agent: string;
  readonly #processOnePid: number;
  readonly halted: Promise<void>;
  readonly #pendingBegins = new Map<number, { resolve(pid: number): void; reject(error: Error): void }>();
  readonly #pendingIsolations = new Map<number, (pid: number | undefined) => void>();
  readonly #pendingAnswers = new Set<() => void>();
  readonly #pendingExits = new Map<number, (code: number) => void>();
  #lastId = 0;
  #isHalting = false;
  #isClosing = false;
  #isClosed = false;

  /** @param folder lies two levels below the folder with the files that all sessions read; gets its disk mounted at `merged` @param env of the agent @param answerTimeout of the agent, in ms */
  static async open(
    folder: string,
    setup: SessionSetup,
    env: Readonly<Record<string, string>>,
    answerTimeout: number = defaultAnswerTimeout,
  ): Promise<Namespaces> {
    const child = spawnAgent(folder, setup, env);
    const { ended, late, problem } = watchStart(child, answerTimeout);
    const ready = new Promise<number>((resolve) =>
      child.once("message", (message: FromAgent) => message.type === "ready" && resolve(message.pid)),
    );
    // These descriptors are pipes.
    const pipeAt = (name: keyof typeof pipes) => Object(child.stdio)[pipes[name]] as Socket;
    const status = pipeAt("status").unref();
    try {
      // The pipe closed without a pid: the agent is ending, and `ended` rejects with the reason.
      const launcherPid = (await Promise.race([ended, numberIn(status, /^(\d+)\n/)])) ?? (await ended);
      const starting = Promise.resolve(setup.processOne?.options(launcherPid) ?? setup.options).then((options) => {
        pipeAt("options")
          .on("error", () => {})
          .end(`\n${options.map((option) => `${option}\0`).join("")}`);
        return numberIn(status, setup.processOne ? childPid : keeperIsReady);
      });
      starting.catch(() => {});
      const agent = await Promise.race([ended, ready]);
      // A prepared program waits for its function without a limit of time.
      if (setup.processOne) clearTimeout(late);
      const processOnePid = await Promise.race([ended, starting]);
      const astray =
        setup.processOne || processOnePid === undefined ? undefined : findMountOutside(folder, agent, processOnePid);
      if (!setup.processOne && processOnePid === undefined)
        throw badRequest(`The sandbox cannot begin: ${problem() || "its first process has ended"}`);
      if (astray !== undefined)
        throw badRequest(`The sandbox cannot begin: a link of its files leads a mount to ${astray}`);
      // Process 1 has ended where its pid is unknown; `end` ignores 0.
      const opened = new Namespaces(child, `/proc/${agent}`, folder, answerTimeout, processOnePid ?? 0, status);
      const path = opened.socket(sockets.out);
      rmSync(path, { force: true });
      opened.wayOut.listen(path);
      await once(opened.wayOut, "listening");
      return opened;
    } catch (error) {
      end(-(child.pid ?? 0));
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) await once(child, "exit");
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  private constructor(
    child: ChildProcess,
    agent: string,
    folder: string,
    answerTimeout: number,
    processOnePid: number,
    status: Readable,
  ) {
    this.#child = child;
    this.#answerTimeout = answerTimeout;
    this.#agent = agent;
    this.#processOnePid = processOnePid;
    this.wayOut = createServer({ allowHalfOpen: true }).unref();
    this.root = `${agent}/root${folder}/merged`;
    child.on("message", (message: FromAgent) => this.#receive(message));
    child.on("error", () => {});
    this.halted = once(status.resume(), "close").then(() => {});
    void this.halted.then(() => {
      if (!this.#isHalting) void this.close();
    });
    this.closed = once(child, "exit").then(() => {
      this.#isClosed = true;
      this.wayOut.close();
      for (const lose of this.#pendingAnswers) lose();
      for (const isolate of this.#pendingIsolations.values()) isolate(undefined);
      for (const resolveExit of this.#pendingExits.values()) resolveExit(128 + constants.signals.SIGKILL);
      this.#pendingBegins.clear();
      this.#pendingIsolations.clear();
      this.#pendingExits.clear();
    });
  }

  /** The path of a socket in the session's folder. It leads through the agent's working directory, because a socket's path has 107 bytes at most. */
  socket(name: string): string {
    return `${this.#agent}/cwd/${name}`;
  }

  streamAt(descriptor: number): Socket {
    return Object(this.#child.stdio)[descriptor];
  }

  /** The namespaces that a command begins in: the session's, by their files, and a user of its own. */
  inputsOf(isRoot: boolean): Start["inputs"] {
    const files = ["mnt", "pid"].map((name) => ({ file: `/proc/${this.#processOnePid}/ns/${name}` }));
    return [...files, { user: isRoot ? 0 : sandboxUser }];
  }

  async halt(): Promise<void> {
    this.#isHalting = true;
    if (!this.#isClosed) end(this.#processOnePid);
    await this.halted;
  }

  #receive(message: FromAgent): void {
    if (message.type === "ready") return;
    const { id } = message;
    if (message.type === "isolated") {
      this.#pendingIsolations.get(id)?.(message.pid);
      this.#pendingIsolations.delete(id);
      return;
    }
    if (message.type === "ended") {
      this.#pendingExits.get(id)?.(message.exitCode);
      this.#pendingExits.delete(id);
      return;
    }
    const pending = this.#pendingBegins.get(id);
    this.#pendingBegins.delete(id);
    if (message.type === "begun") pending?.resolve(message.pid);
    else {
      this.#pendingExits.delete(id);
      this.#pendingIsolations.delete(id);
      pending?.reject(new Error(message.why));
    }
  }

  #send(message: ToAgent): void {
    if (this.#child.connected) this.#child.send(message, (error) => error && void this.close());
  }

  #ask<T>(ask: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(sandboxLost());
      const late = setTimeout(() => void this.close(), this.#answerTimeout);
      const over = (): void => {
        clearTimeout(late);
        this.#pendingAnswers.delete(lose);
      };
      const lose = (): void => {
        over();
        reject(sandboxLost());
      };
      this.#pendingAnswers.add(lose);
      ask()
        .finally(over)
        .then(resolve, (error: unknown) => reject(this.#isClosing ? sandboxLost() : error));
    });
  }

  readonly begin: Begin = async (start) => {
    const id = ++this.#lastId;
    const ended = new Promise<number>((resolve) => this.#pendingExits.set(id, resolve));
    const isolated = new Promise<number | undefined>((resolve) => this.#pendingIsolations.set(id, resolve));
    const started = new Promise<number>((resolve, reject) => this.#pendingBegins.set(id, { resolve, reject }));
    const pid = await this.#ask(() => {
      this.#send({ type: "begin", id, start });
      return started;
    });
    return { pid, isolated, ended, go: () => this.#send({ type: "go", id }) };
  };

  connect(port: number): Promise<Socket> {
    return this.#ask(async () => {
      const socket = connect({ path: this.socket(sockets.ports), allowHalfOpen: true });
      socket.write(String(port));
      await once(socket, "readable");
      const mark = String(socket.read(1) ?? "");
      if (mark === connectedMark) return socket;
      throw new Error(`${mark}${await text(socket)}` || "no connection came");
    });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    // The agent ends when it is disconnected; a stalled agent by its process group.
    if (this.#child.connected) this.#child.disconnect();
    if (!this.#isClosed) end(-(this.#child.pid ?? 0));
    await this.closed;
  }
}

function spawnAgent(folder: string, setup: SessionSetup, env: Readonly<Record<string, string>>): ChildProcess {
  const [executable = "", ...argv] = [...(findKeyringLauncher() ?? []), "bwrap", ...agentCommand(folder, setup)];
  const stdio = [...Object.keys(pipes).map(() => "pipe" as const), ...(setup.processOne?.stdio ?? [])];
  const child = spawn(executable, argv, {
    cwd: folder,
    env,
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "ipc", ...stdio, ...shutInherited(4 + stdio.length)],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** Rejects `ended` with the reason when the agent ends; `late` ends an agent that takes too long. */
function watchStart(child: ChildProcess, answerTimeout: number) {
  let errors = "";
  const problem = () => errors.trim().split("\n")[0] ?? "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors = `${errors}${text}`.slice(0, 4000);
  });
  const late = setTimeout(() => {
    errors ||= "its agent did not begin in time";
    end(-(child.pid ?? 0));
  }, answerTimeout);
  const ended = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      const why = problem();
      if (why.startsWith("a link ")) reject(badRequest(`The sandbox cannot begin: ${why}`));
      else reject(new Error(why || (code === 127 ? "spawn bwrap ENOENT" : `it ended with ${code ?? signal}`)));
    });
  });
  ended.catch(() => {});
  return { ended, late, problem };
}

/** Finds a mount of process 1 outside of `merged`. A symbolic link in the sandbox's files led bubblewrap there, where it may cover the programs that start commands. Undefined: none. */
function findMountOutside(folder: string, agent: number, processOnePid: number): string | undefined {
  const pointsOf = (pid: number) =>
    readFileSync(`/proc/${pid}/mountinfo`, "utf8")
      .split("\n")
      .map((line) => line.split(" ")[4] ?? "");
  const before = pointsOf(agent);
  // The kernel writes these characters as octal numbers.
  const disk = join(folder, "merged").replace(
    /[\\ \t\n]/g,
    (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`,
  );
  const outside = pointsOf(processOnePid).filter((point) => point !== disk && !point.startsWith(`${disk}/`));
  const counted = (points: readonly string[], point: string) => points.filter((each) => each === point).length;
  return outside.find((point) => counted(outside, point) > counted(before, point));
}

/** Returns the arguments of the bwrap around the agent. Root without a network writes the session's folder and drives alone: a sandbox may have put a link where bubblewrap mounts. */
function agentCommand(folder: string, { layers, writable, points, processors, processOne }: SessionSetup): string[] {
  const dataFolder = dirname(dirname(folder));
  return [
    "--die-with-parent",
    ...["--unshare-user", "--unshare-net", "--unshare-ipc", "--unshare-uts"],
    ...["--uid", "0", "--gid", "0", "--hostname", "sandbox", "--cap-add", "ALL"],
    ...["--ro-bind", "/", "/", "--dev", "/dev", "--bind", "/proc", "/proc"],
    // The data folder may be in /dev/shm, and /dev is a new one here.
    ...["--ro-bind", dataFolder, dataFolder],
    ...[folder, ...writable].flatMap((path) => ["--bind", path, path]),
    ...["--chdir", folder, "--"],
    ...["/bin/sh", "-ec", sessionScript(processOne?.command ?? keeper, processors), "sandbox"],
    ...[...mountArguments(layers), "--", ...points, "--", process.execPath, ...agentOptions, fileURLToPath(agentEntry)],
    ...(processOne ? ["", ...processOne.reach] : [String(sandboxUser)]),
  ];
}
