import type { Client, ClientOptions } from "@slipway/core";

export interface Given {
  readonly transport: string;
  readonly baseUrl: string;
  readonly token: string;
  readonly createClient: (options: ClientOptions) => Client;
}

/** Step of a caller. It throws if a result is not as expected. */
export type Step = (given: Given) => Promise<void>;

export interface Told {
  readonly step: string;
  readonly transport: string;
  /** Empty if all was well. */
  readonly problem?: string;
}

/** A client of the server that the step is for, whose waits are short. */
export function clientOf({ createClient, baseUrl, token }: Given, options: ClientOptions = {}): Client {
  return createClient({ baseUrl, token, retry: { base: 20 }, ...options });
}

export function same(actual: unknown, expected: unknown): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (got !== wanted) throw new Error(`got ${got}, expected ${wanted}`);
}

export async function failureOf(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("it was expected to fail");
}
