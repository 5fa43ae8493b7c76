import { AbortedError } from "@slipway/core";

/** Throws an `AbortedError` if the signal was aborted. */
export function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AbortedError("was aborted", { cause: signal.reason });
}

/** Waits for what other calls wait for too, but no longer than until the signal is aborted. */
export async function unlessAborted<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return shared;
  // Its error may come when nobody waits for it any more.
  shared.catch(() => {});
  refuseAborted(signal);
  const over = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const end = (): void => reject(new AbortedError("was aborted", { cause: signal.reason }));
    signal.addEventListener("abort", end, { signal: over.signal });
  });
  try {
    return await Promise.race([shared, aborted]);
  } finally {
    over.abort(0);
  }
}
