import type { Clock } from "@slipway/core";
import { covers, joinScopes, type Scope } from "./scope.ts";

/** A token of a registry's token service. */
export interface Token {
  readonly value: string;
  /** Seconds that it is good for. */
  readonly lifetime: number;
}

/** A token that was asked for. */
interface Entry {
  readonly scopes: readonly Scope[];
  readonly token: Promise<Token>;
  /** As soon as it is there. */
  value?: string;
  /** Unix time in ms. */
  expires: number;
}

/** Keeps tokens by what they allow, until shortly before they expire. Calls at the same time share one request. */
export class TokenCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A token that allows all of this, and maybe more; `request` is called when there is none. */
  async get(wanted: readonly Scope[], request: (scopes: readonly Scope[]) => Promise<Token>): Promise<string> {
    const now = this.#clock.now();
    for (const [key, { scopes, token, expires }] of this.#entries) {
      if (expires <= now) this.#entries.delete(key);
      else if (covers(scopes, wanted)) return (await token).value;
    }
    const scopes = joinScopes(wanted);
    const entry: Entry = { scopes, token: request(scopes), expires: Infinity };
    this.#entries.set(scopes.join(" "), entry);
    try {
      const { value, lifetime } = await entry.token;
      entry.value = value;
      // It is still good when it arrives.
      entry.expires = this.#clock.now() + Math.max(1, lifetime - Math.min(30, lifetime / 5)) * 1000;
      return value;
    } catch (error) {
      if (this.#entries.get(scopes.join(" ")) === entry) this.#entries.delete(scopes.join(" "));
      throw error;
    }
  }

  /** Forgets a token that was refused, and with it those that would stand in for it: they may have been withdrawn together. */
  forget(value: string): void {
    const refused = [...this.#entries.values()].find((each) => each.value === value);
    for (const [key, { scopes }] of this.#entries) {
      if (refused && (covers(scopes, refused.scopes) || covers(refused.scopes, scopes))) this.#entries.delete(key);
    }
  }
}
