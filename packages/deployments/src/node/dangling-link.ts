import { lstat, stat } from "node:fs/promises";
import { join } from "node:path";
import { lineOf } from "@slipway/core/internal";
import { codeOf, isMissing } from "./file-problem.ts";
import { refusal } from "./refusal.ts";

/** Where a folder's project is told, the folder of it first. */
const places = [".vercel", ".vercel/project.json", ".vercel/repo.json"];

/** Refuses a folder whose link to a project leads nowhere: read as no file, it would have the folder deployed to another project, of its own name. */
export async function refuseDanglingLink(folder: string): Promise<void> {
  for (const place of places) {
    if (!(await isDangling(join(folder, place)))) continue;
    throw refusal(
      `${place} of ${lineOf(folder)} is a link to what is not there, so nobody knows which project is meant. Remove it, or link the folder again.`,
    );
  }
}

async function isDangling(path: string): Promise<boolean> {
  try {
    if (!(await lstat(path)).isSymbolicLink()) return false;
  } catch (error) {
    // What may not be looked at is told by who reads it.
    if (codeOf(error) !== undefined) return false;
    throw error;
  }
  return stat(path).then(() => false, isMissing);
}
