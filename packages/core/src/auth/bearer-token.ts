import { InputError } from "../errors/input-error.ts";
import { Secrets } from "../errors/redact.ts";
import type { CallFacts } from "../errors/slipway-error.ts";
import { ATTEMPT } from "../transport/bounds.ts";
import { causeOf } from "../transport/network-error-from.ts";
import type { Authorization } from "../types/authorization.ts";
import type { ClientOptions, GivenToken } from "../types/client.ts";
import { environment } from "../wire/environment.ts";
import { isPerCall } from "./per-call.ts";

/** A token is replaced this long before it expires, ms: requests take time, and clocks differ. */
const REFRESH_AHEAD = 60_000;

interface LookUp {
  readonly answer: Promise<GivenToken | undefined>;
  readonly until: number;
  token?: string;
  expiresAt?: number;
}

/** Unix times in seconds lie in this range; in milliseconds they would be before 1974. */
function isInSeconds(time: unknown): boolean {
  return typeof time === "number" && time >= 1e9 && time < 1e11;
}

interface BearerToken extends Authorization {
  account(): Promise<string | undefined>;
  giveUp(): void;
}

/** Authorizes a client by its token: the option, then `SLIPWAY_TOKEN`, then `VERCEL_TOKEN`. Concurrent calls share one look-up. */
export function bearerToken(option: ClientOptions["token"], now: () => number): BearerToken {
  const isFunction = typeof option === "function";
  let last: LookUp | undefined;
  let lastToken = "";

  const fetchToken = async (): Promise<GivenToken | undefined> =>
    // A function without an answer is no reason to read the environment, which may hold another account's token.
    isFunction ? option() : (option ?? environment("SLIPWAY_TOKEN") ?? environment("VERCEL_TOKEN"));

  const current = (): string | undefined => {
    const ends = last?.token === undefined ? last?.until : (last.expiresAt ?? Infinity) - REFRESH_AHEAD;
    if (isPerCall(option) || (ends ?? Infinity) <= now()) last = undefined;
    return last?.token;
  };

  /** @throws `InputError` that says what is wrong with the token. */
  const ask = async (patience = ATTEMPT, facts?: CallFacts): Promise<string> => {
    const existing = current();
    if (existing !== undefined) return existing;
    last ??= { answer: fetchToken(), until: now() + patience };
    const lookUp = last;
    let problem = "is unavailable: its function failed";
    let cause: unknown;
    try {
      const result = await lookUp.answer;
      const { token = "", expiresAt } = typeof result === "object" ? result : { token: result };
      const time = Number(expiresAt ?? Infinity);
      const expires = isInSeconds(expiresAt) ? time * 1000 : time;
      // The runtime refuses other characters in a header with an error that quotes them.
      if (typeof token !== "string") problem = "is not text";
      else if (!/^[!-~]+$/.test(token)) problem = token ? "has white space or invalid header characters" : missing;
      // With NaN as "never expires", an expired token would be sent for ever.
      else if (Number.isNaN(expires)) problem = "has an invalid expiresAt";
      else {
        lookUp.expiresAt = expires;
        lookUp.token = token;
        lastToken = token;
        return token;
      }
    } catch (error) {
      const secrets = new Secrets();
      secrets.add(lastToken);
      cause = causeOf(error, (text, max) => secrets.redact(text, max));
    }
    if (last === lookUp) last = undefined;
    throw new InputError(`token ${problem}`, { ...facts, parameter: "token", cause });
  };
  const missing = isFunction
    ? "was not returned by its function"
    : "is missing: set SLIPWAY_TOKEN or give createClient a token";

  const account = async (): Promise<string | undefined> => (option === null ? undefined : ask().catch(() => undefined));

  return {
    hint: "check token and team",
    header({ facts, isOptional, patience }) {
      if (option === null) return undefined;
      const token = current();
      if (token !== undefined) return `Bearer ${token}`;
      return (isOptional ? account() : ask(patience, facts)).then((answer) => answer && `Bearer ${answer}`);
    },
    refused({ header }) {
      // More refusals of the old token must not restart the look-up of the new one.
      if (header === `Bearer ${last?.token}`) last = undefined;
      return isFunction && header !== undefined;
    },
    giveUp() {
      if (last?.token === undefined) last = undefined;
    },
    account,
  };
}
