import { randomUUID } from "node:crypto";
import { chunksOf } from "@slipway/core/internal";
import { type ByteFiles, type FileKeeper, givePlace } from "../../store/files/byte-files.ts";
import type { ExportedRow } from "../../store/store.ts";
import type { Row } from "../../store/table.ts";
import { contentsIn, readRows, type State, type StateSource, type StoredFile, stateFolder, writeFile } from "./copy.ts";

export interface Replaceable extends StateSource {
  readonly keeper: FileKeeper;
  readonly closing: AbortSignal;
  redact(table: string, row: Row): Row;
  replace(
    rows: AsyncIterable<ExportedRow[]>,
    ready: (commit: (bring: () => void) => void) => Promise<void>,
  ): Promise<void>;
}

class RemovedMeanwhile extends Error {}

const maxAttempts = 5;

/** Restores a state atomically: files first, then all rows in one transaction. Returns the errors of files that could not be removed. */
export async function putBack(state: State, emulator: Replaceable): Promise<unknown[]> {
  const contents = contentsIn(state);
  let failures: unknown[] = [];
  await emulator.replace(readRows(state), async (commit) => {
    for (let tries = 1; ; tries++) {
      try {
        await putBackOnce(state, commit, contents, emulator);
        failures = removeOthers(contents, emulator);
        return;
      } catch (error) {
        if (!(error instanceof RemovedMeanwhile) || tries === maxAttempts) throw error;
      }
    }
  });
  return failures;
}

async function putBackOnce(
  state: State,
  commit: (bring: () => void) => void,
  contents: readonly StoredFile[],
  emulator: Replaceable,
): Promise<void> {
  const brought: { readonly place: StoredFile; readonly draft: { readonly path: string; readonly size: number } }[] =
    [];
  try {
    for (const place of contents) {
      const path = `${state.at}/files/${place.folder}/${place.path}`;
      if (fileSize(emulator, place) === state.files.size(path)) continue;
      const draft = `drafts/${randomUUID()}`;
      // Recorded before the write, so that a partial draft is removed too.
      brought.push({ place, draft: { path: draft, size: state.files.size(path) ?? 0 } });
      await writeFile(emulator.files(place.folder), draft, chunksOf(state.files.read(path)));
    }
    commit(() => {
      for (const { place, draft } of brought) {
        givePlace(emulator.files(place.folder), draft, place.path, emulator.keeper);
      }
      if (contents.some((place) => fileSize(emulator, place) === undefined)) {
        throw new RemovedMeanwhile("Files were removed while they were restored; try again with less traffic");
      }
    });
  } catch (error) {
    for (const { place, draft } of brought) emulator.files(place.folder).remove(draft.path);
    throw error;
  }
}

function fileSize({ files }: StateSource, { folder, path }: StoredFile): number | undefined {
  return files(folder).size(path);
}

function removeOthers(contents: readonly StoredFile[], { folders, files }: StateSource): unknown[] {
  const needed = new Set(contents.map(({ folder, path }) => `${folder}/${path}`));
  return folders()
    .filter((folder) => folder !== stateFolder)
    .flatMap((folder) => removeFrom(files(folder), (path) => !needed.has(`${folder}/${path}`)));
}

function removeFrom(files: ByteFiles, isToGo: (path: string) => boolean): unknown[] {
  return files
    .paths()
    .filter(isToGo)
    .flatMap((path) => {
      try {
        files.remove(path);
        return [];
      } catch (error) {
        return [error];
      }
    });
}
