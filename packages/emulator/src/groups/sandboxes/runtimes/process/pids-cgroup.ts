import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** As many processes a sandbox may have: more than any build has, and less than stops a machine. */
const mostProcesses = 512;

const prefix = "slipway-sandbox-";

/** What bounds the processes of a sandbox, and knows all of them whatever they do. */
export interface PidsCgroup {
  /** What a process writes its own id to, to be in it. */
  readonly door: string;
  /** Ends what is in it, and removes it as soon as it is empty. */
  remove(): Promise<void>;
}

/** The cgroup that new ones can be made in, of either version. Absent: this system has none, or does not let the emulator. */
function parent(): string | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const lines = readFileSync("/proc/self/cgroup", "utf8").trim().split("\n");
    const own = (pattern: RegExp) => lines.map((line) => pattern.exec(line)?.[1]).find((path) => path !== undefined);
    const first = own(/^\d+:(?:[^:]*,)?pids(?:,[^:]*)?:(.*)$/);
    const second = own(/^0::(.*)$/);
    const candidates = [
      ...(first === undefined ? [] : [join("/sys/fs/cgroup/pids", first), "/sys/fs/cgroup/pids"]),
      ...(second === undefined ? [] : [join("/sys/fs/cgroup", second)]),
    ];
    return candidates.find((path) => existsSync(path));
  } catch {
    return undefined;
  }
}

/** Makes one. Absent: it cannot be had, and nothing bounds how many processes a sandbox has. */
export function makePidsCgroup(sessionId: string): PidsCgroup | undefined {
  const above = parent();
  if (above === undefined) return undefined;
  const folder = join(above, `${prefix}${sessionId}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "pids.max"), String(mostProcesses));
    return cgroupAt(folder);
  } catch {
    try {
      rmdirSync(folder);
    } catch {
      // It was not made.
    }
    return undefined;
  }
}

/** Those that an emulator which was killed left of these sessions. */
export function leftCgroups(sessionIds: ReadonlySet<string>): PidsCgroup[] {
  const above = parent();
  if (above === undefined) return [];
  return readdirSync(above)
    .filter((name) => name.startsWith(prefix) && sessionIds.has(name.slice(prefix.length)))
    .map((name) => cgroupAt(join(above, name)));
}

function cgroupAt(folder: string): PidsCgroup {
  const door = join(folder, "cgroup.procs");
  function kill(): void {
    let pids: string[] = [];
    try {
      pids = readFileSync(door, "utf8").trim().split("\n").filter(Boolean);
    } catch {
      // It has gone.
    }
    for (const pid of pids) end(Number(pid));
  }
  return {
    door,
    async remove() {
      for (let turn = 0; turn < 200; turn++) {
        kill();
        try {
          rmdirSync(folder);
          return;
        } catch {
          if (!existsSync(folder)) return;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      }
    },
  };
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
