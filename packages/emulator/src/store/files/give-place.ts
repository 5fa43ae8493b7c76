import type { ByteFiles } from "./byte-files.ts";

/** What takes part in a change in files while an attempt goes on. */
export interface FileKeeper {
  beforeCommit(job: () => void): void;
  onUndo(undo: () => void): void;
  afterCommit(job: () => void): void;
}

export interface Draft {
  readonly path: string;
  readonly size: number;
}

/**
 * Gives a draft the place of its content, in one stretch with the records that tell of it, so that nobody removes it as unreferenced. Until
 * then the draft stays where it was: a process that is killed before has lost nothing.
 */
export function givePlace(files: ByteFiles, draft: Draft, place: string, keeper: FileKeeper): void {
  // Throws outside of an attempt, before anything has happened.
  keeper.afterCommit(() => files.remove(draft.path));
  if (files.size(place) === draft.size) return;
  keeper.onUndo(files.place(draft.path, place));
  keeper.beforeCommit(files.flushPlaces);
}
