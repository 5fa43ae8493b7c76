import { inspect } from "node:util";
import { expect, test } from "vitest";
import { NetworkError } from "./network-error.ts";
import { partialItems, withItems } from "./partial-items.ts";

test("what was collected before an error is on it, and is not printed", () => {
  const error = withItems(new NetworkError("failed", {}), ["a secret"]);
  expect(error).toBeInstanceOf(NetworkError);
  expect(partialItems<string>(error)).toEqual(["a secret"]);
  expect(`${inspect(error)}${JSON.stringify(error)}${String(error)}`).not.toContain("a secret");
});

test("what is no object, or cannot be changed, stays what it is", () => {
  const frozen = Object.freeze(new Error("x"));
  for (const thrown of ["text", undefined, null, frozen]) {
    expect(withItems(thrown, [1])).toBe(thrown);
    expect(partialItems(thrown)).toBeUndefined();
  }
});
