import { end } from "./begin-process.ts";
import { leftCgroups } from "./cgroup.ts";
import { listed, readIfThere } from "./machine-files.ts";

/** Environment variable with the session of a process, by which leftovers of a killed emulator are found. */
export const marker = "SLIPWAY_SANDBOX";

/** Ends the processes of sessions, found by cgroup and by environment, and resolves when none is left. */
export async function endLeftovers(sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const sessions = new Set(sessionIds);
  // First: a restarted session would use the same cgroup.
  await Promise.all(leftCgroups(sessions).map((cgroup) => cgroup.remove()));
  for (const pid of markedProcesses(sessions)) end(pid);
}

export function markedProcesses(sessions: ReadonlySet<string>): number[] {
  return listed("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => sessions.has(sessionOf(pid) ?? ""))
    .map(Number);
}

export function sessionOf(pid: string): string | undefined {
  const variables = readIfThere(`/proc/${pid}/environ`).split("\0");
  return variables.find((variable) => variable.startsWith(`${marker}=`))?.slice(marker.length + 1);
}
