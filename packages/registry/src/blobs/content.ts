import type { BodySource } from "@slipway/core";
import { byteLengthOf } from "@slipway/core/internal";
import { requestBody } from "./body.ts";

/** Content of an upload, readable from any byte on as far as it is repeatable. */
export interface Content {
  /** In bytes, where it is known; it is known at the end. */
  readonly size: number | undefined;
  /** Whether it can be read from its beginning again. */
  readonly isRepeatable: boolean;
  /** The bytes from `offset` on, as the body of one request. */
  rest(offset: number): UploadBody;
  /** Up to `length` bytes from `offset` on; fewer at the end only. */
  piece(offset: number, length: number): Promise<Piece>;
  /** Error of the content itself, not of the registry. */
  readonly problem?: unknown;
  close(): Promise<void>;
}

export interface UploadBody {
  readonly body: BodySource;
  /** Opens the source before the request: a request that holds a limiter's slot must not wait for a source that waits for a slot. */
  begin?(): Promise<void>;
  /** Whether a request failed because its body was made anew without `begin`. */
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
    return { body: requestBody(part, (bytesSent) => onSent?.(offset + bytesSent)), size: byteLengthOf(part) };
  };
  return {
    size,
    isRepeatable: true,
    rest: (offset) => pieceOf(offset, size),
    piece: async (offset, length) => pieceOf(offset, offset + length),
    close: async () => {},
  };
}
