import { mustBeSignal } from "../errors/must.ts";
import { abortWith } from "./abort-with.ts";

export interface Source<T> {
  next(): Promise<IteratorResult<T, unknown>>;
  cancel(reason?: unknown): Promise<void>;
}

/** What streams of our own read from, as long as they were not read themselves. */
const sources = new WeakMap<object, Source<unknown>>();

/** A stream of what an iterator gives, read only when it is read. Cancelling, also while the next part is waited for, stops it, and so does the signal. */
export function streamOf<T>(open: (stop: AbortSignal) => AsyncIterator<T>, signal?: AbortSignal): ReadableStream<T> {
  mustBeSignal(signal);
  const stop = new AbortController();
  const release = abortWith(stop, signal);
  const parts = open(stop.signal);
  const source: Source<T> = {
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
  const stream = new ReadableStream<T>(
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
export function readerOf<T>(stream: ReadableStream<T>): Source<T> {
  const reader = stream.getReader();
  // What a stream of our own gives is what its source gives.
  const own = sources.get(stream) as Source<T> | undefined;
  return own ?? { next: () => reader.read(), cancel: (reason) => reader.cancel(reason) };
}
