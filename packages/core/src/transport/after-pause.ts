/** A pause between two requests, ms. A function may be frozen for less than a second. */
const PAUSE = 250;

let lastAt = 0;

// It is read before a test can put fake timers in its place. Types of the web do not know it.
const { setImmediate: nextTurn } = globalThis as { readonly setImmediate?: (run: () => void) => void };

/**
 * Notes that a request is sent now. While a function was frozen, servers may have ended the connections that its runtime kept. The runtime
 * learns that by a turn of the event loop, which a request that would not be repeated waits for; the first immediate may still belong to
 * the turn before.
 */
export function afterPause(isRepeated: boolean): Promise<void> | undefined {
  const now = Date.now();
  // By the machine's clock, which goes on while a process is frozen; it may be set back meanwhile.
  const isPause = Math.abs(now - lastAt) > PAUSE;
  lastAt = now;
  if (isRepeated || !isPause || !nextTurn) return undefined;
  return new Promise((resolve) => nextTurn(() => nextTurn(resolve)));
}
