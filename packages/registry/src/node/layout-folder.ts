import { resolve } from "node:path";
import { createLayoutStore } from "../layout/layout-store.ts";
import type { Store } from "../store.ts";
import { folderFiles } from "./folder-files.ts";

/**
 * Opens a folder as an OCI image layout. It is made with the first thing that is stored in it; nothing is read before.
 *
 * What is written becomes visible as a whole, and is on the disk before anything names it: neither a crash nor a loss of
 * power leaves a manifest without its blobs. Several stores of one folder may be used in one process; two processes may read
 * and add blobs at once, but tags are written by one of them at a time.
 *
 * @example
 * await copy(repository, openLayoutFolder("./images"), "latest");
 */
export function openLayoutFolder(folder: string): Store {
  return createLayoutStore(folderFiles(resolve(folder)));
}
