import { existsSync, rmdirSync, unlinkSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { codeOf } from "./open-folder.ts";
import { walk } from "./walk-folder.ts";

/** Something that is not gone may be put there by what is just being ended: so often it is tried, and so long it waits between, in ms. */
const [tries, pause] = [5, 100];

export async function removeFolder(folder: string): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      removeNow(folder);
      return;
    } catch (error) {
      if (left === 1 || !existsSync(folder)) throw error;
      await setTimeout(pause);
    }
  }
}

/** The same at once; throws where something is put there meanwhile. */
export function removeNow(folder: string | Buffer): void {
  for (const { kind, folder: at, name } of walk(folder)) {
    if (kind === "file" && at) gone(() => unlinkSync(at.below(name)));
    if (kind === "leave") gone(() => rmdirSync(at ? at.below(name) : folder));
  }
}

function gone(remove: () => void): void {
  try {
    remove();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}
