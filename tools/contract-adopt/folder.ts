import { existsSync } from "node:fs";
import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Texts } from "./contract-state.ts";

// The folders stand beside each other, so that a rename is one step, and what the files import by path is where it was.
const folder = "contract";
/** The contract as it is to be. */
const next = "contract.next";
/** The contract as it was, while the other one takes its place. */
const before = "contract.before";

/**
 * Puts the contract into order that a cut run left: whole as it was, unless the new one was in place already.
 *
 * True when there was something to put back.
 */
export async function recoverContract(root: string): Promise<boolean> {
  const cut = !existsSync(join(root, folder)) && existsSync(join(root, before));
  if (cut) await rename(join(root, before), join(root, folder));
  await rm(join(root, next), { recursive: true, force: true });
  await rm(join(root, before), { recursive: true, force: true });
  return cut;
}

/**
 * Writes the contract anew, all of it or nothing: a copy is written and takes the folder's place by two renames. A run that is cut
 * between them leaves no contract, and the next one puts it back.
 */
export async function replaceContract(root: string, texts: Texts): Promise<void> {
  const [now, then, was] = [folder, next, before].map((name) => join(root, name)) as [string, string, string];
  await cp(now, then, { recursive: true });
  for (const [path, text] of texts) {
    const file = join(then, relative(now, path));
    await writeFile(file, text);
    if ((await readFile(file, "utf8")) !== text) throw new Error(`${file} does not hold what was written to it.`);
  }
  await rename(now, was);
  await rename(then, now);
  await rm(was, { recursive: true });
}
