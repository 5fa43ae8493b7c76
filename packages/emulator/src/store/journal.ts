import type { WrittenRow } from "./rows.ts";

/** A row that was written, or removed where there is none. */
export interface WrittenChange {
  readonly table: string;
  readonly id: string;
  readonly row: WrittenRow | undefined;
}

/** Where changes are kept for the next start. */
export interface Journal {
  /** The stored rows of a table, in the order of their positions. */
  load(table: string): Iterable<WrittenRow>;
  /** The highest position that is taken; 0 where there is none. */
  lastPosition(): number;
  /** Keeps all changes or none; on return they are on disk. Throws `StorageError` when they cannot be written. */
  write(changes: readonly WrittenChange[]): void;
  close(): void;
}
