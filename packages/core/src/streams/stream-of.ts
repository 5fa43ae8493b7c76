import { mustBeSignal } from "../errors/input-error.ts";
import { abortWith } from "../transport/clock.ts";

export interface Source<T> {
  next(): Promise<IteratorResult<T, unknown>>;
  cancel(reason?: unknown): Promise<void>;
}

const sources = new WeakMap<object, Source<unknown>>();

/** A stream of an iterator's values, read on demand. Cancelling, also during a pending read, stops the iterator, and so does the signal. */
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

/** Locks a stream for reading; our own streams are read directly from their source. */
export function readerOf<T>(stream: ReadableStream<T>): Source<T> {
  const reader = stream.getReader();
  // Our own streams give their source's values.
  const own = sources.get(stream) as Source<T> | undefined;
  return own ?? { next: () => reader.read(), cancel: (reason) => reader.cancel(reason) };
}
