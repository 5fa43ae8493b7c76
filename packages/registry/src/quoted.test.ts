import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";

test("of what others say an error shows a hundred characters", () => {
  expect(quoted("short")).toBe("short");
  expect(quoted("x".repeat(3e6))).toBe(`${"x".repeat(100)}…`);
});
