import { InputError } from "@slipway/core/call";
import type { FolderEntry } from "./folder-files.ts";
import type { TarOwner } from "./tar-codec.ts";

/** Owner and permissions of the files of a layer. */
export interface LayerRights {
  /** Owner of all files: `"1000:1000"`, or `"1000"` for both. Numbers only, since names stand in a file of the image. Default: root. */
  readonly owner?: string | undefined;
  /**
   * Mode of each file in octal digits such as `"0640"`, and of folders, which every reader may enter. `"4755"` is setuid, for files alone.
   * Default: as on the disk, but only the owner may write; setuid and setgid files are refused.
   */
  readonly mode?: string | undefined;
}

const OWNER = /^(\d{1,10})(?::(\d{1,10}))?$/;
const MODE = /^[0-7]{3,4}$/;

/** Largest ID of a user or a group: one more means "nobody". */
const LAST_ID = 2 ** 32 - 2;

/** Folders that every system has as root's, with a mode other than 0755. A layer with files in them must keep that mode. */
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

/** Tells whether every system has a mode of its own for a folder. */
export function isSpecial(at: string): boolean {
  return SPECIAL.has(at.split("/").filter(Boolean).join("/"));
}

export function defaultFolderRights(path: string): Rights {
  return { mode: SPECIAL.get(path) ?? 0o755, owner: ROOT };
}

export function targetFolderRights(path: string, { owner, mode }: LayerRights): Rights {
  if (SPECIAL.has(path)) return defaultFolderRights(path);
  return { mode: mode === undefined ? 0o755 : folderMode(octal(mode)), owner: ownerOf(owner) ?? ROOT };
}

/**
 * Owner and mode of an entry in a layer. By default no permission is added to those on the disk, and only the owner may write, so that the
 * layer is the same with each umask. An `InputError` for setuid and setgid files.
 */
export function rightsOf(
  { path, kind }: FolderEntry,
  place: string,
  diskMode: number,
  { owner, mode }: LayerRights,
): Rights {
  if (kind === "folder" && SPECIAL.has(path)) return defaultFolderRights(path);
  const tarOwner = ownerOf(owner) ?? ROOT;
  if (kind === "link") return { mode: 0o777, owner: tarOwner };
  if (mode !== undefined) return { mode: kind === "folder" ? folderMode(octal(mode)) : octal(mode), owner: tarOwner };
  // Windows sets no execute bit on folders.
  if (kind === "folder") return { mode: process.platform === "win32" ? 0o755 : diskMode & 0o755, owner: tarOwner };
  if (diskMode & 0o6000) {
    throw new InputError(
      `${place} has the mode ${(diskMode & 0o7777).toString(8)}, and setuid or setgid is not kept unless it is asked for: take it away, give the file a layer of its own with that "mode", or pack an archive`,
      {},
    );
  }
  return { mode: diskMode & 0o755, owner: tarOwner };
}

function ownerOf(text: string | undefined): TarOwner | undefined {
  const [, user, group = user] = OWNER.exec(text ?? "") ?? [];
  if (user === undefined || !(Number(user) <= LAST_ID && Number(group) <= LAST_ID)) return undefined;
  return { user: Number(user), group: Number(group) };
}

function octal(mode: string): number {
  return Number.parseInt(mode, 8);
}

/** The mode of a folder: readers may enter it. The setuid, setgid and sticky bits are dropped. */
function folderMode(mode: number): number {
  return (mode & 0o777) | ((mode & 0o444) >> 2);
}
