import type { Chunks } from "@slipway/core/internal";

/**
 * Opens contents one by one: the next one when somebody reads on in the one before, or has left it. What is open and not read on keeps a
 * connection, and whoever is to read it needs another of the same few: as long as one at most waits, there is one left as soon as any other
 * is done.
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
      return watched(await open(), release);
    } catch (error) {
      release();
      throw error;
    }
  };
}

function watched(content: Chunks, onReadOn: () => void): Chunks {
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
