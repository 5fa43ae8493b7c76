import { expect, test } from "vitest";
import { isRateLimitError } from "../errors/api-error.ts";
import { apiErrorFrom, refusesToken } from "./api-error-from.ts";

const fields = { route: "GET /v1/x", attempts: 1, sideEffect: "none" } as const;
const fail = (body: BodyInit | null, init: ResponseInit = {}) =>
  apiErrorFrom(
    new Response(body, { status: 400, ...init }),
    fields,
    (text, most) => text.replaceAll("tok_1", "[redacted]").slice(0, most),
    4e6,
    0,
  );

test("a rate limit says when to try again", async () => {
  const limit = { total: 10, remaining: 0, reset: 60 };
  const error = await fail(JSON.stringify({ error: { code: "rate_limited", message: "slow", limit } }), {
    status: 429,
  });
  expect(isRateLimitError(error)).toBe(true);
  expect(error).toMatchObject({ limit, retryAt: new Date(60_000) });
  expect(error.message).toContain("try again at 1970-01-01T00:01:00.000Z");
});

test("a long list of missing files is kept whole, and cut when printed", async () => {
  const missing = Array.from({ length: 5000 }, (_, index) => String(index).padStart(40, "0"));
  const error = await fail(JSON.stringify({ error: { code: "missing_files", message: "upload them", missing } }));
  expect(error.body).toEqual({ error: { code: "missing_files", message: "upload them", missing } });
  expect(JSON.stringify(error).length).toBeLessThan(10_000);
});

test("a token that is quoted takes nothing else along", async () => {
  const body = {
    error: { code: "forbidden", message: "tok_1 is bad", invalidToken: true, limit: { reset: 7, tok_1: "a tok_1" } },
  };
  const error = await fail(JSON.stringify(body), { status: 403 });
  expect(refusesToken(error)).toBe(true);
  expect(error.limit).toEqual({ reset: 7, "[redacted]": "a [redacted]" });
});

test("the error has a hint where the answer does not say when to try again, without secrets", async () => {
  const fail = (headers = {}) =>
    apiErrorFrom(
      new Response("no", { status: 403, headers }),
      fields,
      (text) => text.replace("tok_1", "[redacted]"),
      9,
      0,
      "check tok_1",
    );
  expect((await fail()).message).toBe("GET /v1/x 403 error: no (check [redacted])");
  expect((await fail({ "retry-after": "1" })).message).toContain("(try again at ");
});
