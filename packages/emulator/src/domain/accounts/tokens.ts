import { hash } from "node:crypto";
import type { Service } from "../../engine/services.ts";
import type { Store } from "../../store/store.ts";
import { type TokenRow, tokenTable } from "./tables.ts";

const maxSeen = 1000;

/** Tokens that this process has seen, for redaction of other texts: rows only have their hashes. */
class SeenTokens {
  readonly #texts = new Set<string>();

  add(token: string): void {
    if (this.#texts.has(token)) return;
    const [first] = this.#texts;
    if (first !== undefined && this.#texts.size === maxSeen) this.#texts.delete(first);
    this.#texts.add(token);
  }

  all(): Iterable<string> {
    return this.#texts;
  }
}

export const seenTokens: Service<SeenTokens> = { make: () => new SeenTokens() };

/** A plain hash suffices: tokens are long and random. */
export function hashToken(token: string): string {
  return hash("sha256", token);
}

export function findToken(token: string, { rows }: Pick<Store, "rows">): TokenRow | undefined {
  // An empty token is nobody's, whatever a data folder holds.
  return token === "" ? undefined : rows(tokenTable).first("hash", hashToken(token));
}

export function hasValidToken(authorization: string, store: Pick<Store, "rows">): boolean {
  const [, scheme = "", given = ""] = /^(bearer|basic)\s+(\S+)\s*$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== "basic") return findToken(given, store) !== undefined;
  const [, user = "", password = ""] = /^([^:]*):?(.*)$/s.exec(Buffer.from(given, "base64").toString()) ?? [];
  return [user, password].some((each) => findToken(each, store) !== undefined);
}

export function tokenProblem(token: string): string | undefined {
  if (/^[\x21-\x7e]+$/.test(token)) return undefined;
  return "is a text without spaces, of visible ASCII characters: a header holds no other one";
}

/** Throws for a token that no header can carry, and for one that acts for another user, a team or a limited time. The error never shows it. */
export function checkToken(store: Store, what: string, token: string, userId: string): void {
  const problem = tokenProblem(token);
  if (problem !== undefined) throw new Error(`${what} is refused: a token ${problem}`);
  const other = findToken(token, store);
  if (
    other &&
    (other.userId !== userId ||
      other.expiresAt !== undefined ||
      other.teamId !== undefined ||
      other.projectId !== undefined)
  ) {
    throw new Error(`${what} acts for another user already, or for less; choose another one`);
  }
}
