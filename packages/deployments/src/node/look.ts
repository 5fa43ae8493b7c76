import type { Stats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { InputError } from "@slipway/core";
import { pathProblem } from "../deploy/path-problem.ts";
import { fileProblem } from "./file-problem.ts";

/** What stands at a place of a folder. @throws `InputError` that names it, when it is gone or may not be looked at. */
export async function look(path: string, location: string): Promise<Stats> {
  try {
    return await lstat(location);
  } catch (error) {
    throw fileProblem(path, error);
  }
}

/** The names in a folder, in order. @throws `InputError` that names it, when it is gone or may not be read. */
export async function readNames(path: string, location: string): Promise<string[]> {
  try {
    return (await readdir(location)).sort();
  } catch (error) {
    throw fileProblem(path, error);
  }
}

/** Refuses a path that no deployment takes: Linux has names that are no paths elsewhere. @throws `InputError` */
export function refuseName(path: string): void {
  const problem = pathProblem(path);
  if (!problem) return;
  throw new InputError(`The file ${JSON.stringify(path)} ${problem}. Rename it, or name it in .vercelignore.`, {
    parameter: "directory",
  });
}
