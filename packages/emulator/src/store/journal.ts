import type { WrittenRow } from "./rows.ts";

export interface WrittenChange {
  readonly table: string;
  readonly id: string;
  /** The position before the change, which the row may have given up. */
  readonly positionBefore: number | undefined;
  readonly row: WrittenRow | undefined;
}

export interface StagedRows {
  /** Throws `StorageError` when they cannot be written. */
  add(changes: readonly WrittenChange[]): void;
  /** Drops the rows unless they have replaced the others; leftovers go at the next start. */
  drop(): void;
}

export interface Journal {
  load(table: string): Iterable<WrittenRow>;
  /** The highest position in use; 0 where there is none. */
  lastPosition(): number;
  /** Writes all changes or none; on return they are on disk. Throws `StorageError` when they cannot be written. */
  write(changes: readonly WrittenChange[], instead?: StagedRows): void;
  /** Begins to stage rows that replace all others when `write` gets them as `instead`. One stage at a time. */
  stage(): StagedRows;
  close(): void;
}
