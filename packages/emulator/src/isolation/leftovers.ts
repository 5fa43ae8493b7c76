import { end } from "./begin-process.ts";
import { leftCgroups } from "./cgroup.ts";
import { listed, readIfThere } from "./read-if-there.ts";

/** A variable of every process of a sandbox, with its session: what an emulator that was killed left running is known by it. */
export const marker = "SLIPWAY_SANDBOX";

/** Ends what runs of these sessions, whoever began it: by its cgroup, and by its environment. Resolves when nothing does any more. */
export async function endLeftovers(sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const sessions = new Set(sessionIds);
  // Before anything of these sessions is begun again, which would be in the same cgroup.
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
