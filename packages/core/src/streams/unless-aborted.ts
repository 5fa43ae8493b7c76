import { AbortedError } from "../errors/aborted-error.ts";
import { mustBeSignal } from "../errors/must.ts";
import { onAbort } from "../transport/on-abort.ts";

/** Throws an `AbortedError` if the signal was aborted, and an `InputError` for what is none. */
export function refuseAborted(signal: AbortSignal | undefined): void {
  mustBeSignal(signal);
  if (signal?.aborted) throw new AbortedError("was aborted", { cause: signal.reason });
}

/** Waits for what other calls wait for too, but no longer than until the signal is aborted. */
export async function unlessAborted<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return shared;
  // Its error may come when no call waits for it any more.
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
