import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export const PARTIAL = ".partial-";

/** Age in ms, a day, at which a partial file is certainly abandoned. */
const OLD = 86_400_000;

/** Removes partial files of killed processes from a folder. Recent ones may still be written to. */
export async function removeLeftovers(folder: string, now: number = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PARTIAL)) continue;
    const place = join(folder, name);
    // Another process may remove or complete the file at the same time.
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > OLD) await rm(place, { recursive: true, force: true });
  }
}
