import { expect, test } from "vitest";
import { isApiError } from "../errors/api-error.ts";
import { isRateLimitError } from "../errors/rate-limit-error.ts";
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

const shapes: { body: string; code: string | undefined; says: string }[] = [
  { body: '{"error":{"code":"not_found","message":"gone"}}', code: "not_found", says: "400 not_found: gone" },
  { body: '{"err":{"code":"bad_request","message":"no"}}', code: "bad_request", says: "400 bad_request: no" },
  { body: '{"code":"conflict","message":"taken"}', code: "conflict", says: "400 conflict: taken" },
  {
    body: '{"status":400,"code":"invalid_domain","message":"bad"}',
    code: "invalid_domain",
    says: "400 invalid_domain: bad",
  },
  { body: '{"issues":[{"path":["a"]}],"message":"invalid"}', code: undefined, says: "400 error: invalid" },
  {
    body: '{"errors":[{"code":"BLOB_UNKNOWN","message":"none","detail":{}}]}',
    code: "BLOB_UNKNOWN",
    says: "400 BLOB_UNKNOWN: none",
  },
  { body: '{"error":"invalid_grant"}', code: undefined, says: "400 error: invalid_grant" },
  { body: "<html>502 Bad Gateway</html>", code: undefined, says: "400 error: <html>502 Bad Gateway</html>" },
  { body: '{"error":"","message":"gone"}', code: undefined, says: "400 error: gone" },
  { body: '{"error":"Unauthorized","message":"expired"}', code: undefined, says: "400 error: expired" },
  {
    body: '{"error":"Bad Request","message":["no name","no\\nslug"]}',
    code: undefined,
    says: "400 error: no name; no slug",
  },
  {
    body: '{"error":{"code":{"toString":1},"message":{"toString":1}}}',
    code: undefined,
    says: "400 error: no details",
  },
  { body: '{"error":{"code":"a","limit":{"reset":{"valueOf":1,"toString":1}}}}', code: "a", says: "400 a: no details" },
  { body: '{"errors":{"0":1}}', code: undefined, says: "400 error: no details" },
  { body: "[]", code: undefined, says: "400 error: no details" },
  { body: "null", code: undefined, says: "400 error: no details" },
  { body: "", code: undefined, says: "400 error: no details" },
];

test.each(shapes)("the body $body is understood", async ({ body, code, says }) => {
  const error = await fail(body);
  expect(isApiError(error) && !isRateLimitError(error)).toBe(true);
  expect(error.code).toBe(code);
  expect(error.message).toBe(`GET /v1/x ${says}`);
});

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

test("a long text is cut", async () => {
  const error = await fail("x".repeat(100_000));
  expect(error.body).toBe("x".repeat(8192));
  expect(error.message.length).toBeLessThan(600);
});

test("an endless body is not read to its end", async () => {
  let read = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill((read++ % 26) + 97)),
    cancel: () => {
      cancelled = true;
    },
  });
  await fail(endless);
  expect(read).toBeLessThan(100);
  expect(cancelled).toBe(true);
});

test("the token is taken out of a body that quotes it", async () => {
  const error = await fail('{"error":{"code":"forbidden","message":"tok_1 is bad"}}', { status: 403 });
  expect(JSON.stringify(error)).not.toContain("tok_1");
  expect(error.message).toBe("GET /v1/x 403 forbidden: [redacted] is bad");
});

test("a token that is quoted takes nothing else along", async () => {
  const body = {
    error: { code: "forbidden", message: "tok_1 is bad", invalidToken: true, limit: { reset: 7, tok_1: "a tok_1" } },
  };
  const error = await fail(JSON.stringify(body), { status: 403 });
  expect(refusesToken(error)).toBe(true);
  expect(error.limit).toEqual({ reset: 7, "[redacted]": "a [redacted]" });
});

test("a hint is told where the answer does not say when to try again, without its secrets", async () => {
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
