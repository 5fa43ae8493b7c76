import type { Client } from "@slipway/core";
import { refuseAborted } from "@slipway/core/internal";

/** Upper bound of the first drawn wait, and of any, in ms. */
const BASE = 200;
const CAP = 10_000;
/** Longest wait that a registry may ask for where the client has no total timeout, in ms. */
const MAX_WAIT = 300_000;

/** Bytes that count as progress: a registry that gives one at a time would never end. */
export const MIN_PROGRESS = 1024;

/**
 * Waits before a broken transfer is resumed: not at all after the first of `failures` in a row, then longer. Returns false at once where
 * the registry (`until`) wants more than the client's total timeout, or five minutes.
 */
export async function pause(
  { clock, timeout }: Client,
  failures: number,
  until: Date | undefined,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const drawn = failures > 1 ? Math.random() * Math.min(CAP, BASE * 2 ** (failures - 1)) : 0;
  const wait = until ? Number(until) - clock.now() : drawn;
  const total = timeout?.total ?? MAX_WAIT;
  if (wait > (Number.isFinite(total) ? total : MAX_WAIT)) return false;
  if (wait > 0) await clock.sleep(wait, signal);
  refuseAborted(signal);
  return true;
}
