import { AbortedError } from "../errors/abort-errors.ts";
import { mustBeSignal } from "../errors/input-error.ts";
import { onAbort } from "../transport/clock.ts";

/** Throws an `AbortedError` for an aborted signal, and an `InputError` for anything but a signal. */
export function refuseAborted(signal: AbortSignal | undefined): void {
  mustBeSignal(signal);
  if (signal?.aborted) throw new AbortedError("was aborted", { cause: signal.reason });
}

export async function unlessAborted<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return shared;
  // The promise may reject after the last call has left.
  shared.catch(() => {});
  refuseAborted(signal);
  let unlink = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    unlink = onAbort(signal, () => reject(new AbortedError("was aborted", { cause: signal.reason })));
  });
  try {
    return await Promise.race([shared, aborted]);
  } finally {
    unlink();
  }
}
