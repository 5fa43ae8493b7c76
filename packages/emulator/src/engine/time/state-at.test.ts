import { expect, test } from "vitest";
import { stateAt } from "./state-at.ts";

test.each([
  [0, "creating", 0],
  [9, "creating", 0],
  [10, "checking", 10],
  [15, "ready", 15],
  [1e9, "ready", 15],
])("%i ms after the beginning it is %s, since %i", (after, state, since) => {
  expect(stateAt(1000 + after, 1000, { creating: 10, checking: 5 }, "ready")).toEqual({ state, since: 1000 + since });
});
