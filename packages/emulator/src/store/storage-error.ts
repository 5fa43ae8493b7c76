/** The data folder could not be written. Nothing was changed, and nothing is until it can be written again. */
export class StorageError extends Error {
  override readonly name: string = "StorageError";

  /** @param cause such as SQLite's "database or disk is full" @param what what that means for the changes to come */
  constructor(
    cause: unknown,
    what = "Nothing was changed; what is there can be read, and each change is refused until one can be written",
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The emulator's data folder cannot be written: ${reason}. ${what}`, { cause });
  }
}

/** A change could not be taken back: what is in memory may not be what is on disk, and nothing may be built on it. */
export class StateDamage extends StorageError {
  constructor(cause: unknown) {
    super(
      cause,
      "A change could not be taken back, so that what is in memory may differ from what is on disk. Each further change is refused: start the emulator again, which reads what is on disk",
    );
  }
}

// The disk is full, the user's share of it is, it is read-only, broken, or not ours to write.
const codes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EPERM"]);

/** An error of the file system as what it means for the data folder; any other error as it is. */
export function storageFailure(error: unknown): unknown {
  const isFileError = error instanceof Error && "syscall" in error && "code" in error && codes.has(String(error.code));
  return isFileError ? new StorageError(error) : error;
}
