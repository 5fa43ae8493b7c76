import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { end } from "./end.ts";

/** As many processes a sandbox may have: more than any build has, and less than stops a machine. */
const mostProcesses = 512;

const prefix = "slipway-sandbox-";

/** What bounds the processes of a sandbox and their memory, and knows all of them whatever they do. */
export interface Cgroup {
  /** What this system lets the emulator bound. */
  readonly bounds: readonly Controller[];
  /** What a process writes its own id to, each of them, to be in it. */
  readonly doors: readonly string[];
  /** Ends what is in it, and removes it as soon as it is empty. */
  remove(): Promise<void>;
}

/** What may be bounded, by the names that the system gives it. */
export const controllers = ["pids", "memory"] as const;

export type Controller = (typeof controllers)[number];

/** Where new cgroups of a controller can be made, of either version. Absent: this system has no such place. */
function above(controller: Controller): string | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const lines = readFileSync("/proc/self/cgroup", "utf8").trim().split("\n");
    const own = (pattern: RegExp) => lines.map((line) => pattern.exec(line)?.[1]).find((path) => path !== undefined);
    const first = own(new RegExp(`^\\d+:(?:[^:]*,)?${controller}(?:,[^:]*)?:(.*)$`));
    const second = own(/^0::(.*)$/);
    const candidates = [
      ...(first === undefined ? [] : [join("/sys/fs/cgroup", controller, first), `/sys/fs/cgroup/${controller}`]),
      ...(second === undefined ? [] : [join("/sys/fs/cgroup", second)]),
    ];
    return candidates.find((path) => existsSync(join(path, "cgroup.procs")));
  } catch {
    return undefined;
  }
}

/** Writes a bound to a folder, by the names that either version gives it; whether it took it. */
function bound(folder: string, controller: Controller, memory: number): boolean {
  const isWritten = (file: string, value: number) => write(join(folder, file), value);
  if (controller === "pids") return isWritten("pids.max", mostProcesses);
  const bytes = Math.round(memory * 1024 ** 2);
  const isBound = isWritten("memory.max", bytes) || isWritten("memory.limit_in_bytes", bytes);
  // What it may not hold it does not move to the disk either, where there is such a place.
  if (!isWritten("memory.swap.max", 0)) isWritten("memory.memsw.limit_in_bytes", bytes);
  return isBound;
}

/** Makes a session's folder there; whether it bounds what it is to. This system may not let the emulator. */
function bounds(folder: string, controller: Controller, memory: number): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    return bound(folder, controller, memory);
  } catch {
    return false;
  }
}

/** Whether there is such a file, and it took the value. */
function write(file: string, value: number): boolean {
  try {
    if (!existsSync(file)) return false;
    writeFileSync(file, String(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes one, of what this system lets the emulator bound. Absent: nothing, neither how many processes a sandbox has nor their memory.
 *
 * @param memory of all of them, in MiB
 */
export function makeCgroup(sessionId: string, memory: number): Cgroup | undefined {
  const places = controllers.flatMap((controller) => {
    const parent = above(controller);
    return parent === undefined ? [] : { controller, folder: join(parent, `${prefix}${sessionId}`) };
  });
  const made = places.filter(({ controller, folder }) => bounds(folder, controller, memory));
  // Of the second version one folder bounds both.
  const folders = new Set(made.map(({ folder }) => folder));
  for (const { folder } of places) if (!folders.has(folder)) removeEmpty(folder);
  if (folders.size === 0) return undefined;
  return {
    bounds: made.map(({ controller }) => controller),
    doors: [...folders].map(doorOf),
    remove: () => removeAll([...folders]),
  };
}

/** Those that an emulator which was killed left of these sessions. */
export function leftCgroups(sessionIds: ReadonlySet<string>): Pick<Cgroup, "remove">[] {
  const parents = new Set(controllers.flatMap((controller) => above(controller) ?? []));
  return [...parents].flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => name.startsWith(prefix) && sessionIds.has(name.slice(prefix.length)))
      .map((name) => ({ remove: () => removeAll([join(parent, name)]) })),
  );
}

async function removeAll(folders: readonly string[]): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    for (const folder of folders) killIn(folder);
    for (const folder of folders) removeEmpty(folder);
    if (!folders.some((folder) => existsSync(folder))) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function doorOf(folder: string): string {
  return join(folder, "cgroup.procs");
}

function killIn(folder: string): void {
  let pids: string[] = [];
  try {
    pids = readFileSync(doorOf(folder), "utf8").trim().split("\n").filter(Boolean);
  } catch {
    // It has gone.
  }
  for (const pid of pids) end(Number(pid));
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It has gone, or something is still in it.
  }
}
