import { lstat, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { InputError } from "@slipway/core/call";
import { walkFolder } from "./walk-folder.ts";

/** Moves what is in some folders into another: those of one name become one, files replace others; nothing where a file or a link is for a folder. */
export async function moveInto(sources: readonly string[], target: string): Promise<void> {
  const folders: string[] = [];
  const moves: (readonly [from: string, to: string])[] = [];
  for (const source of sources) {
    for await (const { path, kind } of walkFolder(source)) {
      const place = join(target, path);
      const there = await lstat(place).catch(() => undefined);
      // A link is none, whatever it leads to.
      if (there && there.isDirectory() !== (kind === "folder")) {
        throw new InputError(`${place} is in the way: a ${kind} has to come there`, {});
      }
      if (kind === "folder") folders.push(place);
      else moves.push([join(source, path), place]);
    }
  }
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const [from, to] of moves) await rename(from, to);
}
