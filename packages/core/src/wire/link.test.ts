import { expect, test } from "vitest";
import { nextLink } from "./link.ts";

test.each([
  ['</b?last=x>; rel="next"', "/b?last=x"],
  ["</b>;rel=next", "/b"],
  ['</b>; title="a, <b>; rel=next"; REL = "Prev NEXT"', "/b"],
  ['</a>; rel="first", </b>; rel="next", </c>; rel="next"', "/b"],
  ['</b>; title="a \\" , <c>"; rel=next', "/b"],
  ["<>; rel=next", ""],
  ['</a>; rel="first"; rel="next"', undefined],
  ['</a>; rel="nextish"', undefined],
  ['</a>; title="rel=next"', "/a"],
  ["</a>", "/a"],
  ['</a>; rel=""', "/a"],
  ['</a>; rel="first", </b>, </c>', "/b"],
  ['</a>, </b>; rel="next"', "/b"],
  ['next, </b>; rel="next"', "/b"],
  ['</a>; rel="first",\t</b>; rel="next"', "/b"],
  ['</a>; rel="first",\t</b>; rel="last"', undefined],
  ["</a>, rel=next", "/a"],
  ["</a rel=next", ""],
  ["next", ""],
  ["", undefined],
  [null, undefined],
])("the next page of %s is %s", (header, target) => {
  expect(nextLink(header)).toBe(target);
});
