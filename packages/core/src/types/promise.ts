import type { CallFacts } from "../errors/slipway-error.ts";

/** A promise of an operation's data that can also tell about the answer it came in. */
export interface ApiPromise<T> extends Promise<T> {
  /** The data together with the response, the request ID and the number of attempts. */
  withResponse(): Promise<Answer<T>>;
}

/** Data and the answer that it came in. */
export interface Answer<T> extends Readonly<CallFacts> {
  readonly data: T;
  /** Its body is consumed, unless the operation hands bytes or records over. */
  readonly response: Response;
}
