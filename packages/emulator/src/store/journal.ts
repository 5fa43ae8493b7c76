import type { WrittenRow } from "./rows.ts";

export interface WrittenChange {
  readonly table: string;
  readonly id: string;
  /** Its place before, which it may have given up. */
  readonly was: number | undefined;
  readonly row: WrittenRow | undefined;
}

export interface StagedRows {
  /** Throws `StorageError` when they cannot be written. */
  add(changes: readonly WrittenChange[]): void;
  /** Forgets them, where they have not taken the others' place; what cannot be forgotten now is at the next start. */
  drop(): void;
}

export interface Journal {
  load(table: string): Iterable<WrittenRow>;
  /** The highest position that is taken; 0 where there is none. */
  lastPosition(): number;
  /** Keeps all changes or none; on return they are on disk. Throws `StorageError` when they cannot be written. */
  write(changes: readonly WrittenChange[], instead?: StagedRows): void;
  /** Begins with rows that are to take the place of all others when they are written `instead`. One at a time. */
  stage(): StagedRows;
  close(): void;
}
