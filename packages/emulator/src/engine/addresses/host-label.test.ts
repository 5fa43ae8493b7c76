import { expect, test } from "vitest";
import { hostLabel, labelWithEnd } from "./host-label.ts";

test("a name becomes a label of lower-case letters, digits and single dashes, and never an empty one", () => {
  expect(hostLabel("--my_site!--")).toBe("my-site");
  expect(hostLabel("___")).toBe("project");
  expect(hostLabel(`${"a".repeat(39)}-its-end`)).toBe("a".repeat(39));
  expect(labelWithEnd("a".repeat(100), "-end")).toBe(`${"a".repeat(40)}-end`);
});

test("a name of millions of characters takes no longer than its beginning", () => {
  expect(hostLabel(`a${"-".repeat(10_000_000)}b`)).toBe("a");
});
