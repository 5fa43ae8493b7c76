import type { ClientOptions } from "../client.ts";
import { InputError } from "../errors/input-error.ts";
import type { Known } from "../errors/slipway-error.ts";
import { redact } from "../redact.ts";
import { environment } from "./environment.ts";
import { causeOf } from "./lost.ts";

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
}

/** Makes the token source of a client: the option, then `SLIPWAY_TOKEN`, then `VERCEL_TOKEN`. */
export function tokenSource(option: ClientOptions["token"]): TokenSource {
  const renewable = typeof option === "function";
  let current: string | undefined;
  let handed = "";
  let pending: Promise<string> | string | undefined;

  return {
    async get(known, optional) {
      if (option === null) return undefined;
      let problem = "token is missing: set SLIPWAY_TOKEN or give createClient a token";
      let cause: unknown;
      try {
        pending ??= renewable ? option() : option;
        // What a function does not give is not taken from elsewhere: it may be somebody else's.
        current = (await pending) ?? (renewable ? "" : (environment("SLIPWAY_TOKEN") ?? environment("VERCEL_TOKEN")));
        // A header refuses other characters with an error that quotes them.
        if (/^[!-~]+$/.test(current ?? "")) {
          handed = current ?? "";
          return current;
        }
        if (renewable) problem = "token was not given by its function";
        if (current) problem = "token holds white space or another character that no header can hold: trim it";
      } catch (error) {
        problem = "token cannot be had: its function failed";
        cause = causeOf(error, (text, most) => redact([handed], text, most));
      }
      pending = undefined;
      if (optional) return undefined;
      throw new InputError(problem, { ...known, parameter: "token", cause });
    },
    renew(refused) {
      // Until the new token is there, more refusals of the old one must not start over.
      if (refused === current) pending = current = undefined;
      return renewable;
    },
  };
}
