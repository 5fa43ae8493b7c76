import { type Bucket, unknownBucket } from "./bucket.ts";

export interface SharedText {
  readonly bucket: Bucket;
  /** The other processes: how many attempts of each are under way, and until when (ms) that is believed. */
  readonly others: Readonly<Record<string, Holder>>;
}

type Holder = readonly [inFlight: number, until: number];

/** How long a process that is not heard of any more is believed to be there, ms. */
const HOLD = 10_000;

/** Of a text; those of ours are much shorter. */
const MAX_TEXT = 100_000;

/** How many idle processes are remembered. */
const MAX_IDLE = 100;

export function inFlightOf(others: SharedText["others"]): number {
  return Object.values(others).reduce((sum, [count]) => sum + count, 0);
}

/** Prints a bucket, and this process beside the others. What is infinite is null in JSON. */
export function printBucket({ bucket, others }: SharedText, me: string, now: number): string {
  const { total, remaining, began, ends, length, sent, open, alias } = bucket;
  const inFlight = bucket.inFlight - inFlightOf(others);
  // A process that waits for the next window is there until then.
  const until = inFlight > 0 || ends === Infinity ? now + HOLD : Math.max(now, ends) + HOLD;
  const busy = Object.entries(others).filter(([, [count]]) => count > 0);
  const idle = Object.entries(others).filter(([, [count]]) => count === 0);
  const here = Object.fromEntries([...busy, ...idle.slice(0, MAX_IDLE), [me, [inFlight, until]]]);
  return JSON.stringify({ total, remaining, began, ends, length, sent, open, alias, here });
}

export function parseBucket(text: string, me: string, now: number): SharedText | undefined {
  if (!text || text.length > MAX_TEXT) return undefined;
  try {
    const { here, alias, open, ...rest } = JSON.parse(text);
    const [total, remaining, began, ends] = ["total", "remaining", "began", "ends"].map(
      (name) => rest[name] ?? Infinity,
    );
    const { sent, length } = rest;
    const others = Object.fromEntries(
      Object.entries<Holder>(here).filter(([id, [, until]]) => id !== me && until > now),
    );
    const inFlight = inFlightOf(others);
    if (![total, remaining, began, ends, sent, length, inFlight].every((each) => typeof each === "number"))
      return undefined;
    const state = { total, remaining, began, ends, length, sent, inFlight, open: open === true };
    return { bucket: { ...unknownBucket, ...state, alias: typeof alias === "string" ? alias : undefined }, others };
  } catch {
    // Somebody else's text.
    return undefined;
  }
}
