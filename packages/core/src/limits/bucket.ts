/** What is known of one of the platform's buckets. Times are ms, all of them by one clock. */
export interface Bucket {
  /** How many requests a window takes; `Infinity` until it is known. */
  readonly total: number;
  readonly remaining: number;
  /** The window: when its first request was sent, when it ends, and how long the longest one was. */
  readonly began: number;
  readonly ends: number;
  readonly length: number;
  readonly sent: number;
  /** A request of this window was answered. The first goes alone, because the window's begin is a guess. */
  readonly open: boolean;
  readonly inFlight: number;
  /** The part of a window that is taken here: 1, or less while others take from it that cannot be asked. */
  readonly share: number;
  /** The bucket that its requests are counted in, by its hash, since a 429 named one. */
  readonly alias?: string | undefined;
}

export interface RateLimitReport {
  readonly total?: number | undefined;
  readonly remaining: number;
  /** In how many ms the window ends. */
  readonly endsIn: number;
}

export const unknownBucket: Bucket = {
  total: Infinity,
  remaining: Infinity,
  began: Infinity,
  ends: Infinity,
  length: 0,
  sent: 0,
  open: false,
  inFlight: 0,
  share: 1,
};

export function isKnown({ total }: Bucket): boolean {
  return total < Infinity;
}

/** How far back a window is looked for whose length is not known, ms: many of the platform's buckets last a minute. */
const LOOK_BACK = 60_000;

/** The bucket as of now. After its window another one begins, of which it is guessed that it is as long as the longest so far. */
export function asOf(bucket: Bucket, now: number): Bucket {
  if (!isKnown(bucket) && now - bucket.began > LOOK_BACK) return { ...bucket, began: now, sent: bucket.inFlight };
  if (now < bucket.ends) return bucket;
  const remaining = Math.max(1, Math.floor(bucket.total * bucket.share));
  return { ...bucket, remaining, began: now, ends: now + bucket.length, sent: 0, open: false };
}

/** How many requests may be sent now; `concurrency` attempts may be under way while the limit is not known. */
export function roomIn(bucket: Bucket, concurrency: number): number {
  const most = bucket.open ? Infinity : isKnown(bucket) ? 1 : concurrency;
  return Math.max(0, Math.min(bucket.remaining, most - bucket.inFlight));
}

export function grant(bucket: Bucket, now: number, count: number): Bucket {
  const { began, remaining, sent, inFlight } = bucket;
  return {
    ...bucket,
    began: count ? Math.min(began, now) : began,
    remaining: remaining - count,
    sent: sent + count,
    inFlight: inFlight + count,
  };
}

export function withdraw({ remaining, sent, inFlight, ...bucket }: Bucket, count: number): Bucket {
  return { ...bucket, remaining: remaining + count, sent: sent - count, inFlight: inFlight - count };
}

/** An attempt has ended. */
export function release(bucket: Bucket): Bucket {
  return { ...bucket, inFlight: Math.max(0, bucket.inFlight - 1) };
}

/** A request was let through. The window began when it was sent or later, and at the latest now: then it ends at the latest. */
export function openWindow(bucket: Bucket, now: number): Bucket {
  if (!isKnown(bucket) || bucket.open) return bucket;
  return { ...bucket, open: true, ends: Math.max(bucket.ends, now + bucket.length) };
}

/** A 429 is the truth: nothing remains, and this is when the window ends. `seen` is another bucket when the 429 names one for the first time. */
export function applyRefusal(
  bucket: Bucket,
  now: number,
  { total, endsIn }: RateLimitReport,
  routeBucket: Bucket,
): Bucket {
  const ends = now + endsIn;
  // Without a total, it takes what it took before it refused.
  const capacity = Math.max(1, total ?? Math.min(bucket.total, routeBucket.sent - routeBucket.inFlight));
  const length = windowLength(bucket, Math.min(routeBucket.began, bucket.began), endsIn, now);
  // One that comes late speaks of a window that is over.
  if (bucket.open && ends <= now) return { ...bucket, total: capacity, length };
  return { ...bucket, total: capacity, remaining: 0, ends, length, open: false };
}

/** What the headers of an answer say. They are unofficial, and used where they are there. */
export function applyReport(
  bucket: Bucket,
  now: number,
  { total = bucket.total, remaining, endsIn }: RateLimitReport,
): Bucket {
  const ends = now + endsIn;
  // Others that are under way may not be counted in.
  const sure = remaining - (bucket.inFlight - 1);
  const length = windowLength(bucket, bucket.began, endsIn, now);
  return { ...bucket, total, remaining: Math.min(bucket.remaining, sure), ends, length, open: true };
}

/** A window that is met for the first time began with its first request. Later, all that is sure is that it is no shorter than what is left of it. */
function windowLength(bucket: Bucket, began: number, endsIn: number, now: number): number {
  return Math.max(bucket.length, isKnown(bucket) ? endsIn : now + endsIn - began);
}
