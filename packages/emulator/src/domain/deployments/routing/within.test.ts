import { expect, test } from "vitest";
import { matchOf, matchWithinTime } from "./within.ts";

test("a pattern is matched once for a text, and one that takes for ever is given up each time", () => {
  let made = 0;
  const match = (text: string) =>
    matchWithinTime(() =>
      matchOf(
        "^/(a+)+$",
        () => {
          made++;
          return /^\/(a+)+$/;
        },
        text,
      ),
    );
  expect([match("/aa")?.result?.[0], match("/aa")?.result?.[0], match("/b")?.result]).toEqual(["/aa", "/aa", null]);
  expect(made).toBe(2);
  const endless = `/${"a".repeat(60)}!`;
  expect([match(endless), match(endless)]).toEqual([undefined, undefined]);
  expect(match("/aa")?.result?.[0]).toBe("/aa");
});

test("a pattern that has once taken for ever stops others for no more than a few ms, and still fits what it fits", () => {
  const match = (text: string) => matchWithinTime(() => matchOf("^/(b+)+$", () => /^\/(b+)+$/, text));
  const endless = (end: number) => match(`/${"b".repeat(60)}${"!".repeat(end)}`);
  const first = process.cpuUsage();
  expect(endless(1)).toBeUndefined();
  expect(process.cpuUsage(first).user / 1000).toBeLessThan(200);
  const before = process.cpuUsage();
  const found = Array.from({ length: 10 }, (_, index) => endless(2 + index));
  const { user, system } = process.cpuUsage(before);
  expect(found).toEqual(Array(10).fill(undefined));
  expect((user + system) / 1000).toBeLessThan(1250);
  expect(match("/bb")?.result?.[0]).toBe("/bb");
});

test("many patterns that each take little have more time together than one alone", () => {
  const busy = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return /^a/;
  };
  const match = () => Array.from({ length: 12 }, (_, index) => matchOf(`busy ${index}`, () => busy(10), "a")?.[0]);
  expect(matchWithinTime(match)?.result).toEqual(Array(12).fill("a"));
});
