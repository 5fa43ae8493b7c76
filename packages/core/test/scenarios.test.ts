import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import {
  type ApiError,
  type Client,
  type Clock,
  call,
  isApiError,
  isNetworkError,
  isRateLimitError,
  isTimeoutError,
  type Limiter,
  type Middleware,
  type Operation,
  stream,
  systemClock,
} from "../src/index.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { stallInBody } from "./fault-server.ts";
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
    expect(await call(create({ baseUrl: url, token, clock, retry: { base: 0 } }), post, { name: "x" })).toEqual({
      id: "dpl_1",
    });
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
    expect(String(error)).toMatch(/^ApiError: GET \/v9\/projects\/\{idOrName\} 401 forbidden: no \(check token/);
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

  test("limits that are undefined are the client's, then the default", async () => {
    const { url, received } = await serve({ status: 503 });
    const [attempt, total, base, cap] = Array.from({ length: 4 }, () => undefined);
    const usual = { clock: fakeClock(), timeout: { attempt, total }, retry: { attempts: 3, base, cap } };
    const client = create({ baseUrl: url, token, ...usual });
    const options = { timeout: { attempt, total }, retry: { attempts: undefined, base, cap } };
    expect(await caught(call(client, get, { idOrName: "x" }, options))).toMatchObject({ status: 503, attempts: 3 });
    const plain = create({ baseUrl: url, token, clock: fakeClock() });
    expect(await caught(call(plain, get, { idOrName: "x" }, options))).toMatchObject({ status: 503, attempts: 4 });
    expect(received).toHaveLength(7);
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
      ...systemClock,
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

  test("middleware sees attempts in order, with the wait and its reason, but never the token", async () => {
    const seen: unknown[] = [];
    const clock = fakeClock();
    const { url, received } = await serve({ status: 429, headers: { "retry-after": "2" } }, { body: {} });
    const client = create({
      baseUrl: url,
      token,
      clock,
      retry: { base: 0 },
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

  test("middleware of one request is inside the client's own, and what it reads is read within the attempt", async () => {
    const { url } = await serve(
      (_, response) => {
        response.write("{");
        return undefined;
      },
      { body: { id: "prj_1" } },
    );
    const seen: string[] = [];
    const noting =
      (name: string): Middleware =>
      async (request, next) => {
        seen.push(name);
        return new Response(await (await next(request)).text());
      };
    const client = create({
      baseUrl: url,
      token,
      timeout: { attempt: 100 },
      retry: { base: 0 },
      middleware: [noting("client")],
    });
    const send: Client["send"] = (request, context) =>
      client.send(request, { ...context, middleware: [noting("request")] });
    const answer = await call({ ...client, send }, get, { idOrName: "x" }).withResponse();
    expect(answer).toMatchObject({ data: { id: "prj_1" }, attempts: 2 });
    expect(seen).toEqual(["client", "request", "client", "request"]);
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

  test("bytes are sent as they are, from memory, a Blob, a stream and a function", async () => {
    const { url, received } = await serve({ body: {} });
    const client = create({ baseUrl: url, token });
    const upload = { route: "POST /v2/files", body: "application/octet-stream" } as const;
    const stream = () => new Blob(["bytes"]).stream();
    for (const body of ["bytes", new TextEncoder().encode("bytes"), new Blob(["bytes"]), stream(), stream]) {
      await call(client, upload, { body });
    }
    expect(received.map(({ body }) => body.toString())).toEqual(Array(5).fill("bytes"));
    expect(new Set(received.map(({ headers }) => headers["content-type"]))).toEqual(
      new Set(["application/octet-stream"]),
    );
  });

  test("a body from a function is made anew for each attempt, a consumed stream is never sent again", async () => {
    const clock = fakeClock();
    const { url, received } = await serve({ status: 503 }, { body: {} }, { status: 503 });
    const client = create({ baseUrl: url, token, clock });
    const upload = { route: "PUT /v8/artifacts/{hash}", body: "application/octet-stream" } as const;
    await call(client, upload, { hash: "a", body: () => new Blob(["again"]).stream() });
    expect(received.map(({ body }) => body.toString())).toEqual(["again", "again"]);
    const error = await caught(call(client, upload, { hash: "a", body: new Blob(["once"]).stream() }));
    expect(error).toMatchObject({ status: 503, attempts: 1 });
  });

  test("a 304 is an answer to a condition, and an error otherwise", async () => {
    const { url } = await serve({ status: 304 });
    const client = create({ baseUrl: url, token });
    const conditional = { ...get, headers: { ifNoneMatch: "if-none-match" } };
    expect(await call(client, conditional, { idOrName: "x", ifNoneMatch: '"1"' })).toBeUndefined();
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({
      name: "ApiError",
      status: 304,
      sideEffect: "none",
    });
  });

  test("without a token nothing is sent, and the error names SLIPWAY_TOKEN", async () => {
    vi.stubEnv("SLIPWAY_TOKEN", "");
    vi.stubEnv("VERCEL_TOKEN", "");
    const { url, received } = await serve({ body: {} });
    const error = await caught(call(create({ baseUrl: url }), get, { idOrName: "x" }));
    expect(error).toMatchObject({
      name: "InputError",
      sideEffect: "none",
      message: expect.stringContaining("SLIPWAY_TOKEN"),
    });
    expect(received).toHaveLength(0);
    await call(create({ baseUrl: url, token: null }), get, { idOrName: "x" });
    await call(create({ baseUrl: url }), { ...get, public: true }, { idOrName: "x" });
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    vi.unstubAllEnvs();
  });

  test("a call that was aborted before it began sends nothing", async () => {
    const { url, received } = await serve({ body: {} });
    const signal = AbortSignal.abort("no");
    const error = await caught(call(create({ baseUrl: url, token }), get, { idOrName: "x" }, { signal }));
    expect(error).toMatchObject({ name: "AbortedError", sideEffect: "none", cause: "no" });
    expect(received).toHaveLength(0);
  });

  test("an operation that was built for another protocol says which package to update", async () => {
    const client = create({ baseUrl: "https://api.test", token });
    const named = { ...get, group: "projects" };
    const from = async (protocol: number, operation: Operation) =>
      `${await caught(call({ ...client, protocol }, operation, { idOrName: "x" }))}`;
    expect(await from(2, named)).toMatch(/^ProtocolError: GET .* needs a newer @slipway\/projects$/);
    expect(await from(0, named)).toMatch(/^ProtocolError: GET .* needs a newer @slipway\/core$/);
    // Who writes an operation by hand calls it with a core of their own.
    expect(await from(2, get)).toMatch(/needs a newer @slipway\/core$/);
  });

  test("a fetch that ignores its signal does not hold the call", async () => {
    const client = create({ token, fetch: () => new Promise(() => {}), timeout: { attempt: 20 }, retry: false });
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({ name: "TimeoutError" });
  });

  test("a limiter that fails after an attempt changes nothing about its outcome", async () => {
    const failing: Limiter = async (attempt) => {
      await attempt();
      throw new RangeError("the store is away");
    };
    const careless: Limiter = (attempt) => {
      void attempt();
      throw new RangeError("the store is away");
    };
    for (const limiter of [failing, careless]) {
      const { url } = await serve({ body: { ok: true } }, { status: 404 });
      const client = create({ baseUrl: url, token, limiter });
      expect(await call(client, get, { idOrName: "x" })).toEqual({ ok: true });
      expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({ name: "ApiError", status: 404 });
    }
  });

  test("a limiter that is late, or forgets its answer, changes nothing about the outcome", async () => {
    const late: Limiter = async (attempt) => {
      const outcome = attempt();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return outcome;
    };
    const forgetful = (async (attempt: () => Promise<Response>) => {
      await attempt();
      // As a program in JavaScript may do.
    }) as unknown as Limiter;
    for (const limiter of [late, forgetful]) {
      const { url } = await serve({ body: { ok: true } }, { status: 404 });
      const client = create({ baseUrl: url, token, limiter });
      expect(await call(client, get, { idOrName: "x" })).toEqual({ ok: true });
      expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({ name: "ApiError", status: 404 });
    }
  });

  test.each(["the token", "a middleware"])(
    "an attempt that is given up while %s is waited for is never sent",
    async (what) => {
      const { url, received } = await serve({ body: {} });
      let go = (): void => {};
      const late = new Promise<void>((resolve) => {
        go = resolve;
      });
      const waits: Middleware = async (request, next) => {
        if (what === "a middleware") await late;
        return next(request);
      };
      const client = create({
        baseUrl: url,
        token: async () => {
          if (what === "the token") await late;
          return token;
        },
        middleware: [waits],
        // One that does not heed its signal.
        fetch: (input, { signal: _, ...init }) => fetch(input instanceof Request ? input.url : input, init),
      });
      const stop = new AbortController();
      const sent = caught(call(client, post, {}, { signal: stop.signal }));
      await new Promise((resolve) => setImmediate(resolve));
      stop.abort();
      expect(await sent).toMatchObject({ name: "AbortedError", sideEffect: "none" });
      go();
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(received).toEqual([]);
    },
  );

  test("an answer that asks an upload to wait for a year is an error at once, which says until when", async () => {
    const { url, received } = await serve({ status: 429, headers: { "retry-after": "31536000" } });
    const upload = { route: "PUT /v8/artifacts/{hash}", body: "application/octet-stream" } as const;
    const client = create({ baseUrl: url, token, clock: fakeClock() });
    const error = await caught(call(client, upload, { hash: "a", body: new Uint8Array(1) }));
    expect(error).toMatchObject({ name: "RateLimitError", retryAt: expect.any(Date), attempts: 1 });
    expect(received).toHaveLength(1);
  });

  test("a header that cannot be sent is named, and its value is not shown", async () => {
    const client = create({ baseUrl: "https://api.test", token, headers: { "x-own": "hush\nhush" } });
    const error = await caught(call(client, get, { idOrName: "x" }));
    expect(error).toMatchObject({ name: "InputError", parameter: "x-own" });
    expect(inspect(error)).not.toContain("hush");
  });

  test("a limiter that fails before an attempt fails the call, and nothing is sent", async () => {
    const { url, received } = await serve({ body: {} });
    const closed = (): never => {
      throw new RangeError("closed");
    };
    const error = await caught(call(create({ baseUrl: url, token, limiter: closed }), get, { idOrName: "x" }));
    expect(error).toMatchObject({ name: "RangeError", message: "closed" });
    expect(received).toEqual([]);
  });

  test.each([
    ["fetch", { fetch: {} }],
    ["limiter", { limiter: {} }],
    ["middleware", { middleware: () => {} }],
    ["middleware", { middleware: [undefined] }],
  ])("a wrong %s is refused by name when the client is made", (parameter, options) => {
    // What no type allows, a program in JavaScript may give.
    expect(() => create(options as object)).toThrow(expect.objectContaining({ name: "InputError", parameter }));
  });

  test("a controller in the place of its signal is refused before anything is sent", async () => {
    const { url, received } = await serve({ body: {} });
    // As above.
    const options = { signal: new AbortController() as unknown as AbortSignal };
    const client = create({ baseUrl: url, token });
    const follow = async () => {
      for await (const _ of stream(client, get, { idOrName: "x" }, options));
    };
    for (const attempt of [call(client, get, { idOrName: "x" }, options), follow()]) {
      expect(await caught(attempt)).toMatchObject({ name: "InputError", parameter: "signal", route: get.route });
    }
    expect(received).toEqual([]);
  });

  test("a token that the platform calls invalid is replaced once", async () => {
    const invalid = {
      status: 403,
      body: { error: { code: "forbidden", message: "Not authorized", invalidToken: true } },
    };
    const { url, received } = await serve(invalid, { body: {} }, invalid);
    let asked = 0;
    const client = create({ baseUrl: url, token: () => `token-${++asked}` });
    await call(client, get, { idOrName: "x" });
    expect(received.map(({ headers }) => headers.authorization)).toEqual(["Bearer token-1", "Bearer token-2"]);
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({ status: 403, attempts: 2 });
    expect(asked).toBe(3);
  });

  test("a token function that hangs once does not hold the calls after it", async () => {
    const answers: (string | Promise<string>)[] = [new Promise(() => {}), token];
    const { url } = await serve({ body: { ok: true } });
    const client = create({ baseUrl: url, token: () => answers.shift() ?? "none is left", timeout: { attempt: 30 } });
    expect(await caught(call(client, get, { idOrName: "x" }, { retry: false }))).toMatchObject({
      name: "TimeoutError",
    });
    expect(await call(client, get, { idOrName: "x" })).toEqual({ ok: true });
  });

  test("a refusal that quotes the token, in whatever way, replaces it", async () => {
    const quoting = { error: { code: "forbidden", message: btoa("token-number-1"), invalidToken: true } };
    const { url, received } = await serve({ status: 403, body: quoting }, { body: {} });
    let asked = 0;
    await call(create({ baseUrl: url, token: () => `token-number-${++asked}` }), get, { idOrName: "x" });
    expect(received).toHaveLength(2);
  });

  test("a 403 that says nothing of the token replaces none", async () => {
    const { url, received } = await serve({ status: 403, body: { error: { code: "forbidden", message: "no" } } });
    await caught(call(create({ baseUrl: url, token: () => "t" }), get, { idOrName: "x" }));
    expect(received).toHaveLength(1);
  });

  test("what is wrong with a later attempt's body does not hide that the first may have been done", async () => {
    const { url, received } = await serve({ status: 503 });
    const upload = { route: "PUT /v8/artifacts/{hash}", body: "application/octet-stream" } as const;
    const bodies = [new Blob(["x"]).stream()];
    // A program in JavaScript may give what no type allows.
    const body = () => bodies.shift() as ReadableStream<Uint8Array>;
    const client = create({ baseUrl: url, token, clock: fakeClock() });
    const error = await caught(call(client, upload, { hash: "a", body: () => body() ?? ({} as ReadableStream) }));
    expect(error).toMatchObject({ name: "InputError", parameter: "body", sideEffect: "possible", attempts: 1 });
    expect(received).toHaveLength(1);
  });

  test.each([
    [503, "possible"],
    [200, "certain"],
  ])(
    "the answer to an upload that never ends is given up, although sending may take its time (%i)",
    async (status, sideEffect) => {
      const { url } = await serve(stallInBody("{", {}, status));
      const upload = { route: "PUT /v8/artifacts/{hash}", body: "application/octet-stream" } as const;
      const limits: number[] = [];
      const clock: Clock = {
        ...fakeClock(),
        after(ms, run) {
          if (ms === Infinity) return () => {};
          limits.push(ms);
          const timer = setImmediate(run);
          return () => clearImmediate(timer);
        },
      };
      const client = create({ baseUrl: url, token, clock, retry: false });
      const error = await caught(call(client, upload, { hash: "a", body: new Uint8Array(1) }));
      expect(error).toMatchObject({ name: "TimeoutError", sideEffect });
      expect(limits).toEqual([60_000]);
    },
  );

  test("a header whose value looks like a condition is none", async () => {
    const { url } = await serve({ status: 304 });
    const client = create({ baseUrl: url, token, headers: { "x-own": "if-none-match" } });
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({ name: "ApiError", status: 304 });
  });

  test("an error of a middleware passes through unchanged", async () => {
    const own = new RangeError("mine");
    const client = create({ token, middleware: [() => Promise.reject(own)] });
    expect(await caught(call(client, get, { idOrName: "x" }))).toBe(own);
  });
});
