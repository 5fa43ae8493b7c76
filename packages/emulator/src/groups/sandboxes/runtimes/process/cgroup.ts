import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

const controllers = ["pids", "memory"] as const;

type Controller = (typeof controllers)[number];

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

/** What a folder is to bound, by the names that either version gives it; the first is the bound itself, another completes it. */
function boundsOf(controller: Controller, memory: number): [file: string, value: number][] {
  if (controller === "pids") return [["pids.max", mostProcesses]];
  const bytes = Math.round(memory * 1024 ** 2);
  return [
    ["memory.max", bytes],
    ["memory.limit_in_bytes", bytes],
    // What it may not hold it does not move to the disk either.
    ["memory.swap.max", 0],
    ["memory.memsw.limit_in_bytes", bytes],
  ];
}

/** Makes a session's folder there; whether it bounds what it is to. This system may not let the emulator. */
function bounds(folder: string, controller: Controller, memory: number): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    const written = boundsOf(controller, memory).filter(([file, value]) => write(join(folder, file), value));
    return written.length > 0;
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

/** What nothing bounds here, in words, as one cgroup that is made to see it has shown. Absent: all is bounded. */
export async function sayUnbounded(): Promise<string | undefined> {
  const probe = makeCgroup(`probe-${process.pid}`, 64);
  await probe?.remove();
  const words: Record<Controller, string> = { pids: "how many processes", memory: "how much memory" };
  const missing = controllers.filter((controller) => !probe?.bounds.includes(controller));
  if (missing.length === 0) return undefined;
  return `Nothing bounds ${missing.map((controller) => words[controller]).join(" and ")} a sandbox has: this machine lets the emulator make no cgroup for it`;
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

/** Ends a process by force, where it has not ended. */
export function end(pid: number, signal: number | NodeJS.Signals = "SIGKILL"): void {
  // 0 and below are this process's own group, and all of them.
  if (!Number.isInteger(pid) || pid === 0 || pid === -1 || pid === 1) return;
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
