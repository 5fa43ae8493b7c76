import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { attemptRequest } from "./attempt-request.ts";

const known = { route: "PUT /v1/x", attempts: 2, sideEffect: "possible" } as const;
function made(body: unknown, headers: Record<string, string> = {}) {
  // A caller without types may pass it.
  const attempt = firstAttempt({}, { route: "PUT /v1/x", method: "PUT", headers, body: body as Blob });
  const redact = (text: string) => text.replaceAll("hush", "[redacted]");
  return attemptRequest({ ...attempt, facts: known, call: { ...attempt.call, redact } });
}
const redirectOf = (body: unknown) => made(body).redirect;

test("a redirect is shown for what is in memory, and refused for what Node would have to keep to show it", () => {
  expect(redirectOf(new Uint8Array(1))).toBe("manual");
  expect(redirectOf(new Blob(["x"]))).toBe("error");
  expect(redirectOf(new Blob(["x"]).stream())).toBe("error");
});

function locked(): ReadableStream<Uint8Array> {
  const stream = new Blob(["x"]).stream();
  stream.getReader();
  return stream;
}

const bodies: readonly [says: string, body: unknown, problem: RegExp][] = [
  ["an object", {}, /must be text, unshared bytes/],
  ["a number", 1, /must be text, unshared bytes/],
  ["an async generator", (async function* () {})(), /must be text, unshared bytes/],
  ["a function that makes a list", () => ["x"], /must be text, unshared bytes/],
  ["a function that makes nothing", () => undefined, /must be text, unshared bytes/],
  ["a function that makes a promise", async () => new Blob(["x"]).stream(), /must be text, unshared bytes/],
  ["what looks like a stream", { getReader() {}, locked: false }, /must be text, unshared bytes/],
  ["what looks like a Blob", { stream() {}, size: 3 }, /must be text, unshared bytes/],
  ["a stream that somebody else reads", locked(), /an unread stream/],
  ["a view of shared memory", new Uint8Array(new SharedArrayBuffer(1)), /unshared/],
];

test.each(bodies)("%s is not a body, and is refused before anything is sent", (_, body, problem) => {
  expect(() => made(body)).toThrow(
    expect.objectContaining({
      name: "InputError",
      parameter: "body",
      message: expect.stringMatching(problem),
      ...known,
    }),
  );
});

test("a body's function that fails is the cause, without credentials that it quotes", () => {
  const fails = () => {
    throw new Error("EACCES: hush");
  };
  const refused = {
    name: "InputError",
    parameter: "body",
    message: "PUT /v1/x body is unavailable: its function failed",
  };
  expect(() => made(fails)).toThrow(
    expect.objectContaining({ ...refused, cause: expect.objectContaining({ message: "EACCES: [redacted]" }) }),
  );
});
