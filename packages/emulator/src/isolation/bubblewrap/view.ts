import { lstatSync, readdirSync, statSync } from "node:fs";
import { terminals } from "../bounds.ts";
import { environmentDescriptor } from "../environment.ts";
import type { Toolchain } from "../toolchain.ts";

export const sandboxUser = 1000;

export interface View {
  readonly folders: readonly { readonly from: string; readonly to: string; readonly readOnly: boolean }[];
  readonly toolchains: readonly Toolchain[];
  readonly cwd: string;
  readonly root: boolean;
}

export const descriptors: { readonly filter: number; readonly options: number } = {
  filter: environmentDescriptor + 1,
  options: environmentDescriptor + 2,
};

/** Files of /proc about the machine are hidden, as in containers: https://github.com/moby/moby, oci/defaults.go, 2026-11-23. */
const kernel = {
  masked: ["asound", "acpi", "kcore", "keys", "key-users", "latency_stats", "sched_debug", "scsi", "timer_list"],
  readOnly: ["bus", "fs", "irq", "sys", "sysrq-trigger"],
};

/** What root has in a container, in a namespace of its own: https://docs.docker.com/engine/containers/run, 2026-11-23. */
const rootCapabilities =
  "CHOWN DAC_OVERRIDE FOWNER FSETID KILL MKNOD NET_BIND_SERVICE NET_RAW SETFCAP SETGID SETPCAP SETUID SYS_CHROOT".split(
    " ",
  );

/** Bubblewrap's options for a command: https://github.com/containers/bubblewrap. They go by a descriptor: a sandbox sees the command line. */
export function viewOptions({ folders, toolchains, cwd, root }: View): string[] {
  const user = root ? "0" : String(sandboxUser);
  return [
    ...apart(user),
    ...["--bind", "merged", "/"],
    ...toolchains
      .flatMap(({ parts }) => parts)
      .flatMap(({ from, to }) => (from === undefined ? [] : ["--ro-bind", from, to])),
    ...processOptions(["--bind", "shm", "/dev/shm"]),
    ...folders.flatMap(({ from, to, readOnly }) => [readOnly ? "--ro-bind" : "--bind", from, to]),
    ...["--cap-drop", "ALL", ...(root ? rootCapabilities.flatMap((name) => ["--cap-add", `CAP_${name}`]) : [])],
    ...["--seccomp", String(descriptors.filter), "--chdir", cwd],
  ];
}

/** Namespaces of its own, as a user in them. */
export function apart(user: string): string[] {
  const namespaces = ["--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-cgroup-try"];
  return ["--die-with-parent", "--new-session", ...namespaces, "--uid", user, "--gid", user];
}

/** As much as Docker lets /dev/shm hold, in bytes: https://docs.docker.com/engine/containers/run, 2026-11-27. */
const mostShared = 64 * 1024 ** 2;

/** Its own /proc and /dev, without what is the machine's. @param shared what /dev/shm is; another one of its own by default */
export function processOptions(
  shared: readonly string[] = ["--size", String(mostShared), "--tmpfs", "/dev/shm"],
): string[] {
  return [
    ...["--proc", "/proc", "--dev", "/dev", "--dev-bind", terminals, "/dev/pts", ...shared, "--remount-ro", "/dev"],
    ...maskedPaths().flatMap(masked),
    ...kernel.readOnly.flatMap((name) => ["--ro-bind-try", `/proc/${name}`, `/proc/${name}`]),
  ];
}

let known: readonly string[] | undefined;

/** The kernel's own, and what only root may read: a sandbox's users are whoever started the emulator, which may be root. */
function maskedPaths(): readonly string[] {
  known ??= readdirSync("/proc")
    .filter((name) => /^\D/.test(name) && (kernel.masked.includes(name) || isForRoot(`/proc/${name}`)))
    .map((name) => `/proc/${name}`);
  return known;
}

function isForRoot(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isSymbolicLink() === false && (stats.mode & 0o004) === 0;
}

function masked(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isDirectory() ? ["--tmpfs", path, "--remount-ro", path] : ["--ro-bind", "/dev/null", path];
}
