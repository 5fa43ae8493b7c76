import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { entryBeside } from "../../engine/entry-beside.ts";
import { end } from "../../isolation/begin-process.ts";
import { type FunctionNetwork, type FunctionPlace, openFunction } from "../../isolation/bubblewrap/open-function.ts";
import { makeCgroup } from "../../isolation/cgroup.ts";
import { outerEnvironment, systemPath } from "../../isolation/environment.ts";
import { shutInherited } from "../../isolation/inherited.ts";
import { markedProcesses, marker } from "../../isolation/leftovers.ts";
import { spawnInTurn } from "../../isolation/spawn-in-turn.ts";
import type { Task } from "./messages.ts";

const runner = fileURLToPath(entryBeside("runner", import.meta.url));

export interface Launched {
  readonly input: Writable;
  readonly outputs: readonly Readable[];
  readonly socket: string;
  readonly listen: Task["listen"];
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  /** Resolves when the program has ended. */
  readonly exited: Promise<void>;
  /** Resolves when no process is left, and all output was read. */
  readonly ended: Promise<void>;
  end(): void;
}

interface Place extends Pick<FunctionPlace, "id" | "folder" | "task" | "hidden"> {
  /** In MiB. */
  readonly memory: number;
  /** Absent: it is not isolated, and has this machine's. */
  readonly network: FunctionNetwork | undefined;
}

export async function launch(place: Place): Promise<Launched> {
  const { id, memory, network } = place;
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  const options = ["--disable-warning=ExperimentalWarning", "--enable-source-maps", `--max-old-space-size=${memory}`];
  const usual = { PATH: systemPath, HOME: "/tmp", TMPDIR: "/tmp", LANG: "C.UTF-8", TZ: "UTC", NODE_ENV: "production" };
  // Node needs room beside its heap, which is bounded by the same number.
  const cgroup = makeCgroup(id, { memory: memory + 256, vcpus: 2 });
  const begin = { ...place, runner, options, env: { ...usual, [marker]: id } };
  const bound = (pid: number): void => {
    if (cgroup?.add(pid) === false) end(pid);
  };
  try {
    const { closed, ...begun } = await (network ? isolated({ ...begin, network, bound }) : plain({ ...begin, bound }));
    const read = begun.outputs.map((output) => finished(output, { writable: false }).catch(() => {}));
    const ended = closed.then(async () => {
      if (cgroup) await cgroup.remove();
      else for (const pid of markedProcesses(new Set([id]))) end(pid);
      await Promise.all(read);
    });
    return { ...begun, ended };
  } catch (error) {
    await cgroup?.remove();
    throw error;
  }
}

type Program = Omit<Launched, "ended"> & { readonly closed: Promise<unknown> };

async function isolated(place: FunctionPlace): Promise<Program> {
  const { namespaces, ...opened } = await openFunction(place);
  const { halted: exited, closed } = namespaces;
  return { ...opened, exited, closed, end: () => void namespaces.close() };
}

async function plain({ task, folder, options, env, bound }: Omit<FunctionPlace, "network">): Promise<Program> {
  const outer = { ...outerEnvironment(), [marker]: env[marker] };
  // The function's own code is loaded later, by its first line.
  const child = await spawnInTurn(async () => {
    const spawned = spawn(process.execPath, [...options, runner], {
      cwd: task,
      env: outer,
      detached: true,
      stdio: ["pipe", "pipe", "pipe", ...shutInherited(3)],
    });
    await once(spawned, "spawn");
    return spawned;
  });
  // All three are pipes.
  const { pid = 0, stdin, stdout, stderr } = child as ChildProcessWithoutNullStreams;
  bound(pid);
  const stop = (): void => end(-pid);
  const exited = once(child, "exit").then(stop);
  const socket = join(folder, "s");
  return {
    input: stdin,
    outputs: [stdout, stderr],
    socket,
    listen: socket,
    home: task,
    env,
    exited,
    closed: exited,
    end: stop,
  };
}
