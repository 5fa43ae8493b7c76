import type { ByteRange } from "../../store/files/byte-files.ts";

/** Parses a `Range` header (RFC 9110, 14.2). `undefined` serves the whole: no range, a malformed one, or several that are not adjacent. */
export function readRange(header: string | null | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, list] = /^bytes=(.*)$/i.exec(header?.trim() ?? "") ?? [];
  if (list === undefined) return undefined;
  const ranges: ByteRange[] = [];
  for (const item of list.split(",")) {
    const range = parseRange(item.trim(), size);
    if (range === undefined) return undefined;
    if (range !== "unsatisfiable") ranges.push(range);
  }
  return ranges.length === 0 ? "unsatisfiable" : mergeRanges(ranges);
}

/** Evaluates `If-Range` (RFC 9110, 13.1.5). */
export function rangeApplies(ifRange: string | null | undefined, etag: string): boolean {
  return ifRange === null || ifRange === undefined || ifRange.trim() === etag;
}

function parseRange(text: string, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(text) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const first = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : "unsatisfiable";
}

function mergeRanges(ranges: readonly ByteRange[]): ByteRange | undefined {
  const [start, ...others] = [...ranges].sort((one, other) => one.first - other.first);
  if (!start) return undefined;
  let { last } = start;
  for (const range of others) {
    if (range.first > last + 1) return undefined;
    last = Math.max(last, range.last);
  }
  return { first: start.first, last };
}
