import { InputError } from "@slipway/core/call";
import { ContentError } from "../errors/content-error.ts";

/** Limits of unpacking foreign content: a few bytes may unpack to very many. */
export interface UnpackLimits {
  /** Limit of the unpacked size in bytes, headers in archives included. Default: 8 GiB. */
  readonly maxSize?: number | undefined;
  /** Limit of files, folders and links. Default: 1 000 000. */
  readonly maxEntries?: number | undefined;
}

const DEFAULT_MAX_SIZE = 8 * 1024 ** 3;
const DEFAULT_MAX_ENTRIES = 1_000_000;

/** The rest of the limits. */
export class UnpackRoom {
  readonly #what: string;
  readonly #maxSize: number;
  readonly #maxEntries: number;
  #size = 0;
  #entries = 0;

  /** @param what name in errors. @throws `InputError` for invalid limits. */
  constructor(what: string, { maxSize = DEFAULT_MAX_SIZE, maxEntries = DEFAULT_MAX_ENTRIES }: UnpackLimits = {}) {
    this.#what = what;
    this.#maxSize = checkLimit("maxSize", maxSize);
    this.#maxEntries = checkLimit("maxEntries", maxEntries);
  }

  takeBytes(count: number): void {
    this.#size += count;
    if (this.#size > this.#maxSize) throw this.#refuse("bytes", "maxSize", this.#maxSize);
  }

  takeEntries(count: number): void {
    this.#entries += count;
    if (this.#entries > this.#maxEntries) throw this.#refuse("files and folders", "maxEntries", this.#maxEntries);
  }

  #refuse(things: string, option: string, limit: number): ContentError {
    return new ContentError(
      `${this.#what} has more than ${limit} ${things} in it: set a larger ${option} if that is expected`,
      { content: this.#what, expected: limit },
    );
  }
}

function checkLimit(parameter: string, limit: number): number {
  if (Number.isSafeInteger(limit) && limit > 0) return limit;
  throw new InputError(`"${parameter}" must be a whole number from 1, not ${limit}`, { parameter });
}
