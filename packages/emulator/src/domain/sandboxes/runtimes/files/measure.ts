import { lstatSync, readdirSync, statSync } from "node:fs";
import { markedProcesses } from "../../../../isolation/leftovers.ts";
import { listed, readIfThere } from "../../../../isolation/machine-files.ts";
import { codeOf, linkAt } from "../../../../store/files/open-folder.ts";
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
      if (stats) bytes += (stats.blocks * 512) / (stats.isDirectory() ? 1 : stats.nlink || 1);
      if (most && (bytes > most.bytes || (most.entries > 0 && entries > most.entries))) return { bytes, entries };
    }
  }
  return { bytes, entries };
}

/**
 * The session's processes are in one namespace, where there is isolation. Its process 1 has the session's marker, which no program can
 * change there; a program of another session may have the same one.
 */
function measureRemoved(sessionId: string): Measured {
  const namespaceOf = (pid: string) => linkAt(`/proc/${pid}/ns/pid`);
  const own = namespaceOf("self");
  const marked = markedProcesses(new Set([sessionId])).map(String);
  const namespaces = new Set(marked.filter(isFirst).map(namespaceOf));
  for (const namespace of [own, undefined]) namespaces.delete(namespace);
  const sizes = new Map<string, number>();
  for (const pid of listed("/proc")) {
    const namespace = namespaceOf(pid);
    if (!namespaces.has(namespace) && !(marked.includes(pid) && namespace === own)) continue;
    const names = descriptorsOf(pid);
    // A program that hides its descriptors from its user may hold anything: nothing less than all is sure.
    if (!names) return { bytes: Number.POSITIVE_INFINITY, entries: 0 };
    for (const name of names) {
      const stats = statSync(`/proc/${pid}/fd/${name}`, { throwIfNoEntry: false });
      if (stats?.isFile() && stats.nlink === 0) sizes.set(`${stats.dev} ${stats.ino}`, stats.blocks * 512);
    }
  }
  return { bytes: [...sizes.values()].reduce((sum, each) => sum + each, 0), entries: sizes.size };
}

function isFirst(pid: string): boolean {
  return /^NSpid:.*\t1$/m.test(readIfThere(`/proc/${pid}/status`));
}

function descriptorsOf(pid: string): readonly string[] | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`);
  } catch (error) {
    return codeOf(error) === "EACCES" ? undefined : [];
  }
}
