import { readAtMost } from "@slipway/core/internal";
import { type ContentError, contentError } from "./errors/content-error.ts";

/** Reads content into memory; a `ContentError`, by `name`, as soon as there is more than `limit` bytes. */
export function readAll(content: AsyncIterable<Uint8Array>, limit: number, name: string): Promise<Uint8Array> {
  return readAtMost(content, limit, (size) => tooLarge(name, limit, size));
}

export function tooLarge(name: string, limit: number, size: number): ContentError {
  return contentError(`${name} has ${size} bytes or more: more than the limit of ${limit}`, name, limit, size);
}
