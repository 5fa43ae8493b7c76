import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { withinClock } from "./within-clock.ts";

const hanging = (): Promise<Response> => new Promise(() => {});

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
