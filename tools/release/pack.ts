import { mkdirSync, rmSync } from "node:fs";
import { root, run } from "../../scripts/build.ts";

/** Packs every package of a tree, as it is published, into a folder that holds nothing else. The packages are built. */
export function packAll(folder: string, home: string = root): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const words = ["--recursive", "--filter", "./packages/*", "pack", "--pack-destination", folder];
  if (run("pnpm", words, { cwd: home, quiet: true }) !== 0) throw new Error("The packages cannot be packed.");
}
