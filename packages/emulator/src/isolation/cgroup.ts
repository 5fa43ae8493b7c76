import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { end } from "./begin-process.ts";
import { type Controller, cgroupFiles, controllers, type Share } from "./bounds.ts";
import { readIfThere } from "./machine-files.ts";

const prefix = "slipway-sandbox-";

export interface Cgroup {
  readonly bounds: readonly Controller[];
  readonly folders: readonly string[];
  add(pid: number): boolean;
  remove(): Promise<void>;
}

/** The folder in which cgroups of a controller can be made, of either version. Absent: there is none. */
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

function isBound(folder: string, controller: Controller, share: Share): boolean {
  const files = cgroupFiles(share);
  const isWritten = (name: keyof typeof files) => files[name].some(([file, value]) => write(join(folder, file), value));
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    return false;
  }
  const isBounded = isWritten(controller);
  // Without it memory beyond the bound goes to the disk; the first version takes it after the bound.
  if (controller === "memory") isWritten("swap");
  return isBounded;
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

/** Makes a cgroup with the bounds that this system lets the emulator set. Absent: it lets none. */
export function makeCgroup(sessionId: string, share: Share): Cgroup | undefined {
  const places = controllers.flatMap((controller) => {
    const parent = above(controller);
    return parent === undefined ? [] : { controller, folder: join(parent, `${prefix}${sessionId}`) };
  });
  const bounded = places.filter(({ controller, folder }) => isBound(folder, controller, share));
  const folders = new Set(bounded.map(({ folder }) => folder));
  for (const { folder } of places) if (!folders.has(folder)) removeEmpty(folder);
  if (folders.size === 0) return undefined;
  return {
    bounds: bounded.map(({ controller }) => controller),
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
