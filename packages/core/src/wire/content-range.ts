export interface ContentRange {
  readonly first: number;
  readonly end: number;
  readonly total: number | undefined;
}

/** Parses `Content-Range` (RFC 9110, section 14.4), `bytes 0-9/100`; undefined for none or an invalid one. */
export function contentRange(header: string | null): ContentRange | undefined {
  const [, from, to, of] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header ?? "") ?? [];
  const [first, end, total] = [Number(from), Number(to) + 1, of === "*" ? undefined : Number(of)];
  return end > first && end <= (total ?? Infinity) ? { first, end, total } : undefined;
}
