import { existsSync, rmdirSync, unlinkSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { codeOf } from "./open-folder.ts";
import { walk } from "./walk-folder.ts";

/** Retries of a removal that a dying process disturbs, and the ms between them. */
const [maxTries, pause] = [5, 100];

export async function removeFolder(folder: string): Promise<void> {
  for (let remaining = maxTries; ; remaining--) {
    try {
      removeNow(folder);
      return;
    } catch (error) {
      if (remaining === 1 || !existsSync(folder)) throw error;
      await setTimeout(pause);
    }
  }
}

/** Removes a folder in one try; throws where something is added meanwhile. */
export function removeNow(folder: string | Buffer): void {
  for (const { kind, folder: at, name } of walk(folder)) {
    if (kind === "file" && at) ignoreMissing(() => unlinkSync(at.below(name)));
    if (kind === "leave") ignoreMissing(() => rmdirSync(at ? at.below(name) : folder));
  }
}

function ignoreMissing(remove: () => void): void {
  try {
    remove();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}
