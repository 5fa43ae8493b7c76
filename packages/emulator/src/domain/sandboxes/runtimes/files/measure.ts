import { lstatSync } from "node:fs";
import { walk } from "../../../../store/files/walk-folder.ts";

export interface Measured {
  readonly bytes: number;
  readonly entries: number;
}

export function measure(folders: readonly string[], most?: Measured): Measured {
  let [bytes, entries] = [0, 0];
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
