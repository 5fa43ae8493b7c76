import type { Chunks } from "@slipway/core/streams";

/** Waits for the first chunk of content, so that what it comes from has answered. It is the first one of what is returned, too. */
export async function begun(content: Chunks): Promise<Chunks> {
  let first: IteratorResult<Uint8Array, void> | undefined = await content.next();
  const chunks: Chunks = {
    [Symbol.asyncIterator]: () => chunks,
    next() {
      const part = first;
      first = undefined;
      return part ? Promise.resolve(part) : content.next();
    },
    return() {
      first = undefined;
      return content.return();
    },
  };
  return chunks;
}
