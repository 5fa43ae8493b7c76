/** The callbacks of a signal. It gets one listener for all of them: runtimes warn of a leak from eleven on. */
const callbacks = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls `run` when a signal aborts. The result stops that, for a signal may live long. */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (!signal) return () => {};
  const all = callbacks.get(signal) ?? new Set();
  if (!callbacks.has(signal)) {
    callbacks.set(signal, all);
    signal.addEventListener("abort", () => {
      for (const each of [...all]) each();
    });
  }
  // Its own function: the same may be added twice.
  const callback = (): void => run();
  all.add(callback);
  return () => void all.delete(callback);
}
