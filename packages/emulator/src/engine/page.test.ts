import fc from "fast-check";
import { expect, test } from "vitest";
import { pageByTime } from "./page.ts";

test("walking by `until` meets every item once, newest first, whatever the limit", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 30 }),
      (times, limit) => {
        const seen: number[] = [];
        let until: number | undefined;
        do {
          const { items, pagination } = pageByTime(times, (time) => time, { limit, until });
          seen.push(...items);
          until = pagination.next ?? undefined;
        } while (until !== undefined);
        expect(seen).toEqual([...times].sort((a, b) => b - a));
      },
    ),
  );
});

test("`since` and `until` leave out their own moment", () => {
  expect(pageByTime([1, 2, 3, 4], (time) => time, { since: 1, until: 4 }).items).toEqual([3, 2]);
});
