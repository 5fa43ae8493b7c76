import { expect, test } from "vitest";
import { decide, type Situation } from "./decide.ts";

/** A GET that got its first 503. */
const usual: Situation = {
  attempt: 1,
  attempts: 4,
  status: 503,
  lost: false,
  unsent: false,
  safe: true,
  replayable: true,
  renewable: false,
  budget: 20,
  asked: undefined,
  left: 60_000,
  base: 500,
  cap: 4000,
  random: 0.5,
};
const lost = { status: undefined, lost: true };

const rows: { says: string; when: Partial<Situation>; wait: number | undefined }[] = [
  { says: "the first wait is drawn below the base", when: {}, wait: 250 },
  { says: "the bound doubles with each attempt", when: { attempt: 3 }, wait: 1000 },
  { says: "the bound stops growing at the cap", when: { attempt: 9, attempts: 10 }, wait: 2000 },
  { says: "a draw of nothing is no wait", when: { random: 0 }, wait: 0 },
  { says: "what the API asks for comes before the draw, even beyond the cap", when: { asked: 9000 }, wait: 9000 },
  { says: "no answer is tried again", when: lost, wait: 250 },
  ...[408, 429, 500, 502, 503, 504].map((status) => ({
    says: `${status} is tried again`,
    when: { status },
    wait: 250,
  })),
  ...[304, 400, 401, 403, 404, 409, 410, 422, 501].map((status) => ({
    says: `${status} is final`,
    when: { status },
    wait: undefined,
  })),
  { says: "what is neither an answer nor a lost one is final", when: { status: undefined }, wait: undefined },
  { says: "an unsafe request is not repeated after a 503", when: { safe: false }, wait: undefined },
  {
    says: "an unsafe request is not repeated when its answer was lost",
    when: { ...lost, safe: false },
    wait: undefined,
  },
  { says: "an unsafe request is repeated after a 429", when: { safe: false, status: 429, asked: 10 }, wait: 10 },
  { says: "an unsafe request is repeated when it never left", when: { ...lost, safe: false, unsent: true }, wait: 250 },
  { says: "a consumed body is never sent again", when: { replayable: false, status: 429 }, wait: undefined },
  { says: "a refused token is replaced at once", when: { status: 401, renewable: true, safe: false }, wait: 0 },
  {
    says: "a refused token is not replaced under a consumed body",
    when: { status: 401, renewable: true, replayable: false },
    wait: undefined,
  },
  { says: "there is an end to trying", when: { attempt: 4 }, wait: undefined },
  { says: "an empty budget stops", when: { budget: 0.8 }, wait: undefined },
  { says: "a wait beyond the total clock is not begun", when: { asked: 60_000 }, wait: undefined },
];

test.each(rows)("$says", ({ when, wait }) => {
  expect(decide({ ...usual, ...when })).toBe(wait);
});
