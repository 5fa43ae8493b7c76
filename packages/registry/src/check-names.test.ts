import { expect, test } from "vitest";
import { checkNames } from "./check-names.ts";

test("members that are known, or are not said, are taken", () => {
  expect(() => checkNames({ tag: "1.2", layers: undefined, other: undefined }, ["tag"], "options")).not.toThrow();
});

test("a member that means nothing is refused by its name", () => {
  expect(() => checkNames({ tag: "1.2", tags: [] }, ["tag", "base"], "options")).toThrow(
    '"options" must not have "tags": there is only tag, base',
  );
});
