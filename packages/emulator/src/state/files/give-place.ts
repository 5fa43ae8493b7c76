import type { ByteFiles } from "./byte-files.ts";

/** What is told of a change in files while an attempt goes on. */
export interface FileKeeper {
  onUndo(undo: () => void): void;
  afterCommit(job: () => void): void;
}

/** A file that has been written and is to have its place. */
export interface Draft {
  readonly path: string;
  readonly size: number;
}

/**
 * Gives a draft the place of its content, as part of an attempt: it is taken back with it. Where the same content is already, the
 * draft goes when the attempt is kept.
 *
 * It happens in the same stretch as the records that tell of it, so that nobody finds the content unreferenced and removes it.
 */
export function givePlace(files: ByteFiles, draft: Draft, place: string, keeper: FileKeeper): void {
  if (files.size(place) === draft.size) {
    keeper.afterCommit(() => files.remove(draft.path));
    return;
  }
  files.rename(draft.path, place);
  try {
    keeper.onUndo(() => files.rename(place, draft.path));
  } catch (error) {
    files.rename(place, draft.path);
    throw error;
  }
}
