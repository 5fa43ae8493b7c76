import { realpath } from "node:fs/promises";
import { join, posix } from "node:path";
import { InputError } from "@slipway/core";
import type { Ignore } from "ignore";
import { followLink, pathBelow } from "./follow-link.ts";
import { look, readNames, refuseName } from "./look.ts";

/** A file of a folder. */
export interface FoundFile {
  /** Path below the folder, with `/` between folders. */
  readonly path: string;
  /** Where it is on disk: absolute, without a link anywhere in it. */
  readonly location: string;
  /** Bytes. */
  readonly size: number;
  /** As Unix has it: its kind and who may do what. */
  readonly mode: number;
  /** Of a link that is deployed as one: what it says, which is its content. */
  readonly link?: string | undefined;
}

/** How many names may be reached through links to folders. Folders that link to each other have more paths than a run can list. */
const mostLinked = 100_000;

/**
 * Finds the files of a folder that no rule leaves out, in the order of their paths.
 *
 * Links that stay in the folder are followed, and what is behind them is left out by its own path, too. A folder that
 * contains itself through a link is entered once. What is neither file nor folder (a socket, a pipe) is passed over.
 *
 * @throws `InputError` for a link that leads out of the folder, to what is left out, nowhere or in a circle, for what may not be
 *   read, and for a name with a backslash.
 */
export async function* walk(directory: string, rules: Ignore): AsyncGenerator<FoundFile> {
  const root = await realpath(directory);
  let linked = 0;
  yield* below("", root, new Set([root]));

  /** `folder` is the path to deploy to, `real` the folder on disk; they differ below a link. */
  async function* below(folder: string, real: string, entered: ReadonlySet<string>): AsyncGenerator<FoundFile> {
    const names = await readNames(folder, real);
    for (const name of names) {
      const path = posix.join(folder, name);
      const entry = join(real, name);
      const ownPath = pathBelow(root, entry) ?? path;
      // Asked by name first: what is left out may be a link that leads nowhere.
      if (rules.ignores(path) || rules.ignores(ownPath)) continue;
      if (path !== ownPath && ++linked > mostLinked) {
        throw new InputError(
          `More than ${mostLinked} paths lead through links to folders, ${JSON.stringify(path)} among them. Remove the links, or name them in .vercelignore.`,
          { parameter: "directory" },
        );
      }
      let found = await look(path, entry);
      let location = entry;
      if (found.isSymbolicLink()) {
        location = await followLink(root, path, entry, rules);
        found = await look(path, location);
      }
      if (found.isFile()) {
        refuseName(path);
        yield { path, location, size: found.size, mode: found.mode };
      }
      if (!found.isDirectory() || rules.ignores(`${path}/`) || rules.ignores(`${ownPath}/`)) continue;
      if (!entered.has(location)) yield* below(path, location, new Set([...entered, location]));
    }
  }
}
