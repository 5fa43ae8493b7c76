import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export const PARTIAL = ".partial-";

/** Nothing takes so long to write, in ms: a day. */
const OLD = 86_400_000;

/** Takes away what processes that were killed left half written in a folder. What may still be written to stays. */
export async function removeLeftovers(folder: string, now: number = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PARTIAL)) continue;
    const place = join(folder, name);
    // Another process may take it away or complete it at the same time.
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > OLD) await rm(place, { recursive: true, force: true });
  }
}
