/** Ends a process, or a group by its negative number, by force or by another signal, where it has not ended. */
export function end(pid: number, signal: number | NodeJS.Signals = "SIGKILL"): void {
  // 0, -1 and 1 are this process's own group, all processes and the system's first.
  if (!Number.isInteger(pid) || pid === 0 || pid === -1 || pid === 1) return;
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
