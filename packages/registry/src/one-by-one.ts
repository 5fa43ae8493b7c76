import type { Chunks } from "@slipway/core/internal";

/**
 * Opens contents one by one: the next one when the one before is read on, or left. An open, unread content keeps a connection, and its
 * reader needs another of the same few to send it: with one unread content at most, a connection gets free as soon as any other is done.
 */
export function createOneByOne(): (open: () => Promise<Chunks>) => Promise<Chunks> {
  let last: Promise<void> = Promise.resolve();
  return async (open) => {
    const before = last;
    let release = (): void => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return notifyOnRead(await open(), release);
    } catch (error) {
      release();
      throw error;
    }
  };
}

function notifyOnRead(content: Chunks, onReadOn: () => void): Chunks {
  let isBegun = false;
  const chunks: Chunks = {
    [Symbol.asyncIterator]: () => chunks,
    async next() {
      if (isBegun) onReadOn();
      isBegun = true;
      try {
        const part = await content.next();
        if (part.done) onReadOn();
        return part;
      } catch (error) {
        onReadOn();
        throw error;
      }
    },
    return() {
      onReadOn();
      return content.return();
    },
  };
  return chunks;
}
