import { expect, test } from "vitest";
import { nextRun, scheduleProblem } from "./cron.ts";

const at = (text: string) => Date.parse(text);

test.each([
  ["0 5 * * *", "2026-01-01T05:00:00Z", "2026-01-02T05:00:00Z"],
  ["*/15 * * * *", "2026-01-01T00:00:01Z", "2026-01-01T00:15:00Z"],
  ["0 0 1 * *", "2026-01-31T12:00:00Z", "2026-02-01T00:00:00Z"],
  ["30 9 * * 1-5", "2026-01-02T09:30:00Z", "2026-01-05T09:30:00Z"],
])("%s is due after %s at %s, in UTC", (schedule, after, next) => {
  expect([scheduleProblem(schedule), nextRun(schedule, at(after))]).toEqual([undefined, at(next)]);
});

test.each(["", "daily", "0 5 * *", "0 5 * * MON", "61 5 * * *", "0 0 1 * 1", "* * * * * *", "0 5 L * *"])(
  "%j is not a schedule of the platform's",
  (schedule) => {
    expect(scheduleProblem(schedule)).toMatch(/is not a schedule|both/);
  },
);
