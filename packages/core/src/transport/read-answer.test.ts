import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import type { Attempt } from "./call-state.ts";
import * as layer from "./read-answer.ts";

const readAnswer = (attempt: Attempt, next: () => Promise<Response>, url?: string) =>
  layer.readAnswer(
    attempt,
    async () => ({ response: await next(), url }),
    () => {},
    [],
  );

const answered =
  (status: number, body: string | null = null) =>
  async () =>
    new Response(body, { status, headers: { "x-vercel-id": "iad1::1" } });

test("an answer is read, and what it says of itself is noted", async () => {
  const attempt = firstAttempt();
  const { bytes } = await readAnswer(attempt, answered(200, '{"id":1}'));
  expect(new TextDecoder().decode(bytes)).toBe('{"id":1}');
  expect(attempt).toMatchObject({ facts: { sideEffect: "certain", requestId: "iad1::1" } });
});

test("a good answer is not searched for credentials, but for its request ID when that is read", async () => {
  const attempt = firstAttempt();
  const searched: string[] = [];
  const redact = (text: string) => `${searched.push(text)} searched`;
  await readAnswer({ ...attempt, call: { ...attempt.call, redact } }, answered(200, "{}"));
  expect(searched).toEqual([]);
  expect(attempt.facts.requestId).toBe("1 searched");
});

test("a body that is to be handed over as a stream is left alone", async () => {
  const attempt = firstAttempt({}, {}, { body: "stream" });
  expect((await readAnswer(attempt, answered(200, "bytes"))).response.bodyUsed).toBe(false);
});

test.each([
  { says: "a 304 to who sent a condition", status: 304, headers: { "if-none-match": '"1"' }, method: "GET" },
  { says: "a 404 to a HEAD", status: 404, headers: {}, method: "HEAD" },
])("$says is an answer", async ({ status, headers, method }) => {
  await expect(readAnswer(firstAttempt({}, { headers, method }), answered(status))).resolves.toHaveProperty(
    "response.status",
  );
});

test.each([205, 206, 207, 226])(
  "a %i that nobody asked for is not an answer, and its body is let go of",
  async (status) => {
    const cancelled: unknown[] = [];
    const body = new ReadableStream({ cancel: (reason) => void cancelled.push(reason) });
    const headers = { "content-range": "bytes 0-9/300000" };
    // The runtime makes no 205 with a body.
    const response = new Response(status === 205 ? null : body, { status, headers });
    for (const kind of ["text", "bytes", "stream"] as const) {
      const attempt = firstAttempt({}, {}, { body: kind });
      const given = kind === "text" ? response : new Response(null, { status });
      const refused = { name: "DecodeError", status, sideEffect: "certain" };
      await expect(readAnswer(attempt, async () => given)).rejects.toMatchObject(refused);
    }
    expect(cancelled).toHaveLength(status === 205 ? 0 : 1);
  },
);

test("a 206 to a request for a range is an answer", async () => {
  const attempt = firstAttempt({}, { headers: { range: "bytes=0-9" } }, { body: "stream" });
  await expect(readAnswer(attempt, answered(206, "0123456789"))).resolves.toHaveProperty("response.status", 206);
});

test.each([
  { says: "a 304 to a header whose value looks like a condition", status: 304, headers: { "x-note": "if-none-match" } },
  { says: "a 404 to a GET", status: 404, headers: {} },
  { says: "a 500", status: 500, headers: {} },
])("$says is an error", async ({ status, headers }) => {
  await expect(readAnswer(firstAttempt({}, { headers }), answered(status))).rejects.toMatchObject({ status });
});

test("an answer can be read as its bytes", async () => {
  const attempt = firstAttempt({}, {}, { body: "bytes" });
  const { bytes } = await readAnswer(attempt, async () => new Response(Uint8Array.of(0xef, 0xbb, 0xbf, 0xff)));
  expect(bytes).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf, 0xff));
});

test.each([
  { status: 401, url: undefined, says: "check token and team" },
  { status: 403, url: "https://api.test/v1/things", says: "check token and team" },
  { status: 404, url: undefined, says: undefined },
  { status: 404, url: "https://other.test/x", says: "sent by https://other.test, which is not the API" },
])("a $status from $url says what there is to look at: $says", async ({ status, url, says }) => {
  const said = says ? ` (${says})` : "";
  await expect(readAnswer(firstAttempt(), answered(status), url)).rejects.toThrow(`${status} error: no details${said}`);
});
