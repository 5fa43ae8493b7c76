import { join } from "node:path";
import { look, readNames, refuseName } from "../look.ts";
import type { FoundFile } from "../walk.ts";
import { foundAt } from "./find-file.ts";

/**
 * Finds the files of a build's output, in the order of their paths: all of them, whatever ignore files say. Links are links there, too:
 * functions are made of them, and the dependencies within. What is neither file nor folder is passed over.
 *
 * @param path of the output in the deployment.
 * @param location of it on disk, without a link anywhere in it.
 */
export async function* walkOutput(path: string, location: string): AsyncGenerator<FoundFile> {
  for (const name of await readNames(path, location)) {
    const [innerPath, inner] = [`${path}/${name}`, join(location, name)];
    refuseName(innerPath);
    if ((await look(innerPath, inner)).isDirectory()) yield* walkOutput(innerPath, inner);
    else {
      const found = await foundAt(innerPath, inner);
      if (found) yield found;
    }
  }
}
