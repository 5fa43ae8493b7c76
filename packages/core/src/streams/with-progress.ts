import { isFunction, must } from "../errors/input-error.ts";
import { harmless } from "../middleware/harmless.ts";
import type { BodySource } from "../types/client.ts";
import { byteLengthOf, chunksOf, isBlob, isStream, slicesOf } from "./chunks-of.ts";
import { streamOf } from "./stream-of.ts";
import { tapChunks } from "./tap-chunks.ts";

/** Progress of a body. */
export interface ByteProgress {
  /** Bytes that were passed on since the body began. */
  readonly bytes: number;
  /** Size of the whole body; undefined where it is unknown, as for streams. */
  readonly total: number | undefined;
}

/**
 * Reports the progress of a body in bytes: for an upload those passed to the runtime, for a download those read. A body that is sent again
 * begins at 0.
 *
 * A stream stays a stream, which can be read once. All else becomes a function that makes a stream: it can be sent again, but runtimes do
 * not know its length (set the operation's own header where the API needs it), and browsers send no stream over HTTP/1.1. Nothing is
 * buffered or read ahead.
 *
 * @param onProgress called at the beginning, and for each chunk. What it throws does no harm.
 * @throws `InputError` for what is not a body.
 * @example
 * ```ts
 * const body = withProgress(file, ({ bytes, total }) => console.log(`${bytes} of ${total}`));
 * await uploadArtifact(client, { hash, body });
 * ```
 */
export function withProgress(
  source: ReadableStream<Uint8Array>,
  onProgress: (progress: ByteProgress) => void,
): ReadableStream<Uint8Array>;
export function withProgress(
  source: Exclude<BodySource, ReadableStream<Uint8Array>>,
  onProgress: (progress: ByteProgress) => void,
): () => ReadableStream<Uint8Array>;
export function withProgress(source: BodySource, onProgress: (progress: ByteProgress) => void): BodySource;
export function withProgress(source: BodySource, onProgress: (progress: ByteProgress) => void): BodySource {
  const content = typeof source === "string" ? new TextEncoder().encode(source) : source;
  const isWhole = ArrayBuffer.isView(content) || isBlob(content);
  const isBody = isWhole || isStream(content) || isFunction(content);
  must(isBody, "source", "be text, bytes, a Blob, a stream or a function that makes one");
  must(isFunction(onProgress), "onProgress", "be a function");
  const total = isWhole ? byteLengthOf(content) : undefined;
  const watched = (): ReadableStream<Uint8Array> => {
    let bytes = 0;
    const report = (): void => {
      const progress = { bytes, total };
      harmless("The onProgress of withProgress()", onProgress, () => onProgress(progress));
    };
    report();
    const chunks = tapChunks(
      () => (isWhole ? slicesOf(content) : chunksOf(content)),
      (chunk) => {
        bytes += chunk.length;
        report();
      },
    );
    return streamOf(() => chunks);
  };
  return isStream(content) ? watched() : watched;
}
