import { isSlipwayError } from "@slipway/core";
import fc from "fast-check";
import { expect } from "vitest";
import { forAll, forAllAsync } from "../../core/test/for-all.ts";

/**
 * How the fuzzer runs: the same in each run, unless `SLIPWAY_FUZZ_SEED` says another beginning. `SLIPWAY_FUZZ_RUNS` says how many
 * inputs each property is tried with.
 */
const FUZZ: { readonly seed: number; readonly numRuns: number } = {
  seed: Number(process.env.SLIPWAY_FUZZ_SEED ?? 20_260_701),
  numRuns: Number(process.env.SLIPWAY_FUZZ_RUNS ?? 300),
};

export const always: typeof forAll = (arbitraries, check) => forAll(arbitraries, check, FUZZ);
export const alwaysAsync: typeof forAllAsync = (arbitraries, check) => forAllAsync(arbitraries, check, FUZZ);

export function textOf(...pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) },
  );
  return fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(""));
}

/** Whatever it is given, a parser answers, or throws an error of ours. */
export async function answersOrRefuses(work: () => unknown): Promise<void> {
  let length = 0;
  try {
    await work();
  } catch (error) {
    if (!isSlipwayError(error)) throw error;
    length = error.message.length;
  }
  // No error repeats what it was given at any length.
  expect(length).toBeLessThan(1000);
}

/** In characters: a parser that looks at all that is left for each of them takes minutes. */
const LONG = 200_000;

/** Runs a parser on long texts of a few pieces: the test's own time ends one that takes minutes. */
export async function readsInNoTime(parse: (text: string) => unknown, pieces: readonly string[]): Promise<void> {
  for (const first of ["", ...pieces]) {
    for (const piece of pieces) {
      const text = first + piece.repeat(Math.ceil(LONG / piece.length));
      for (const whole of [text, `${text}\u{1}`, `${text}"`]) await answersOrRefuses(() => parse(whole));
    }
  }
}
