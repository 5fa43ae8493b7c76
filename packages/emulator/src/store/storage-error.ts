/** The data folder could not be written. The change was rolled back, and so is each further one until a write succeeds. */
export class StorageError extends Error {
  override readonly name: string = "StorageError";

  /** @param what consequence for later changes */
  constructor(
    cause: unknown,
    what = "Nothing was changed; what is there can be read, and each change is refused until one can be written",
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The emulator's data folder cannot be written: ${reason}. ${what}`, { cause });
  }
}

/** A rollback failed: memory may differ from the disk, and nothing may be built on it. */
export class StateDamage extends StorageError {
  constructor(cause: unknown) {
    super(
      cause,
      "A change could not be taken back, so that what is in memory may differ from what is on disk. Each further change is refused: start the emulator again, which reads what is on disk",
    );
  }
}

// Full disk, quota, read-only or broken disk, missing rights.
const codes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EPERM"]);

/** Turns an error of the file system into a `StorageError`; other errors stay as they are. */
export function storageFailure(error: unknown): unknown {
  const isFileError = error instanceof Error && "syscall" in error && "code" in error && codes.has(String(error.code));
  return isFileError ? new StorageError(error) : error;
}
