import { InputError } from "@slipway/core/call";
import { type Chunks, chunksOf, streamOf } from "@slipway/core/internal";
import { ContentError } from "../errors/content-error.ts";
import type { Hasher } from "../hash.ts";
import { requestBody } from "./body.ts";
import type { Content, Piece, UploadBody } from "./content.ts";

export interface SeekableStreamOptions {
  /** Opens the source at an offset or before it, and returns where. */
  readonly open: (offset: number) => { readonly stream: ReadableStream<Uint8Array>; readonly start: number };
  readonly isRepeatable: boolean;
  readonly size: number | undefined;
  /** Gets every byte once, where the digest has to be computed. */
  readonly hasher: Hasher | undefined;
  readonly onRead?: ((position: number) => void) | undefined;
}

/**
 * Content of a stream: read part by part, and opened anew to go back. An abandoned request may still read when the next one begins, so each
 * access to the source is a step in one queue, and only the last reader continues. The last part is kept.
 */
export class SeekableStream implements Content {
  readonly isRepeatable: boolean;
  size: number | undefined;
  isRead = false;
  problem: unknown;
  readonly #options: SeekableStreamOptions;
  #parts: Chunks | undefined;
  /** Ends a source that may have nothing more to give. */
  #stop = new AbortController();
  #end: { readonly error?: unknown } | undefined;
  /** The part that was read last, and just behind it. */
  #part: Uint8Array = new Uint8Array();
  #position = 0;
  #hashed = 0;
  #steps: Promise<unknown> = Promise.resolve();
  #reader: symbol | undefined;
  /** Holds one piece after another: the next one is read when the registry has the last one. */
  #buffer = new Uint8Array();
  /** The last piece: bytes of it that the registry did not take are sent again. */
  #last: { readonly start: number; readonly bytes: Uint8Array } | undefined;

  constructor(options: SeekableStreamOptions) {
    this.size = options.size;
    this.isRepeatable = options.isRepeatable;
    this.#options = options;
  }

  rest(offset: number): UploadBody {
    let isToBegin = false;
    const unready = (): never => {
      isToBegin = true;
      throw new Error("the source has to be opened before the request");
    };
    return {
      body: () => streamOf(() => this.#read(offset, unready)),
      begin: async () => {
        isToBegin = false;
        await this.#stepOf(this.#nextReader(), () => this.#from(offset));
      },
      isToBegin: () => isToBegin,
    };
  }

  async piece(offset: number, length: number): Promise<Piece> {
    const last = this.#last;
    const isKept = last && offset >= last.start && offset < last.start + last.bytes.length;
    const repeated = isKept ? last.bytes.subarray(offset - last.start) : new Uint8Array();
    const pieceLength = Math.min(Math.max(length, repeated.length), (this.size ?? Infinity) - offset);
    if (!(this.#buffer.length >= pieceLength)) this.#buffer = new Uint8Array(pieceLength);
    // A registry that demands a chunk length demands it after a cut, too: more is read behind the repeated bytes.
    this.#buffer.set(repeated);
    let filled = repeated.length;
    // A piece of no bytes is read as well, to find the end of the stream.
    if (filled < pieceLength || pieceLength === 0) {
      for await (const part of this.#read(offset + filled)) {
        const slice = part.subarray(0, pieceLength - filled);
        this.#buffer.set(slice, filled);
        filled += slice.length;
        if (filled === pieceLength) break;
      }
    }
    const bytes = this.#buffer.subarray(0, filled);
    if (filled > 0) this.#last = { start: offset, bytes };
    return { body: requestBody(bytes), size: filled };
  }

  async close(): Promise<void> {
    this.#reader = undefined;
    await this.#leave();
    // An unopened stream has to be freed, too.
    if (!this.#parts && !this.isRepeatable)
      await this.#options
        .open(0)
        .stream.cancel()
        .catch(() => {});
  }

  async #leave(): Promise<void> {
    this.#stop.abort();
    // A pending read ends with the abort.
    await this.#parts?.return();
  }

  /** The parts from a byte on; `unready` is called in place of opening the source, by a reader that must not wait for that. */
  async *#read(offset: number, unready?: () => never): AsyncGenerator<Uint8Array, void> {
    const reader = this.#nextReader();
    for (let at = offset; ; ) {
      const part = await this.#stepOf(reader, async () => {
        if (unready && this.#isBehind(at)) unready();
        return this.#from(at);
      });
      if (!part) return;
      at += part.length;
      this.#options.onRead?.(at);
      yield part;
    }
  }

  #nextReader(): symbol {
    this.problem = undefined;
    this.#reader = Symbol("reader");
    return this.#reader;
  }

  #stepOf<T>(reader: symbol, work: () => Promise<T>): Promise<T> {
    const step = this.#steps.then(() => {
      if (this.#reader !== reader) throw new Error("another request reads on");
      return work();
    });
    this.#steps = step.catch(() => {});
    return step;
  }

  /** The rest of the part that holds a byte; undefined behind the end. */
  async #from(at: number): Promise<Uint8Array | undefined> {
    try {
      if (this.#isBehind(at)) await this.#open(at);
      while (at >= this.#position) if (!(await this.#next())) return undefined;
      return this.#part.subarray(at - this.#begin);
    } catch (error) {
      this.#end = { error };
      this.problem = error;
      throw error;
    }
  }

  get #begin(): number {
    return this.#position - this.#part.length;
  }

  /** The offset to open the source at: bytes that are not hashed yet are read, too. */
  #startOf(at: number): number {
    return this.#options.hasher ? Math.min(at, this.#hashed) : at;
  }

  #isBehind(at: number): boolean {
    return !this.#parts || this.#startOf(at) < this.#begin;
  }

  async #open(at: number): Promise<void> {
    if (this.#parts && !this.isRepeatable) {
      throw new InputError(
        "the upload has to start again, and a stream cannot be read twice: give a function that opens it",
        { parameter: "content" },
      );
    }
    await this.#leave();
    const opened = this.#options.open(this.#startOf(at));
    this.#stop = new AbortController();
    this.#parts = chunksOf(opened.stream, this.#stop.signal);
    this.#position = opened.start;
    this.#part = new Uint8Array();
    this.#end = undefined;
  }

  async #next(): Promise<boolean> {
    if (this.#end?.error) throw this.#end.error;
    const part = this.#end ? undefined : (await this.#parts?.next())?.value;
    const { hasher } = this.#options;
    if (!part) {
      this.size ??= this.#position;
      if (this.#position !== this.size) throw this.#wrongSize();
      this.#end = {};
      this.isRead = true;
      return false;
    }
    this.#part = part;
    this.#position += part.length;
    if (this.size !== undefined && this.#position > this.size) throw this.#wrongSize();
    const fresh = this.#position - this.#hashed;
    if (fresh > 0) {
      hasher?.update(part.subarray(Math.max(0, part.length - fresh)));
      this.#hashed = this.#position;
    }
    return true;
  }

  #wrongSize(): ContentError {
    return new ContentError(`the content to push has ${this.#position} bytes or more, not ${this.size}`, {
      expected: this.size,
      received: this.#position,
    });
  }
}
