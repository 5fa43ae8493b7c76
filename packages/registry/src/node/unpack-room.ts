import { InputError } from "@slipway/core/call";
import { ContentError } from "../errors/content-error.ts";

/** What may come of something that others made: a few bytes may unpack to very many. */
export interface UnpackLimits {
  /** How much comes out of it at most, in bytes: what archives unpack to counts, with their headers. Default: 8 GiB. */
  readonly maxSize?: number | undefined;
  /** How many files, folders and links come out of it at most. Default: 1 000 000. */
  readonly maxEntries?: number | undefined;
}

const MOST_BYTES = 8 * 1024 ** 3;
const MOST_ENTRIES = 1_000_000;

/** The rest of the limits. */
export class UnpackRoom {
  readonly #what: string;
  readonly #maxSize: number;
  readonly #maxEntries: number;
  #size = 0;
  #entries = 0;

  /** `what` is unpacked; an `InputError` for limits that are none. */
  constructor(what: string, { maxSize = MOST_BYTES, maxEntries = MOST_ENTRIES }: UnpackLimits = {}) {
    this.#what = what;
    this.#maxSize = checked("maxSize", maxSize);
    this.#maxEntries = checked("maxEntries", maxEntries);
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
      `${this.#what} has more than ${limit} ${things} in it: say a larger ${option} if it is meant to`,
      { content: this.#what, expected: limit },
    );
  }
}

function checked(parameter: string, limit: number): number {
  if (Number.isSafeInteger(limit) && limit > 0) return limit;
  throw new InputError(`"${parameter}" must be a whole number from 1, not ${limit}`, { parameter });
}
