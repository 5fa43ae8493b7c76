import { expect, test } from "vitest";
import { paceOf } from "./pace.ts";

test("long work ends after an abort by a timer, although it never waits for anything else", async () => {
  const pace = paceOf(AbortSignal.timeout(50));
  const began = performance.now();
  const work = async () => {
    for (;;) await pace();
  };
  await expect(work()).rejects.toMatchObject({ name: "AbortedError" });
  expect(performance.now() - began).toBeLessThan(1000);
});

test("without a signal it goes on", async () => {
  const pace = paceOf();
  for (let step = 0; step < 1000; step++) expect(await pace()).toBeUndefined();
});
