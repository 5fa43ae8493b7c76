import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { withinLimiter } from "./within-limiter.ts";

const answer = new Response();
const failed = new Error("the attempt failed");
const limited = new Error("the limiter failed");

test("without a limiter an attempt goes through", async () => {
  expect(await withinLimiter(firstAttempt(), async () => answer)).toBe(answer);
});

test("a limiter that fails before the attempt ends it", async () => {
  const attempt = firstAttempt({ limiter: () => Promise.reject(limited) });
  await expect(withinLimiter(attempt, async () => answer)).rejects.toBe(limited);
});

test("a limiter that fails after the attempt does it no harm", async () => {
  const attempt = firstAttempt({ limiter: (run) => run().then(() => Promise.reject(limited)) });
  expect(await withinLimiter(attempt, async () => answer)).toBe(answer);
});

test("what a limiter makes of a failed attempt hides nothing", async () => {
  const attempt = firstAttempt({ limiter: (run) => run().catch(() => answer) });
  await expect(withinLimiter(attempt, () => Promise.reject(failed))).rejects.toBe(failed);
});

test("a limiter may answer itself", async () => {
  const attempt = firstAttempt({ limiter: async () => answer });
  expect(await withinLimiter(attempt, () => Promise.reject(failed))).toBe(answer);
});

test("a limiter is told a hash of the token, and never the token", async () => {
  const seen: string[] = [];
  const token = "tok_0123456789abcdef";
  for (const headers of [{}, { authorization: "Basic abc" }]) {
    const attempt = firstAttempt(
      {
        token,
        limiter: async (run, context, _clock, _deadline, tokenHash) => {
          expect(JSON.stringify(context)).not.toContain(token);
          seen.push(Buffer.from(await tokenHash()).toString("hex"));
          return run();
        },
      },
      { headers },
    );
    await withinLimiter(attempt, async () => answer);
  }
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  expect(seen).toEqual([sha256(token), sha256("Basic abc")]);
});
