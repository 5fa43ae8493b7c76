/** A stretch of bytes, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Files by their path, such as `uploads/7f3a`; in a folder, or in memory. */
export interface ByteFiles {
  size(path: string): number | undefined;
  read(path: string, range?: ByteRange): ReadableStream<Uint8Array>;
  append(path: string, offset: number): Promise<Appender>;
  flush(path: string): Promise<void>;
  /** Gives a file a second path at once, over whatever has it; returns what takes that back. Without second paths it loses its first one. */
  place(from: string, to: string): () => void;
  /** Returns when the paths that `place` gave since are on disk, whatever happens next. */
  readonly flushPlaces: () => void;
  remove(path: string): void;
  list(folder: string): string[];
  paths(): string[];
  /** Removes a folder with all files in it that can be removed, at once, and returns why others could not. */
  removeFolder(folder: string): unknown[];
  /** Removes all files that can be removed, at once, and returns why others could not. */
  clear(): unknown[];
}

export interface Appender {
  write(piece: Uint8Array): Promise<void>;
  /** Writes all that was taken. Throws what went wrong with any of it. */
  close(): Promise<void>;
}
