import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { join as joinPath } from "node:path/posix";
import { readText } from "./model/contract.ts";

export type Files = ReadonlyMap<string, string>;

export async function differing(root: string, files: Files): Promise<string[]> {
  const paths = await Promise.all(
    [...files].map(async ([path, text]) => ((await readText(join(root, path))) === text ? [] : [path])),
  );
  return paths.flat();
}

export async function writeFiles(root: string, files: Files): Promise<string[]> {
  const paths = await differing(root, files);
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), files.get(path) ?? "");
  }
  return paths;
}

export async function stale(root: string, files: Files): Promise<string[]> {
  const packages = await readdir(join(root, "packages"));
  const generatedPaths = await Promise.all(
    packages.map(async (name) => {
      // Slashes in paths, as in the contract's files, on Windows too.
      const folder = joinPath("packages", name, "src", "generated");
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
    }),
  );
  return generatedPaths.flat().filter((path) => !files.has(path));
}

export async function remove(root: string, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(join(root, path), { recursive: true })));
}
