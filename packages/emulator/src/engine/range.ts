import type { ByteRange } from "../state/files/byte-files.ts";

/**
 * Reads a `Range` header (RFC 9110, 14.1.2) for a content of `size` bytes.
 * A header that is absent, malformed, or asks for several ranges is no range: the whole is served.
 */
export function readRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (!match || (from === "" && to === "")) return undefined;
  if (from === "") {
    const suffix = Math.min(Number(to), size);
    return suffix === 0 ? "unsatisfiable" : { first: size - suffix, last: size - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return undefined;
  if (first >= size) return "unsatisfiable";
  return { first, last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
