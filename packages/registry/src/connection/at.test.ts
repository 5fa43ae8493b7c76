import { expect, test } from "vitest";
import { resolveUrl } from "./at.ts";
import { nextPage } from "./link.ts";

test.each([
  [
    "/v2/a/blobs/uploads/1?s=a%2Fb",
    "https://r.example/v2/a/blobs/uploads/",
    "https://r.example/v2/a/blobs/uploads/1?s=a%2Fb",
  ],
  ["1", "https://r.example/v2/a/blobs/uploads/", "https://r.example/v2/a/blobs/uploads/1"],
  ["https://store.example/1", "https://r.example/v2/", "https://store.example/1"],
  ["http://r.example/1", "https://r.example/v2/", "https://r.example/1"],
  ["http://r.example:80/1?a=b", "https://r.example:5000/v2/", "https://r.example:5000/1?a=b"],
  ["http://store.example/1", "https://r.example/v2/", "http://store.example/1"],
])("%s, handed out by %s, is %s", (handed, base, url) => {
  expect(resolveUrl(handed, base)).toBe(url);
});

test.each([
  ['</next>; rel="next"', "https://r.example/next"],
  ["</next>;rel=next", "https://r.example/next"],
  ['</next?a=1,2>; title="a, b"; REL="last next"', "https://r.example/next?a=1,2"],
  ['</first>; rel="first", </next>; rel=next', "https://r.example/next"],
  ['</first>; rel="first"', undefined],
  ['</nextish>; rel="nextish"', undefined],
  ["nonsense", undefined],
])("the next page of %s is %s", (link, url) => {
  expect(nextPage(new Response(null, { headers: { link } }), "https://r.example/v2/a/tags/list")).toBe(url);
});

test.each(["data:,x", "file:///x", "ftp://a.example/", "http://", "https://me:secret@a.example/"])(
  "%s is nowhere to go on",
  (handed) => {
    expect(() => resolveUrl(handed, "https://r.example/v2/")).toThrow(/the registry names/);
    expect(() => resolveUrl(handed, "https://r.example/v2/")).not.toThrow(/secret/);
  },
);

test("a Link of any length is read in a time that grows with it alone", () => {
  const read = (link: string): string | undefined =>
    nextPage(new Response(null, { headers: { link } }), "https://r.example/v2/");
  expect(read("<".repeat(300_000))).toBeUndefined();
  expect(read(`</a>${"; x".repeat(100_000)}; rel=next`)).toBe("https://r.example/a");
});
