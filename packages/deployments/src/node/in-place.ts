import { realpath } from "node:fs/promises";
import { changed, fileProblem, type Named } from "./file-problem.ts";

/**
 * Refuses a folder that was read and is no longer where its path says: who put a link in its place meanwhile had the names of another
 * folder read as this one's.
 *
 * @param location of the folder, without a link anywhere in it as far as was seen before.
 * @throws `InputError`
 */
export async function demandInPlace(named: Named, location: string): Promise<void> {
  const real = await realpath(location).catch((error: unknown) => {
    throw fileProblem(named, error);
  });
  if (real !== location) throw changed(named.path);
}
