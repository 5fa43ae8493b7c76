import { lstatSync, statSync } from "node:fs";
import { markedProcesses } from "../../../../isolation/leftovers.ts";
import { listed } from "../../../../isolation/read-if-there.ts";
import { linkAt } from "../../../../store/files/open-folder.ts";
import { walk } from "../../../../store/files/walk-folder.ts";

export interface Measured {
  readonly bytes: number;
  readonly entries: number;
}

/** @param sessionId of a sandbox, of which removed files that its processes have open count, too */
export function measure(folders: readonly string[], most?: Measured, sessionId?: string): Measured {
  let { bytes, entries } = sessionId === undefined ? { bytes: 0, entries: 0 } : measureRemoved(sessionId);
  for (const folder of folders) {
    for (const { kind, folder: at, name, stats: known } of walk(folder, true)) {
      if (kind === "leave" || !at) continue;
      const stats = known ?? lstatSync(at.below(name), { throwIfNoEntry: false });
      entries += 1;
      // A file with several names is counted in parts.
      if (stats) bytes += (stats.blocks * 512) / (stats.isDirectory() ? 1 : stats.nlink || 1);
      if (most && (bytes > most.bytes || (most.entries > 0 && entries > most.entries))) return { bytes, entries };
    }
  }
  return { bytes, entries };
}

/** The session's processes are in one namespace, where there is isolation, and some of them have its marker. */
function measureRemoved(sessionId: string): Measured {
  const namespaceOf = (pid: number | string) => linkAt(`/proc/${pid}/ns/pid`);
  const marked = markedProcesses(new Set([sessionId])).map(String);
  const namespaces = new Set(marked.map(namespaceOf));
  for (const namespace of [namespaceOf("self"), undefined]) namespaces.delete(namespace);
  const sizes = new Map<string, number>();
  for (const pid of listed("/proc")) {
    if (!marked.includes(pid) && !namespaces.has(namespaceOf(pid))) continue;
    for (const name of listed(`/proc/${pid}/fd`)) {
      const stats = statSync(`/proc/${pid}/fd/${name}`, { throwIfNoEntry: false });
      if (stats?.isFile() && stats.nlink === 0) sizes.set(`${stats.dev} ${stats.ino}`, stats.blocks * 512);
    }
  }
  return { bytes: [...sizes.values()].reduce((sum, each) => sum + each, 0), entries: sizes.size };
}
