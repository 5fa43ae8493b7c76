import { expect, test } from "vitest";
import { type Failed, retryDelay, type Situation } from "./retry-delay.ts";

/** A GET that got its first 503, at 1,000 on a clock that runs until 60,000. */
const failed: Failed = { status: 503, sideEffect: "possible", attempts: 1 };
const usual: Situation = {
  number: 1,
  attempts: 4,
  safe: true,
  isAffordable: true,
  base: 500,
  cap: 4000,
};
const lost: Failed = { status: undefined, name: "NetworkError", sideEffect: "possible" };
const at = (time: number) => ({ retryAt: new Date(time) });
const unsafe = { safe: false };

const rows: { says: string; error?: Failed; when?: Partial<Situation>; random?: number; wait: number | undefined }[] = [
  { says: "the first wait is drawn below the base", wait: 250 },
  { says: "the bound doubles with each attempt", when: { number: 3 }, wait: 1000 },
  { says: "the bound stops growing at the cap", when: { number: 9, attempts: 10 }, wait: 2000 },
  { says: "a draw of nothing is not a wait", random: 0, wait: 0 },
  { says: "what is drawn is added to what the API asks for, even beyond the cap", error: at(10_000), wait: 9250 },
  { says: "a time that the API named and that is over leaves what is drawn", error: at(0), wait: 250 },
  { says: "a lost answer is asked for again", error: lost, wait: 250 },
  { says: "an answer that took too long is asked for again", error: { ...lost, name: "TimeoutError" }, wait: 250 },
  ...[408, 429, 500, 502, 503, 504].map((status) => ({
    says: `${status} is tried again`,
    error: { status },
    wait: 250,
  })),
  ...[304, 400, 401, 403, 404, 409, 410, 422, 501].map((status) => ({
    says: `${status} is final`,
    error: { status },
    wait: undefined,
  })),
  { says: "an error of a middleware is final", error: { ...lost, name: "RangeError" }, wait: undefined },
  { says: "an error that does not count attempts is final", error: { ...lost, attempts: undefined }, wait: undefined },
  { says: "an unsafe request is not repeated after a 503", when: unsafe, wait: undefined },
  { says: "an unsafe request is not repeated when its answer was lost", error: lost, when: unsafe, wait: undefined },
  {
    says: "an unsafe request is not repeated after a 408",
    error: { status: 408, sideEffect: "possible" },
    when: unsafe,
    wait: undefined,
  },
  {
    says: "an unsafe request is repeated after a 429",
    error: { status: 429, sideEffect: "none", ...at(1010) },
    when: unsafe,
    wait: 260,
  },
  {
    says: "an unsafe request is repeated when it never left",
    error: { ...lost, sideEffect: "none" },
    when: unsafe,
    wait: 250,
  },
  { says: "there is an end to trying", when: { number: 4 }, wait: undefined },
  { says: "what is not affordable is not tried", when: { isAffordable: false }, wait: undefined },
  { says: "a wait beyond the total clock is not begun", error: at(60_000), wait: undefined },
  { says: "a time that makes no sense is not waited for", error: at(Number.NaN), wait: undefined },
];

test.each(rows)("$says", ({ error, when, random = 0.5, wait }) => {
  const { status, name, ...rest } = { ...failed, ...error };
  const situation = { ...usual, ...when };
  expect(retryDelay(rest, String(status ?? name), situation, 1000, 60_000, random)).toBe(wait);
});
