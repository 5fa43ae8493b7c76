import type { ClientOptions } from "../client.ts";
import { InputError } from "../errors/input-error.ts";
import { at } from "../path.ts";
import { environment } from "./environment.ts";

/** Where a client's token comes from. */
export interface TokenSource {
  /** The token; undefined where there is none. Calls at the same time share one look-up. */
  get(): Promise<string | undefined>;
  /** True when asking again may give another token. */
  readonly renewable: boolean;
  /** Forgets a token that was refused. */
  renew(refused: string | undefined): void;
  /** Takes the token out of a text. */
  redact(text: string): string;
  /** The error, unless it or its cause quotes the token. */
  harmless(error: unknown): unknown;
}

/** Makes the token source of a client: the option, then `SLIPWAY_TOKEN`, then `VERCEL_TOKEN`. */
export function tokenSource(option: ClientOptions["token"]): TokenSource {
  const renewable = typeof option === "function";
  const known = new Set<string>();
  let current: string | undefined;
  let pending: Promise<string | undefined> | undefined;

  const redact = (text: string): string =>
    [...known].reduce((shown, token) => shown.replaceAll(token, "[redacted]"), text);

  async function look(): Promise<string | undefined> {
    try {
      current = (renewable ? await option() : option) ?? (environment("SLIPWAY_TOKEN") || environment("VERCEL_TOKEN"));
      if (current) known.add(current);
      // A header refuses other characters with an error that quotes them.
      if (/[^!-~]/.test(current ?? "")) throw new TypeError("it holds characters that no token has");
      return current;
    } catch (cause) {
      pending = undefined;
      throw new InputError("The token cannot be used", { parameter: "token", cause });
    }
  }

  return {
    get() {
      if (!renewable) return look();
      pending ??= look();
      return pending;
    },
    renewable,
    renew(refused) {
      if (refused === current) pending = undefined;
    },
    redact,
    harmless(error) {
      const shown = `${at(error, "stack")} ${at(error, "cause.stack")}`;
      return redact(shown) === shown ? error : undefined;
    },
  };
}
