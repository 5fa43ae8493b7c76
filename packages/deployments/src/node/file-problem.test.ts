import { expect, test } from "vitest";
import { fileProblem } from "./file-problem.ts";

const failed = (code: string) => Object.assign(new Error(code), { code });

test.each([
  [
    "EACCES",
    false,
    /^"a" may not be read \(EACCES\)\. Give yourself the right to read it, or name it in \.vercelignore\.$/,
  ],
  ["EACCES", true, /^"a" may not be read \(EACCES\)\. Give yourself the right to read it\.$/],
  ["ENAMETOOLONG", true, /^"a" is longer than this system's paths may be/],
  ["ENOENT", true, /^The file "a" was moved or replaced/],
])("%s is said in words, without the ignore file where it says nothing (of a build: %j)", (code, built, message) => {
  expect(fileProblem({ path: "a", built }, failed(code))).toMatchObject({
    name: "InputError",
    message: expect.stringMatching(message),
  });
});

test("what is not known stays as it is", () => {
  const error = failed("EIO");
  expect(fileProblem({ path: "a" }, error)).toBe(error);
});
