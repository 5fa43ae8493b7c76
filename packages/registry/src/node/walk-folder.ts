import { isUtf8 } from "node:buffer";
import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { InputError } from "@slipway/core/call";

/** Node's replacement of bytes that are no UTF-8. */
const UNREADABLE = "\u{fffd}";

export interface FolderEntry {
  readonly path: string;
  readonly kind: "file" | "folder" | "link";
}

/**
 * Lists the entries below a folder, sorted, folders before their contents, without following links; an `InputError` for unreadable entries
 * and other kinds.
 */
export async function* walkFolder(folder: string, below = ""): AsyncGenerator<FolderEntry, void> {
  // A single list of all levels: a deep entry is not handed up through every level.
  const pending = await entriesBelow(folder, below);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { path, entry } = next;
    if (entry.isFile()) yield { path, kind: "file" };
    else if (entry.isSymbolicLink()) yield { path, kind: "link" };
    else if (entry.isDirectory()) {
      yield { path, kind: "folder" };
      for (const each of await entriesBelow(folder, path)) pending.push(each);
    } else throw new InputError(`${join(folder, path)} is neither a file nor a folder: it cannot be pushed`, {});
  }
}

/** The entries in reverse, to be popped. */
async function entriesBelow(
  folder: string,
  below: string,
): Promise<{ readonly path: string; readonly entry: Dirent }[]> {
  const place = join(folder, below);
  const entries = await readdir(place, { withFileTypes: true }).catch((cause: unknown) => {
    throw new InputError(`the folder ${place} cannot be read`, { cause });
  });
  if (entries.some(({ name }) => name.includes(UNREADABLE))) await refuseUnreadable(place);
  return entries
    .sort((one, other) => (one.name < other.name ? 1 : -1))
    .map((entry) => ({ path: below ? `${below}/${entry.name}` : entry.name, entry }));
}

/** A name that is no UTF-8 is decoded as another one, which may exist, too. */
async function refuseUnreadable(folder: string): Promise<void> {
  for (const name of await readdir(folder, { encoding: "buffer" })) {
    if (isUtf8(name)) continue;
    throw new InputError(`${join(folder, name.toString())} cannot be read: its name is no UTF-8`, {});
  }
}
