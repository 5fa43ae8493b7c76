import { Readable, type Writable } from "node:stream";
import { streamOf } from "@slipway/core/internal";

/** The origin of a web stream's bytes, for readers that can avoid the cost of each piece's way through the stream. */
export interface ByteSource {
  open(): Readable;
  /** Writes the bytes and leaves the stream open. */
  writeTo?(target: Writable): Promise<void>;
  /** The bytes, where they are in memory in one piece. */
  readonly whole?: Uint8Array | undefined;
  drop?(): void;
}

const sources = new WeakMap<ReadableStream<Uint8Array>, ByteSource>();

export function webStream(source: ByteSource): ReadableStream<Uint8Array> {
  const read = async function* (): AsyncGenerator<Uint8Array, void> {
    yield* source.open().iterator();
  };
  const stream = streamOf((stop) => {
    if (source.drop) stop.addEventListener("abort", source.drop);
    return read();
  });
  sources.set(stream, source);
  return stream;
}

export function streamOfPieces(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  let next = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const piece = pieces[next++];
    if (piece) controller.enqueue(piece);
    else controller.close();
  };
  // Bytes are pulled when somebody reads: most take them from the source.
  const stream = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  const whole = pieces.length === 1 ? pieces[0] : undefined;
  sources.set(stream, { open: () => Readable.from(pieces, { objectMode: false }), whole });
  return stream;
}

/** The source of a web stream that is still unread. */
export function byteSourceOf(stream: ReadableStream<Uint8Array>): ByteSource | undefined {
  return stream.locked ? undefined : sources.get(stream);
}
