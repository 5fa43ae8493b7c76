import { expect, test } from "vitest";
import { waitAfter } from "./fallback.ts";

/** Many waits, drawn for the same. */
const drawn = (took: number, writes: number): number[] => Array.from({ length: 1000 }, () => waitAfter(took, writes));

test("waits are drawn, are as long as it took at least, and grow with each time that it was overwritten", () => {
  for (const [took, writes, least] of [
    [0, 1, 100],
    [1_000, 1, 1_500],
    [200, 3, 1_600],
  ] as const) {
    const waits = drawn(took, writes);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * least);
    expect(new Set(waits).size).toBeGreaterThan(100);
  }
});

test("however long one answer took, and however often others were before, nobody waits for more than ten seconds", () => {
  expect(Math.max(...drawn(600_000, 1), ...drawn(3_000, 30))).toBeLessThanOrEqual(10_000);
});
