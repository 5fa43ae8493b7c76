import { expect, test } from "vitest";
import { matchOf, within } from "./within.ts";

test("a pattern is matched once for a text, and one that takes for ever is given up each time", () => {
  let made = 0;
  const match = (text: string) =>
    within(() =>
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
