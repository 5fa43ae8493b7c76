import type { ByteFiles } from "./byte-files.ts";

/** What is told of a change in files while an attempt goes on. */
export interface FileKeeper {
  beforeCommit(job: () => void): void;
  onUndo(undo: () => void): void;
  afterCommit(job: () => void): void;
}

/** A file that has been written and is to have its place. */
export interface Draft {
  readonly path: string;
  readonly size: number;
}

/**
 * Gives a draft the place of its content, as part of an attempt: it is taken back with it, and the draft goes when it is kept.
 *
 * It happens in the same stretch as the records that tell of it, so that nobody finds the content unreferenced and removes it.
 * Until then the draft stays where it was, so that a process that is killed before the records are on disk has lost nothing.
 */
export function givePlace(files: ByteFiles, draft: Draft, place: string, keeper: FileKeeper): void {
  // Throws outside of an attempt, before anything has happened.
  keeper.afterCommit(() => files.remove(draft.path));
  if (files.size(place) === draft.size) return;
  keeper.onUndo(files.place(draft.path, place));
  keeper.beforeCommit(files.flushPlaces);
}
