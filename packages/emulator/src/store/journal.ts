import type { Row } from "./collection.ts";

/** A record that was written, or deleted where it has no row. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly row: Row | undefined;
}

/** Where changes are kept for the next start. */
export interface Journal {
  /** The stored records of a collection, in the order of their positions. */
  load(collection: string): Iterable<Row>;
  /** The highest position that is taken; 0 where there is none. */
  lastPosition(): number;
  /** Keeps all changes or none; on return they are on disk. Throws `StorageError` when they cannot be written. */
  write(changes: readonly Change[]): void;
  close(): void;
}
