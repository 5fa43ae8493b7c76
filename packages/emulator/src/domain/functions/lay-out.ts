import { createWriteStream } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Blobs } from "../../store/blobs.ts";
import { type DeployedFile, isLink } from "../deployments/tables.ts";

/** As many files are written at once. */
const atOnce = 32;

/** Writes the files of a function to a folder that nobody else writes, by their paths in it. A link that leads out of it is left out. */
export async function layOut(files: ReadonlyMap<string, DeployedFile>, folder: string, blobs: Blobs): Promise<void> {
  const [links, contents] = [
    [...files].filter(([, file]) => isLink(file)),
    [...files].filter(([, file]) => !isLink(file)),
  ];
  const made = new Set<string>();
  const place = async (path: string): Promise<string> => {
    const parent = dirname(join(folder, path));
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    return join(folder, path);
  };
  for (let start = 0; start < contents.length; start += atOnce) {
    const next = contents.slice(start, start + atOnce);
    await Promise.all(
      next.map(async ([path, { sha, mode = 0o644 }]) =>
        pipeline(blobs.read(sha), createWriteStream(await place(path), { flags: "wx", mode: (mode & 0o777) | 0o400 })),
      ),
    );
  }
  // Last, so that nothing is written through one.
  for (const [path, { sha }] of links) {
    const target = (await blobs.readAll(sha)).toString();
    const to = posix.join(posix.dirname(path), target);
    // What stands behind another link may be anywhere.
    const isBehind = [...path.matchAll(/\//g)].some(({ index }) => files.has(path.slice(0, index)));
    if (posix.isAbsolute(target) || to.startsWith("..") || isBehind) continue;
    await symlink(target, await place(path)).catch(() => {});
  }
}
