import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { constants } from "node:os";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { entryBeside } from "../../engine/entry-beside.ts";
import { refuse } from "../../engine/platform-error.ts";
import { type Begin, end } from "../begin-process.ts";
import { shutInherited } from "../inherited.ts";
import { type Layer, mountArguments, mountScript } from "./disk.ts";
import { joinsKeyring } from "./keyring.ts";
import { type FromAgent, sockets, type ToAgent, taken } from "./messages.ts";

const program = entryBeside("agent", import.meta.url);

/** The agent needs little: it hands on what is large. */
const agentOptions = ["--max-old-space-size=64"];

/** How long an agent may take for one answer, in ms. A sandbox may hold up its own; nobody else waits for that. */
const usualPatience = 30_000;

const lost = () =>
  refuse("session_ended", {
    why: "The sandbox was lost: its agent has ended or did not answer in time. What ran in it has ended; its files are kept",
  });

/** A session's own user namespace, loopback network and disk. Its agent, a process in them, keeps them and ends with the emulator. */
export class Namespaces {
  readonly closed: Promise<void>;
  readonly wayOut: Server;
  /** The session's whole disk, as this process reaches it. */
  readonly root: string;
  readonly #child: ChildProcess;
  readonly #patience: number;
  readonly #agent: string;
  readonly #begun = new Map<number, { resolve(pid: number): void; reject(error: Error): void }>();
  /** Ends the waiting of each who has asked and has no answer yet. */
  readonly #asked = new Set<() => void>();
  readonly #ends = new Map<number, (code: number) => void>();
  #lastId = 0;
  #isClosed = false;

  /** @param folder gets its disk mounted at `merged` @param env of the agent @param patience for one answer, in ms */
  static async open(
    folder: string,
    { layers, drives }: { readonly layers: readonly Layer[]; readonly drives: readonly string[] },
    env: Readonly<Record<string, string>>,
    patience: number = usualPatience,
  ): Promise<Namespaces> {
    const argv = outer(folder, layers, drives);
    const [first = "", ...rest] = [...(joinsKeyring() ?? []), "bwrap", ...argv];
    const child = spawn(first, rest, {
      cwd: folder,
      env,
      detached: true,
      stdio: ["ignore", "ignore", "pipe", "ipc", ...shutInherited(4)],
    });
    child.unref();
    child.channel?.unref();
    let errors = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      errors = `${errors}${text}`.slice(0, 4000);
    });
    const late = setTimeout(() => {
      errors ||= "its agent did not begin in time";
      end(-(child.pid ?? 0));
    }, patience);
    const pid = await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) =>
        reject(
          new Error(
            errors.trim().split("\n")[0] || (code === 127 ? "spawn bwrap ENOENT" : `it ended with ${code ?? signal}`),
          ),
        ),
      );
      // It says nothing before it is ready.
      child.once("message", (message: FromAgent) => message.type === "ready" && resolve(message.pid));
    }).finally(() => clearTimeout(late));
    const opened = new Namespaces(child, `/proc/${pid}`, folder, patience);
    // By the agent's working directory, because a socket's whole path may have 107 bytes at most.
    const path = `/proc/${pid}/cwd/${sockets.out}`;
    rmSync(path, { force: true });
    opened.wayOut.listen(path);
    await once(opened.wayOut, "listening").catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
    return opened;
  }

  private constructor(child: ChildProcess, agent: string, folder: string, patience: number) {
    this.#child = child;
    this.#patience = patience;
    this.#agent = agent;
    // Who has asked may end its side, and still reads.
    this.wayOut = createServer({ allowHalfOpen: true }).unref();
    this.root = `${agent}/root${folder}/merged`;
    child.on("message", (message: FromAgent) => this.#take(message));
    // Sending to one that has ended fails here as well; its end is what counts.
    child.on("error", () => {});
    this.closed = once(child, "exit").then(() => {
      this.#isClosed = true;
      this.wayOut.close();
      for (const lose of this.#asked) lose();
      for (const end of this.#ends.values()) end(128 + constants.signals.SIGKILL);
      this.#begun.clear();
      this.#ends.clear();
    });
  }

  #take(message: FromAgent): void {
    if (message.type === "ready") return;
    const { id } = message;
    if (message.type === "ended") {
      this.#ends.get(id)?.(message.exitCode);
      this.#ends.delete(id);
      return;
    }
    const begun = this.#begun.get(id);
    this.#begun.delete(id);
    if (message.type === "begun") begun?.resolve(message.pid);
    else {
      this.#ends.delete(id);
      begun?.reject(new Error(message.why));
    }
  }

  #tell(message: ToAgent): void {
    // One that hears nothing is lost: it would be waited for.
    if (this.#child.connected) this.#child.send(message, (error) => error && void this.close());
  }

  #ask<T>(ask: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(lost());
      const late = setTimeout(() => void this.close(), this.#patience);
      const over = (): void => {
        clearTimeout(late);
        this.#asked.delete(lose);
      };
      const lose = (): void => {
        over();
        reject(lost());
      };
      this.#asked.add(lose);
      ask().finally(over).then(resolve, reject);
    });
  }

  readonly begin: Begin = async (start) => {
    const id = ++this.#lastId;
    const ended = new Promise<number>((resolve) => this.#ends.set(id, resolve));
    const begun = new Promise<number>((resolve, reject) => this.#begun.set(id, { resolve, reject }));
    const pid = await this.#ask(() => {
      this.#tell({ type: "begin", id, start });
      return begun;
    });
    return { pid, ended, go: () => this.#tell({ type: "go", id }) };
  };

  connect(port: number): Promise<Socket> {
    return this.#ask(async () => {
      const socket = connect({ path: `${this.#agent}/cwd/${sockets.ports}`, allowHalfOpen: true });
      socket.write(String(port));
      await once(socket, "readable");
      const first = String(socket.read(1) ?? "");
      if (first === taken) return socket;
      throw new Error(`${first}${await text(socket)}` || "no connection came");
    });
  }

  async close(): Promise<void> {
    // The agent ends at that; what it does not hear, the end of its process group does.
    if (this.#child.connected) this.#child.disconnect();
    if (!this.#isClosed) end(-(this.#child.pid ?? 0));
    await this.closed;
  }
}

/** Root without a network writes the session's folder and drives alone: a sandbox may have put a link where bubblewrap mounts. */
function outer(folder: string, layers: readonly Layer[], drives: readonly string[]): string[] {
  const shared = dirname(dirname(folder));
  return [
    "--die-with-parent",
    ...["--unshare-user", "--unshare-net", "--unshare-ipc", "--unshare-uts"],
    ...["--uid", "0", "--gid", "0", "--hostname", "sandbox", "--cap-add", "ALL"],
    ...["--ro-bind", "/", "/", "--dev", "/dev", "--bind", "/proc", "/proc"],
    // What all sessions share may be in /dev/shm, and /dev is another one here.
    ...["--ro-bind", shared, shared],
    ...[folder, ...drives].flatMap((path) => ["--bind", path, path]),
    ...["--chdir", folder, "--"],
    ...["/bin/sh", "-ec", mountScript(), "sandbox", ...mountArguments(layers), "--"],
    ...[process.execPath, ...agentOptions, fileURLToPath(program)],
  ];
}
