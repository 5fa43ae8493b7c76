import { getEventListeners } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { createClient as createFetchClient } from "../src/client/fetch-client.ts";
import { createClient } from "../src/client/ky-client.ts";
import { derive } from "../src/derive.ts";
import { VERSION } from "../src/generated/version.ts";
import { bytes, type CallOptions, type ClientOptions, call, list, type Middleware, stream } from "../src/index.ts";
import { limiter } from "../src/limits/limiter.ts";
import { chain } from "../src/middleware/chain.ts";
import { logging } from "../src/middleware/logging.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { serve } from "./server.ts";

const token = "tok_0123456789abcdef";
const get = { route: "GET /v9/projects/{idOrName}", team: true } as const;
const input = { idOrName: "site" };

/** A caller without types may pass it. */
const wrongInClient: readonly [option: string, options: object][] = [
  ["timeout", { timeout: 5000 }],
  ["timeout.attempt", { timeout: { attempt: "5s" } }],
  ["retry", { retry: true }],
  ...[Number.NaN, 0, 1.5, Infinity].map((attempts): [string, object] => ["retry.attempts", { retry: { attempts } }]),
  ["retry.base", { retry: { base: -1 } }],
  ["retry.budget", { retry: { budget: "all" } }],
  ...[null, "", "  "].map((team): [string, object] => ["team", { team }]),
  ["baseUrl", { baseUrl: new URL("https://api.test") }],
  ["versions", { versions: { "GET /projects": 10 } }],
  ["versions", { versions: { "GET /v9/projects/{idOrName}": 1.5 } }],
  ["middleware", { middleware: [() => {}] }],
  ["limiter", { limiter: {} }],
  ["headers", { headers: new Headers({ "x-a": "b" }) }],
  ["headers", { headers: new Map([["x-a", "b"]]) }],
  ["clock", { clock: { now: () => 0, advance: () => {} } }],
  ["validation", { validation: {} }],
  ["constructor", { constructor: 1 }],
];

const wrongInCall: readonly [option: string, options: object][] = [
  ["timeout", { timeout: 5000 }],
  ["retry.budget", { retry: { budget: 5 } }],
  ["signal", { signal: new AbortController() }],
  ["validation", { validation: "strictly" }],
  ["team", { team: " " }],
  // A runtime refuses headers that frame a message only after the call has begun.
  ...["transfer-encoding", "Expect", "keep-alive", "upgrade"].map((name): [string, object] => [
    name.toLowerCase(),
    { headers: { [name]: "x" } },
  ]),
  ["headers", { headers: new Headers({ "x-a": "b" }) }],
];

describe.each(clients)("over $name", ({ create }) => {
  test.each(wrongInClient)("a client's wrong %s is refused by name", (parameter, options) => {
    expect(() => create(options)).toThrow(expect.objectContaining({ name: "InputError", parameter }));
  });

  test.each(wrongInCall)("a call's wrong %s is refused by name, and nothing is sent", async (parameter, options) => {
    const { url, received } = await serve({ body: {} });
    const client = create({ baseUrl: url, token });
    const refused = { name: "InputError", parameter, route: get.route, sideEffect: "none" };
    expect(await caught(call(client, get, input, options))).toMatchObject(refused);
    expect(received).toEqual([]);
  });

  test.each([5, null, "x", []])("%j in the place of a client's or a call's options is refused", async (wrong) => {
    // A caller without types may pass it.
    const options = wrong as object;
    for (const make of [createClient, createFetchClient]) {
      expect(() => make(options)).toThrow(expect.objectContaining({ name: "InputError", parameter: "options" }));
    }
    const client = create({ baseUrl: "http://localhost:1", token });
    const calls = [
      call(client, get, input, options),
      list(client, { ...get, items: "x" }, input, options),
      bytes(client, get, input, options),
      stream(client, get, input, options)[Symbol.asyncIterator]().next(),
    ];
    for (const made of calls) {
      expect(await caught(made)).toMatchObject({ name: "InputError", parameter: "options", route: get.route });
    }
  });

  test("a length that middleware gets wrong is the one that the body has", async () => {
    const { url, received } = await serve({ body: {} });
    const lengthy: Middleware = (request, next) => {
      request.headers.set("content-length", "99");
      return next(request);
    };
    await call(create({ baseUrl: url, token, middleware: chain(lengthy) }), { route: "POST /v1/things" }, { a: 1 });
    expect(received.map(({ headers, body }) => [headers["content-length"], String(body)])).toEqual([["7", '{"a":1}']]);
  });

  test("options that change afterwards change no client", async () => {
    const { url } = await serve({ body: { ok: true } });
    const options = { baseUrl: url, token };
    const client = create(options);
    options.baseUrl = "http://localhost:1";
    expect(await call(client, get, input)).toEqual({ ok: true });
  });

  test("an undefined option counts as absent", async () => {
    const { url } = await serve({ body: { ok: true } });
    const nothing: ClientOptions = { team: undefined, timeout: { total: undefined }, retry: undefined };
    const client = create({ ...nothing, baseUrl: url, token });
    expect(await call(client, get, input, { retry: undefined, headers: undefined })).toEqual({ ok: true });
  });

  test("an input that is not a record, and a header that is not text, are refused", async () => {
    const { url, received } = await serve({ body: {} });
    const client = create({ baseUrl: url, token });
    const records: readonly object[] = [["a"], new Map([["a", 1]]), new Headers({ a: "1" })];
    for (const wrong of records) {
      const sent = call(client, { route: "POST /v1/things" }, wrong);
      expect(await caught(sent)).toMatchObject({ name: "InputError", parameter: "input" });
    }
    for (const value of [{}, Symbol("a"), null]) {
      // A caller without types may pass it.
      const headers = { "x-a": value } as unknown as Record<string, string>;
      expect(await caught(call(client, get, input, { headers }))).toMatchObject({ parameter: "x-a" });
      expect(await caught(call(create({ baseUrl: url, token, headers }), get, input))).toMatchObject({
        parameter: "x-a",
      });
    }
    expect(received).toEqual([]);
  });

  test("a number or a date that JSON does not have is refused, however deep it stands", async () => {
    const { url, received } = await serve({ body: {} });
    const client = create({ baseUrl: url, token });
    for (const value of [Number.NaN, Infinity, new Date(Number.NaN)]) {
      const sent = call(client, { route: "POST /v1/things" }, { note: null, size: { of: [1, value] } });
      expect(await caught(sent)).toMatchObject({ name: "InputError", parameter: "size" });
      expect(await caught(call(client, { route: "GET /v1/things" }, { limit: value }))).toMatchObject({
        name: "InputError",
        parameter: "limit",
      });
    }
    expect(received).toEqual([]);
  });

  test("a client names itself, after the application", async () => {
    const { url, received } = await serve({ body: {} });
    const own = create({ baseUrl: url, token, userAgent: "acme-deployer/1.2" });
    await call(create({ baseUrl: url, token }), get, input);
    await call(own, get, input);
    await call(own, get, input, { headers: { "User-Agent": "me" } });
    expect(received.map((each) => each.headers["user-agent"])).toEqual([
      `slipway-core/${VERSION}`,
      `acme-deployer/1.2 slipway-core/${VERSION}`,
      "me",
    ]);
  });

  test("eleven calls at once are one listener of their signal", async () => {
    const { url } = await serve({ body: {} });
    const { signal } = new AbortController();
    const client = create({ baseUrl: url, token, limiter: limiter() });
    const added = vi.spyOn(signal, "addEventListener");
    await Promise.all(Array.from({ length: 11 }, () => call(client, get, input, { signal })));
    expect(added).toHaveBeenCalledOnce();
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test("a Response.error() of a fetch or a middleware is a NetworkError", async () => {
    const options = { retry: false, fetch: async () => Response.error() } as const;
    expect(await caught(call(create({ token }), get, input, options))).toMatchObject({ name: "NetworkError" });
  });

  test("a call has its own fetch and its own middleware", async () => {
    const { url } = await serve({ body: { from: "network" } });
    const client = create({ baseUrl: url, token });
    const options: CallOptions = { fetch: async () => Response.json({ from: "own" }) };
    expect(await call(client, get, input, options)).toEqual({ from: "own" });
    const spoken: CallOptions = {
      middleware: chain(async (request, next) => Response.json((await next(request)).status)),
    };
    expect(await call(client, get, input, spoken)).toBe(200);
    expect(await call(client, get, input)).toEqual({ from: "network" });
  });

  test("a middleware of this package, and a list with chains, are taken as they are", async () => {
    const { url, received } = await serve({ body: {} });
    const routes: string[] = [];
    const noting = logging({ log: ({ route }) => routes.push(route) });
    const marking: Middleware = (request, next) => {
      request.headers.set("x-mark", "1");
      return next(request);
    };
    for (const middleware of [noting, [noting, chain(marking)]]) {
      await call(create({ baseUrl: url, token, middleware }), get, input, { middleware });
    }
    expect(routes).toHaveLength(2);
    expect(received.map(({ headers }) => headers["x-mark"])).toEqual([undefined, "1"]);
  });

  describe("a derived client", () => {
    test("adds to what there was, and leaves the one that it came from alone", async () => {
      const { url, received } = await serve({ body: {} });
      const client = create({ baseUrl: url, token, headers: { "x-a": "1", "x-b": "1" }, team: "team_1" });
      const derived = derive(client, { team: "team_2", headers: { "x-b": "2" } });
      await call(derived, get, input);
      await call(client, get, input);
      expect(received.map(({ url, headers }) => [url, headers["x-a"], headers["x-b"]])).toEqual([
        ["/v9/projects/site?teamId=team_2", "1", "2"],
        ["/v9/projects/site?teamId=team_1", "1", "1"],
      ]);
    });

    test("shares the token, unless it has its own", async () => {
      const { url, received } = await serve({ body: {} });
      let asked = 0;
      const ask = (): string => `${token}-${++asked}`;
      const client = create({ baseUrl: url, token: ask });
      await call(client, get, input);
      await call(derive(client, { team: "acme" }), get, input);
      await call(derive(client, { token: "tok_of_somebody_else" }), get, input);
      expect(received.map(({ headers }) => headers.authorization)).toEqual([
        `Bearer ${token}-1`,
        `Bearer ${token}-1`,
        "Bearer tok_of_somebody_else",
      ]);
    });

    test("shares what retries may cost", async () => {
      const { url, received } = await serve({ status: 503 });
      const client = create({ baseUrl: url, token, retry: { base: 0, budget: 5 } });
      await caught(call(client, get, input));
      await caught(call(derive(client, { team: "acme" }), get, input));
      expect(received).toHaveLength(3);
    });

    test("runs its middleware inside", async () => {
      const { url } = await serve({ body: {} });
      const order: string[] = [];
      const named =
        (name: string): Middleware =>
        (request, next) => {
          order.push(name);
          return next(request);
        };
      const client = create({ baseUrl: url, token, middleware: chain(named("outer")) });
      await call(derive(client, { middleware: chain(named("inner")) }), get, input);
      expect(order).toEqual(["outer", "inner"]);
    });

    test("adds retries member by member, and knows a header by any spelling", async () => {
      const { url, received } = await serve({ status: 503 });
      const client = create({ baseUrl: url, token, retry: { base: 0, attempts: 5 }, headers: { "x-a": "base" } });
      const derived = derive(derive(client, { headers: { "X-A": "mid" } }), {
        headers: { "x-a": "leaf" },
        retry: { attempts: 2 },
      });
      await caught(call(derived, get, input));
      expect(received.map(({ headers }) => headers["x-a"])).toEqual(["leaf", "leaf"]);
    });

    test.each([{ middleware: 5 }, { headers: 5 }, { timeout: 5 }, { retry: 2 }, { tokn: "x" }, undefined])(
      "refuses %j by name",
      (more) => {
        // A caller without types may pass it.
        const wrong = more as object;
        expect(() => derive(create({ token }), wrong)).toThrow(expect.objectContaining({ name: "InputError" }));
      },
    );

    test.each(["baseUrl", "allowInsecure", "clock"])("keeps its %s", (name) => {
      const more: object = { [name]: undefined };
      expect(() => derive(create({ token }), more)).toThrow(expect.objectContaining({ parameter: name }));
    });
  });
});

test("members that a program gave to all objects are not options", async () => {
  Object.defineProperty(Object.prototype, "extended", {
    value: 1,
    enumerable: true,
    writable: true,
    configurable: true,
  });
  try {
    const client = createClient({ token, fetch: async () => Response.json({}) });
    expect(await call(client, { route: "GET /v1/things" }, {}, { timeout: { total: 1000 } })).toEqual({});
  } finally {
    Reflect.deleteProperty(Object.prototype, "extended");
  }
});
