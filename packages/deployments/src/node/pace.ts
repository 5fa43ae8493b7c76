import { setImmediate } from "node:timers/promises";
import { refuseAborted } from "@slipway/core/internal";

/** Awaited between the steps of long work, which makes it abortable and lets other code run. */
export type Pace = () => Promise<void>;

/** Milliseconds of work before other code runs. */
const turn = 25;

export function paceOf(signal?: AbortSignal): Pace {
  let since = performance.now();
  return async () => {
    refuseAborted(signal);
    if (performance.now() - since < turn) return;
    await setImmediate();
    since = performance.now();
  };
}
