import { InputError } from "../errors/input-error.ts";
import { Secrets } from "../errors/redact.ts";
import type { Known } from "../errors/slipway-error.ts";
import { causeOf } from "../transport/network-error-from.ts";
import type { ClientOptions, GivenToken } from "../types/client.ts";
import { environment } from "./environment.ts";
import { isPerCall } from "./per-call.ts";

/** How long before its end a token is replaced, ms: requests take their time, and clocks differ. */
const AHEAD = 60_000;

/** Where a client's token comes from. */
export interface TokenSource {
  /**
   * The token; undefined where none is wanted, or where it is `optional` and there is none. Calls at the same time
   * share one look-up.
   *
   * @throws `InputError` with what is known of the call when there is none that can be sent.
   */
  get(known: Known, optional?: boolean): Promise<string | undefined>;
  /** Forgets a token that was refused; true when asking again may give another one. */
  renew(refused: string | undefined): boolean;
  /** Forgets a look-up that has not been answered: whoever comes next asks again. */
  giveUp(): void;
  /** SHA-256 of a credential. The last one is remembered: calls at the same time keep their order. */
  hash(credential: string | undefined): Promise<ArrayBuffer>;
}

/** One time that the token was asked for. */
interface Ask {
  readonly answer: Promise<GivenToken | undefined>;
  /** Absent until it is there. */
  token?: string;
  /** Unix time in ms. */
  expiresAt?: number;
}

/**
 * Makes the token source of a client: the option, then `SLIPWAY_TOKEN`, then `VERCEL_TOKEN`.
 *
 * @param now Unix time in ms.
 */
export function tokenSource(option: ClientOptions["token"], now: () => number): TokenSource {
  const isFunction = typeof option === "function";
  let last: Ask | undefined;
  let handed = "";
  let hashed: { readonly credential: string | undefined; readonly hash: Promise<ArrayBuffer> } | undefined;

  const look = async (): Promise<GivenToken | undefined> => {
    // What a function does not give is not taken from elsewhere: it may be somebody else's.
    if (isFunction) return option();
    return option ?? environment("SLIPWAY_TOKEN") ?? environment("VERCEL_TOKEN");
  };

  return {
    async get(known, optional) {
      if (option === null) return undefined;
      if (isPerCall(option) || (last?.expiresAt ?? Infinity) - AHEAD <= now()) last = undefined;
      last ??= { answer: look() };
      const ask = last;
      let problem = isFunction
        ? "token was not given by its function"
        : "token is missing: set SLIPWAY_TOKEN or give createClient a token";
      let cause: unknown;
      try {
        const given = await ask.answer;
        const { token = "", expiresAt } = typeof given === "object" ? given : { token: given };
        // A header refuses other characters with an error that quotes them.
        const isSendable = /^[!-~]+$/.test(token);
        const ends = Number(expiresAt ?? Infinity);
        // Taken as never, a token that has ended would be sent for ever.
        if (isSendable && !Number.isNaN(ends)) {
          ask.expiresAt = ends;
          ask.token = token;
          handed = token;
          return token;
        }
        if (isSendable) problem = "token has an expiresAt that is neither a Date nor Unix time in ms";
        else if (token) problem = "token holds white space or another character that no header can hold: trim it";
      } catch (error) {
        problem = "token cannot be had: its function failed";
        const secrets = new Secrets();
        secrets.add(handed);
        cause = causeOf(error, (text, most) => secrets.redact(text, most));
      }
      if (last === ask) last = undefined;
      if (optional) return undefined;
      throw new InputError(problem, { ...known, parameter: "token", cause });
    },
    renew(refused) {
      // Until the new token is there, more refusals of the old one must not start over.
      if (refused !== undefined && last?.token === refused) last = undefined;
      return isFunction;
    },
    giveUp() {
      if (last?.token === undefined) last = undefined;
    },
    async hash(credential) {
      if (hashed?.credential !== credential || !hashed) {
        hashed = { credential, hash: crypto.subtle.digest("SHA-256", new TextEncoder().encode(credential)) };
      }
      return hashed.hash;
    },
  };
}
