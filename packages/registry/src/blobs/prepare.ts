import { type BodySource, InputError } from "@slipway/core/call";
import { algorithmOf, parseDigest } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { createHasher, digestOf } from "../hash.ts";
import { safeCallback } from "../safe-callback.ts";
import type { PushOptions } from "../store.ts";
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
  const { digest, size, chunkLength = CHUNK, signal, by = "put" } = options;
  const onProgress = safeCallback("onProgress", options.onProgress);
  const onState = safeCallback("onState", options.onState);
  if (digest !== undefined) parseDigest(digest);
  const shared = { chunkLength, signal, onProgress, onState };
  const whole = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const known = whole instanceof Uint8Array ? await digestOfBytes(whole, options) : digest;
  if (whole instanceof Blob && (size ?? whole.size) !== whole.size) {
    throw new ContentError(`the content to push has ${whole.size} bytes, not ${size}`, {
      expected: size,
      received: whole.size,
    });
  }
  if (whole instanceof Uint8Array || (whole instanceof Blob && digest !== undefined)) {
    return { ...shared, content: sliced(whole, onProgress), knownDigest: known, digest: () => known, by };
  }
  return { ...shared, ...(await prepareStream(whole, options, onProgress)) };
}

/** The digest of content in memory, which is what the options say of it. */
async function digestOfBytes(bytes: Uint8Array, { digest, size }: PushOptions): Promise<string> {
  const actual = await digestOf(bytes, digest === undefined ? undefined : algorithmOf(digest));
  if ((digest ?? actual) === actual && (size ?? bytes.length) === bytes.length) return actual;
  const [expected, received] = digest === actual ? [size, bytes.length] : [digest, actual];
  const problem = `the content to push has ${bytes.length} bytes and the digest ${actual}`;
  throw new ContentError(problem, { content: digest ?? actual, expected, received });
}

/** Prepares content that is read as it is sent: its digest is known, or computed on the way. */
async function prepareStream(
  content: Exclude<BodySource, string | Uint8Array>,
  { digest, size, by: requested }: PushOptions,
  onRead: PushOptions["onProgress"],
): Promise<Pick<Prepared, "content" | "knownDigest" | "digest" | "by">> {
  const hasher = digest === undefined ? await createHasher() : undefined;
  const length = content instanceof Blob ? content.size : size;
  const stream = new SeekableStream({
    open: (offset) =>
      content instanceof Blob
        ? { stream: content.slice(offset).stream(), start: offset }
        : { stream: typeof content === "function" ? content() : content, start: 0 },
    isRepeatable: !(content instanceof ReadableStream),
    size: length,
    hasher,
    onRead,
  });
  let computed: string | undefined;
  const compute = (): string | undefined => {
    if (stream.isRead) computed ??= hasher?.digest();
    return digest ?? computed;
  };
  const isDescribed = digest !== undefined && length !== undefined;
  const by = requested ?? (!stream.isRepeatable ? "chunks" : isDescribed ? "put" : "stream");
  if (digest === undefined && (by === "put" || by === "post")) {
    throw new InputError(`by "${by}" needs the digest of a stream beforehand`, { parameter: "digest" });
  }
  return { content: stream, knownDigest: digest, digest: compute, by };
}
