import { hash } from "node:crypto";
import type { Part } from "../../engine/services.ts";
import type { Store } from "../../store/store.ts";
import { type TokenRow, tokenTable } from "./tables.ts";

const maxSeen = 1000;

/** Tokens as somebody has shown them to this process, to be found again within other texts: rows only have their hashes. */
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

export const seenTokens: Part<SeenTokens> = { make: () => new SeenTokens() };

/** What a token is kept as. Tokens are long and random, so that nobody finds them by trying. */
export function hashOf(token: string): string {
  return hash("sha256", token);
}

export function rowOf(token: string, { rows }: Pick<Store, "rows">): TokenRow | undefined {
  // Nobody's, whatever a data folder holds: an empty one is what everybody has.
  return token === "" ? undefined : rows(tokenTable).by("hash", hashOf(token))[0];
}

export function isLetIn(authorization: string, store: Pick<Store, "rows">): boolean {
  const [, scheme = "", given = ""] = /^(bearer|basic)\s+(\S+)\s*$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== "basic") return rowOf(given, store) !== undefined;
  const [, user = "", password = ""] = /^([^:]*):?(.*)$/s.exec(Buffer.from(given, "base64").toString()) ?? [];
  return [user, password].some((each) => rowOf(each, store) !== undefined);
}

export function tokenProblem(token: string): string | undefined {
  if (/^[\x21-\x7e]+$/.test(token)) return undefined;
  return "is a text without spaces, of visible ASCII characters: a header holds no other one";
}

/** Throws for a token that nobody can send, and for one that is there already and acts for another user, for one team, or for a time. The token itself is not told. */
export function checkToken(store: Store, what: string, token: string, userId: string): void {
  const problem = tokenProblem(token);
  if (problem !== undefined) throw new Error(`${what} is refused: a token ${problem}`);
  const other = rowOf(token, store);
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
