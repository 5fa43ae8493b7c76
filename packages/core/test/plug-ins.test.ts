import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { plugInFaults } from "../../../test/runtimes/faults/plug-in-faults.ts";
import { call, type Limiter, type Middleware } from "../src/index.ts";
import { limitedBy } from "../src/limiter.ts";
import { chain } from "../src/middleware/chain.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { serve } from "./server.ts";
import { testFaults } from "./shared-faults.ts";

const token = "tok_0123456789abcdef";
const get = { route: "GET /v9/projects/{idOrName}", team: true } as const;
const post = { route: "POST /v13/deployments" } as const;

testFaults(plugInFaults);
beforeAll(() => {
  // Failures are warnings; the rows have their outcome.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe.each(clients)("over $name", ({ create }) => {
  test("middleware sees attempts in order, with the wait and its reason, but never the token", async () => {
    const seen: unknown[] = [];
    const clock = fakeClock();
    const { url, received } = await serve({ status: 429, headers: { "retry-after": "2" } }, { body: {} });
    const client = create({
      baseUrl: url,
      token,
      clock,
      retry: { base: 0 },
      middleware: chain(
        async (request, next, { attempt, delay, reason }) => {
          request.headers.set("x-outer", "1");
          const response = await next(request);
          seen.push([attempt, delay, reason, response.status, request.headers.get("authorization")]);
          return response;
        },
        (request, next) =>
          next(new Request(request, { headers: { ...Object.fromEntries(request.headers), "x-inner": "2" } })),
      ),
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
      middleware: chain(noting("client")),
    });
    const options = { middleware: chain(noting("call")) };
    const answer = await call(client, get, { idOrName: "x" }, options).withResponse();
    expect(answer).toMatchObject({ data: { id: "prj_1" }, attempts: 2 });
    expect(seen).toEqual(["client", "call", "client", "call"]);
  });

  test.each<[string, Limiter]>([
    ["fails after it", (attempt) => attempt().then(away)],
    [
      "fails while it is under way",
      (attempt) => {
        void attempt();
        return away();
      },
    ],
    // Whatever was to be heard of the attempt has been heard then.
    [
      "is late",
      async (attempt) => {
        const outcome = attempt();
        await turn();
        return outcome;
      },
    ],
    // A caller without types may do so.
    ["forgets its answer", (async (attempt: () => Promise<Response>) => void (await attempt())) as unknown as Limiter],
  ])("a limiter that %s changes nothing about the outcome of an attempt", async (_, limiter) => {
    const { url } = await serve({ body: { ok: true } }, { status: 404 });
    const client = create({ baseUrl: url, token, limiter: limitedBy(limiter) });
    expect(await call(client, get, { idOrName: "x" })).toEqual({ ok: true });
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({ name: "ApiError", status: 404 });
  });

  test.each(["the token", "a middleware"])(
    "an attempt that is given up while %s is waited for is never sent",
    async (what) => {
      const { promise: late, resolve: goOn } = Promise.withResolvers<void>();
      const { promise: asked, resolve: arrive } = Promise.withResolvers<void>();
      const wait = async (here: string): Promise<void> => {
        if (here !== what) return;
        arrive();
        await late;
      };
      const send = vi.fn(async () => Response.json({}));
      const client = create({
        token: async () => {
          await wait("the token");
          return token;
        },
        middleware: chain(async (request, next) => {
          await wait("a middleware");
          return next(request);
        }),
        fetch: send,
      });
      const stop = new AbortController();
      const sent = caught(call(client, post, {}, { signal: stop.signal }));
      await asked;
      stop.abort();
      expect(await sent).toMatchObject({ name: "AbortedError", sideEffect: "none" });
      goOn();
      // The following steps wait for promises only.
      await turn();
      expect(send).not.toHaveBeenCalled();
    },
  );

  test.each(["mine", "fetch failed", "terminated", "Failed to fetch"])(
    "an error of a middleware (%s), also one that reads as a runtime's, passes through unchanged, and shows no path",
    async (message) => {
      const own = new TypeError(message);
      const client = create({ token, middleware: chain(() => Promise.reject(own)) });
      expect(await caught(call(client, get, { idOrName: "private" }))).toBe(own);
    },
  );

  test("a refusal that middleware gets from another host neither renews the token nor repeats the call", async () => {
    const { url, received } = await serve({ body: {} });
    const other = await serve({ status: 401 }, { status: 503 });
    let asked = 0;
    const inner = create({ baseUrl: other.url, token: "tok_of_another", retry: false });
    const middleware = chain(async (request, next) => {
      await call(inner, get, { idOrName: "inner" });
      return next(request);
    });
    const client = create({ baseUrl: url, token: () => `${token}-${++asked}`, middleware });
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({ status: 401 });
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({ status: 503 });
    expect([asked, received.length, other.received.length]).toEqual([0, 0, 2]);
  });

  test("a limiter that hangs ends with the total clock, and with the signal, before and after the attempt", async () => {
    const { url, received } = await serve({ body: { ok: true } });
    const hanging = create({
      baseUrl: url,
      token,
      limiter: limitedBy(() => new Promise(() => {})),
      timeout: { total: 30 },
    });
    const late = await caught(call(hanging, get, { idOrName: "x" }));
    expect(late).toMatchObject({ name: "TimeoutError", message: expect.stringContaining("waiting for the limiter") });
    const caller = new AbortController();
    const patient = create({ baseUrl: url, token, limiter: limitedBy(() => new Promise(() => {})) });
    const aborted = caught(call(patient, get, { idOrName: "x" }, { signal: caller.signal }));
    await turn();
    caller.abort();
    expect(await aborted).toMatchObject({ name: "AbortedError", sideEffect: "none" });
    expect(received).toEqual([]);
    const after: Limiter = async (attempt) => {
      await attempt();
      return new Promise(() => {});
    };
    expect(await call(create({ baseUrl: url, token, limiter: limitedBy(after) }), get, { idOrName: "x" })).toEqual({
      ok: true,
    });
  });

  test("a fetch or a middleware that gives no Response is named as that, with what was done", async () => {
    const { url } = await serve({ body: {} });
    // A caller without types may pass it.
    const nothing = async () => undefined as unknown as Response;
    const told = { name: "InputError", message: expect.stringContaining("got no Response"), sideEffect: "possible" };
    expect(await caught(call(create({ baseUrl: url, token, fetch: nothing }), get, { idOrName: "x" }))).toMatchObject(
      told,
    );
    const dropping: Middleware = async (request, next) => {
      await next(request);
      return nothing();
    };
    const client = create({ baseUrl: url, token, middleware: chain(dropping) });
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject(told);
  });

  test("an answer whose body a middleware has read is an error of the family", async () => {
    const { url } = await serve({ body: {} });
    const reading: Middleware = async (request, next) => {
      const response = await next(request);
      await response.text();
      return response;
    };
    const client = create({ baseUrl: url, token, middleware: chain(reading) });
    expect(await caught(call(client, post, {}))).toMatchObject({ name: "NetworkError", sideEffect: "certain" });
  });
});

function away(): never {
  throw new RangeError("the store is away");
}
