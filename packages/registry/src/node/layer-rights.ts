import { InputError } from "@slipway/core/call";
import type { TarOwner } from "./tar-codec.ts";
import type { FolderEntry } from "./walk-folder.ts";

/** Whose the files of a layer are, and who may do what with them, as a user says it. */
export interface LayerRights {
  /** Whose everything in the folder is: `"1000:1000"`, or `"1000"` for both. By numbers: names stand in a file of the image. Default: root's. */
  readonly owner?: string | undefined;
  /**
   * Who may do what, in octal digits such as `"0640"`: counts for each file, and for folders, into which those may go who may read them.
   * `"4755"` is setuid, for files alone. Default: as on the disk, but only their owner may write; what is setuid or setgid there is refused.
   */
  readonly mode?: string | undefined;
}

const OWNER = /^(\d{1,10})(?::(\d{1,10}))?$/;
const MODE = /^[0-7]{3,4}$/;

/** The last number that a user or a group can have: one more is nobody's. */
const LAST_ID = 2 ** 32 - 2;

/** What every system has otherwise than 0755, and as root's. A layer that has something in them must not open or close them. */
const SPECIAL: ReadonlyMap<string, number> = new Map([
  ["tmp", 0o1777],
  ["var/tmp", 0o1777],
  ["root", 0o700],
]);

export interface Rights {
  readonly mode: number;
  readonly owner: TarOwner;
}

const ROOT: TarOwner = { user: 0, group: 0 };

export function isOwner(text: unknown): boolean {
  return typeof text === "string" && ownerOf(text) !== undefined;
}

export function isMode(text: unknown): boolean {
  return typeof text === "string" && MODE.test(text);
}

/** Tells whether a place in an image is one that every system has in a way of its own. */
export function isSpecial(at: string): boolean {
  return SPECIAL.has(at.split("/").filter(Boolean).join("/"));
}

export function madeFolder(path: string): Rights {
  return { mode: SPECIAL.get(path) ?? 0o755, owner: ROOT };
}

export function madePlace(path: string, { owner, mode }: LayerRights): Rights {
  if (SPECIAL.has(path)) return madeFolder(path);
  return { mode: mode === undefined ? 0o755 : entered(octal(mode)), owner: ownerOf(owner) ?? ROOT };
}

/**
 * What a layer says of something on a disk. Unless it is asked for, nobody may do more with it than there, and others than its owner may
 * not write, so that it is the same with each umask. An `InputError` for what runs as somebody else than who starts it.
 */
export function rightsOf(
  { path, kind }: FolderEntry,
  place: string,
  found: number,
  { owner, mode }: LayerRights,
): Rights {
  if (kind === "folder" && SPECIAL.has(path)) return madeFolder(path);
  const whose = ownerOf(owner) ?? ROOT;
  if (kind === "link") return { mode: 0o777, owner: whose };
  if (mode !== undefined) return { mode: kind === "folder" ? entered(octal(mode)) : octal(mode), owner: whose };
  // Windows says of no folder that it may be entered.
  if (kind === "folder") return { mode: process.platform === "win32" ? 0o755 : found & 0o755, owner: whose };
  if (found & 0o6000) {
    throw new InputError(
      `${place} has the mode ${(found & 0o7777).toString(8)}, and setuid or setgid is not kept unless it is asked for: take it away, give the file a layer of its own with that "mode", or pack an archive`,
      {},
    );
  }
  return { mode: found & 0o755, owner: whose };
}

function ownerOf(text: string | undefined): TarOwner | undefined {
  const [, user, group = user] = OWNER.exec(text ?? "") ?? [];
  if (user === undefined || !(Number(user) <= LAST_ID && Number(group) <= LAST_ID)) return undefined;
  return { user: Number(user), group: Number(group) };
}

function octal(mode: string): number {
  return Number.parseInt(mode, 8);
}

/** Of a folder: who may read it may enter it. What runs as its owner, or stays in memory, is no folder. */
function entered(mode: number): number {
  return (mode & 0o777) | ((mode & 0o444) >> 2);
}
