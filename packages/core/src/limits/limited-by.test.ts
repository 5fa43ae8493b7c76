import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import type { Limiter } from "../types/client.ts";
import { limitedBy } from "./limited-by.ts";

// A layer takes what core hands it, and says no more of it.
const first = (...given: Parameters<typeof firstAttempt>): never => firstAttempt(...given) as never;
const answer = new Response();
const failed = new Error("the attempt failed");
const limited = new Error("the limiter failed");

test("a limiter that fails before the attempt ends it", async () => {
  const limiter: Limiter = () => Promise.reject(limited);
  await expect(limitedBy(limiter).around(first(), async () => answer)).rejects.toBe(limited);
});

test("a limiter that fails after the attempt does it no harm", async () => {
  const limiter: Limiter = (run) => run().then(() => Promise.reject(limited));
  expect(await limitedBy(limiter).around(first(), async () => answer)).toBe(answer);
});

test("a limiter may answer itself", async () => {
  const limiter: Limiter = async () => answer;
  expect(await limitedBy(limiter).around(first(), () => Promise.reject(failed))).toBe(answer);
});

test("a limiter is told a hash of the token, and never the token", async () => {
  const seen: string[] = [];
  const token = "tok_0123456789abcdef";
  for (const headers of [{}, { authorization: "Basic abc" }]) {
    const limiter = limitedBy(async (run, context, _clock, _deadline, tokenHash) => {
      expect(JSON.stringify(context)).not.toContain(token);
      seen.push(Buffer.from(await tokenHash()).toString("hex"));
      return run();
    });
    await limiter.around(first({ token }, { headers }), async () => answer);
  }
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  expect(seen).toEqual([sha256(token), sha256("Basic abc")]);
});
