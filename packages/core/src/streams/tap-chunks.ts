import type { Chunks } from "./chunks-of.ts";

type Content = AsyncIterable<Uint8Array>;
type Part = IteratorResult<Uint8Array, void>;

const OVER: Part = { done: true, value: undefined };

/** Passes on the chunks of a content that is opened at the first read. The callbacks, of each chunk and of the end, may throw. A generator would cost more per chunk. */
export function tapChunks(
  open: () => Content | Promise<Content>,
  onChunk?: (chunk: Uint8Array) => void,
  onEnd?: () => void,
): Chunks {
  let opened: Promise<Content> | undefined;
  let source: AsyncIterator<Uint8Array, void> | undefined;
  let isOver = false;

  const leave = async (): Promise<void> => {
    isOver = true;
    await source?.return?.();
  };
  const fail = (error: unknown): never => {
    isOver = true;
    throw error;
  };
  const look = (part: Part): Part | Promise<Part> => {
    try {
      if (part.done) {
        isOver = true;
        onEnd?.();
      } else onChunk?.(part.value);
      return part;
    } catch (error) {
      // The first error counts, not a failure to close the content.
      const rethrow = (): never => fail(error);
      return leave().then(rethrow, rethrow);
    }
  };
  const begin = async (): Promise<Part> => {
    opened ??= (async () => open())();
    const content = await opened;
    source ??= content[Symbol.asyncIterator]();
    if (!isOver) return look(await source.next());
    await source.return?.();
    return OVER;
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next() {
      if (isOver) return Promise.resolve(OVER);
      return source ? source.next().then(look, fail) : begin().catch(fail);
    },
    async return() {
      await leave();
      return { done: true, value: undefined };
    },
  };
}
