import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../../../../core/test/for-all.ts";
import { nameAt, normalPath, pathPattern } from "./normal-path.ts";

test.each([
  ["/%73ecret%2ehtml", "/secret.html"],
  ["/a%2fb", "/a%2Fb"],
  ["/100%", "/100%25"],
  ["/%2541%%34%31", "/%2541%2541"],
  ["/%e6%97%a5本", "/日本"],
  ["/%ff%3f%23%5c%0a%20%5B", "/%FF%3F%23%5C%0A ["],
  ["/%E0%80%80%41", "/%E0%80%80A"],
])("%j is %j", (path, normal) => {
  expect(normalPath(path)).toBe(normal);
});

test("a normal path stays as it is, and a name is found by its encoded path", () => {
  forAll([fc.string({ unit: "binary" })], (text) => {
    const normal = normalPath(text);
    expect(normalPath(normal)).toBe(normal);
    const name = text.replaceAll("/", "");
    expect(nameAt(normalPath(encodeURIComponent(name)))).toBe(name);
  });
});

test("bytes that are not text, and an encoded slash, are in no name", () => {
  expect(["%FF", "a%2Fb"].map((path) => nameAt(path))).toEqual([undefined, undefined]);
});

test.each(["/日本", "/%E6%97%A5%e6%9c%ac", "^/日.$"])(
  "the source %j fits the path, however it is written",
  (source) => {
    expect(pathPattern(source).test(normalPath("/%E6%97%A5%E6%9C%AC"))).toBe(true);
  },
);

test("an encoded character of an expression is that character, and a point matches any character", () => {
  expect(pathPattern("/a%2eb%20c").test("/a.b c")).toBe(true);
  expect(pathPattern("/a%2eb").test("/axb")).toBe(false);
  expect(pathPattern("/secret.*").test("/secret\u2028.html")).toBe(true);
  expect(pathPattern("/a", true).test("/A")).toBe(false);
});
