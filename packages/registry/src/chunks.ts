import { AbortedError, type BodySource } from "@slipway/core";
import { refuseAborted } from "./abort.ts";
import { type Source, sourceOf } from "./bytes.ts";

/** The chunks of a content, one after another. */
export interface Chunks extends AsyncIterableIterator<Uint8Array, void> {
  return(): Promise<IteratorReturnResult<void>>;
}

/**
 * Reads content chunk by chunk. Leaving the loop, or an abort, cancels a stream at once.
 *
 * No generator: each chunk of a large content passes here several times, and what is left behind is collected several times.
 */
export function chunksOf(content: BodySource, signal?: AbortSignal): Chunks {
  let source: Source | undefined;
  let isOver = false;
  let giveUp: ((error: unknown) => void) | undefined;

  const leave = (): void => {
    isOver = true;
    signal?.removeEventListener("abort", abort);
  };
  const cancel = (): void => {
    if (isOver) return;
    leave();
    // The reason for leaving is known; that the stream broke already is no news.
    void source?.cancel(signal?.reason).catch(() => {});
  };
  function abort(): void {
    cancel();
    giveUp?.(new AbortedError("was aborted", { cause: signal?.reason }));
  }
  const open = (): Source => {
    // A stream that is there already has to be let go of.
    if (!(content instanceof ReadableStream)) refuseAborted(signal);
    source = openSource(content);
    signal?.addEventListener("abort", abort);
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
            resolve(part);
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

function openSource(content: BodySource): Source {
  if (content instanceof ReadableStream) return sourceOf(content);
  if (typeof content === "function") return sourceOf(content());
  if (content instanceof Blob) return sourceOf(content.stream());
  const parts = [typeof content === "string" ? new TextEncoder().encode(content) : content].values();
  return { next: async () => parts.next(), cancel: async () => {} };
}
