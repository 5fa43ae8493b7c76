import type { Store } from "../../store/store.ts";
import { rowOf } from "./tokens.ts";

/** What is wrong with a token, in words that follow its name; `undefined` where one can send it as it is. */
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
