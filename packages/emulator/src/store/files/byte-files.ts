/** A stretch of bytes, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Files by their path, such as `uploads/7f3a`; in a folder, or in memory. */
export interface ByteFiles {
  /** The length in bytes; `undefined` where there is no such file. */
  size(path: string): number | undefined;
  read(path: string, range?: ByteRange): ReadableStream<Uint8Array>;
  /** Opens a file, which is made where it is missing, to write on from `offset`; what lay behind is cut off. */
  append(path: string, offset: number): Promise<Appender>;
  /** Resolves when the content of a file is on disk, whatever happens next. */
  flush(path: string): Promise<void>;
  /**
   * Gives a file a second path, over whatever has it, at once and before anything else can happen; returns what takes that back.
   * Where a file system knows no second paths, the file loses its first one.
   */
  place(from: string, to: string): () => void;
  /** Returns when the paths that `place` gave since are on disk, whatever happens next. */
  readonly flushPlaces: () => void;
  /** Removes a file at once, before anything else can happen. */
  remove(path: string): void;
  /** The paths of the files below a folder. */
  list(folder: string): string[];
  /** The paths of all files. */
  paths(): string[];
  /** Removes a folder with all files in it that can be removed, at once, and returns why others could not. */
  removeFolder(folder: string): unknown[];
  /** Removes all files that can be removed, at once, and returns why others could not. */
  clear(): unknown[];
}

/** Writes at the end of a file. */
export interface Appender {
  /** Takes a piece; it may be written only later, so that nobody waits for the disk. */
  write(piece: Uint8Array): Promise<void>;
  /** Writes all that was taken. Throws what went wrong with any of it. */
  close(): Promise<void>;
}
