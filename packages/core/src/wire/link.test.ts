import fc from "fast-check";
import { expect, test } from "vitest";
import { linkTo } from "./link.ts";

test.each([
  ['</b?last=x>; rel="next"', "/b?last=x"],
  ["</b>;rel=next", "/b"],
  ['</b>; title="a, <b>; rel=next"; REL = "Prev NEXT"', "/b"],
  ['</a>; rel="first", </b>; rel="next", </c>; rel="next"', "/b"],
  ['</b>; title="a \\" , <c>"; rel=next', "/b"],
  ["<>; rel=next", ""],
  ['</a>; rel="first"; rel="next"', undefined],
  ['</a>; rel="nextish"', undefined],
  ['</a>; title="rel=next"', undefined],
  ["</a>, rel=next", undefined],
  ["</a rel=next", undefined],
  ["next", undefined],
  ["", undefined],
  [null, undefined],
])("the next page of %s is %s", (header, target) => {
  expect(linkTo("next", header)).toBe(target);
});

test("whatever it is, it is read without harm", () => {
  const text = fc.string({ unit: fc.constantFrom("<", ">", ";", ",", '"', "=", "\\", " ", "rel", "next", "a") });
  fc.assert(fc.property(text, (header) => void expect(typeof linkTo("next", header)).toMatch(/^(undefined|string)$/)));
});

test.each(["<", "<>", "<>;", '<>;"', "<>,", "<>;rel", "<>;=", ";", '"', "\\"])(
  "a header full of %s is read in a time that grows with it alone",
  (part) => {
    const full = part.repeat(1_000_000 / part.length);
    // A quadratic way takes minutes.
    for (const header of [full, `</a>${full}`]) expect(() => linkTo("next", header)).not.toThrow();
  },
);
