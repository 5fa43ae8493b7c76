import type { ByteRange } from "../../store/files/byte-files.ts";

/** Reads a `Range` header (RFC 9110, 14.2). `undefined`: the whole is served, also for unreadable ranges and those that do not meet. */
export function readRange(header: string | null | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, list] = /^bytes=(.*)$/i.exec(header?.trim() ?? "") ?? [];
  if (list === undefined) return undefined;
  const found: ByteRange[] = [];
  for (const asked of list.split(",")) {
    const range = readOne(asked.trim(), size);
    if (range === undefined) return undefined;
    if (range !== "unsatisfiable") found.push(range);
  }
  return found.length === 0 ? "unsatisfiable" : joined(found);
}

/** Whether a range is meant for the content that is there, as `If-Range` says (RFC 9110, 13.1.5). */
export function rangeApplies(ifRange: string | null | undefined, etag: string): boolean {
  return ifRange === null || ifRange === undefined || ifRange.trim() === etag;
}

function readOne(text: string, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(text) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const first = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : "unsatisfiable";
}

function joined(ranges: readonly ByteRange[]): ByteRange | undefined {
  const [start, ...others] = [...ranges].sort((one, other) => one.first - other.first);
  if (!start) return undefined;
  let { last } = start;
  for (const range of others) {
    if (range.first > last + 1) return undefined;
    last = Math.max(last, range.last);
  }
  return { first: start.first, last };
}
