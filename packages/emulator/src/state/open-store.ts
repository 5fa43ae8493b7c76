import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Contents } from "../registry/content/contents.ts";
import { openFolderFiles } from "../registry/content/folder-files.ts";
import { createMemoryFiles } from "../registry/content/memory-files.ts";
import { type Blobs, createMemoryBlobs } from "./blobs.ts";
import { openFolderBlobs } from "./folder-blobs.ts";
import { openSqliteJournal } from "./sqlite-journal.ts";
import { State } from "./state.ts";

/** What the emulator keeps. */
export interface Store {
  readonly state: State;
  /** The files of deployments. */
  readonly blobs: Blobs;
  /** What the registry holds. */
  readonly contents: Contents;
}

/** State and contents: of the data folder, or in memory where there is none. */
export async function openStore(dataFolder: string | undefined): Promise<Store> {
  if (dataFolder === undefined) {
    return { state: new State(), blobs: createMemoryBlobs(), contents: new Contents(createMemoryFiles()) };
  }
  // Tokens are in there: it is for its owner only.
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const journal = await openSqliteJournal(join(dataFolder, "state.sqlite"));
  return {
    state: new State(journal),
    blobs: openFolderBlobs(join(dataFolder, "blobs")),
    contents: new Contents(openFolderFiles(join(dataFolder, "registry"))),
  };
}
