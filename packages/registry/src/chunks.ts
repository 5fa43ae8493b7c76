import type { BodySource } from "@slipway/core";
import { refuseAborted } from "./abort.ts";

/** Reads content chunk by chunk. Leaving the loop, or an abort, cancels a stream at once. */
export async function* chunksOf(content: BodySource, signal?: AbortSignal): AsyncGenerator<Uint8Array, void> {
  // A stream that is there already has to be let go of.
  if (content instanceof ReadableStream) return yield* read(content, signal);
  refuseAborted(signal);
  if (typeof content === "string") yield new TextEncoder().encode(content);
  else if (content instanceof Uint8Array) yield content;
  else yield* read(typeof content === "function" ? content() : content.stream(), signal);
}

async function* read(stream: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  // The reason for leaving is known; that the stream broke already is no news.
  const cancel = (): void => void reader.cancel(signal?.reason).catch(() => {});
  signal?.addEventListener("abort", cancel);
  if (signal?.aborted) cancel();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      refuseAborted(signal);
      if (done) return;
      yield value;
    }
  } finally {
    signal?.removeEventListener("abort", cancel);
    cancel();
  }
}
