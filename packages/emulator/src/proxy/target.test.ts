import { expect, test } from "vitest";
import { readTarget } from "./upstream.ts";

test.each([
  ["api.vercel.com:443", { host: "api.vercel.com", port: 443 }],
  ["API.vercel.com.:443", { host: "api.vercel.com", port: 443 }],
  ["[::1]:80", { host: "[::1]", port: 80 }],
  ["127.0.0.1:65535", { host: "127.0.0.1", port: 65_535 }],
  ["under_score.test", { host: "under_score.test", port: 1 }],
])("%s is a target", (text, target) => {
  expect(readTarget(text, 1)).toEqual(target);
});

test.each([
  "",
  ":443",
  "a..b:443",
  ".a:443",
  "a:0",
  "a:65536",
  "a:-1",
  "a:443/x",
  "ann@a:443",
  "a b:443",
  "a\r\nb:443",
  "http://a:443",
  `${"a".repeat(262)}:443`,
])("%j is none", (text) => {
  expect(readTarget(text, 1)).toBeUndefined();
});

test("a port has to be said where there is none that is meant without it", () => {
  expect(readTarget("api.vercel.com")).toBeUndefined();
});
