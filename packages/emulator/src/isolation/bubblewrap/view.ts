import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { bounds, terminals } from "../bounds.ts";
import type { Toolchain } from "../toolchain.ts";

export const sandboxUser = 1000;

export interface View {
  readonly folder: string;
  readonly folders: readonly { readonly from: string; readonly to: string; readonly readOnly: boolean }[];
  readonly toolchains: readonly Toolchain[];
}

/** Descriptors of the bubblewrap that begins a command, behind its environment: filter, options, the session's namespaces, and the pipes of `--info-fd` and `--block-fd`. */
export const descriptors = { filter: 4, options: 5, mounts: 6, processes: 7, user: 8, status: 9, hold: 10 } as const;

/** Names that containers hide in /proc, and names that they make read-only: https://github.com/moby/moby, oci/defaults.go, 2026-11-23. */
const kernel = {
  masked: ["asound", "acpi", "kcore", "keys", "key-users", "latency_stats", "sched_debug", "scsi", "timer_list"],
  readOnly: ["bus", "fs", "irq", "sys", "sysrq-trigger"],
};

/** Capabilities of root in a container: https://docs.docker.com/engine/containers/run, 2026-11-23. */
const rootCapabilities =
  "CHOWN DAC_OVERRIDE FOWNER FSETID KILL MKNOD NET_BIND_SERVICE NET_RAW SETFCAP SETGID SETPCAP SETUID SYS_CHROOT".split(
    " ",
  );

/** Bubblewrap's options for the first process of a session, whose mounts all commands see: https://github.com/containers/bubblewrap. */
export function sessionOptions({ folder, folders, toolchains }: View): string[] {
  const top = join(folder, "merged");
  return [
    ...["--die-with-parent", "--unshare-pid", "--as-pid-1", "--cap-drop", "ALL"],
    ...["--dev-bind", "/", "/"],
    ...toolchains
      .flatMap(({ parts }) => parts)
      .flatMap(({ from, to }) => (from === undefined ? [] : ["--ro-bind", from, join(top, to)])),
    ...processOptions(["--bind", "shm", join(top, "/dev/shm")], top),
    // Mounts of the first process are this machine's, and any process could read their list.
    ...["mountinfo", "mounts", "mountstats"].flatMap((name) => ["--ro-bind", "/dev/null", `${top}/proc/1/${name}`]),
    ...["--tmpfs", `${top}/proc/1/task`, "--remount-ro", `${top}/proc/1/task`],
    ...folders.flatMap(({ from, to, readOnly }) => [readOnly ? "--ro-bind" : "--bind", from, join(top, to)]),
  ];
}

export function mountPoints({ folders, toolchains }: View): string[] {
  const parts = toolchains.flatMap(({ parts }) => parts).filter(({ from }) => from !== undefined);
  return [...parts, { to: "/proc" }, { to: "/dev" }, ...folders].map(({ to }) => to);
}

/** Bubblewrap's options for a command of a session. They go by a descriptor, and bubblewrap begins when they have come. */
export function commandOptions(folder: string, cwd: string, root: boolean): string[] {
  return [
    // It ends with the session's process 1. By `--die-with-parent` it would end with a process that bubblewrap has between them at its beginning.
    ...["--new-session", "--unshare-cgroup-try", "--block-fd", String(descriptors.hold)],
    ...["--pidns", String(descriptors.processes), "--userns2", String(descriptors.user)],
    ...["--dev-bind", join(folder, "merged"), "/", "--info-fd", String(descriptors.status)],
    ...["--cap-drop", "ALL", ...(root ? rootCapabilities.flatMap((name) => ["--cap-add", `CAP_${name}`]) : [])],
    ...["--seccomp", String(descriptors.filter), "--chdir", cwd],
  ];
}

/** Its own /proc and /dev, without what is the machine's. @param shared what /dev/shm is; another one of its own by default @param top the root that it sees */
export function processOptions(
  shared: readonly string[] = ["--size", String(bounds.sharedMemory), "--tmpfs", "/dev/shm"],
  top = "",
): string[] {
  const [proc, dev] = [`${top}/proc`, `${top}/dev`];
  return [
    ...["--proc", proc, "--dev", dev, "--dev-bind", terminals, `${dev}/pts`, ...shared, "--remount-ro", dev],
    ...maskedPaths().flatMap((path) => masked(path, `${top}${path}`)),
    ...kernel.readOnly.flatMap((name) => ["--ro-bind-try", `/proc/${name}`, `${proc}/${name}`]),
  ];
}

let maskedCache: readonly string[] | undefined;

/** Files of the kernel's own, and files that only root may read: the emulator, and with it a sandbox, may be root's. */
function maskedPaths(): readonly string[] {
  maskedCache ??= readdirSync("/proc")
    .filter((name) => /^\D/.test(name) && (kernel.masked.includes(name) || isForRoot(`/proc/${name}`)))
    .map((name) => `/proc/${name}`);
  return maskedCache;
}

function isForRoot(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isSymbolicLink() === false && (stats.mode & 0o004) === 0;
}

function masked(path: string, at: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isDirectory() ? ["--tmpfs", at, "--remount-ro", at] : ["--ro-bind", "/dev/null", at];
}
