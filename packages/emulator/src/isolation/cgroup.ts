import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { end } from "./begin-process.ts";
import { readIfThere } from "./read-if-there.ts";

/** As many processes a sandbox or a function may have: more than any build has, and less than stops a machine. */
export const mostProcesses = 512;

const prefix = "slipway-sandbox-";

export interface Share {
  readonly memory: number;
  readonly vcpus: number;
}

export interface Cgroup {
  readonly bounds: readonly Controller[];
  readonly folders: readonly string[];
  add(pid: number): boolean;
  /** Ends what is in it, and removes it as soon as it is empty. */
  remove(): Promise<void>;
}

export const controllers = ["pids", "memory", "cpu"] as const;

export type Controller = (typeof controllers)[number];

/** Where new cgroups of a controller can be made, of either version. Absent: this system has no such place. */
function above(controller: Controller): string | undefined {
  const lines = readIfThere("/proc/self/cgroup").trim().split("\n");
  const own = (pattern: RegExp) => lines.map((line) => pattern.exec(line)?.[1]).find((path) => path !== undefined);
  const first = own(new RegExp(`^\\d+:(?:[^:]*,)?${controller}(?:,[^:]*)?:(.*)$`));
  const second = own(/^0::(.*)$/);
  const candidates = [
    ...(first === undefined ? [] : [join("/sys/fs/cgroup", controller, first), `/sys/fs/cgroup/${controller}`]),
    second === undefined ? undefined : nearest(second),
  ];
  return candidates.find((path) => path !== undefined && existsSync(join(path, "cgroup.procs")));
}

/** The nearest cgroup above without processes: https://docs.kernel.org/admin-guide/cgroup-v2.html, "No Internal Process Constraint". */
function nearest(path: string): string | undefined {
  const folder = join("/sys/fs/cgroup", path);
  if (readIfThere(join(folder, "cgroup.subtree_control")).trim() !== "") return folder;
  return path === "/" ? undefined : nearest(dirname(path));
}

function bound(folder: string, controller: Controller, { memory, vcpus }: Share): boolean {
  const isWritten = (file: string, value: number | string) => write(join(folder, file), value);
  if (controller === "pids") return isWritten("pids.max", mostProcesses);
  if (controller === "cpu") {
    // In microseconds; the period of the first version is the same unless somebody has changed it.
    const [period, quota] = [100_000, Math.round(vcpus * 100_000)];
    return isWritten("cpu.max", `${quota} ${period}`) || isWritten("cpu.cfs_quota_us", quota);
  }
  const bytes = Math.round(memory * 1024 ** 2);
  const isBound = isWritten("memory.max", bytes) || isWritten("memory.limit_in_bytes", bytes);
  // What it may not hold it does not move to the disk either, where there is such a place.
  if (!isWritten("memory.swap.max", 0)) isWritten("memory.memsw.limit_in_bytes", bytes);
  return isBound;
}

function bounds(folder: string, controller: Controller, share: Share): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    return bound(folder, controller, share);
  } catch {
    return false;
  }
}

function write(file: string, value: number | string): boolean {
  try {
    if (!existsSync(file)) return false;
    writeFileSync(file, String(value));
    return true;
  } catch {
    return false;
  }
}

/** Makes one, of what this system lets the emulator bound. Absent: nothing, neither how many processes a sandbox has nor what they use. */
export function makeCgroup(sessionId: string, share: Share): Cgroup | undefined {
  const places = controllers.flatMap((controller) => {
    const parent = above(controller);
    return parent === undefined ? [] : { controller, folder: join(parent, `${prefix}${sessionId}`) };
  });
  const made = places.filter(({ controller, folder }) => bounds(folder, controller, share));
  // Of the second version one folder bounds both.
  const folders = new Set(made.map(({ folder }) => folder));
  for (const { folder } of places) if (!folders.has(folder)) removeEmpty(folder);
  if (folders.size === 0) return undefined;
  return {
    bounds: made.map(({ controller }) => controller),
    folders: [...folders],
    add: (pid) => [...folders].every((folder) => write(doorOf(folder), pid) || !existsSync(`/proc/${pid}`)),
    remove: () => removeAll([...folders]),
  };
}

/** Controllers that bound something on this machine, tried by a cgroup of a moment. */
export async function boundable(): Promise<readonly Controller[]> {
  const probe = makeCgroup(`probe-${process.pid}`, { memory: 64, vcpus: 1 });
  await probe?.remove();
  return probe?.bounds ?? [];
}

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
  for (const pid of readIfThere(doorOf(folder)).trim().split("\n").filter(Boolean)) end(Number(pid));
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It has gone, or something is still in it.
  }
}
