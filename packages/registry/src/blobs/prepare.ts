import { type BodySource, InputError } from "@slipway/core/call";
import { algorithmOf, parseDigest } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { createHasher, digestOf } from "../hash.ts";
import { safeCallback } from "../safe-callback.ts";
import type { PushOptions, UploadMethod } from "../store.ts";
import { sliced } from "./content.ts";
import { SeekableStream } from "./seekable-stream.ts";
import type { Upload } from "./session.ts";

const CHUNK = 4 * 1024 * 1024;

/** An upload without its destination. */
export type Prepared = Omit<Upload, "client" | "name"> & {
  /** The digest, where it is known before anything is read. */
  readonly knownDigest: string | undefined;
};

/**
 * Decides how content is sent: content in memory has its digest at once, a stream's is computed on the way. @throws `InputError` for
 * options, `ContentError` for other bytes.
 */
export async function prepare(content: BodySource, options: PushOptions): Promise<Prepared> {
  const { digest, size, chunkLength = CHUNK, signal } = options;
  const onProgress = safeCallback("onProgress", options.onProgress);
  const onState = safeCallback("onState", options.onState);
  if (digest !== undefined) parseDigest(digest);
  const shared = { chunkLength, signal, onProgress, onState };
  const whole = typeof content === "string" ? new TextEncoder().encode(content) : content;

  if (whole instanceof Uint8Array) {
    const actual = await digestOf(whole, digest === undefined ? undefined : algorithmOf(digest));
    if ((digest ?? actual) !== actual || (size ?? whole.length) !== whole.length) {
      throw new ContentError(`the content to push has ${whole.length} bytes and the digest ${actual}`, {
        content: digest ?? actual,
        expected: digest === actual ? size : digest,
        received: digest === actual ? whole.length : actual,
      });
    }
    return {
      ...shared,
      content: sliced(whole, onProgress),
      knownDigest: actual,
      digest: () => actual,
      by: options.by ?? "put",
    };
  }
  if (whole instanceof Blob && (size ?? whole.size) !== whole.size) {
    throw new ContentError(`the content to push has ${whole.size} bytes, not ${size}`, {
      expected: size,
      received: whole.size,
    });
  }
  if (whole instanceof Blob && digest !== undefined) {
    return {
      ...shared,
      content: sliced(whole, onProgress),
      knownDigest: digest,
      digest: () => digest,
      by: options.by ?? "put",
    };
  }

  const hasher = digest === undefined ? await createHasher() : undefined;
  const length = whole instanceof Blob ? whole.size : size;
  const stream = new SeekableStream({
    open: (offset) =>
      whole instanceof Blob
        ? { stream: whole.slice(offset).stream(), start: offset }
        : { stream: typeof whole === "function" ? whole() : whole, start: 0 },
    isRepeatable: !(whole instanceof ReadableStream),
    size: length,
    hasher,
    onRead: onProgress,
  });
  let computed: string | undefined;
  const compute = (): string | undefined => {
    if (stream.isRead) computed ??= hasher?.digest();
    return digest ?? computed;
  };
  const defaultMethod: UploadMethod = !stream.isRepeatable
    ? "chunks"
    : digest !== undefined && length !== undefined
      ? "put"
      : "stream";
  const by = options.by ?? defaultMethod;
  if (digest === undefined && (by === "put" || by === "post")) {
    throw new InputError(`by "${by}" needs the digest of a stream beforehand`, { parameter: "digest" });
  }
  return { ...shared, content: stream, knownDigest: digest, digest: compute, by };
}
