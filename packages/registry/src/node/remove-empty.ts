import { rmdir } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";

/** Takes folders away from the inside out up to `top`, as long as nothing is in them; none where the folder is not within it. */
export async function removeEmpty(folder: string, top: string): Promise<void> {
  let place = resolve(folder);
  const last = resolve(top);
  for (;;) {
    const way = relative(last, place);
    if (way === ".." || way.startsWith(`..${sep}`)) return;
    try {
      // The system looks and takes it away in one step: what somebody puts there at the same time stays.
      await rmdir(place);
    } catch {
      return;
    }
    place = dirname(place);
  }
}
