import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { fakeClock } from "../../test/clock.ts";
import { withinClock } from "./within-clock.ts";

const hanging = (): Promise<Response> => new Promise(() => {});

test("an attempt that hangs ends with its own clock, which is named", async () => {
  const attempt = firstAttempt({ timeout: { attempt: 10 } });
  await expect(withinClock(attempt, hanging)).rejects.toMatchObject({
    name: "TimeoutError",
    message: "GET /v1/things timed out after 10 ms (timeout.attempt)",
  });
  expect(attempt.over.signal.aborted).toBe(true);
});

test("it ends with the clock of the call, which is named", async () => {
  const attempt = firstAttempt({ timeout: { total: 10 } });
  await expect(withinClock(attempt, hanging)).rejects.toThrow("timed out after 10 ms in all (timeout.total)");
});

test("it ends with the user's signal, whose reason is the cause", async () => {
  const caller = new AbortController();
  const attempt = firstAttempt({}, {}, { options: { signal: caller.signal } });
  const sent = withinClock(attempt, hanging);
  caller.abort("enough");
  await expect(sent).rejects.toMatchObject({ name: "AbortedError", cause: "enough" });
});

test("a signal that is over already lets nothing begin", async () => {
  const attempt = firstAttempt({}, {}, { options: { signal: AbortSignal.abort() } });
  let began = false;
  const sent = withinClock(attempt, () => {
    began = true;
    return hanging();
  });
  await expect(sent).rejects.toThrow("was aborted");
  expect(began).toBe(false);
});

test("a call whose time was taken by waiting lets nothing begin", async () => {
  const attempt = firstAttempt({ timeout: { total: 0 } });
  let began = false;
  const sent = withinClock(attempt, () => {
    began = true;
    return hanging();
  });
  await expect(sent).rejects.toMatchObject({ name: "TimeoutError", sideEffect: "none" });
  expect(began).toBe(false);
});

test("the clock can be begun anew", async () => {
  const clock = fakeClock();
  const limits: number[] = [];
  const after = (ms: number, run: () => void): (() => void) => {
    limits.push(ms);
    return clock.after(ms, run);
  };
  const attempt = firstAttempt({ clock: { ...clock, after }, timeout: { attempt: 20, total: 100 } });
  await withinClock(attempt, async (restartClock) => {
    restartClock(50);
    return new Response();
  });
  expect(limits).toEqual([20, 50]);
});
