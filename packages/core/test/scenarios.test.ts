import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { type ApiError, type Clock, call, isRateLimitError, type Operation } from "../src/index.ts";
import { systemClock } from "../src/raw.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { stallInBody } from "./fault-server.ts";
import { serve } from "./server.ts";

const token = "tok_0123456789abcdef";
const get = { route: "GET /v9/projects/{idOrName}", team: true } as const;

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

  test("the base URL is read from the environment once: all calls of a client go to one place", async () => {
    const { url, received } = await serve({ body: {} });
    vi.stubEnv("SLIPWAY_API_URL", url);
    const client = create({ token: "t" });
    await call(client, get, { idOrName: "x" });
    vi.stubEnv("SLIPWAY_API_URL", "https://elsewhere.test");
    await call(client, get, { idOrName: "x" });
    vi.unstubAllEnvs();
    expect(received).toHaveLength(2);
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
    // An operation written by hand is called with a separate core.
    expect(await from(2, get)).toMatch(/needs a newer @slipway\/core$/);
  });

  test("a header that cannot be sent is named, and its value is not shown", async () => {
    const client = create({ baseUrl: "https://api.test", token, headers: { "x-own": "hush\nhush" } });
    const error = await caught(call(client, get, { idOrName: "x" }));
    expect(error).toMatchObject({ name: "InputError", parameter: "x-own" });
    expect(inspect(error)).not.toContain("hush");
  });

  test("the ID of an earlier attempt's request is not that of the last one", async () => {
    const { url } = await serve({ status: 503, headers: { "x-vercel-id": "fra1::first" } }, { status: 404 });
    const error = await caught(call(create({ baseUrl: url, token, clock: fakeClock() }), get, { idOrName: "x" }));
    expect(error).toMatchObject({ status: 404, attempts: 2 });
    expect(error).not.toHaveProperty("requestId", expect.anything());
  });

  test.each([
    ["fails", failing, "its function failed"],
    ["gives nothing", (): undefined => undefined, "an unread stream"],
    ["gives what was read before", lockedStream, "an unread stream"],
  ] as const)(
    "a body that cannot be had again, as its function %s, does not hide what the API said",
    async (_, again, why) => {
      const { url, received } = await serve({ status: 503, body: { error: { code: "busy", message: "later" } } });
      const upload = { route: "PUT /v8/artifacts/{hash}", body: "application/octet-stream" } as const;
      const bodies: (() => ReadableStream<Uint8Array> | undefined)[] = [() => new Blob(["x"]).stream(), again];
      // A program in JavaScript may give what no type allows.
      const body = () => bodies.shift()?.() as ReadableStream<Uint8Array>;
      const client = create({ baseUrl: url, token, clock: fakeClock() });
      const error = await caught(call(client, upload, { hash: "a", body }));
      expect(error).toMatchObject({ name: "ApiError", status: 503, code: "busy", sideEffect: "possible", attempts: 1 });
      const cause = { name: "InputError", parameter: "body", message: expect.stringContaining(why) };
      expect((error as Error).cause).toMatchObject(cause);
      expect(received).toHaveLength(1);
    },
  );

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
});

function failing(): never {
  throw new Error("EACCES");
}

function lockedStream(): ReadableStream<Uint8Array> {
  const stream = new Blob(["x"]).stream();
  stream.getReader();
  return stream;
}
