import { existsSync } from "node:fs";
import { readIfThere } from "./machine-files.ts";

/** The bounds of each sandbox and each function, whatever it was made with. Sizes are in bytes. */
export const bounds: Readonly<
  Record<
    | "processes"
    | "fileSize"
    | "coreSize"
    | "minOpenFiles"
    | "maxOpenFiles"
    | "terminals"
    | "sharedMemory"
    | "scratch"
    | "output"
    | "printed",
    number
  >
> = {
  /** More than any build has, and less than stops a machine. */
  processes: 512,
  fileSize: 1024 ** 3,
  coreSize: 0,
  minOpenFiles: 1024,
  maxOpenFiles: 4096,
  terminals: 64,
  /** The size of /dev/shm in Docker: https://docs.docker.com/engine/containers/run, 2026-11-27. */
  sharedMemory: 64 * 1024 ** 2,
  /** The size of a function's /tmp: https://vercel.com/docs/functions/limitations, 2026-11-23. */
  scratch: 512 * 1024 ** 2,
  /** Output of a command in its log. */
  output: 16 * 1024 ** 2,
  /** Output of a function for one request, in characters. */
  printed: 16_384,
};

/** The part of a user's limits that one sandbox or function gets: the kernel counts these for all of them together. */
const userShare = 1 / 4;

/** Limits of `prlimit`, by their names in /proc/self/limits. */
const limitsByUser = { sigpending: "pending signals", msgqueue: "msgqueue size" } as const;

const inotify = ["instances", "watches"] as const;

export interface Share {
  /** In MiB. */
  readonly memory: number;
  readonly vcpus: number;
}

export const controllers = ["pids", "memory", "cpu"] as const;

export type Controller = (typeof controllers)[number];

type Alternatives = readonly (readonly [file: string, value: number | string])[];

/** The files that bound a cgroup, of the second version and then of the first. */
export function cgroupFiles({ memory, vcpus }: Share): Readonly<Record<Controller | "swap", Alternatives>> {
  const bytes = Math.round(memory * 1024 ** 2);
  // In microseconds; the period of the first version is the same unless somebody has changed it.
  const [period, quota] = [100_000, Math.round(vcpus * 100_000)];
  return {
    pids: [["pids.max", bounds.processes]],
    memory: [
      ["memory.max", bytes],
      ["memory.limit_in_bytes", bytes],
    ],
    swap: [
      ["memory.swap.max", 0],
      ["memory.memsw.limit_in_bytes", bytes],
    ],
    cpu: [
      ["cpu.max", `${quota} ${period}`],
      ["cpu.cfs_quota_us", quota],
    ],
  };
}

/** The shell's words that bound files; `ulimit` counts blocks of 512 bytes. */
export const fileBounds: string = `ulimit -c ${bounds.coreSize}; ulimit -f ${bounds.fileSize / 512}`;

/** The folder in the session's working directory that becomes /dev/pts. */
export const terminals = "pts";

/** Bounds what the kernel counts by user, as root of a new namespace: https://man7.org/linux/man-pages/man7/user_namespaces.7.html. */
export function boundsScript(): string {
  const watches = inotify.flatMap((name) => {
    const max = shareOf(`/proc/sys/fs/inotify/max_user_${name}`, /^(\d+)/);
    return max > 0 ? `echo ${max} > /proc/sys/user/max_inotify_${name} || :` : [];
  });
  const limits = Object.entries(limitsByUser).flatMap(([name, row]) => {
    const max = shareOf("/proc/self/limits", new RegExp(`^Max ${row} +(\\d+)`, "m"));
    return max > 0 ? `--${name}=${max}` : [];
  });
  const prlimit = ["/usr/bin/prlimit", "/bin/prlimit"].find((path) => existsSync(path));
  return [
    `${fileBounds} || :`,
    // The machine bounds terminals of all instances but its own; bubblewrap's instance has no bound.
    `mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,max=${bounds.terminals} devpts ${terminals}`,
    ...watches,
    ...(prlimit && limits.length > 0 ? [`${prlimit} --pid $$ ${limits.join(" ")} || :`] : []),
    `ulimit -n ${maxOpenFiles()} 2>/dev/null || :`,
    // The option has another name in other shells. The kernel counts no processes of an emulator that is root's.
    `ulimit -u ${bounds.processes} 2>/dev/null || ulimit -p ${bounds.processes}`,
  ].join("\n");
}

function shareOf(file: string, form: RegExp): number {
  return Math.ceil(Number(form.exec(readIfThere(file))?.[1]) * userShare);
}

/** Descriptors on their way between programs are counted by user, and those of users other than root for the whole machine. */
export function maxOpenFiles(): number {
  const files = Math.floor((Number(readIfThere("/proc/sys/fs/file-max")) * userShare) / bounds.processes);
  return Math.min(bounds.maxOpenFiles, Math.max(bounds.minOpenFiles, files));
}
