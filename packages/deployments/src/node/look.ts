import type { Stats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { pathProblem } from "../deploy/path-problem.ts";
import { badName, fileProblem, type Named } from "./file-problem.ts";

/** What stands at a place of a folder. @throws `InputError` that names it, when it is gone or may not be looked at. */
export async function look(named: Named, location: string): Promise<Stats> {
  try {
    return await lstat(location);
  } catch (error) {
    throw fileProblem(named, error);
  }
}

/** The names in a folder, in order. @throws `InputError` that names it, when it is gone or may not be read. */
export async function readNames(named: Named, location: string): Promise<string[]> {
  try {
    return (await readdir(location)).sort();
  } catch (error) {
    throw fileProblem(named, error);
  }
}

/** The same of names that are no UTF-8: in text, a part of one is U+FFFD, by which nothing is found, or another file whose name has that character. */
export async function readBrokenNames(named: Named, location: string): Promise<ReadonlySet<string>> {
  const names = await readdir(location, { encoding: "buffer" }).catch((error: unknown) => {
    throw fileProblem(named, error);
  });
  return new Set(names.filter((name) => !Buffer.from(name.toString()).equals(name)).map((name) => name.toString()));
}

/** Refuses a path that no deployment takes: Linux has names that are no paths elsewhere. @throws `InputError` */
export function refuseName(named: Named): void {
  const problem = pathProblem(named.path);
  if (problem) throw badName(named, problem);
}
