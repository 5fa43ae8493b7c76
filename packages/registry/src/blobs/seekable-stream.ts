import { InputError } from "@slipway/core";
import { type Chunks, chunksOf, streamOf } from "@slipway/core/streams";
import { ContentError } from "../errors/content-error.ts";
import type { Hasher } from "../hash.ts";
import { bodyOf } from "./body.ts";
import type { Content, Piece } from "./content.ts";

/** How content that flows is read. */
export interface SeekableStreamOptions {
  /** Opens it at a byte, or before it; says where. */
  readonly open: (offset: number) => { readonly stream: ReadableStream<Uint8Array>; readonly start: number };
  readonly isRepeatable: boolean;
  readonly size: number | undefined;
  /** Gets every byte once, where the digest is not known. */
  readonly hasher: Hasher | undefined;
  /** Called with the number of bytes that were read. */
  readonly onRead?: ((position: number) => void) | undefined;
}

/** Content that flows: read one part after another, and opened anew to go back. */
export class SeekableStream implements Content {
  readonly isRepeatable: boolean;
  size: number | undefined;
  /** It was read to its end. */
  isRead = false;
  problem: unknown;
  readonly #options: SeekableStreamOptions;
  #parts: Chunks | undefined;
  /** Ends a source that may have nothing more to give. */
  #stop = new AbortController();
  /** Where the next part belongs. */
  #position = 0;
  #hashed = 0;
  /** A reading that may still be under way when the next one begins. */
  #busy: Promise<unknown> = Promise.resolve();
  /** A part that was read further than it was asked for. */
  #left: Uint8Array | undefined;
  /** Holds one piece after another: the next one is read when the registry has the last one. */
  #buffer = new Uint8Array();
  /** The last piece: what the registry did not take of it is sent again. */
  #last: { readonly start: number; readonly bytes: Uint8Array } | undefined;

  constructor(options: SeekableStreamOptions) {
    this.size = options.size;
    this.isRepeatable = options.isRepeatable;
    this.#options = options;
  }

  rest(offset: number): () => ReadableStream<Uint8Array> {
    return () => streamOf(() => this.#read(offset));
  }

  async piece(offset: number, length: number): Promise<Piece> {
    const last = this.#last;
    const isKept = last && offset >= last.start && offset < last.start + last.bytes.length;
    const left = isKept ? last.bytes.subarray(offset - last.start) : new Uint8Array();
    const wanted = Math.min(Math.max(length, left.length), (this.size ?? Infinity) - offset);
    if (!(this.#buffer.length >= wanted)) this.#buffer = new Uint8Array(wanted);
    // A registry that wants chunks of a length wants them after a cut, too: more is read behind what is left.
    this.#buffer.set(left);
    let filled = left.length;
    // Where nothing is wanted it is read all the same: whether it is over is to be seen.
    if (filled < wanted || wanted === 0) {
      for await (const part of this.#read(offset + filled)) {
        const taken = part.subarray(0, wanted - filled);
        this.#buffer.set(taken, filled);
        filled += taken.length;
        if (taken.length < part.length) this.#left = part.subarray(taken.length);
        if (filled === wanted) break;
      }
    }
    const bytes = this.#buffer.subarray(0, filled);
    if (filled > 0) this.#last = { start: offset, bytes };
    return { body: bodyOf(bytes), size: filled };
  }

  async close(): Promise<void> {
    await this.#leave();
    // A stream that was not opened here is somebody's all the same.
    if (!this.#parts && !this.isRepeatable)
      await this.#options
        .open(0)
        .stream.cancel()
        .catch(() => {});
  }

  async #leave(): Promise<void> {
    this.#stop.abort();
    // What was under way ends with the abort; that is no news.
    await this.#parts?.return();
  }

  /** The parts from a byte on. Leaving the loop keeps the place. */
  async *#read(offset: number): AsyncGenerator<Uint8Array, void> {
    this.problem = undefined;
    try {
      await this.#busy;
      await this.#seek(offset);
      for (;;) {
        const reading = this.#next();
        this.#busy = reading.catch(() => {});
        const part = await reading;
        if (!part) return;
        const before = offset - (this.#position - part.length);
        if (before < part.length) yield before > 0 ? part.subarray(before) : part;
      }
    } catch (error) {
      this.problem = error;
      throw error;
    }
  }

  async #next(): Promise<Uint8Array | undefined> {
    const left = this.#left;
    this.#left = undefined;
    if (left) return left;
    const part = (await this.#parts?.next())?.value;
    const { hasher, onRead } = this.#options;
    if (!part) {
      this.size ??= this.#position;
      if (this.#position !== this.size) throw this.#wrongSize();
      this.isRead = true;
      return undefined;
    }
    this.#position += part.length;
    if (this.size !== undefined && this.#position > this.size) throw this.#wrongSize();
    const fresh = this.#position - this.#hashed;
    if (fresh > 0) {
      hasher?.update(part.subarray(Math.max(0, part.length - fresh)));
      this.#hashed = this.#position;
    }
    onRead?.(this.#position);
    return part;
  }

  async #seek(offset: number): Promise<void> {
    const here = this.#position - (this.#left?.length ?? 0);
    // What is not hashed yet has to be read.
    const start = this.#options.hasher ? Math.min(offset, this.#hashed) : offset;
    if (this.#parts && here <= start) return;
    if (this.#parts && !this.isRepeatable) {
      throw new InputError(
        "the upload has to start again, and a stream cannot be read twice: give a function that opens it",
        {
          parameter: "content",
        },
      );
    }
    await this.#leave();
    const opened = this.#options.open(start);
    this.#stop = new AbortController();
    this.#parts = chunksOf(opened.stream, this.#stop.signal);
    this.#position = opened.start;
    this.#left = undefined;
  }

  #wrongSize(): ContentError {
    return new ContentError(`the content to push has ${this.#position} bytes or more, not ${this.size}`, {
      expected: this.size,
      received: this.#position,
    });
  }
}
