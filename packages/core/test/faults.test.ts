import { inspect } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { type CallOptions, call, type Operation, type RetryOptions } from "../src/index.ts";
import { logging } from "../src/middleware/logging.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import * as fault from "./fault-server.ts";
import { freeUrl, serve, type Turn } from "./server.ts";

const token = "tok_0123456789abcdef";
const get: Operation = { route: "GET /v1/things/{id}" };
const put: Operation = { route: "PUT /v1/things/{id}" };
const post: Operation = { route: "POST /v1/things" };
const input = { id: "x" };
const html = { "content-type": "text/html" };

/** Everything that the suite provoked and that was logged, for the search for the token at its end. */
const provoked: unknown[] = [];
const logged: string[] = [];

interface Fault {
  readonly says: string;
  readonly turns: readonly Turn[];
  readonly operation?: Operation;
  /** With real time, because a clock is to run out. */
  readonly timeout?: CallOptions["timeout"];
  readonly retry?: RetryOptions | false;
  readonly headers?: Record<string, string>;
  readonly options?: CallOptions;
  /** What the call gives, or what its error is like. */
  readonly gives?: unknown;
  readonly fails?: object;
  /** How often the request arrives. */
  readonly arrives: number;
}

const ok: Turn = { body: { ok: true } };
const gives = { ok: true };
const none = { sideEffect: "none" };
const possible = { sideEffect: "possible" };
const certain = { sideEffect: "certain" };
const quoted = { error: { code: "oops", message: `what about ${token}?` } };

const table: readonly Fault[] = [
  { says: "a reset before the headers is tried again", turns: [fault.resetBeforeHeaders, ok], gives, arrives: 2 },
  {
    says: "a POST that was reset before the headers may have been done",
    turns: [fault.resetBeforeHeaders],
    operation: post,
    fails: { name: "NetworkError", ...possible, attempts: 1 },
    arrives: 1,
  },
  { says: "a cut body is read again", turns: [fault.cutInBody('{"ok":'), ok], gives, arrives: 2 },
  {
    says: "a POST whose answer was cut was done",
    turns: [fault.cutInBody('{"ok":')],
    operation: post,
    fails: { name: "NetworkError", ...certain, attempts: 1 },
    arrives: 1,
  },
  {
    says: "JSON that ends too early is not read again, and was done",
    turns: [{ body: '{"ok":' }],
    fails: { name: "DecodeError", ...certain, status: 200, body: '{"ok":' },
    arrives: 1,
  },
  {
    says: "an answer that does not come in time is asked for again",
    turns: [fault.silence, ok],
    timeout: { attempt: 60 },
    retry: { base: 1 },
    gives,
    arrives: 2,
  },
  {
    says: "the total clock ends the last attempt",
    turns: [fault.silence],
    timeout: { total: 60 },
    retry: { base: 1 },
    fails: { name: "TimeoutError", ...possible },
    arrives: 1,
  },
  {
    says: "a POST that is not answered may have been done",
    turns: [fault.silence],
    operation: post,
    timeout: { attempt: 40 },
    fails: { name: "TimeoutError", ...possible, attempts: 1 },
    arrives: 1,
  },
  {
    says: "a body that stalls is cut off by the clock of the attempt",
    turns: [fault.stallInBody('{"ok":')],
    timeout: { attempt: 60 },
    retry: false,
    fails: { name: "TimeoutError", ...certain },
    arrives: 1,
  },
  { says: "a body that drips is put together", turns: [fault.inPieces('{"ok":true}')], gives, arrives: 1 },
  {
    says: "a character that is cut between packets is put together",
    turns: [fault.inPieces([...Buffer.from('{"ok":"ü€😀"}')].map((byte) => Uint8Array.of(byte)))],
    gives: { ok: "ü€😀" },
    arrives: 1,
  },
  {
    says: "JSON under another content type is JSON",
    turns: [{ headers: html, body: '{"ok":true}' }],
    gives,
    arrives: 1,
  },
  {
    says: "a page of HTML with a 200 is an error that shows it",
    turns: [{ headers: html, body: `<html>log in with ${token}</html>` }],
    fails: { name: "DecodeError", ...certain, status: 200, body: "<html>log in with [redacted]</html>" },
    arrives: 1,
  },
  {
    says: "a page of HTML with a 502 is tried again",
    turns: [{ status: 502, headers: html, body: "<html>bad gateway</html>" }, ok],
    gives,
    arrives: 2,
  },
  ...[202, 204].map((status) => ({
    says: `an empty ${status} gives nothing`,
    turns: [{ status }],
    operation: post,
    gives: undefined,
    arrives: 1,
  })),
  ...[200, 201].flatMap((status) => [
    {
      says: `an empty ${status} gives nothing where the contract says that there may be nothing`,
      turns: [{ status }],
      operation: { ...post, empty: true } as const,
      gives: undefined,
      arrives: 1,
    },
    {
      says: `an empty ${status} where the contract states a body was done, and has lost its answer`,
      turns: [{ status }],
      operation: post,
      fails: { name: "DecodeError", ...certain, status },
      arrives: 1,
    },
  ]),
  {
    says: "a 304 that nobody asked for is an error",
    turns: [{ status: 304 }],
    fails: { name: "ApiError", status: 304, ...none },
    arrives: 1,
  },
  {
    says: "a 304 to a condition gives nothing",
    turns: [{ status: 304 }],
    headers: { "If-None-Match": '"a"' },
    gives: undefined,
    arrives: 1,
  },
  { says: "gzip is unpacked", turns: [fault.gzipped({ ok: true })], gives, arrives: 1 },
  {
    says: "a large answer arrives whole",
    turns: [{ body: { list: Array(200_000).fill("0123456789") } }],
    gives: { list: Array(200_000).fill("0123456789") },
    arrives: 1,
  },
  {
    says: "an error body without an end is not read to its end",
    turns: [fault.endless(400, html)],
    fails: { name: "ApiError", status: 400, body: "x".repeat(8192) },
    arrives: 1,
  },
  {
    says: "a list without an end is not read to its end",
    turns: [fault.endless(200)],
    options: { maxResponseSize: 100_000 },
    fails: {
      name: "DecodeError",
      ...certain,
      status: 200,
      attempts: 1,
      message: "GET /v1/things/{id} 200 is longer than 100000 bytes (maxResponseSize)",
    },
    arrives: 1,
  },
  {
    says: "a small answer that unpacks to a large one is not unpacked to its end",
    turns: [fault.gzipped({ list: " ".repeat(10_000_000) })],
    options: { maxResponseSize: 100_000 },
    fails: { name: "DecodeError", ...certain, status: 200 },
    arrives: 1,
  },
  {
    says: "an error keeps its status when its body breaks off",
    turns: [
      (_, response) => {
        response.writeHead(404, { "content-length": "99" }).write("{");
        setTimeout(() => response.destroy(), 15);
        return undefined;
      },
    ],
    fails: { name: "ApiError", status: 404, ...none },
    arrives: 1,
  },
  {
    says: "a PUT whose attempts all end in a 503 may have been done",
    turns: [{ status: 503, body: quoted }],
    operation: put,
    fails: { name: "ApiError", status: 503, code: "oops", ...possible, attempts: 4 },
    arrives: 4,
  },
  {
    says: "a PUT that was lost once and then refused may have been done",
    turns: [fault.resetBeforeHeaders, { status: 400, body: quoted }],
    operation: put,
    fails: { name: "ApiError", status: 400, ...possible, attempts: 2 },
    arrives: 2,
  },
  {
    says: "a POST is never repeated after a 408",
    turns: [{ status: 408 }],
    operation: post,
    fails: { name: "ApiError", status: 408, attempts: 1 },
    arrives: 1,
  },
  {
    says: "a POST that the contract calls safe is repeated",
    turns: [{ status: 503 }, ok],
    operation: { ...post, safe: true },
    gives,
    arrives: 2,
  },
  {
    says: "retries that are turned off are none",
    turns: [{ status: 503 }],
    retry: false,
    fails: { name: "ApiError", status: 503, attempts: 1 },
    arrives: 1,
  },
];

const forms: readonly { says: string; turn: Turn; wait: number | "drawn" }[] = [
  { says: "reset in Unix seconds", turn: limited({ reset: 1_767_225_600 + 7 }), wait: 7000 },
  { says: "resetMs", turn: limited({ reset: 1_767_225_600 + 7, resetMs: 1_767_225_600_000 + 6500 }), wait: 6500 },
  { says: "a reset that is over", turn: limited({ reset: 1_571_432_075 }), wait: 0 },
  { says: "a duration", turn: limited({ reset: 5 }), wait: 5000 },
  { says: "a negative duration", turn: limited({ reset: -5 }), wait: 0 },
  { says: "Retry-After in seconds", turn: limited(undefined, { "retry-after": "3" }), wait: 3000 },
  {
    says: "Retry-After as a date",
    turn: limited(undefined, { "retry-after": "Thu, 01 Jan 2026 00:00:09 GMT" }),
    wait: 9000,
  },
  { says: "nothing", turn: limited(undefined), wait: "drawn" },
  { says: "nonsense", turn: limited({ reset: "soon" }, { "retry-after": "later" }), wait: "drawn" },
  { says: "a number that no date can hold", turn: limited({ reset: 1e40 }), wait: "drawn" },
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
];

describe.each(clients)("over $name", ({ create }) => {
  const client = (url: string, options = {}) =>
    create({
      baseUrl: url,
      token,
      middleware: [logging({ level: "debug", log: (entry) => logged.push(JSON.stringify(entry)) })],
      ...options,
    });

  test.each(table)(
    "$says",
    async ({ turns, operation = get, timeout, retry, headers, options, gives, fails, arrives }) => {
      const { url, received } = await serve(...turns);
      const timed = timeout ? { timeout } : { clock: fakeClock() };
      const called = call(client(url, timed), operation, operation === post ? {} : input, {
        retry,
        headers,
        ...options,
      });
      if (fails) {
        const error = await caught(called);
        provoked.push(error);
        expect(error).toMatchObject({ route: operation.route, ...fails });
      } else {
        expect(await called).toEqual(gives);
      }
      expect(received).toHaveLength(arrives);
    },
  );

  test.each(forms)("a 429 with $says is waited for", async ({ turn, wait }) => {
    const clock = fakeClock(Date.UTC(2026, 0, 1));
    const { url, received } = await serve(turn, ok);
    expect(await call(client(url, { clock }), post, { name: "x" })).toEqual({ ok: true });
    expect(received).toHaveLength(2);
    expect(clock.waits).toHaveLength(1);
    // What is drawn is added, so that not all come back at once.
    const asked = wait === "drawn" ? 0 : wait;
    expect(clock.waits[0]).toBeGreaterThan(asked);
    expect(clock.waits[0]).toBeLessThanOrEqual(asked + 500);
    provoked.push(await caught(call(client((await serve(turn)).url, { retry: false }), post, {})));
  });

  test.each([400, 401, 403, 404, 409, 422, 429, 500, 503])("a %i is understood in every shape", async (status) => {
    const { url } = await serve(...shapes.map(({ body }) => ({ status, body })));
    for (const { code, message } of shapes) {
      const error = await caught(call(client(url, { retry: false }), get, input));
      provoked.push(error);
      expect(error).toMatchObject({
        name: status === 429 ? "RateLimitError" : "ApiError",
        status,
        code,
        message: expect.stringContaining(`GET /v1/things/{id} ${status} ${code ?? "error"}: ${message}`),
        sideEffect: status < 500 ? "none" : "possible",
      });
    }
  });

  test("a refused connection has no effect and is tried again", async () => {
    const error = await caught(call(client(await freeUrl(), { clock: fakeClock() }), post));
    provoked.push(error);
    expect(error).toMatchObject({ name: "NetworkError", sideEffect: "none", attempts: 4 });
    expect(error).toHaveProperty("cause.cause.code", "ECONNREFUSED");
  });
});

test.each([
  { says: "by default", budget: undefined, retries: 100 },
  { says: "with a budget of the client's own", budget: 50, retries: 10 },
])("a dead platform costs a bounded number of further requests $says", async ({ budget, retries }) => {
  for (const { create } of clients) {
    const { url, received } = await serve({ status: 503 });
    const client = create({ baseUrl: url, token, clock: fakeClock(), retry: { budget } });
    for (let calls = 0; calls < 60; calls++) provoked.push(await caught(call(client, get, input)));
    expect(received).toHaveLength(60 + retries);
  }
});

test("rotations of a token leave the budget as it was", async () => {
  for (const { create } of clients) {
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
  for (const { create } of clients) {
    const { url } = await serve(...Array.from({ length: 40 }, (_, turn) => (turn % 2 ? ok : limited({ reset: 5 }))));
    const client = create({ baseUrl: url, token, clock: fakeClock(), retry: { budget: 0 } });
    for (let calls = 0; calls < 20; calls++) expect(await call(client, get, input)).toEqual(gives);
  }
});

test("waits are spread over all of their range", async () => {
  const clock = fakeClock();
  const { url } = await serve(...Array.from({ length: 60 }, (_, turn) => (turn % 3 === 2 ? ok : { status: 503 })));
  for (let calls = 0; calls < 10; calls++) {
    for (const { create } of clients) await call(create({ baseUrl: url, token, clock }), get, input);
  }
  const [first, second] = [0, 1].map((which) => clock.waits.filter((_, wait) => wait % 2 === which));
  expect(Math.max(...(first ?? []))).toBeLessThanOrEqual(500);
  expect(Math.max(...(second ?? []))).toBeLessThanOrEqual(1000);
  expect(new Set(clock.waits).size).toBe(clock.waits.length);
});

afterAll(() => {
  // No error that the suite provoked shows the token, in whatever way it is printed.
  expect(provoked.length).toBeGreaterThan(200);
  for (const error of provoked) {
    const { stack, message } = error as Error; // each was checked to be one
    const printed = [stack, message, JSON.stringify(error), inspect(error, { depth: 9, showHidden: true })];
    expect(printed.join("\n")).not.toContain(token);
  }
  expect(logged.length).toBeGreaterThan(200);
  expect(logged.join("\n")).not.toContain(token);
});
