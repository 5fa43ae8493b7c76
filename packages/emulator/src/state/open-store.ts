import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Blobs, createMemoryBlobs } from "./blobs.ts";
import { openFolderBlobs } from "./folder-blobs.ts";
import { openSqliteJournal } from "./sqlite-journal.ts";
import { State } from "./state.ts";

/** State and contents: of the data folder, or in memory where there is none. */
export async function openStore(dataFolder: string | undefined): Promise<{ state: State; blobs: Blobs }> {
  if (dataFolder === undefined) return { state: new State(), blobs: createMemoryBlobs() };
  // Tokens are in there: it is for its owner only.
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const journal = await openSqliteJournal(join(dataFolder, "state.sqlite"));
  return { state: new State(journal), blobs: openFolderBlobs(join(dataFolder, "blobs")) };
}
