import { setImmediate } from "node:timers/promises";
import { refuseAborted } from "@slipway/core/internal";

/** Awaited between the steps of long work, so that it ends soon after an abort, and others get their turn. */
export type Pace = () => Promise<void>;

/** Milliseconds that work goes on before others get their turn. */
const turn = 25;

/** @param signal ends the work with an `AbortedError` at its next step. */
export function paceOf(signal?: AbortSignal): Pace {
  let since = performance.now();
  return async () => {
    refuseAborted(signal);
    if (performance.now() - since < turn) return;
    // What aborts may wait for its turn as well.
    await setImmediate();
    since = performance.now();
  };
}
