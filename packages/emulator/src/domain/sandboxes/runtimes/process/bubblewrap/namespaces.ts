import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Server, Socket } from "node:net";
import { constants } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { entryBeside } from "../../../../../engine/entry-beside.ts";
import { shutInherited } from "../../inherited.ts";
import type { Begin } from "../begin-process.ts";
import { type Layer, mountArguments, mountScript } from "./disk.ts";
import { joinsKeyring } from "./keyring.ts";
import type { FromAgent, ToAgent } from "./messages.ts";

const program = entryBeside("agent", import.meta.url);

/** The agent needs little: it hands on what is large. */
const agentOptions = ["--max-old-space-size=64"];

interface Waiting {
  readonly resolve: (answer: { readonly pid: number } | Socket) => void;
  readonly reject: (error: Error) => void;
}

/**
 * What a session has of its own for as long as it runs here: a user namespace, a network with nothing but loopback, and its disk, mounted
 * where nobody else sees it. A process in them, the agent, keeps them; they end with it, and it ends with the emulator.
 */
export class Namespaces {
  readonly closed: Promise<void>;
  readonly wayOut: Server;
  /** The session's whole disk, as this process reaches it. */
  readonly root: string;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ends = new Map<number, (code: number) => void>();
  #lastId = 0;
  #isClosed = false;

  /** @param folder the session's; its disk is mounted at `merged` in it @param env of what begins the agent, and of the agent */
  static async open(
    folder: string,
    { layers, drives }: { readonly layers: readonly Layer[]; readonly drives: readonly string[] },
    env: Readonly<Record<string, string>>,
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
    const [ready, server] = await new Promise<[FromAgent & { type: "ready" }, Server]>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) =>
        reject(
          new Error(
            errors.trim().split("\n")[0] || (code === 127 ? "spawn bwrap ENOENT" : `it ended with ${code ?? signal}`),
          ),
        ),
      );
      child.once("message", (message: FromAgent, handle: unknown) => {
        if (message.type === "ready" && handle instanceof Server) resolve([message, handle]);
        else {
          child.kill("SIGKILL");
          reject(new Error("the agent of the sandbox did not begin"));
        }
      });
    });
    return new Namespaces(child, server, `/proc/${ready.pid}/root${folder}/merged`);
  }

  private constructor(child: ChildProcess, server: Server, root: string) {
    this.#child = child;
    this.wayOut = server.unref();
    this.root = root;
    child.on("message", (message: FromAgent, handle: unknown) => this.#take(message, handle));
    // Sending to one that has ended fails here as well; its end is what counts.
    child.on("error", () => {});
    this.closed = once(child, "exit").then(() => {
      this.#isClosed = true;
      server.close();
      for (const { reject } of this.#waiting.values()) reject(new Error("the sandbox's namespaces are gone"));
      for (const end of this.#ends.values()) end(128 + constants.signals.SIGKILL);
      this.#waiting.clear();
      this.#ends.clear();
    });
  }

  #take(message: FromAgent, handle: unknown): void {
    if (message.type === "ready") return;
    if (message.type === "ended") {
      this.#ends.get(message.id)?.(message.exitCode);
      this.#ends.delete(message.id);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "begun") waiting?.resolve({ pid: message.pid });
    else if (message.type === "failed") {
      this.#ends.delete(message.id);
      waiting?.reject(new Error(message.why));
    } else if (handle instanceof Socket) {
      // The program may end its side, and still read.
      handle.allowHalfOpen = true;
      if (waiting) waiting.resolve(handle);
      else handle.destroy();
    } else waiting?.reject(new Error("no connection came"));
  }

  #tell(message: ToAgent): void {
    // Where it has ended, so has what it began.
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  #ask(message: ToAgent): Promise<{ readonly pid: number } | Socket> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error("the sandbox's namespaces are gone"));
      this.#waiting.set(message.id, { resolve, reject });
      this.#child.send(message, (error) => error && reject(error));
    });
  }

  readonly begin: Begin = async (start) => {
    const id = ++this.#lastId;
    const ended = new Promise<number>((resolve) => this.#ends.set(id, resolve));
    const answer = await this.#ask({ type: "begin", id, start });
    if (answer instanceof Socket) throw new Error("a connection came where a process was begun");
    return { pid: answer.pid, ended, go: () => this.#tell({ type: "go", id }) };
  };

  async connect(port: number): Promise<Socket> {
    const answer = await this.#ask({ type: "connect", id: ++this.#lastId, port });
    if (answer instanceof Socket) return answer;
    throw new Error("a process was begun where a connection was wanted");
  }

  async close(): Promise<void> {
    // The agent ends at that; what it does not hear, the end of its process group does.
    if (this.#child.connected) this.#child.disconnect();
    const { pid } = this.#child;
    try {
      if (!this.#isClosed && pid !== undefined) process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended.
    }
    await this.closed;
  }
}

/**
 * Root of a user namespace that has no network, mounts the session's disk, and sees this machine as it is. It writes nothing but the
 * session's folder and its drives: bubblewrap makes what it mounts on by a path, and a sandbox may have put a link in its way.
 */
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
    ...["/bin/sh", "-ec", mountScript, "sandbox", ...mountArguments(layers), "--"],
    ...[process.execPath, ...agentOptions, fileURLToPath(program)],
  ];
}
