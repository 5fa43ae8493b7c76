import { createContext, Script } from "node:vm";

const call = new Script("work()");
/** One for all: to make another one takes longer than most work does. */
const realm: { work?: () => void } = {};
createContext(realm);

/** The work took longer than it may. */
export class TooLong extends Error {
  override readonly name: string = "TooLong";
}

/**
 * Does work that others have a say in, such as to match a text against their regular expression, and gives it up after `ms`: one
 * request must not stop all others. Throws `TooLong`, and what the work throws. The work changes nothing outside of itself.
 */
export function withinTime<Result>(ms: number, work: () => Result): Result {
  let result: { readonly value: Result } | { readonly error: unknown } | undefined;
  const run = () => {
    try {
      result = { value: work() };
    } catch (error) {
      result = { error };
    }
  };
  try {
    realm.work = run;
    call.runInContext(realm, { timeout: ms });
  } catch {
    // Nothing but the end of its time comes through: the rest was caught inside.
    throw new TooLong(`It takes longer than ${ms} ms`);
  } finally {
    delete realm.work;
  }
  if (!result) throw new Error("The work has neither ended nor run out of time");
  if ("error" in result) throw result.error;
  return result.value;
}
