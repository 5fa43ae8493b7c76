import type { Stats } from "node:fs";
import { readlink } from "node:fs/promises";
import { badNameError, errorCode, fileError, movedError, type PathInfo } from "./file-problem.ts";

export interface FoundFile extends PathInfo {
  readonly path: string;
  /** Absolute path on disk, without links above it. */
  readonly location: string;
  readonly size: number;
  readonly mode: number;
  /** Target text of a link, which is its content. */
  readonly link?: string | undefined;
  readonly isFolder?: undefined;
}

/** A folder that is deployed itself, because it is empty or a build names it. */
export interface FoundFolder extends PathInfo {
  readonly path: string;
  readonly location: string;
  readonly mode: number;
  readonly isFolder: true;
}

export type FoundEntry = FoundFile | FoundFolder;

/** Makes an entry from a file's stats, undefined for sockets and the like. @throws `InputError` for a link that was replaced or is not UTF-8. */
export async function entryAt(
  { path, built }: PathInfo,
  location: string,
  stats: Stats,
  at: string = location,
): Promise<FoundEntry | undefined> {
  const { size, mode } = stats;
  if (stats.isDirectory()) return { path, built, location, mode, isFolder: true };
  if (stats.isFile()) return { path, built, location, size, mode };
  if (!stats.isSymbolicLink()) return undefined;
  const bytes = await readlink(at, { encoding: "buffer" }).catch((error: unknown) => {
    throw errorCode(error) === "EINVAL" ? movedError(path, error) : fileError({ path, built }, error);
  });
  const link = bytes.toString();
  // Invalid UTF-8 becomes U+FFFD, so the link would lead elsewhere.
  if (!Buffer.from(link).equals(bytes)) throw badNameError({ path, built }, "is a link to a name that is not UTF-8");
  return { path, built, location, size: bytes.length, mode, link };
}
