import type { ByteFiles } from "./byte-files.ts";

export interface FileKeeper {
  beforeCommit(job: () => void): void;
  onUndo(undo: () => void): void;
  afterCommit(job: () => void): void;
}

export interface Draft {
  readonly path: string;
  readonly size: number;
}

/** Gives a draft its place together with the records of it. The draft stays until then, so that a killed process loses nothing. */
export function givePlace(files: ByteFiles, draft: Draft, place: string, keeper: FileKeeper): void {
  // Throws outside of an attempt, before anything has happened.
  keeper.afterCommit(() => files.remove(draft.path));
  if (files.size(place) === draft.size) return;
  keeper.onUndo(files.place(draft.path, place));
  keeper.beforeCommit(files.flushPlaces);
}
