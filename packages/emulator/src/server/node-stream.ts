import type { Readable } from "node:stream";

const behind = new WeakMap<ReadableStream<Uint8Array>, () => Readable>();

/**
 * A web stream of what a Node stream gives. Nothing is opened before somebody reads; whoever can read Node streams takes the
 * one behind by `nodeStream`, which saves the way of each piece through the web stream.
 */
export function webStream(open: () => Readable): ReadableStream<Uint8Array> {
  let pieces: NodeJS.AsyncIterator<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pieces ??= open().iterator({ destroyOnReturn: true });
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  behind.set(stream, open);
  return stream;
}

/** The Node stream behind a web stream that nobody has begun to read; `undefined` where there is none. */
export function nodeStream(stream: ReadableStream<Uint8Array>): Readable | undefined {
  return stream.locked ? undefined : behind.get(stream)?.();
}
