import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { fakeClock } from "../../test/clock.ts";
import { fetchLoop } from "../client/fetch-client.ts";
import { NetworkError } from "../errors/network-error.ts";
import { sendWithRetries } from "./send-with-retries.ts";

test("an attempt that was given up does not change what is known of the next one", async () => {
  const { call } = firstAttempt({ clock: fakeClock() });
  let first: { sideEffect: string } | undefined;
  const sent = await sendWithRetries(call, fetchLoop, async ({ number, facts: known }) => {
    if (number === 1) {
      first = known;
      throw new NetworkError("failed", { ...known, attempts: 1 });
    }
    if (first) first.sideEffect = "certain";
    return { response: new Response() };
  });
  expect(sent.facts.sideEffect).toBe("none");
});
