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

/** Moves a draft into place as part of the commit. The draft stays until then, so that a killed process loses nothing. */
export function givePlace(files: ByteFiles, draft: Draft, place: string, keeper: FileKeeper): void {
  // First, as it throws outside of an attempt.
  keeper.afterCommit(() => files.remove(draft.path));
  if (files.size(place) === draft.size) return;
  keeper.onUndo(files.place(draft.path, place));
  keeper.beforeCommit(files.flushPlaces);
}
