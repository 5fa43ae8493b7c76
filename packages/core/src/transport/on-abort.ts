interface Linked {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

/** A signal gets one listener for all callbacks: runtimes warn of a leak from eleven on. */
const linked = new WeakMap<AbortSignal, Linked>();

/** Calls `run` when a signal aborts. The result stops that, for a signal may live long. */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (!signal) return () => {};
  const { callbacks, listener } = linked.get(signal) ?? link(signal);
  // Its own function: the same may be added twice.
  const callback = (): void => run();
  callbacks.add(callback);
  return () => {
    // A runtime keeps what `AbortSignal.any` made for as long as it has a listener.
    if (!callbacks.delete(callback) || callbacks.size) return;
    signal.removeEventListener("abort", listener);
    linked.delete(signal);
  };
}

function link(signal: AbortSignal): Linked {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    for (const each of [...callbacks]) each();
  };
  signal.addEventListener("abort", listener);
  const link = { callbacks, listener };
  linked.set(signal, link);
  return link;
}
