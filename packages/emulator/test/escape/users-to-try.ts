import { expect, test } from "vitest";
import { isolationProblem } from "../../src/isolation/choose-isolation.ts";
import { type User, users } from "./fixture.ts";

/** Users whose emulators are tried; a test's title says which cannot be. @param omitted such as "no attack is tried" */
export async function usersToTry(omitted: string): Promise<readonly User[]> {
  const problem = await problemOr(omitted);
  const { all, absent } = users();
  if (absent !== undefined) test(`${omitted} as a further user: ${absent}`, () => expect(absent).toBeTypeOf("string"));
  return problem === undefined ? all : [];
}

/** Why nothing can be isolated here, which a test's title says then. @param omitted such as "no layer is sealed" */
export async function problemOr(omitted: string): Promise<string | undefined> {
  const problem = await isolationProblem();
  if (problem !== undefined)
    test(`bubblewrap cannot be had on this machine, and ${omitted}: ${problem}`, () =>
      expect(problem).toBeTypeOf("string"));
  return problem;
}
