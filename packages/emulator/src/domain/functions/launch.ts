import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { entryBeside } from "../../engine/entry-beside.ts";
import { end } from "../../isolation/begin-process.ts";
import type { FunctionPlace, FunctionSession, OpenFunction } from "../../isolation/bubblewrap/open-function.ts";
import { makeCgroup } from "../../isolation/cgroup.ts";
import { outerEnvironment, systemPath } from "../../isolation/environment.ts";
import { shutInherited } from "../../isolation/inherited.ts";
import { markedProcesses, marker } from "../../isolation/leftovers.ts";
import { spawnInTurn } from "../../isolation/spawn-in-turn.ts";
import { removeFolder } from "../../store/files/remove-folder.ts";

export const runner: string = fileURLToPath(entryBeside("runner", import.meta.url));

export interface Launched extends OpenFunction {
  readonly ended: Promise<unknown>;
}

interface Place extends Pick<FunctionPlace, "task" | "hidden"> {
  /** In MiB. */
  readonly memory: number;
  readonly session: FunctionSession | Pick<FunctionSession, "id" | "folder">;
}

export async function launch({ task, hidden, memory, session }: Place): Promise<Launched> {
  const { id, folder } = session;
  // Node needs room beside its heap, which is bounded by the same number.
  const share = { memory: memory + 256, vcpus: 2 };
  const cgroup = makeCgroup(id, share);
  const bound = (pid: number): void => {
    if (cgroup?.add(pid) === false) end(pid);
  };
  const options = ["--disable-warning=ExperimentalWarning", "--enable-source-maps", `--max-old-space-size=${memory}`];
  const usual = { PATH: systemPath, HOME: "/tmp", TMPDIR: "/tmp", LANG: "C.UTF-8", TZ: "UTC", NODE_ENV: "production" };
  const size = cgroup?.bounds.includes("memory") ? share.memory : undefined;
  const place = { task, hidden, bound, memory: size, env: { ...usual, [marker]: id, NODE_OPTIONS: options.join(" ") } };
  const clear = async (): Promise<void> => {
    if (cgroup) await cgroup.remove();
    else for (const pid of markedProcesses(new Set([id]))) end(pid);
    if ("close" in session) await session.close();
    else await removeFolder(folder);
  };
  try {
    const program = await ("begin" in session ? session.begin(place) : openHere(folder, place));
    const read = program.outputs.map((output) => finished(output, { writable: false }).catch(() => {}));
    const ended = program.closed.then(() => Promise.all([clear(), ...read]));
    const { NODE_OPTIONS: _, ...env } = program.env;
    return { ...program, env, ended };
  } catch (error) {
    await clear();
    throw error;
  }
}

async function openHere(folder: string, { task, env, bound }: FunctionPlace): Promise<OpenFunction> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const child = await spawnInTurn(async () => {
    const spawned = spawn(process.execPath, [runner], {
      cwd: task,
      env: { ...env, ...outerEnvironment() },
      detached: true,
      stdio: ["pipe", "pipe", "pipe", ...shutInherited(3)],
    });
    await once(spawned, "spawn");
    return spawned;
  });
  // All three are pipes.
  const { pid = 0, stdin: input, stdout, stderr } = child as ChildProcessWithoutNullStreams;
  bound(pid);
  const stop = (): void => end(-pid);
  const exited = once(child, "exit").then(stop);
  const socket = join(folder, "s");
  return {
    input,
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
