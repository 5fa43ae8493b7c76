import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

test("a byte order mark is not part of a text", async () => {
  expect(await readText(new Blob(["\ufeff{ü}"]).stream())).toBe("{ü}");
});
