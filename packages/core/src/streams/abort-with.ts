/** What a signal has to end. It gets one listener for all of it: runtimes warn of a leak from eleven on. */
const followers = new WeakMap<AbortSignal, Set<() => void>>();

/** Has a controller abort with a signal, as `AbortSignal.any`, which Vercel's Edge Runtime has not. The result stops that, for a signal may live long. */
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
