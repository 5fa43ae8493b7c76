import { isInputError } from "@slipway/core";
import { expect, test } from "vitest";
import { checkAnnotations, isTextRecord } from "./text-record.ts";

test("texts by name are taken, and none at all", () => {
  for (const value of [{}, { a: "", "b c": "d" }, undefined]) checkAnnotations(value);
  expect(isTextRecord(undefined)).toBe(false);
});

test.each([[null], ["xy"], [["x"]], [{ a: 1 }], [{ a: undefined }], [{ "": "a" }], [{ a: "\0" }], [() => {}]])(
  "%j is refused by the name of its option",
  (value) => {
    expect(() => checkAnnotations(value)).toThrow(
      expect.objectContaining({ parameter: "annotations", message: expect.stringMatching(/must be texts by name/) }),
    );
    expect(() => checkAnnotations(value)).toThrow(expect.toSatisfy(isInputError));
  },
);
