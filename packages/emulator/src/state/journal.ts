/** A record that was written, or deleted where it has no JSON. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly json: string | undefined;
}

/** Where changes are kept for the next start. */
export interface Journal {
  /** The stored records of a collection as JSON, in the order in which they were first written. */
  load(collection: string): Iterable<string>;
  /** Keeps all changes or none; on return they are on disk. */
  write(changes: readonly Change[]): void;
  close(): void;
}
