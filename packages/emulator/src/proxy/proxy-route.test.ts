import { expect, test } from "vitest";
import { proxyRoute } from "./proxy-route.ts";
import { readTarget } from "./upstream.ts";

const served = ["api.vercel.com", "site.localhost", "www.shop.test", "localhost", "127.0.0.1"];

function ways(text: string): string[] {
  const target = readTarget(text);
  if (!target) throw new Error(`${text} is not a target`);
  return [false, true].map((pass) =>
    proxyRoute(target, { isServed: (host) => served.includes(host), port: 4000, pass }),
  );
}

test.each([
  ["api.vercel.com:443", "secure"],
  ["www.shop.test:443", "secure"],
  ["site.localhost:443", "secure"],
  ["api.vercel.com:80", "plain"],
  ["site.localhost:4000", "plain"],
  ["127.0.0.1:4000", "plain"],
  ["localhost:4000", "plain"],
  ["api.vercel.com:8443", "no-such-port"],
  ["www.shop.test:22", "no-such-port"],
])("%s goes the way %s, whatever else is passed", (text, way) => {
  expect(ways(text)).toEqual([way, way]);
});

test.each(["example.com:443", "localhost:3000", "localhost:443", "127.0.0.1:443", "[::1]:4000", "site.localhost:3000"])(
  "%s is others': it is refused, or passed",
  (text) => {
    expect(ways(text)).toEqual(["refused", "pass"]);
  },
);

test.each([
  ["localhost:3000", "pass"],
  ["[::1]:3000", "pass"],
  ["site.localhost:3000", "pass"],
  ["example.com:443", "refused"],
  ["10.0.0.1:80", "refused"],
])("the target %s, where only this machine is passed, is: %s", (text, way) => {
  const target = readTarget(text);
  expect(target && proxyRoute(target, { isServed: () => false, port: 4000, pass: "machine" })).toBe(way);
});
