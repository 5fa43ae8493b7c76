import { type Bucket, unknownBucket } from "./bucket.ts";

export interface SharedText {
  readonly bucket: Bucket;
  /** The other processes: their attempts in flight, and until when (ms) each entry counts. */
  readonly others: Readonly<Record<string, Holder>>;
}

type Holder = readonly [inFlight: number, until: number];

/** Lifetime of a silent process's entry, ms. */
const HOLD = 10_000;

const MAX_TEXT = 100_000;

const MAX_IDLE = 100;

export function inFlightOf(others: SharedText["others"]): number {
  return Object.values(others).reduce((sum, [count]) => sum + count, 0);
}

/** Serializes a bucket with this process among the others. JSON has null for Infinity. */
export function printBucket({ bucket, others }: SharedText, me: string, now: number): string {
  const { total, remaining, began, ends, length, sent, open, alias } = bucket;
  const inFlight = bucket.inFlight - inFlightOf(others);
  // A process that waits for the next window counts until then.
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
    // A foreign text.
    return undefined;
  }
}
