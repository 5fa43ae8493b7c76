import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import type { Limiter } from "../types/client.ts";
import { limitedBy } from "./limited-by.ts";

// A layer takes what core hands it, and says no more of it.
const first = (...given: Parameters<typeof firstAttempt>): never => firstAttempt(...given) as never;
const answer = new Response();
const failed = new Error("the attempt failed");
test("a limiter may answer itself", async () => {
  const limiter: Limiter = async () => answer;
  expect(await limitedBy(limiter).around(first(), () => Promise.reject(failed))).toBe(answer);
});

test("a limiter gets a hash of the token, and never the token", async () => {
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
