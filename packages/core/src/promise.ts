/** A promise of an operation's data that can also tell about the answer it came in. */
export interface ApiPromise<T> extends Promise<T> {
  /** The data together with the response, the request ID and the number of attempts. */
  withResponse(): Promise<Answer<T>>;
}

/** Data and the answer that it came in. */
export interface Answer<T> {
  readonly data: T;
  /** Its body is consumed, unless the operation hands bytes or records over. */
  readonly response: Response;
  /** Header `x-vercel-id`. */
  readonly requestId: string | undefined;
  /** How often the request was sent, at least 1. */
  readonly attempts: number;
}

/** An `ApiPromise` that starts its work when it is first asked, and once. */
export class LazyPromise<T> implements ApiPromise<T> {
  readonly [Symbol.toStringTag]: string = "ApiPromise";
  readonly #start: () => Promise<Answer<T>>;
  #answer: Promise<Answer<T>> | undefined;

  constructor(start: () => Promise<Answer<T>>) {
    this.#start = start;
  }

  withResponse(): Promise<Answer<T>> {
    this.#answer ??= this.#start();
    return this.#answer;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise
  then<A = T, B = never>(
    fulfilled?: ((data: T) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.withResponse()
      .then((answer) => answer.data)
      .then(fulfilled, rejected);
  }

  catch<B = never>(rejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(null, rejected);
  }

  finally(settled?: (() => void) | null): Promise<T> {
    return this.then().finally(settled);
  }
}
