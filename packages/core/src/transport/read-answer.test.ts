import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { readAnswer } from "./read-answer.ts";

const answered =
  (status: number, body: string | null = null) =>
  async () =>
    new Response(body, { status, headers: { "x-vercel-id": "iad1::1" } });

test("an answer is read, and what it says of itself is noted", async () => {
  const attempt = firstAttempt();
  await readAnswer(attempt, answered(200, '{"id":1}'));
  expect(attempt).toMatchObject({ text: '{"id":1}', known: { sideEffect: "certain", requestId: "iad1::1" } });
});

test("a body that was not asked for as text is left alone", async () => {
  const attempt = firstAttempt({}, {}, { text: false });
  expect((await readAnswer(attempt, answered(200, "bytes"))).bodyUsed).toBe(false);
});

test.each([
  { says: "a 304 to who sent a condition", status: 304, headers: { "if-none-match": '"1"' }, method: "GET" },
  { says: "a 404 to a HEAD", status: 404, headers: {}, method: "HEAD" },
])("$says is an answer", async ({ status, headers, method }) => {
  await expect(readAnswer(firstAttempt({}, { headers, method }), answered(status))).resolves.toHaveProperty("status");
});

test.each([
  { says: "a 304 to a header whose value looks like a condition", status: 304, headers: { "x-note": "if-none-match" } },
  { says: "a 404 to a GET", status: 404, headers: {} },
  { says: "a 500", status: 500, headers: {} },
])("$says is an error", async ({ status, headers }) => {
  await expect(readAnswer(firstAttempt({}, { headers }), answered(status))).rejects.toMatchObject({ status });
});

test.each([
  { status: 201, sideEffect: "certain" },
  { status: 404, sideEffect: "none" },
  { status: 502, sideEffect: "possible" },
])("after a $status the side effect is $sideEffect", async ({ status, sideEffect }) => {
  const attempt = firstAttempt();
  attempt.known.sideEffect = "possible";
  await readAnswer(attempt, answered(status)).catch(() => {});
  expect(attempt.known.sideEffect).toBe(sideEffect);
});

test("a text longer than the bound is a DecodeError", async () => {
  const attempt = firstAttempt({ maxResponseSize: 3 });
  await expect(readAnswer(attempt, answered(200, '"long"'))).rejects.toThrow(
    "is longer than 3 bytes (maxResponseSize)",
  );
});
