import type { Clock } from "../types/client.ts";

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

/** Aborts a controller with a signal, like `AbortSignal.any`, which Vercel's Edge Runtime lacks. @returns a function that stops this. */
export function abortWith(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  return onAbort(signal, abort);
}

// Longer timers fire at once; this one, 23 days, is as good as none.
const MAX_TIMER = 2e9;

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(Math.max(0, ms), MAX_TIMER));
  return () => clearTimeout(timer);
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const cancel = after(signal?.aborted ? 0 : ms, finish);
      const unlink = onAbort(signal, finish);
      function finish(): void {
        cancel();
        unlink();
        resolve();
      }
    }),
};

/** Monotonic milliseconds for deadlines, where the clock has them. */
export function ticks(clock: Clock): number {
  return clock.monotonic?.() ?? clock.now();
}
