import type { CallFacts } from "../errors/slipway-error.ts";

/** A promise of an operation's data, with access to its response. */
export interface ApiPromise<T> extends Promise<T> {
  /** The data together with the response, the request ID and the number of attempts. */
  withResponse(): Promise<Answer<T>>;
}

/** Data with its response and the facts of its call. */
export interface Answer<T> extends Readonly<CallFacts> {
  readonly data: T;
  /** The body is consumed, unless the operation streams it. */
  readonly response: Response;
}
