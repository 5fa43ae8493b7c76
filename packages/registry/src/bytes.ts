import { abortWith } from "@slipway/core";
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

/**
 * A stream of what a generator gives, read only when it is read itself. Cancelling it stops the generator, and so does the
 * signal.
 */
export function streamOf(
  open: (stop: AbortSignal) => AsyncIterator<Uint8Array>,
  signal?: AbortSignal,
): ReadableStream<Uint8Array> {
  const stop = new AbortController();
  const release = abortWith(stop, signal);
  const source = open(stop.signal);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await source.next().catch((error: unknown) => {
          release();
          throw error;
        });
        if (!done) return controller.enqueue(value);
        release();
        controller.close();
      },
      async cancel() {
        release();
        stop.abort();
        // What was under way ends with the signal's own error.
        await source.return?.().catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}
