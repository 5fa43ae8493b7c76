import { expect, test } from "vitest";
import { findFaults, type Problem } from "./adopt.ts";

/** A message that names what it is about only sometimes, and sometimes names others. */
function judge(faults: ReadonlySet<number>, named: (fault: number) => readonly number[]) {
  let attempts = 0;
  const problemOf = async (some: readonly number[]): Promise<Problem<number> | undefined> => {
    attempts += 1;
    const first = some.find((each) => faults.has(each));
    if (first === undefined) return undefined;
    return { why: `because of ${first}`, isDoubted: (each) => named(first).includes(each) };
  };
  return { problemOf, attempts: () => attempts };
}

const things = Array.from({ length: 200 }, (_, index) => index);
const faults = new Set([0, 3, 4, 50, 51, 52, 99, 120, 121, 150, 198, 199]);

test.each([
  ["the faults", (fault: number) => [fault]],
  ["nothing", () => []],
  ["others", (fault: number) => [fault + 7, 10]],
  ["all there are", () => things],
])("each fault is found with its own reason, and nothing else, when messages name %s", async (_, named) => {
  const { problemOf, attempts } = judge(faults, named);
  const problem = await problemOf(things);
  if (!problem) throw new Error("There are faults.");
  const found = await findFaults(things, problem, problemOf);
  expect(found.toSorted(([a], [b]) => a - b)).toEqual([...faults].map((each) => [each, `because of ${each}`]));
  expect(attempts()).toBeLessThan(things.length / 1.5);
});

test("a fault that needs others is the one that came after them", async () => {
  const problemOf = async (some: readonly number[]) =>
    some.includes(1) && some.includes(150) ? { why: "both", isDoubted: () => false } : undefined;
  const problem = await problemOf(things);
  expect(await findFaults(things, problem ?? { why: "", isDoubted: () => false }, problemOf)).toEqual([[150, "both"]]);
});
