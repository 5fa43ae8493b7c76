import { RegistryError } from "../../domain/images/errors.ts";

/** The bytes of an upload that a chunk says to be. */
export interface Chunk {
  readonly first: number;
  readonly length: number;
}

/** Reads a chunk's `Content-Range`, such as `0-1023`; `undefined` where there is none. Throws 416 for any other text. */
export function readChunk(header: string | undefined): Chunk | undefined {
  if (header === undefined) return undefined;
  const [, first, last] = /^(?:bytes[ =])?(\d{1,15})-(\d{1,15})(?:\/(?:\d+|\*))?$/.exec(header.trim()) ?? [];
  const length = Number(last) - Number(first) + 1;
  if (first !== undefined && length > 0) return { first: Number(first), length };
  throw new RegistryError(416, "BLOB_UPLOAD_INVALID", `"${header}" is no range of bytes, such as 0-1023`);
}

/** The bytes that an upload has, as `Range` says it. That nothing is there is said as other registries do: `0-0`. */
export function receivedRange(size: number): string {
  return `0-${Math.max(size - 1, 0)}`;
}
