import { inspect } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { answerFaults } from "../../../test/runtimes/faults/answer-faults.ts";
import { connectionFaults } from "../../../test/runtimes/faults/connection-faults.ts";
import { downloadFaults } from "../../../test/runtimes/faults/download-faults.ts";
import { type ClientOptions, call, type Operation } from "../src/index.ts";
import { chain, logging } from "../src/middleware.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { serve, type Turn } from "./server.ts";
import { testFaults } from "./shared-faults.ts";

const token = "tok_0123456789abcdef";
const get: Operation = { route: "GET /v1/things/{id}" };
const post: Operation = { route: "POST /v1/things" };
const input = { id: "x" };

const provoked: unknown[] = [];
const logged: string[] = [];

const ok: Turn = { body: { ok: true } };
const gives = { ok: true };

// Every form that a wait is said in is read in `retry-after.test.ts`.
const forms: readonly { says: string; turn: Turn; wait: number | "drawn" }[] = [
  { says: "resetMs", turn: limited({ reset: 1_767_225_600 + 7, resetMs: 1_767_225_600_000 + 6500 }), wait: 6500 },
  { says: "Retry-After", turn: limited(undefined, { "retry-after": "3" }), wait: 3000 },
  { says: "nothing", turn: limited(undefined), wait: "drawn" },
  { says: "no JSON at all", turn: { status: 429, body: "slow down" }, wait: "drawn" },
];

/** A 429 whose answer's own clock is the fake clock's. */
function limited(limit: object | undefined, headers: Record<string, string> = {}): Turn {
  return {
    status: 429,
    headers: { date: "Thu, 01 Jan 2026 00:00:00 GMT", ...headers },
    body: { error: { code: "rate_limited", message: `${token} is too fast`, limit } },
  };
}

const shapes: readonly { body: string | object; code?: string; message: string }[] = [
  { body: { error: { code: "oops", message: "what" } }, code: "oops", message: "what" },
  { body: { err: { code: "oops", message: "what" } }, code: "oops", message: "what" },
  { body: { code: "oops", message: "what" }, code: "oops", message: "what" },
  { body: { status: 400, code: "oops", message: "what" }, code: "oops", message: "what" },
  { body: { issues: [{ path: ["a"] }], message: "what" }, message: "what" },
  { body: { errors: [{ code: "oops", message: "what", detail: {} }] }, code: "oops", message: "what" },
  { body: { error: "what" }, message: "what" },
  { body: "what", message: "what" },
  { body: "<html>what</html>", message: "<html>what</html>" },
  { body: "", message: "no details" },
  { body: { error: "", message: "gone" }, message: "gone" },
  { body: { error: "Unauthorized", message: "expired" }, message: "expired" },
  { body: { error: "Bad Request", message: ["no name", "no\nslug"] }, message: "no name; no slug" },
  { body: { error: { code: { toString: 1 }, message: { toString: 1 } } }, message: "no details" },
  {
    body: { error: { code: "a", limit: { reset: { valueOf: 1, toString: 1 } } } },
    code: "a",
    message: "no details",
  },
  { body: { errors: { 0: 1 } }, message: "no details" },
  { body: [], message: "no details" },
  { body: "null", message: "no details" },
];

const middleware = chain(logging({ level: "debug", log: (entry) => logged.push(JSON.stringify(entry)) }));

testFaults([...connectionFaults, ...answerFaults, ...downloadFaults], {
  made: { middleware },
  onError: (error) => provoked.push(error),
});

describe.each(clients)("over $name", ({ create }) => {
  const client = (url: string, options: ClientOptions = {}) => create({ baseUrl: url, token, middleware, ...options });

  test.each(forms)("a 429 with $says is waited for", async ({ turn, wait }) => {
    const clock = fakeClock(Date.UTC(2026, 0, 1));
    const { url, received } = await serve(turn, ok);
    expect(await call(client(url, { clock }), post, { name: "x" })).toEqual({ ok: true });
    expect(received.map(({ body }) => String(body))).toEqual(['{"name":"x"}', '{"name":"x"}']);
    expect(clock.waits).toHaveLength(1);
    // A random delay is added, so that the clients do not return at once.
    const asked = wait === "drawn" ? 0 : wait;
    expect(clock.waits[0]).toBeGreaterThan(asked);
    expect(clock.waits[0]).toBeLessThanOrEqual(asked + 500);
    provoked.push(await caught(call(client((await serve(turn)).url, { retry: false }), post, {})));
  });

  test.each([400, 401, 403, 404, 408, 409, 422, 429, 500, 503])("a %i is understood in every shape", async (status) => {
    const { url } = await serve(...shapes.map(({ body }) => ({ status, body })));
    for (const { code, message } of shapes) {
      const error = await caught(call(client(url, { retry: false }), get, input));
      provoked.push(error);
      expect(error).toMatchObject({
        name: status === 429 ? "RateLimitError" : "ApiError",
        status,
        code,
        message: expect.stringContaining(`GET /v1/things/{id} ${status} ${code ?? "error"}: ${message}`),
        sideEffect: status < 500 && status !== 408 ? "none" : "possible",
      });
    }
  });
});

const each = clients.filter(({ name }) => name === "ky" || name === "fetch");

test.each([
  { says: "by default", budget: undefined, retries: 100 },
  { says: "with a budget of the client's own", budget: 50, retries: 10 },
])("a dead platform costs a bounded number of further requests $says", async ({ budget, retries }) => {
  for (const { create } of each) {
    const { url, received } = await serve({ status: 503 });
    const client = create({ baseUrl: url, token, clock: fakeClock(), retry: { budget } });
    for (let calls = 0; calls < 60; calls++) provoked.push(await caught(call(client, get, input)));
    expect(received).toHaveLength(60 + retries);
  }
});

test("rotations of a token leave the budget as it was", async () => {
  for (const { create } of each) {
    let current = 0;
    const { url, received } = await serve(({ headers }) =>
      headers.authorization === `Bearer token-${current}` ? ok : { status: 401, body: {} },
    );
    const client = create({ baseUrl: url, token: () => `token-${current}`, clock: fakeClock(), retry: { budget: 5 } });
    for (; current < 20; current++) expect(await call(client, get, input)).toEqual(gives);
    expect(received).toHaveLength(20 + 19);
  }
});

test("a bucket that says when it opens is waited for, whatever the budget", async () => {
  for (const { create } of each) {
    const { url } = await serve(...Array.from({ length: 40 }, (_, turn) => (turn % 2 ? ok : limited({ reset: 5 }))));
    const client = create({ baseUrl: url, token, clock: fakeClock(), retry: { budget: 0 } });
    for (let calls = 0; calls < 20; calls++) expect(await call(client, get, input)).toEqual(gives);
  }
});

test("waits are spread over all of their range", async () => {
  const clock = fakeClock();
  const { url } = await serve(...Array.from({ length: 60 }, (_, turn) => (turn % 3 === 2 ? ok : { status: 503 })));
  for (let calls = 0; calls < 10; calls++) {
    for (const { create } of each) await call(create({ baseUrl: url, token, clock }), get, input);
  }
  const [first, second] = [0, 1].map((which) => clock.waits.filter((_, wait) => wait % 2 === which));
  expect(Math.max(...(first ?? []))).toBeLessThanOrEqual(500);
  expect(Math.max(...(second ?? []))).toBeLessThanOrEqual(1000);
  expect(new Set(clock.waits).size).toBe(clock.waits.length);
});

test("errors were provoked and calls logged in number", () => {
  expect([provoked.length > 200, logged.length > 200]).toEqual([true, true]);
});

afterAll(() => {
  for (const error of provoked) {
    const { stack, message } = error as Error; // each was checked to be one
    const printed = [stack, message, JSON.stringify(error), inspect(error, { depth: 9, showHidden: true })];
    expect(printed.join("\n")).not.toContain(token);
  }
  expect(logged.join("\n")).not.toContain(token);
});
