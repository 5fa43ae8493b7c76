/** A byte range, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Files by path, such as `uploads/7f3a`, in a folder or in memory. */
export interface ByteFiles {
  size(path: string): number | undefined;
  read(path: string, range?: ByteRange): ReadableStream<Uint8Array>;
  append(path: string, offset: number): Promise<Appender>;
  flush(path: string): Promise<void>;
  /** Gives a file a second path over whatever has it (or moves it, without hard links); returns the undo. */
  place(from: string, to: string): () => void;
  /** Returns when the new paths of `place` are on disk. */
  readonly flushPlaces: () => void;
  remove(path: string): void;
  list(folder: string): string[];
  paths(): string[];
  /** Removes a folder; returns the errors of files that stayed. */
  removeFolder(folder: string): unknown[];
  /** Removes all files; returns the errors of those that stayed. */
  clear(): unknown[];
}

export interface Appender {
  write(piece: Uint8Array): Promise<void>;
  /** Flushes the buffered pieces. Throws the first failure of any of them. */
  close(): Promise<void>;
}

const segment = /^[A-Za-z0-9_-]+$/;

/** Whether a text may be a path in the data folder: letters, digits, `-` and `_`, with `/` between folders. */
export function isPath(text: string): boolean {
  return text.split("/").every((name) => segment.test(name));
}

/** Guards every path in the data folder. Throws for one that could lead out of it. */
export function checkPath(path: string): string {
  if (isPath(path)) return path;
  throw new Error(`${JSON.stringify(path)} is not a name of a file in the data folder`);
}

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
  // First, as it throws outside of a transaction.
  keeper.afterCommit(() => files.remove(draft.path));
  if (files.size(place) === draft.size) return;
  keeper.onUndo(files.place(draft.path, place));
  keeper.beforeCommit(files.flushPlaces);
}
