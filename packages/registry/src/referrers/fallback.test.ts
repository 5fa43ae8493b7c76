import { expect, test } from "vitest";
import { waitAfter } from "./fallback.ts";

const drawn = (took: number, writes: number): number[] => Array.from({ length: 1000 }, () => waitAfter(took, writes));

test.each([
  { took: 0, writes: 1, least: 100, most: 200 },
  { took: 200, writes: 1, least: 400, most: 800 },
  { took: 200, writes: 3, least: 400, most: 2_000 },
  { took: 3_000, writes: 1, least: 3_500, most: 4_500 },
])(
  "the wait after $took ms and $writes writes is as long as others may take, and up to $most ms",
  ({ took, writes, least, most }) => {
    const waits = drawn(took, writes);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...waits)).toBeGreaterThan((least + most) / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(new Set(waits).size).toBeGreaterThan(100);
  },
);

test("the wait never exceeds ten seconds, however slow an answer was, and however often others were first", () => {
  expect(Math.max(...drawn(600_000, 1), ...drawn(3_000, 30))).toBeLessThanOrEqual(10_000);
});
