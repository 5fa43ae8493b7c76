import { AbortedError, InputError } from "@slipway/core";

/** Throws an `AbortedError` if the signal was aborted, and an `InputError` for what is none. */
export function refuseAborted(signal: AbortSignal | undefined): void {
  checkSignal(signal);
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

/** Refuses a signal that is none: a controller is easily given in its place. Throws an `InputError`. */
export function checkSignal(signal: AbortSignal | undefined): void {
  // Of another realm, it is of another class.
  if (signal === undefined || typeof signal.addEventListener === "function") return;
  throw new InputError("signal must be an AbortSignal, such as controller.signal", { parameter: "signal" });
}
