import type { Answer, ApiPromise } from "../types/client.ts";

/** An `ApiPromise` that starts at its first use. */
export class LazyPromise<T> implements ApiPromise<T> {
  readonly [Symbol.toStringTag]: string = "ApiPromise";
  readonly #start: () => Promise<Answer<T>>;
  #answer: Promise<Answer<T>> | undefined;

  constructor(start: () => Promise<Answer<T>>) {
    this.#start = start;
  }

  withResponse(): Promise<Answer<T>> {
    // A failed request is sent again at the next use.
    this.#answer ??= this.#start().catch((error: unknown) => {
      this.#answer = undefined;
      throw error;
    });
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
