import type { Store } from "../store/store.ts";
import { tokenTable } from "./accounts.ts";

/** What is wrong with a token, in words that follow its name; `undefined` where one can send it as it is. */
export function tokenProblem(token: string): string | undefined {
  if (/^[\x21-\x7e]+$/.test(token)) return undefined;
  return "is a text without spaces, of visible ASCII characters: a header holds no other one";
}

/** Throws for a token that nobody can send, and for one that acts for another user. The token itself is not told. */
export function checkToken(store: Store, what: string, token: string, userId: string): void {
  const problem = tokenProblem(token);
  if (problem !== undefined) throw new Error(`${what} is refused: a token ${problem}`);
  if (
    store
      .rows(tokenTable)
      .by("token", token)
      .some((other) => other.userId !== userId)
  ) {
    throw new Error(`${what} acts for another user already; choose another one`);
  }
}
