/** Pause between two requests that may be a freeze, ms; freezes can be shorter than a second. */
const PAUSE = 250;

let lastAt = 0;

/** Set until a turn of the event loop has passed since the last pause. Requests wait separately, because one may be dropped. */
let isStale = false;

// Read before tests install fake timers. The web's types lack it.
const { setImmediate: nextTurn } = globalThis as { readonly setImmediate?: (run: () => void) => void };

/**
 * Notes that a request is sent now, and waits after a pause. While a function was frozen, servers may have closed its kept connections. The
 * runtime notices that in a turn of the event loop, for which unrepeatable requests wait; the first immediate may still belong to the turn
 * before.
 */
export function afterPause(isRepeated: boolean): Promise<void> | undefined {
  const now = Date.now();
  // The wall clock continues during a freeze, and may be set back.
  isStale ||= Math.abs(now - lastAt) > PAUSE;
  lastAt = now;
  // Fake timers have a `clock`, and would block requests.
  if (isRepeated || !isStale || !nextTurn || "clock" in nextTurn) return undefined;
  const turns = new Promise<void>((resolve) => nextTurn(() => nextTurn(resolve)));
  return turns.then(() => {
    isStale = false;
  });
}
