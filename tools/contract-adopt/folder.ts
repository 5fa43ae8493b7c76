import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Texts } from "./edits.ts";

// Sibling folders: a rename is one step, and relative imports stay valid.
const folder = "contract";
const next = "contract.next";
const before = "contract.before";

/**
 * Puts the contract into order that a cut run left: whole as it was, unless the new one was in place already.
 *
 * True when there was something to put back. Where somebody has put another contract into the place of one that was cut away, nothing
 * is touched: only a person knows which of the two has the work that is not committed.
 */
export async function recoverContract(root: string): Promise<boolean> {
  const [now, then, was] = placesIn(root);
  const cut = !existsSync(now) && existsSync(was);
  // While the next folder exists, the old one was moved away and not replaced.
  const isOther = () => spawnSync("git", ["diff", "--no-index", "--quiet", now, was]).status !== 0;
  if (!cut && existsSync(was) && existsSync(then) && isOther())
    throw new Error(
      `A run was cut while it put the contract into place. ${before}/ has the contract as it was then, and ${folder}/ is another one by now: move what you need from one to the other, and remove ${before}/.`,
    );
  if (cut) await rename(was, now);
  await rm(then, { recursive: true, force: true });
  await rm(was, { recursive: true, force: true });
  return cut;
}

/** Replaces the contract as a whole: a copy takes the folder's place by two renames. After a cut between them, the next run restores it. */
export async function replaceContract(root: string, texts: Texts): Promise<void> {
  const [now, then, was] = placesIn(root);
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

/** Prints the decisions, also to `file`, before the contract is replaced: a run that cannot print changes nothing. */
export async function tellAndReplace(
  root: string,
  texts: Texts,
  list: string,
  file: string | undefined,
): Promise<void> {
  if (file !== undefined) await writeFile(file, list);
  console.log(list);
  if (texts.size > 0) await replaceContract(root, texts);
}

function placesIn(root: string): readonly [string, string, string] {
  return [join(root, folder), join(root, next), join(root, before)];
}
