export interface ContentRange {
  readonly first: number;
  /** Just behind the last one. */
  readonly end: number;
  readonly total: number | undefined;
}

/** Reads the `Content-Range` of an answer (RFC 9110, section 14.4), `bytes 0-9/100`; undefined for none, or one that cannot be. */
export function contentRange(header: string | null): ContentRange | undefined {
  const [, from, to, of] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header ?? "") ?? [];
  const [first, end, total] = [Number(from), Number(to) + 1, of === "*" ? undefined : Number(of)];
  // What is not there is no number, and fits nothing.
  return end > first && end <= (total ?? Infinity) ? { first, end, total } : undefined;
}
