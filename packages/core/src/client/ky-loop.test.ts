import ky, { type Hooks, type Options } from "ky";
import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { fakeClock } from "../../test/clock.ts";
import { type Reply, serve } from "../../test/server.ts";
import { call } from "../operations/call.ts";
import type { ClientOptions } from "../types/client.ts";
import { createClient } from "./ky-client.ts";

const get = { route: "GET /v1/things/{id}" };
const post = { route: "POST /v1/things" };
const busy: Reply = { status: 503, body: { error: { code: "busy", message: "later" } } };

function withHooks(baseUrl: string, hooks: Hooks, options: ClientOptions = {}) {
  return createClient({ baseUrl, token: "tok_0123456789", clock: fakeClock(), ky: ky.extend({ hooks }), ...options });
}

// Which hook runs how often, of a call whose first two attempts fail: the table of the README.
test.each([
  { hook: "beforeRequest", good: [0], failed: [0] },
  { hook: "beforeRetry", good: [1, 2], failed: [1, 2, 3] },
  { hook: "afterResponse", good: [2], failed: [] },
  { hook: "beforeError", good: [], failed: [3] },
])("$hook runs at retries $good of a call that goes well in the end, and at $failed of one that fails", async (row) => {
  for (const [last, expected] of [
    [{ body: {} }, row.good],
    [busy, row.failed],
  ] as const) {
    const seen: number[] = [];
    // Ky takes the return value of this hook for the error.
    const hook = ({ retryCount, error }: { retryCount: number; error?: Error }) => {
      seen.push(retryCount);
      return row.hook === "beforeError" ? error : undefined;
    };
    const { url } = await serve(busy, busy, last);
    await call(withHooks(url, { [row.hook]: [hook] }), get, { id: "a" }).catch(() => {});
    expect(seen).toEqual(expected);
  }
});

test("hooks see what is sent without token and body, and why there is another attempt", async () => {
  const seen: unknown[] = [];
  const { url } = await serve({ status: 429 }, { body: {} });
  const client = withHooks(url, {
    beforeRequest: [
      ({ request }) => {
        const { method, url, body, headers } = request;
        seen.push(method, url, body, headers.get("authorization"), headers.get("content-type"));
      },
    ],
    beforeRetry: [({ error }) => void seen.push(error.name)],
  });
  await call(client, post, { name: "x" });
  expect(seen).toEqual(["POST", `${url}/v1/things`, null, null, "application/json", "RateLimitError"]);
});

test("headers and path that a hook sets are sent by each attempt, with token and body", async () => {
  const { url, received } = await serve({ status: 429 }, { body: {} });
  const client = withHooks(url, {
    beforeRequest: [
      ({ request }) => {
        request.headers.set("x-from-hook", "1");
        return new Request(`${request.url}?more=1`, request);
      },
    ],
  });
  await call(client, post, { name: "x" });
  expect(received).toHaveLength(2);
  for (const { url, headers, body } of received) {
    expect(url).toBe("/v1/things?more=1");
    expect(headers).toMatchObject({ "x-from-hook": "1", authorization: "Bearer tok_0123456789" });
    expect(String(body)).toBe('{"name":"x"}');
  }
});

test("to another origin go neither token nor headers, but for what says what is wanted; and no change", async () => {
  const elsewhere = await serve({ body: { from: "elsewhere" } });
  const { url, received } = await serve({ body: {} });
  const client = withHooks(
    url,
    {
      beforeRequest: [
        ({ request }) => new Request(`${elsewhere.url}/copy`, { method: request.method, headers: request.headers }),
      ],
    },
    { headers: { "x-own": "1" } },
  );
  expect(await call(client, get, { id: "a" })).toEqual({ from: "elsewhere" });
  expect(elsewhere.received[0]).toMatchObject({ url: "/copy", headers: { accept: "application/json" } });
  expect(elsewhere.received[0]?.headers).not.toHaveProperty("authorization");
  expect(elsewhere.received[0]?.headers).not.toHaveProperty("x-own");
  const error = await caught(call(client, post, { name: "x" }));
  expect(error).toMatchObject({ name: "InputError", parameter: "ky", sideEffect: "none", attempts: 0 });
  expect([elsewhere.received.length, received.length]).toEqual([1, 0]);
});

test.each([
  { says: "another method", init: { method: "PUT" } },
  { says: "a body", init: { method: "POST", body: "{}" } },
])("$says that a hook gives is refused: it would be lost", async ({ init }) => {
  const { url, received } = await serve({ body: {} });
  const client = withHooks(url, { beforeRequest: [({ request }) => new Request(request, init)] });
  const error = await caught(call(client, post, { name: "x" }));
  expect(error).toMatchObject({ name: "InputError", parameter: "ky", sideEffect: "none", attempts: 0 });
  expect(received).toEqual([]);
});

test.each([
  { says: "a good answer is the answer", answer: Response.json({ from: "hook" }), gives: { from: "hook" } },
  { says: "an error is one of the family", answer: Response.json({}, { status: 410 }), gives: "ApiError" },
])("what a hook answers before a request is judged like what comes: $says", async ({ answer, gives }) => {
  const { url, received } = await serve({ body: {} });
  const client = withHooks(url, { beforeRequest: [() => answer] });
  const given = await call(client, get, { id: "a" }).catch((error: Error) => error.name);
  expect(given).toEqual(gives);
  expect(received).toEqual([]);
});

test("a hook reads an answer whole, and its replacement is the result of the call", async () => {
  const { url } = await serve({ body: { is: "said" } });
  const read: unknown[] = [];
  const client = withHooks(url, {
    afterResponse: [
      async ({ response }) => void read.push(await response.json()),
      () => Response.json({ is: "replaced" }),
    ],
  });
  expect(await call(client, get, { id: "a" })).toEqual({ is: "replaced" });
  expect(read).toEqual([{ is: "said" }]);
});

test("a hook that stops the loop ends the call with what there was to repeat", async () => {
  const { url, received } = await serve(busy);
  const client = withHooks(url, { beforeRetry: [() => ky.stop] });
  await expect(call(client, get, { id: "a" })).rejects.toMatchObject({ name: "ApiError", status: 503 });
  expect(received).toHaveLength(1);
});

test.each([
  { says: "throws before another attempt", hooks: { beforeRetry: [() => Promise.reject(new Error("mine"))] } },
  { says: "makes another error of the last one", hooks: { beforeError: [() => new Error("mine")] } },
  { says: "throws before the first attempt", hooks: { beforeRequest: [() => Promise.reject(new Error("mine"))] } },
])("the error of a hook that $says is the call's, as it is", async ({ hooks }) => {
  const { url } = await serve(busy);
  const error = await caught(call(withHooks(url, hooks), get, { id: "a" }));
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: "Error", message: "mine" });
});

test("headers and parameters of an instance are sent where the call has none of its own", async () => {
  const { url, received } = await serve({ body: {} });
  const own = ky.extend({ headers: { "x-own": "1", accept: "text/html" }, searchParams: { trace: "on" } });
  await call(createClient({ baseUrl: url, token: null, ky: own }), get, { id: "a" });
  expect(received[0]).toMatchObject({
    url: "/v1/things/a?trace=on",
    headers: { "x-own": "1", accept: "application/json" },
  });
});

test.each<{ options: Options; named: string }>([
  { options: { retry: 3 }, named: "ky.retry" },
  { options: { timeout: 1000 }, named: "ky.timeout" },
  { options: { totalTimeout: 1000 }, named: "ky.totalTimeout" },
  { options: { prefix: "https://other.test" }, named: "ky.prefix" },
  { options: { baseUrl: "https://other.test" }, named: "ky.baseUrl" },
  { options: { fetch: async () => new Response() }, named: "ky.fetch" },
  { options: { throwHttpErrors: false }, named: "ky.throwHttpErrors" },
  { options: { json: {} }, named: "ky.json" },
  { options: { hooks: { init: [() => {}] } }, named: "ky.hooks.init" },
])("an instance with $named of its own is refused by name", ({ options, named }) => {
  expect(() => createClient({ ky: ky.extend(options) })).toThrow(
    expect.objectContaining({ name: "InputError", parameter: named }),
  );
});

test("a value that is not an instance of ky is refused", () => {
  // A caller without types may pass it.
  for (const none of [null, {}, fetch] as unknown as (typeof ky)[]) {
    expect(() => createClient({ ky: none })).toThrow(expect.objectContaining({ name: "InputError", parameter: "ky" }));
  }
});

test.each([false, { attempts: 3 }] as const)(
  "a hook that always asks for a repetition gets one, with retry: %o",
  async (retry) => {
    const { url, received } = await serve({ body: {} });
    const client = withHooks(url, { afterResponse: [() => ky.retry()] });
    const error = await caught(call(client, post, { name: "x" }, { retry }));
    expect(error).toMatchObject({ name: "InputError", parameter: "ky", sideEffect: "certain" });
    expect(received).toHaveLength(2);
  },
);

test("a repetition that a hook asked for is retried when it fails, and its answer is the call's", async () => {
  const { url, received } = await serve({ body: { state: "pending" } }, busy, { body: { state: "done" } });
  let asked = false;
  const once = () => {
    if (asked) return undefined;
    asked = true;
    return ky.retry();
  };
  expect(await call(withHooks(url, { afterResponse: [once] }), get, { id: "a" })).toEqual({ state: "done" });
  expect(received).toHaveLength(3);
});
