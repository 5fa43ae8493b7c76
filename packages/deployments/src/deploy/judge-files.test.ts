import { expect, test } from "vitest";
import { judgeFiles } from "./judge-files.ts";

const data = "x";

test.each<[unknown, RegExp]>([
  [null, /^The entry 1 of `files` has to be an object with `path` and `data`\.$/],
  [undefined, /^The entry 1 of `files` has to be an object/],
  ["a.html", /^The entry 1 of `files` has to be an object/],
  [[], /^The entry 1 of `files` has to be an object/],
  [{ data }, /^The path of the entry 1 of `files` is no text/],
  [{ path: 5, data }, /^The path of the entry 1 of `files` is no text/],
  [{ path: "first", data }, /^The path "first" is given twice/],
  [{ path: "../a", data }, /^The path "\.\.\/a" has an empty part, \. or \.\./],
  [{ path: "\u202ea\\b", data }, /^The path "\\u202ea\\\\b" has a backslash/],
  [{ path: "a" }, /^The file "a" has to have `data`: text, a Uint8Array or a Blob\.$/],
  [{ path: "a", data: 5 }, /^The file "a" has to have `data`/],
  [{ path: "a", data, mode: "755" }, /^The file "a" has a `mode` that is none: a whole number such as 0o100755\.$/],
  [{ path: "a", data, mode: null }, /has a `mode` that is none/],
  [{ path: "a", data, mode: -1 }, /has a `mode` that is none/],
  [{ path: "a", data, mode: 1.5 }, /has a `mode` that is none/],
  [{ path: "a", data, mode: Number.NaN }, /has a `mode` that is none/],
  [{ path: "a", data, mode: 1e9 }, /has a `mode` that is none/],
  [
    { path: "a", data, mod: 0o100755 },
    /^The file "a" has the member `mod`, which is none: look for a slip of the pen\.$/,
  ],
  [{ path: "a", data, toString: 1 }, /has the member `toString`, which is none/],
])("%j is refused by its path, or its place", (file, message) => {
  const files = [{ path: "first", data }, file];
  expect(() => judgeFiles(files)).toThrow(expect.objectContaining({ name: "InputError", parameter: "files" }));
  expect(() => judgeFiles(files)).toThrow(message);
});

test("a list with a hole is refused", () => {
  expect(() => judgeFiles(new Array(1))).toThrow(/^The entry 0 of `files`/);
});

test("what can be deployed is let through", () => {
  const files = [
    { path: "a", data },
    { path: "b", data: new Uint8Array(1), mode: 0o100755 },
    { path: "c", data: new Blob(["x"]), mode: undefined },
  ];
  expect(() => judgeFiles(files)).not.toThrow();
});
