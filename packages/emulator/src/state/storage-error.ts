/** The data folder could not be written. Nothing was changed, and nothing is until it can be written again. */
export class StorageError extends Error {
  override readonly name: string = "StorageError";

  /** @param cause what went wrong, such as SQLite's "database or disk is full" */
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const what = "Nothing was changed; what is there can be read, and each change is refused until one can be written";
    super(`The emulator's data folder cannot be written: ${reason}. ${what}`, { cause });
  }
}

// The disk is full, the user's share of it is, it is read-only, broken, or not ours to write.
const codes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EPERM"]);

/** An error of the file system as what it means for the data folder; any other error as it is. */
export function storageFailure(error: unknown): unknown {
  const isFileError = error instanceof Error && "syscall" in error && "code" in error && codes.has(String(error.code));
  return isFileError ? new StorageError(error) : error;
}
