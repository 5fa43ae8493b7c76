import { AbortedError } from "../errors/abort-errors.ts";
import { isFunction } from "../errors/input-error.ts";
import { onAbort } from "../transport/clock.ts";
import type { BodySource } from "../types/client.ts";
import { readerOf, type Source } from "./stream-of.ts";
import { refuseAborted } from "./unless-aborted.ts";

export interface Chunks extends AsyncIterableIterator<Uint8Array> {
  next(): Promise<IteratorResult<Uint8Array, void>>;
  return(): Promise<IteratorReturnResult<void>>;
}

/** Reads content in chunks; leaving or an abort cancels a stream at once. This is not a generator, because large contents pass here several times. */
export function chunksOf(content: BodySource, signal?: AbortSignal): Chunks {
  let source: Source<Uint8Array> | undefined;
  let isOver = false;
  let unlink = (): void => {};
  let giveUp: ((error: unknown) => void) | undefined;

  const leave = (): void => {
    isOver = true;
    unlink();
  };
  const cancel = (): void => {
    if (isOver) return;
    leave();
    void source?.cancel(signal?.reason).catch(() => {});
  };
  function abort(): void {
    cancel();
    giveUp?.(new AbortedError("was aborted", { cause: signal?.reason }));
  }
  const open = (): Source<Uint8Array> => {
    // An existing stream must be cancelled, so that it is opened first.
    if (!isStream(content)) refuseAborted(signal);
    source = openSource(content);
    unlink = onAbort(signal, abort);
    if (signal?.aborted) cancel();
    return source;
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () =>
      new Promise((resolve, reject) => {
        if (!source && !isOver) open();
        refuseAborted(signal);
        if (isOver || !source) return resolve({ done: true, value: undefined });
        giveUp = reject;
        source.next().then(
          (part) => {
            if (part.done) leave();
            // A final part has no value.
            resolve(part as IteratorResult<Uint8Array, void>);
          },
          (error: unknown) => {
            leave();
            reject(error);
          },
        );
      }),
    async return() {
      if (source) cancel();
      isOver = true;
      return { done: true, value: undefined };
    },
  };
}

function openSource(content: BodySource): Source<Uint8Array> {
  if (isStream(content)) return readerOf(content);
  if (typeof content === "function") return readerOf(content());
  if (isBlob(content)) return readerOf(content.stream());
  const parts = [typeof content === "string" ? new TextEncoder().encode(content) : content].values();
  return { next: async () => parts.next(), cancel: async () => {} };
}

/** Tells whether content is a stream, also of another realm. */
export function isStream(content: unknown): content is ReadableStream<Uint8Array> {
  // `Object()` makes any value readable.
  return isFunction((Object(content) as { getReader?: unknown }).getReader);
}

export function isBlob(content: unknown): content is Blob {
  return isFunction((Object(content) as { stream?: unknown }).stream); // readable, see isStream
}

/** Bytes per slice: smaller ones cost Node nearly as much to read; each slice reports progress. */
const SLICE = 524_288;

export async function* slicesOf(content: Uint8Array | Blob): AsyncGenerator<Uint8Array, void> {
  const size = byteLengthOf(content);
  for (let at = 0; at < size; at += SLICE) {
    yield ArrayBuffer.isView(content)
      ? content.subarray(at, at + SLICE)
      : new Uint8Array(await content.slice(at, at + SLICE).arrayBuffer());
  }
}

export function byteLengthOf(content: Uint8Array | Blob): number {
  return ArrayBuffer.isView(content) ? content.byteLength : content.size;
}
