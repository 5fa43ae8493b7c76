/** State of one rate limit bucket of the platform. Times are ms of one clock. */
export interface Bucket {
  /** Requests per window; `Infinity` until known. */
  readonly total: number;
  readonly remaining: number;
  /** The window: the time of its first request, its end, and the longest length so far. */
  readonly began: number;
  readonly ends: number;
  readonly length: number;
  readonly sent: number;
  /** A request of this window was answered. The first one goes alone, because the window's begin is estimated. */
  readonly open: boolean;
  readonly inFlight: number;
  /** The part of a window for this process: less than 1 while unreachable processes use it too. */
  readonly share: number;
  /** Hash of the bucket that a 429 named instead of this one. */
  readonly alias?: string | undefined;
}

export interface RateLimitReport {
  readonly total?: number | undefined;
  readonly remaining: number;
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

/** Assumed length of an unknown window, ms: many of the platform's buckets last a minute. */
const LOOK_BACK = 60_000;

/** The bucket at a time. After its window another one of the longest known length is assumed. */
export function asOf(bucket: Bucket, now: number): Bucket {
  if (!isKnown(bucket) && now - bucket.began > LOOK_BACK) return { ...bucket, began: now, sent: bucket.inFlight };
  if (now < bucket.ends) return bucket;
  const remaining = Math.max(1, Math.floor(bucket.total * bucket.share));
  return { ...bucket, remaining, began: now, ends: now + bucket.length, sent: 0, open: false };
}

/** Requests that may be sent now; at most `concurrency` are in flight while the limit is unknown. */
export function roomIn(bucket: Bucket, concurrency: number): number {
  const max = bucket.open ? Infinity : isKnown(bucket) ? 1 : concurrency;
  return Math.max(0, Math.min(bucket.remaining, max - bucket.inFlight));
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

export function release(bucket: Bucket): Bucket {
  return { ...bucket, inFlight: Math.max(0, bucket.inFlight - 1) };
}

/** Opens the window after an answered request. It began at the latest now, which gives the latest end. */
export function openWindow(bucket: Bucket, now: number): Bucket {
  if (!isKnown(bucket) || bucket.open) return bucket;
  return { ...bucket, open: true, ends: Math.max(bucket.ends, now + bucket.length) };
}

/** Applies a 429: nothing remains until the window's end. `source` differs from `bucket` when the 429 names one for the first time. */
export function applyRefusal(bucket: Bucket, now: number, { total, endsIn }: RateLimitReport, source: Bucket): Bucket {
  const ends = now + endsIn;
  const capacity = Math.max(1, total ?? Math.min(bucket.total, source.sent - source.inFlight));
  const length = windowLength(bucket, Math.min(source.began, bucket.began), endsIn, now);
  if (bucket.open && ends <= now) return { ...bucket, total: capacity, length };
  return { ...bucket, total: capacity, remaining: 0, ends, length, open: false };
}

export function applyReport(
  bucket: Bucket,
  now: number,
  { total = bucket.total, remaining, endsIn }: RateLimitReport,
): Bucket {
  const ends = now + endsIn;
  // The figure may not include other requests in flight.
  const sure = remaining - (bucket.inFlight - 1);
  const length = windowLength(bucket, bucket.began, endsIn, now);
  return { ...bucket, total, remaining: Math.min(bucket.remaining, sure), ends, length, open: true };
}

/** An unknown window began with its first request; a known one is no shorter than its rest. */
function windowLength(bucket: Bucket, began: number, endsIn: number, now: number): number {
  return Math.max(bucket.length, isKnown(bucket) ? endsIn : now + endsIn - began);
}
