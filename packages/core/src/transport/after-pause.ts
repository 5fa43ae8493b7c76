/** A pause between two requests, ms. A function may be frozen for less than a second. */
const PAUSE = 250;

let lastAt = 0;

/** No turn of the event loop has passed since the last pause. A request waits for a turn of its own: a dropped call's may never come. */
let isStale = false;

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
  isStale ||= Math.abs(now - lastAt) > PAUSE;
  lastAt = now;
  // No request waits for fake timers, which have a clock.
  if (isRepeated || !isStale || !nextTurn || "clock" in nextTurn) return undefined;
  const turns = new Promise<void>((resolve) => nextTurn(() => nextTurn(resolve)));
  return turns.then(() => {
    isStale = false;
  });
}
