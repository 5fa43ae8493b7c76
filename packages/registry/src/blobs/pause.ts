import type { Client } from "@slipway/core";
import { refuseAborted } from "../abort.ts";

/** Upper bound of the first drawn wait, and of any, in ms. */
const BASE = 200;
const CAP = 10_000;

/**
 * Waits before something that broke off is gone on with: not at all the first time, then longer each time.
 *
 * @param failures how often it broke off without getting further, from 1
 * @param until when the registry wants to be asked again
 */
export async function pause(
  { clock }: Client,
  failures: number,
  until: Date | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const drawn = failures > 1 ? Math.random() * Math.min(CAP, BASE * 2 ** (failures - 1)) : 0;
  const wait = until ? Number(until) - clock.now() : drawn;
  if (wait > 0) await clock.sleep(wait, signal);
  refuseAborted(signal);
}
