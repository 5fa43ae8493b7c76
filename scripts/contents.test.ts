import { expect, test } from "vitest";
import { lostLinks } from "./contents.ts";

const files = ["README.md", "dist/operations.md", "dist/index.js"];

test("links to what a package ships, to pages and to places in the text lead somewhere", () => {
  const text =
    "[a](dist/operations.md) [b](./dist/operations.md#dns) [c](https://example.com/) [d](#limits) [e](dist/)";
  expect(lostLinks(text, "README.md", files)).toEqual([]);
  expect(lostLinks("[up](../README.md)", "dist/operations.md", files)).toEqual([]);
});

test("links to the repository's other files lead to nothing in a package", () => {
  const text = "[a](../core#readme) [b](test/faults.test.ts) [c](../../docs/runtimes.md) [d](dist)";
  expect(lostLinks(text, "README.md", files)).toEqual([
    "../core#readme",
    "test/faults.test.ts",
    "../../docs/runtimes.md",
  ]);
});
