import { abortWith } from "@slipway/core";
import { checkSignal } from "./abort.ts";
import { ContentError } from "./errors/content-error.ts";

/** Puts parts together. */
function concat(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Reads content into memory.
 *
 * @param limit in bytes
 * @param name what the error calls it
 * @throws `ContentError` as soon as there is more than the limit.
 */
export async function readAll(content: AsyncIterable<Uint8Array>, limit: number, name: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    size += part.length;
    if (size > limit) throw tooLarge(name, limit, size);
    parts.push(part);
  }
  return concat(parts);
}

/** The error of content that is not read into memory. */
export function tooLarge(name: string, limit: number, size: number): ContentError {
  return new ContentError(`${name} has ${size} bytes or more: more than the limit of ${limit}`, {
    content: name,
    expected: limit,
    received: size,
  });
}

/** Where chunks come from. */
export interface Source {
  next(): Promise<IteratorResult<Uint8Array, void>>;
  cancel(reason?: unknown): Promise<void>;
}

/** What streams of our own give that nobody has read from yet. */
const sources = new WeakMap<ReadableStream<Uint8Array>, Source>();

/**
 * A stream of what a generator gives, read only when it is read itself. Cancelling it stops the generator, and so does the
 * signal.
 */
export function streamOf(
  open: (stop: AbortSignal) => AsyncIterator<Uint8Array, void>,
  signal?: AbortSignal,
): ReadableStream<Uint8Array> {
  checkSignal(signal);
  const stop = new AbortController();
  const release = abortWith(stop, signal);
  const parts = open(stop.signal);
  const source: Source = {
    async next() {
      let isOver = true;
      try {
        const part = await parts.next();
        isOver = part.done === true;
        return part;
      } finally {
        if (isOver) release();
      }
    },
    async cancel() {
      release();
      stop.abort();
      // What was under way ends with the signal's own error.
      await parts.return?.().catch(() => {});
    },
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        sources.delete(stream);
        const { done, value } = await source.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: source.cancel,
    },
    { highWaterMark: 0 },
  );
  sources.set(stream, source);
  return stream;
}

/** Takes a stream to read from: past the stream itself where it is one of our own. */
export function sourceOf(stream: ReadableStream<Uint8Array>): Source {
  const reader = stream.getReader();
  return sources.get(stream) ?? { next: () => next(reader), cancel: (reason) => reader.cancel(reason) };
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<IteratorResult<Uint8Array, void>> {
  const { done, value } = await reader.read();
  return done ? { done, value: undefined } : { done, value };
}
