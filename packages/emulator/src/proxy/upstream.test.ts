import { expect, test } from "vitest";
import { coversDomain, readUpstreams } from "./upstream.ts";

const proxy = "http://proxy.test:3128";

function goesBy(variables: Record<string, string>, scheme: "http" | "https", host: string, port = 80) {
  return readUpstreams(variables).of({ host, port }, scheme)?.host;
}

test.each([
  [{ http_proxy: proxy }, "proxy.test", undefined],
  [{ HTTP_PROXY: proxy }, "proxy.test", undefined],
  [{ http_proxy: "", HTTP_PROXY: proxy }, "proxy.test", undefined],
  [{ HTTPS_PROXY: "proxy.test:3128" }, undefined, "proxy.test"],
  [{ ALL_PROXY: "https://proxy.test" }, "proxy.test", "proxy.test"],
  [{ http_proxy: "http://first.test", HTTP_PROXY: proxy, all_proxy: proxy }, "first.test", "proxy.test"],
  [{}, undefined, undefined],
])("by %j http goes by %s, and https by %s", (variables, http, https) => {
  expect([goesBy(variables, "http", "a.test"), goesBy(variables, "https", "a.test", 443)]).toEqual([http, https]);
});

test.each([
  ["*", "a.test", 80],
  ["a.test", "a.test", 80],
  ["a.test", "b.a.test", 80],
  [".a.test, c.test", "b.a.test", 80],
  ["*.a.test c.test", "c.test", 80],
  ["a.test:8080", "a.test", 8080],
  ["10.1.2.3", "10.1.2.3", 80],
  ["10.0.0.0/8", "10.1.2.3", 80],
  ["fd00::/8", "[fd00::1]", 80],
  ["", "localhost", 3000],
  ["", "127.0.0.1", 3000],
  ["", "[::1]", 3000],
])("NO_PROXY=%s leaves %s at %i alone", (no_proxy, host, port) => {
  expect(goesBy({ http_proxy: proxy, no_proxy }, "http", host, port)).toBeUndefined();
});

test.each([
  ["a.test", "ba.test", 80],
  ["a.test:8080", "a.test", 80],
  ["10.0.0.0/8", "11.1.2.3", 80],
  ["10.0.0.0/99", "10.1.2.3", 80],
  ["b.a.test", "a.test", 80],
])("NO_PROXY=%s says nothing of %s at %i", (no_proxy, host, port) => {
  expect(goesBy({ http_proxy: proxy, no_proxy }, "http", host, port)).toBe("proxy.test");
});

test.each(["socks5://ann:secret@proxy.test", "http://", "ftp://proxy.test"])(
  "%s is refused by its variable, and not quoted",
  (ALL_PROXY) => {
    expect(() => readUpstreams({ ALL_PROXY })).toThrow(/^ALL_PROXY does not name an HTTP proxy$/);
  },
);

test.each([
  ["*", true],
  ["localhost", true],
  [".localhost", true],
  ["*.localhost", true],
  ["site.localhost:4000", true],
  ["notlocalhost", false],
  ["127.0.0.1", false],
])("the entry %s of a NO_PROXY is about names below localhost: %s", (entry, expected) => {
  expect(coversDomain(entry, "localhost")).toBe(expected);
});
