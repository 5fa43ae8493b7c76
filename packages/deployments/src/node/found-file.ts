import type { Stats } from "node:fs";
import { readlink } from "node:fs/promises";
import { badName, changed, codeOf, fileProblem, type Named } from "./file-problem.ts";

export interface FoundFile extends Named {
  readonly path: string;
  /** Where it is on disk: absolute, without a link anywhere above it. */
  readonly location: string;
  readonly size: number;
  readonly mode: number;
  /** Of a link: what it says, which is its content. What it leads to is not looked at. */
  readonly link?: string | undefined;
  readonly isFolder?: undefined;
}

/** A folder that is deployed as such, by its name and its mode: one that is empty, or that a build names. */
export interface FoundFolder extends Named {
  readonly path: string;
  readonly location: string;
  readonly mode: number;
  readonly isFolder: true;
}

export type Found = FoundFile | FoundFolder;

/** What `look` saw at a place, as something to deploy, or undefined; an `InputError` for a link that is none any more, or whose text is no UTF-8. */
export async function foundAt(
  { path, built }: Named,
  location: string,
  found: Stats,
  at: string = location,
): Promise<Found | undefined> {
  const { size, mode } = found;
  if (found.isDirectory()) return { path, built, location, mode, isFolder: true };
  if (found.isFile()) return { path, built, location, size, mode };
  if (!found.isSymbolicLink()) return undefined;
  const bytes = await readlink(at, { encoding: "buffer" }).catch((error: unknown) => {
    // It was a link before.
    throw codeOf(error) === "EINVAL" ? changed(path, error) : fileProblem({ path, built }, error);
  });
  const link = bytes.toString();
  // In text, what is no UTF-8 is U+FFFD: the link would lead elsewhere.
  if (!Buffer.from(link).equals(bytes)) throw badName({ path, built }, "is a link to a name that is no UTF-8");
  return { path, built, location, size: bytes.length, mode, link };
}
