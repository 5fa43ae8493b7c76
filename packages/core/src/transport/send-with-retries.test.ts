import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { fakeClock } from "../../test/clock.ts";
import { NetworkError } from "../errors/network-error.ts";
import { fetchLoop } from "./fetch-loop.ts";
import { retryBudget } from "./retry-budget.ts";
import { sendWithRetries } from "./send-with-retries.ts";

test("an attempt knows its number, why it is made, and what those before may have done", async () => {
  const seen: unknown[] = [];
  const { call } = firstAttempt({ clock: fakeClock() });
  const sent = await sendWithRetries(call, fetchLoop, async (attempt) => {
    seen.push([attempt.number, attempt.reason, attempt.before]);
    attempt.known.attempts++;
    attempt.known.sideEffect = "possible";
    if (attempt.number < 3) throw new NetworkError("failed", attempt.known);
    return { response: new Response() };
  });
  expect(seen).toEqual([
    [1, undefined, "none"],
    [2, "NetworkError", "possible"],
    [3, "NetworkError", "possible"],
  ]);
  expect(sent.known.attempts).toBe(3);
});

test("what one attempt notes after it was given up is not known of the next one", async () => {
  const { call } = firstAttempt({ clock: fakeClock() });
  let first: { sideEffect: string } | undefined;
  const sent = await sendWithRetries(call, fetchLoop, async ({ number, known }) => {
    if (number === 1) {
      first = known;
      throw new NetworkError("failed", { ...known, attempts: 1 });
    }
    if (first) first.sideEffect = "certain";
    return { response: new Response() };
  });
  expect(sent.known.sideEffect).toBe("none");
});

test("a client that has spent its budget sends once", async () => {
  const { call } = firstAttempt({ clock: fakeClock(), budget: retryBudget(4) });
  let sent = 0;
  const failing = sendWithRetries(call, fetchLoop, async ({ known }) => {
    sent++;
    throw new NetworkError("failed", { ...known, attempts: 1 });
  });
  await expect(failing).rejects.toThrow("failed");
  expect(sent).toBe(1);
});
