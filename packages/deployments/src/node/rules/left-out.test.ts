import { expect, test } from "vitest";
import { paceOf } from "../pace.ts";
import { ignoreRules } from "./ignore-rules.ts";
import { leftOutBy } from "./left-out.ts";

const leavesOut = leftOutBy(ignoreRules(["drafts", "/target", "*.secret"]));

test.each([
  ["drafts", true],
  ["a/drafts", true],
  ["a/drafts/b/c", true],
  ["target/a", true],
  ["a/target", false],
  ["a/b.secret", true],
  ["a/b", false],
])("of %s it says %s", async (path, isLeftOut) => {
  expect(await leavesOut(path, paceOf())).toBe(isLeftOut);
});

test("an abort ends the question whether a path through thousands of folders is left out, by thousands of lines", async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `name${index}`);
  const asked = leftOutBy(ignoreRules(lines))("a/".repeat(2000), paceOf(AbortSignal.timeout(50)));
  await expect(asked).rejects.toMatchObject({ name: "AbortedError" });
});
