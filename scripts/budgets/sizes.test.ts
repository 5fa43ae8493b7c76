import { expect, test } from "vitest";
import { budgetProblem, limitFor } from "./sizes.ts";

test("a budget is what was measured plus 3 %, to the next ten bytes", () => {
  expect(limitFor("any", 1000)).toBe("1.03 kB");
  expect(limitFor("any", 1001)).toBe("1.04 kB");
});

test("a budget stays below its ceiling while the bundle does", () => {
  expect(limitFor("the umbrella with connect", 27_900)).toBe("28.00 kB");
  expect(limitFor("the umbrella with connect", 28_100)).toBe("28.95 kB");
});

test.each([
  { says: "what was measured when the budget was set fits", bytes: 1000, problem: undefined },
  { says: "what fills the budget fits", bytes: 1030, problem: undefined },
  { says: "a byte more does not", bytes: 1031, problem: "is over its budget of 1.03 kB" },
  {
    says: "what became smaller asks for a smaller budget",
    bytes: 980,
    problem: "has become smaller than its budget of 1.03 kB allows for",
  },
])("$says", ({ bytes, problem }) => {
  expect(budgetProblem("any", bytes, "1.03 kB")).toBe(problem);
});
