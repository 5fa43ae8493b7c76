import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../../../../core/test/for-all.ts";
import { asHeaderValue, asLocation, isHeaderName, isHeaderValue, setHeaders } from "./header-text.ts";

test.each([
  ["/日本", "/%E6%97%A5%E6%9C%AC"],
  ["/a b", "/a%20b"],
  ["/a%20b?c=%0A#d", "/a%20b?c=%0A#d"],
  ["/a\r\nset-cookie: b", "/a%0D%0Aset-cookie:%20b"],
  ["https://example.com:8080/[x]?y='z'&w=(1)", "https://example.com:8080/[x]?y='z'&w=(1)"],
  ["/\ud800", "/%EF%BF%BD"],
])("%j leads to %j", (text, location) => {
  expect(asLocation(text)).toBe(location);
});

const texts = fc.string({
  unit: fc.oneof(fc.string({ unit: "binary", minLength: 1, maxLength: 1 }), fc.constant("\ud800")),
});

test("every text becomes a value and a location that headers take, and a second time nothing changes", () => {
  forAll([texts], (text) => {
    for (const make of [asHeaderValue, asLocation]) {
      const made = make(text);
      expect(isHeaderValue(made)).toBe(true);
      new Headers({ "x-any": made });
      expect(make(made)).toBe(made);
    }
  });
});

test("every text can be set, and nothing of the connection is", () => {
  forAll([texts, fc.constantFrom("x-any", "Location")], (text, name) => {
    const headers = new Headers({ "content-length": "4" });
    setHeaders(headers, { [name]: text, "Content-Length": "1", connection: "close" });
    expect([...headers.keys()]).toEqual(["content-length", name.toLowerCase()]);
    expect(headers.get("content-length")).toBe("4");
  });
});

test("names and values that pass are those that headers take", () => {
  forAll([texts], (text) => {
    if (isHeaderName(text)) new Headers({ [text]: "x" });
    if (isHeaderValue(text)) new Headers({ x: text });
  });
  expect(["x-a", "a b", "", "ä", "a:"].map(isHeaderName)).toEqual([true, false, false, false, false]);
  expect(["9 EUR", "9 €", "a\r\nb", "a\u0001"].map(isHeaderValue)).toEqual([true, false, false, false]);
});
