import type { BodySource } from "@slipway/core";
import { byteLengthOf } from "@slipway/core/internal";
import { bodyOf } from "./body.ts";

/** What is sent, from any of its bytes on as far as it can be had again. */
export interface Content {
  /** In bytes, where it is known; it is known at the end. */
  readonly size: number | undefined;
  /** Whether it can be read from its beginning again. */
  readonly isRepeatable: boolean;
  /** All that follows `offset`, as the body of one request. */
  rest(offset: number): UploadBody;
  /** Up to `length` bytes from `offset` on; fewer at the end only. */
  piece(offset: number, length: number): Promise<Piece>;
  /** What the content itself failed with: no registry is to blame. */
  readonly problem?: unknown;
  close(): Promise<void>;
}

export interface UploadBody {
  readonly body: BodySource;
  /** Has the source open, with its first bytes there, before the request: one that has room of a limiter must not wait for a source that waits for room. */
  begin?(): Promise<void>;
  /** Tells whether a request failed because its body was made anew within it, without that. */
  isToBegin?(): boolean;
}

export interface Piece extends UploadBody {
  readonly size: number;
}

/** Content in memory or in a file, of which any part can be had; `onSent` counts bytes on their way, where that can be seen. */
export function sliced(whole: Uint8Array | Blob, onSent?: (position: number) => void): Content {
  const size = byteLengthOf(whole);
  const pieceOf = (offset: number, end: number): Piece => {
    const part = whole instanceof Blob ? whole.slice(offset, end) : whole.subarray(offset, end);
    return { body: bodyOf(part, (sent) => onSent?.(offset + sent)), size: byteLengthOf(part) };
  };
  return {
    size,
    isRepeatable: true,
    rest: (offset) => pieceOf(offset, size),
    piece: async (offset, length) => pieceOf(offset, offset + length),
    close: async () => {},
  };
}
