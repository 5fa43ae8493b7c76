import type { Client } from "@slipway/core";
import { refuseAborted } from "@slipway/core/internal";

/** Upper bound of the first drawn wait, and of any, in ms. */
const BASE = 200;
const CAP = 10_000;
/** The longest wait that a registry may ask for where the client has no total clock, in ms. */
const LONGEST = 300_000;

/** Bytes from which on something has got further before it broke off again: who gives one at a time has no end. */
export const FURTHER = 1024;

/**
 * Waits before what broke off is gone on with: not at all after the first of `failures` in a row, then longer. False at once where the
 * registry (`until`) wants longer than the client's total clock, or five minutes: nobody waits for that.
 */
export async function pause(
  { clock, timeout }: Client,
  failures: number,
  until: Date | undefined,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const drawn = failures > 1 ? Math.random() * Math.min(CAP, BASE * 2 ** (failures - 1)) : 0;
  const wait = until ? Number(until) - clock.now() : drawn;
  const total = timeout?.total ?? LONGEST;
  if (wait > (Number.isFinite(total) ? total : LONGEST)) return false;
  if (wait > 0) await clock.sleep(wait, signal);
  refuseAborted(signal);
  return true;
}
