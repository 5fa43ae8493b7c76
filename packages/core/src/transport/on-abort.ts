interface Linked {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

/** Each signal gets one listener for all callbacks: runtimes warn of a leak from eleven listeners. */
const linked = new WeakMap<AbortSignal, Linked>();

/** Calls `run` when a signal aborts. @returns a function that removes the callback, because signals may live long. */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (!signal) return () => {};
  const { callbacks, listener } = linked.get(signal) ?? link(signal);
  const callback = (): void => run();
  callbacks.add(callback);
  return () => {
    // Runtimes keep a signal of `AbortSignal.any` alive while it has a listener.
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
