import { resolve } from "node:path";
import { checkText } from "../check-options.ts";
import { createLayoutStore } from "../layout/layout-store.ts";
import type { Store } from "../store.ts";
import { folderFiles } from "./folder-files.ts";

/**
 * Opens a folder as an OCI image layout. It is made with the first thing that is stored in it; nothing is read before.
 *
 * What is written becomes visible as a whole, and is on the disk before anything names it: neither a crash nor a loss of
 * power leaves a manifest without its blobs. Several processes, and several stores in each, may read and write one folder at
 * once: its index is written by one after another, under a lock that is taken away from a process that was killed, after some five
 * seconds. Programs that know nothing of that lock must not write meanwhile.
 *
 * Writing throws an `InputError` when others have the lock for a minute.
 *
 * @example
 * await copy(repository, openLayoutFolder("./images"), "latest");
 */
export function openLayoutFolder(folder: string): Store {
  checkText(folder, "folder");
  return createLayoutStore(folderFiles(resolve(folder)));
}
