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
