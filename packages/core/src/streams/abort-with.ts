/** What a signal has to end. It gets one listener for all of it: runtimes warn of a leak from eleven on. */
const followers = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Has a controller abort when a signal does, with the signal's reason: what `AbortSignal.any` does, which not every runtime
 * has (Vercel's Edge Runtime does not).
 *
 * @returns stops that. Call it when the work is over: a signal may live much longer, and would keep hold of it.
 */
export function abortWith(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = (): void => controller.abort(signal?.reason);
  if (!signal || signal.aborted) {
    if (signal) abort();
    return () => {};
  }
  let all = followers.get(signal);
  if (!all) {
    const added = new Set<() => void>();
    signal.addEventListener("abort", () => {
      for (const each of added) each();
    });
    followers.set(signal, added);
    all = added;
  }
  all.add(abort);
  return () => void all.delete(abort);
}
