import type { ClientOptions } from "../client.ts";
import { InputError } from "../errors/input-error.ts";
import { environment } from "./environment.ts";

/** Where a client's token comes from. */
export interface TokenSource {
  /** The token; undefined where there is none. Calls at the same time share one look-up. */
  get(): Promise<string | undefined>;
  /** True when asking again may give another token. */
  readonly renewable: boolean;
  /** Forgets a token that was refused. */
  renew(refused: string | undefined): void;
}

/** Makes the token source of a client: the option, then `SLIPWAY_TOKEN`, then `VERCEL_TOKEN`. */
export function tokenSource(option: ClientOptions["token"]): TokenSource {
  const renewable = typeof option === "function";
  let current: string | undefined;
  let pending: Promise<string | undefined> | undefined;

  async function look(): Promise<string | undefined> {
    let cause: unknown;
    try {
      current = (renewable ? await option() : option) ?? (environment("SLIPWAY_TOKEN") || environment("VERCEL_TOKEN"));
      // A header refuses other characters with an error that quotes them.
      if (!/[^!-~]/.test(current ?? "")) return current;
    } catch (error) {
      cause = error;
    }
    pending = undefined;
    throw new InputError("The token cannot be used", { parameter: "token", cause });
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
  };
}
