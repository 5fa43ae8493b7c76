import type { Clock } from "@slipway/core";
import { joinScopes, type Scope } from "./scope.ts";

export interface Token {
  readonly value: string;
  /** Seconds that it is good for. */
  readonly lifetime: number;
}

interface Entry {
  readonly token: Promise<Token>;
  /** As soon as it is there. */
  value?: string;
  /** Unix time in ms, of the request until it is answered. */
  expires: number;
}

/** Tokens that are kept: the oldest are forgotten. */
const MOST = 1000;

/** Keeps tokens by whose they are and what they allow, until shortly before they expire. Calls at the same time share one request. */
export class TokenCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A token that allows this, by `request` where there is none. `whose` tells credentials apart: one is never shown in the place of another. */
  async get(
    whose: string,
    wanted: readonly Scope[],
    patience: number,
    request: (scopes: readonly Scope[]) => Promise<Token>,
  ): Promise<string> {
    const scopes = joinScopes(wanted);
    const key = JSON.stringify([whose, ...scopes]);
    const known = this.#entries.get(key);
    if (known && known.expires > this.#clock.now()) return (await known.token).value;
    const entry: Entry = { token: request(scopes), expires: this.#clock.now() + patience };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest = ""] = this.#entries.keys();
    if (this.#entries.size > MOST) this.#entries.delete(oldest);
    try {
      const { value, lifetime } = await entry.token;
      entry.value = value;
      // It is still good when it arrives.
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
