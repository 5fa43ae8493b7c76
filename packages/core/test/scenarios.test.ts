import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import {
  type ApiError,
  type Clock,
  call,
  isApiError,
  isNetworkError,
  isRateLimitError,
  isTimeoutError,
  systemClock,
} from "../src/index.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { freeUrl, serve } from "./server.ts";

const token = "tok_0123456789abcdef";
const get = { route: "GET /v9/projects/{idOrName}", team: true } as const;
const post = { route: "POST /v13/deployments" } as const;

describe.each(clients)("over $name", ({ create }) => {
  test("a call gives the data, and with its response the request ID and the attempts", async () => {
    const { url, received } = await serve({
      headers: { "x-vercel-id": "fra1::abc" },
      body: { id: "prj_1", extra: null },
    });
    const client = create({ baseUrl: url, token, team: "team_1" });
    const answer = await call(client, get, { idOrName: "a b/ü" }).withResponse();
    expect(answer).toMatchObject({ data: { id: "prj_1", extra: null }, requestId: "fra1::abc", attempts: 1 });
    expect(received[0]).toMatchObject({ method: "GET", url: "/v9/projects/a%20b%2F%C3%BC?teamId=team_1" });
    expect(received[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  test("a failed GET is repeated and tells how often it was sent", async () => {
    const clock = fakeClock();
    const { url, received } = await serve({ status: 503 }, { status: 500 }, { body: { ok: true } });
    const answer = await call(create({ baseUrl: url, token, clock }), get, { idOrName: "x" }).withResponse();
    expect(answer.attempts).toBe(3);
    expect(received).toHaveLength(3);
    expect(clock.waits).toHaveLength(2);
  });

  test("a POST is not repeated after a 500, which leaves its effect open", async () => {
    const { url, received } = await serve({
      status: 500,
      body: { error: { code: "internal_server_error", message: "oops" } },
    });
    const error = await caught(call(create({ baseUrl: url, token }), post, { name: "x" }));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 500, code: "internal_server_error", sideEffect: "possible", attempts: 1 });
    expect(received).toHaveLength(1);
  });

  test("a rate limit is waited for, even by a POST, and its body is sent again", async () => {
    const clock = fakeClock();
    const limit = { total: 10, remaining: 0, reset: 7 };
    const { url, received } = await serve(
      { status: 429, body: { error: { code: "rate_limited", message: "slow down", limit } } },
      { status: 201, body: { id: "dpl_1" } },
    );
    expect(await call(create({ baseUrl: url, token, clock }), post, { name: "x" })).toEqual({ id: "dpl_1" });
    expect(clock.waits).toEqual([7000]);
    expect(received.map(({ body }) => body.toString())).toEqual(['{"name":"x"}', '{"name":"x"}']);
  });

  test("a wait beyond the total clock fails at once and says when to try again", async () => {
    const clock = fakeClock();
    const { url, received } = await serve({
      status: 429,
      headers: { "retry-after": "3600" },
      body: { error: { code: "rate_limited" } },
    });
    const error = await caught(call(create({ baseUrl: url, token, clock }), get, { idOrName: "x" }));
    expect(isRateLimitError(error)).toBe(true);
    expect((error as ApiError).retryAt?.getTime()).toBe(clock.now() + 3_600_000);
    expect(received).toHaveLength(1);
    expect(clock.waits).toEqual([]);
  });

  test("a token from a function is asked for once by calls at the same time, and once more after a 401", async () => {
    let asked = 0;
    const { url, received } = await serve(({ headers }) =>
      headers.authorization === "Bearer t1" ? { status: 401 } : { body: {} },
    );
    const client = create({ baseUrl: url, token: async () => `t${++asked}` });
    await Promise.all([call(client, get, { idOrName: "a" }), call(client, get, { idOrName: "b" })]);
    await call(client, get, { idOrName: "c" });
    expect(asked).toBe(2);
    expect(received).toHaveLength(5);
  });

  test("a token that is refused twice is an error with a hint", async () => {
    const { url, received } = await serve({ status: 401, body: { error: { code: "forbidden", message: "no" } } });
    const error = await caught(call(create({ baseUrl: url, token: () => token }), get, { idOrName: "a" }));
    expect(String(error)).toMatch(/^ApiError: GET \/v9\/projects\/\{idOrName\} 401 forbidden: no .*SLIPWAY_TOKEN/);
    expect(received).toHaveLength(2);
  });

  test("no connection is a NetworkError without any effect, tried again even for a POST", async () => {
    const clock = fakeClock();
    const error = await caught(call(create({ baseUrl: await freeUrl(), token, clock }), post, { name: "x" }));
    expect(isNetworkError(error)).toBe(true);
    expect(error).toMatchObject({ sideEffect: "none", attempts: 4, message: expect.stringContaining("ECONNREFUSED") });
  });

  test("an attempt that takes too long is a TimeoutError", async () => {
    const { url } = await serve(() => undefined);
    const client = create({ baseUrl: url, token, timeout: { attempt: 30 }, retry: false });
    const error = await caught(call(client, get, { idOrName: "x" }));
    expect(isTimeoutError(error)).toBe(true);
    expect(error).toMatchObject({ sideEffect: "possible", attempts: 1 });
  });

  test("the clock of an attempt runs until the body is read", async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"a":');
      return undefined;
    });
    const client = create({ baseUrl: url, token, timeout: { attempt: 50 }, retry: false });
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({
      name: "TimeoutError",
      sideEffect: "certain",
    });
  });

  test("an abort ends a call in flight and a wait between attempts", async () => {
    const flying = new AbortController();
    const { url } = await serve(() => {
      flying.abort(new Error("enough"));
      return undefined;
    });
    const inFlight = call(create({ baseUrl: url, token }), get, { idOrName: "x" }, { signal: flying.signal });
    expect(await caught(inFlight)).toMatchObject({
      name: "AbortedError",
      sideEffect: "possible",
      cause: { message: "enough" },
    });

    const waiting = new AbortController();
    const clock: Clock = {
      now: systemClock.now,
      sleep(ms, signal) {
        if (ms > 90_000) waiting.abort();
        return systemClock.sleep(ms, signal);
      },
    };
    const busy = await serve({ status: 429, headers: { "retry-after": "100" } });
    const waited = call(
      create({ baseUrl: busy.url, token, clock }),
      get,
      { idOrName: "x" },
      { signal: waiting.signal },
    );
    expect(await caught(waited)).toMatchObject({ name: "AbortedError", sideEffect: "none" });
    expect(busy.received).toHaveLength(1);
  });

  test("a body that breaks off is read again for a GET and is certain to have happened for a POST", async () => {
    const clock = fakeClock();
    const cut = await serve(
      (_, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write("{");
        setImmediate(() => response.destroy());
        return undefined;
      },
      { body: { whole: true } },
    );
    expect(await call(create({ baseUrl: cut.url, token, clock }), get, { idOrName: "x" })).toEqual({ whole: true });
    const again = await serve((_, response) => {
      response.writeHead(200, { "content-length": "100" }).write("{");
      setImmediate(() => response.destroy());
      return undefined;
    });
    const error = await caught(call(create({ baseUrl: again.url, token }), post, { name: "x" }));
    expect(error).toMatchObject({ name: "NetworkError", sideEffect: "certain", attempts: 1 });
  });

  test("the token goes to no other origin when the API redirects there", async () => {
    const other = await serve({ body: { here: true } });
    const { url, received } = await serve({ status: 302, headers: { location: `${other.url}/elsewhere` } });
    expect(await call(create({ baseUrl: url, token }), get, { idOrName: "x" })).toEqual({ here: true });
    expect(received[0]?.headers.authorization).toBeDefined();
    expect(other.received[0]?.headers.authorization).toBeUndefined();
  });

  test("middleware sees attempts in order, with the wait and its reason, but never the token", async () => {
    const seen: unknown[] = [];
    const clock = fakeClock();
    const { url, received } = await serve({ status: 429, headers: { "retry-after": "2" } }, { body: {} });
    const client = create({
      baseUrl: url,
      token,
      clock,
      middleware: [
        async (request, next, { attempt, delay, reason }) => {
          request.headers.set("x-outer", "1");
          const response = await next(request);
          seen.push([attempt, delay, reason, response.status, request.headers.get("authorization")]);
          return response;
        },
        (request, next) =>
          next(new Request(request, { headers: { ...Object.fromEntries(request.headers), "x-inner": "2" } })),
      ],
    });
    await call(client, get, { idOrName: "x" });
    expect(seen).toEqual([
      [1, 0, undefined, 429, null],
      [2, 2000, "429", 200, null],
    ]);
    expect(received[1]?.headers).toMatchObject({ "x-outer": "1", "x-inner": "2", authorization: `Bearer ${token}` });
  });

  test("no error shows the token, not even when the API or the runtime quotes it", async () => {
    const { url } = await serve(
      { status: 400, body: { error: { code: "bad_request", message: `bad ${token}` } } },
      { body: `<html>${token}` },
    );
    const client = create({ baseUrl: url, token });
    const failing = create({
      baseUrl: url,
      token,
      retry: false,
      fetch: () => Promise.reject(new TypeError(`fetch failed ${token}`)),
    });
    const errors = [
      await caught(call(client, get, { idOrName: "x" })),
      await caught(call(client, get, { idOrName: "x" })),
      await caught(call(failing, get, { idOrName: "x" })),
      await caught(call(create({ baseUrl: url, token: `${token}\n` }), get, { idOrName: "x" })),
    ];
    for (const error of [...errors, client]) {
      expect(`${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)}`).not.toContain(token);
    }
  });
});
