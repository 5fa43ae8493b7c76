import { tapChunks } from "@slipway/core/internal";
import { checkOptions, DIGEST, type Rules, SIZE } from "./check-options.ts";
import { algorithmOf } from "./digest.ts";
import { ContentError, contentError } from "./errors/content-error.ts";
import { createHasher, type Hasher } from "./hash.ts";

/** Expectations of content. */
export interface Expected {
  readonly digest: string;
  /** In bytes. */
  readonly size?: number | undefined;
}

const EXPECTED: Rules<Expected> = { digest: DIGEST, size: SIZE };

/** Passes content on, nothing beyond its size, and ends with a `ContentError` unless size and digest are right. */
export function verify(content: AsyncIterable<Uint8Array>, expected: Expected): AsyncIterableIterator<Uint8Array> {
  checkOptions(expected, EXPECTED);
  // Untyped code may pass nothing.
  const { digest, size } = Object(expected) as Expected;
  algorithmOf(digest);
  let hasher: Hasher | undefined;
  let received = 0;
  const open = async (): Promise<AsyncIterable<Uint8Array>> => {
    hasher = await createHasher(algorithmOf(digest));
    return content;
  };
  const onChunk = (chunk: Uint8Array): void => {
    received += chunk.length;
    if (size !== undefined && received > size) throw wrongSize(digest, size, `more than ${size}`);
    hasher?.update(chunk);
  };
  return tapChunks(open, onChunk, () => {
    if (size !== undefined && received < size) throw wrongSize(digest, size, received);
    const computed = hasher?.digest();
    if (computed === digest) return;
    throw new ContentError(`content of ${digest} has the digest ${computed}: it was changed or cut`, {
      content: digest,
      expected: digest,
      received: computed,
    });
  });
}

function wrongSize(digest: string, size: number, received: number | string): ContentError {
  return contentError(`content of ${digest} has ${received} bytes, not ${size}`, digest, size, received);
}
