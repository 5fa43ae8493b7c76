import type { Stats } from "node:fs";
import { readlink } from "node:fs/promises";
import { changed, codeOf, fileProblem, type Named } from "./file-problem.ts";

/** A file of a folder. */
export interface FoundFile extends Named {
  /** Path below the folder, with `/` between folders. */
  readonly path: string;
  /** Where it is on disk: absolute, without a link anywhere above it. */
  readonly location: string;
  /** Bytes. */
  readonly size: number;
  /** As Unix has it: its kind and who may do what. */
  readonly mode: number;
  /** Of a link: what it says, which is its content. What it leads to is not looked at. */
  readonly link?: string | undefined;
}

/**
 * What `look` saw at a place, as a file to deploy.
 *
 * @returns undefined for what is neither file nor link.
 */
export async function foundFile(
  { path, built }: Named,
  location: string,
  found: Stats,
): Promise<FoundFile | undefined> {
  const { size, mode } = found;
  if (found.isFile()) return { path, built, location, size, mode };
  if (!found.isSymbolicLink()) return undefined;
  const link = await readlink(location).catch((error: unknown) => {
    // It was a link before.
    throw codeOf(error) === "EINVAL" ? changed(path, error) : fileProblem({ path, built }, error);
  });
  return { path, built, location, size: Buffer.byteLength(link), mode, link };
}
