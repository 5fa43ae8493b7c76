import { AbortedError, type BodySource } from "@slipway/core";
import { ContentError } from "./errors/content-error.ts";

/** Throws an `AbortedError` when a signal was aborted. */
export function checkSignal(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AbortedError("was aborted", { cause: signal.reason });
}

/** Reads content chunk by chunk. Leaving the loop, or an abort, cancels a stream at once. */
export async function* chunksOf(content: BodySource, signal?: AbortSignal): AsyncGenerator<Uint8Array, void> {
  // A stream that is there already has to be let go of.
  if (content instanceof ReadableStream) return yield* read(content, signal);
  checkSignal(signal);
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
      checkSignal(signal);
      if (done) return;
      yield value;
    }
  } finally {
    signal?.removeEventListener("abort", cancel);
    cancel();
  }
}

/** Makes a stream of chunks. They are asked for when it is read: nothing is opened before. */
export function streamOf(chunks: () => AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  let iterator: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        iterator ??= chunks()[Symbol.asyncIterator]();
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Reads chunks into memory.
 *
 * @param name what errors call them
 * @throws `ContentError` when they have more than `limit` bytes.
 */
export async function gather(chunks: AsyncIterable<Uint8Array>, name: string, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > limit) {
      throw new ContentError(`${name} has more than ${limit} bytes: open it as a stream, or raise the limit`, {
        content: name,
        expected: limit,
      });
    }
    parts.push(chunk);
  }
  return join(parts, size);
}

/** Puts parts of a known total together. */
function join(parts: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = parts;
  if (first?.length === size) return first;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
