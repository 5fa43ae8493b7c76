import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Contents } from "../registry/content/contents.ts";
import { Blobs } from "./blobs.ts";
import { openFolderFiles } from "./files/folder-files.ts";
import { createMemoryFiles } from "./files/memory-files.ts";
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
    return { state: new State(), blobs: new Blobs(createMemoryFiles()), contents: new Contents(createMemoryFiles()) };
  }
  // Tokens are in there: it is for its owner only.
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const journal = await openSqliteJournal(join(dataFolder, "state.sqlite"));
  return {
    state: new State(journal),
    blobs: new Blobs(openFolderFiles(join(dataFolder, "blobs"))),
    contents: new Contents(openFolderFiles(join(dataFolder, "registry"))),
  };
}
