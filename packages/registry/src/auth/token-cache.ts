import type { Clock } from "@slipway/core";
import { joinScopes, type Scope } from "./scope.ts";

export interface Token {
  readonly value: string;
  /** In seconds. */
  readonly lifetime: number;
}

interface Entry {
  readonly token: Promise<Token>;
  /** Set once the request is answered. */
  value?: string;
  /** Unix time in ms, of the request until it is answered. */
  expires: number;
}

/** The oldest tokens are dropped beyond this. */
const MAX_TOKENS = 1000;

/** Caches tokens by credential and scopes until shortly before they expire. Concurrent calls share one request. */
export class TokenCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the cached token for the scopes, or requests one. `identity` separates credentials: a token is never used for another one. */
  async get(
    identity: string,
    requestedScopes: readonly Scope[],
    patience: number,
    request: (scopes: readonly Scope[]) => Promise<Token>,
  ): Promise<string> {
    const scopes = joinScopes(requestedScopes);
    const key = JSON.stringify([identity, ...scopes]);
    const cached = this.#entries.get(key);
    if (cached && cached.expires > this.#clock.now()) return (await cached.token).value;
    const entry: Entry = { token: request(scopes), expires: this.#clock.now() + patience };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest = ""] = this.#entries.keys();
    if (this.#entries.size > MAX_TOKENS) this.#entries.delete(oldest);
    try {
      const { value, lifetime } = await entry.token;
      entry.value = value;
      // The margin covers the way to the registry.
      entry.expires = this.#clock.now() + Math.max(1, lifetime - Math.min(30, lifetime / 5)) * 1000;
      return value;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  forget(value: string): void {
    for (const [key, entry] of this.#entries) if (entry.value === value) this.#entries.delete(key);
  }

  /** Forgets requests that have not been answered: whoever comes next asks again. */
  giveUp(): void {
    for (const [key, { value }] of this.#entries) if (value === undefined) this.#entries.delete(key);
  }
}
