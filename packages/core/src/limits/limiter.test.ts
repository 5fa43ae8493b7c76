import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { clients } from "../../test/clients.ts";
import { type Received, type Reply, serve } from "../../test/server.ts";
import { virtualClock } from "../../test/virtual-clock.ts";
import { createClient } from "../client/fetch-client.ts";
import { call } from "../operations/call.ts";
import type { ClientOptions, Clock } from "../types/client.ts";
import { type LimiterOptions, limiter } from "./limiter.ts";

const remove = { route: "DELETE /v1/things/{id}" };
const create = { route: "POST /v1/things" };

/** A platform that takes 60 requests in windows of a minute that begin with their first request. */
async function platform({
  headers = false,
  name = undefined as string | undefined,
  limits = {} as LimiterOptions,
} = {}) {
  let clock: Clock | undefined;
  let [busy, refused, ends, remaining] = [0, 0, 0, 0];
  const answer = async (_: Received): Promise<Reply> => {
    const now = clock?.now() ?? 0;
    if (now >= ends) [ends, remaining] = [now + 60_000, 60];
    remaining--;
    const isRefused = remaining < 0;
    if (isRefused) refused++;
    await new Promise((resolve) => setTimeout(resolve, 1));
    const limit = { total: 60, remaining: Math.max(0, remaining), reset: ends / 1000 };
    return {
      status: isRefused ? 429 : 204,
      headers: {
        date: new Date(now).toUTCString(),
        ...(headers && {
          "x-ratelimit-limit": "60",
          "x-ratelimit-remaining": String(limit.remaining),
          "x-ratelimit-reset": String(limit.reset),
        }),
      },
      ...(isRefused && { body: { error: { code: "rate_limited", message: "slow down", limit, name } } }),
    };
  };
  const { url, received } = await serve(answer);
  const counting: ClientOptions["fetch"] = async (request) => {
    busy++;
    // The clock stands still until all of the answer is here: its body says how long to wait.
    const answer = await fetch(request);
    const body = answer.status === 204 ? null : await answer.arrayBuffer();
    busy--;
    return new Response(body, answer);
  };
  const virtual = virtualClock(() => busy > 0);
  clock = virtual;
  const options = { baseUrl: url, token: "t", clock: virtual, fetch: counting, limiter: limiter(limits) };
  return { options, received, clock: virtual, refused: () => refused };
}

const ids = (count: number): { id: string }[] => Array.from({ length: count }, (_, id) => ({ id: String(id) }));

test.each(clients)(
  "200 parallel deletes against 60 a minute all succeed with a handful refused, over $name",
  async (over) => {
    const { options, refused, clock } = await platform();
    const client = over.create(options);
    const began = clock.now();
    await Promise.all(ids(200).map((input) => call(client, remove, input)));
    expect(refused()).toBeLessThanOrEqual(4);
    expect(clock.now() - began).toBe(180_000);
  },
);

test("rate headers are learned from before anything is refused", async () => {
  const { options, refused } = await platform({ headers: true });
  const client = createClient(options);
  await Promise.all(ids(200).map((input) => call(client, remove, input)));
  expect(refused()).toBe(0);
});

test("operations that share a bucket by its name wait together", async () => {
  const { options, refused } = await platform({ name: "things" });
  const client = createClient(options);
  await Promise.all(ids(70).map((input) => call(client, remove, input)));
  const before = refused();
  await call(client, create, {});
  await Promise.all(ids(120).map(() => call(client, create, {})));
  await Promise.all(ids(60).map((input) => call(client, remove, input)));
  expect(before).toBeLessThanOrEqual(4);
  expect(refused() - before).toBeLessThanOrEqual(4);
});

test("a call whose turn comes too late gets the API's own refusal, which says when to try again", async () => {
  const { options } = await platform();
  const client = createClient({ ...options, timeout: { total: 20_000 } });
  const errors = await Promise.allSettled(ids(70).map((input) => call(client, remove, input)));
  const refused = errors.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused).toHaveLength(10);
  for (const error of refused) expect(error).toMatchObject({ name: "RateLimitError", retryAt: expect.any(Date) });
});

test("an abort ends the wait for a turn and leaves nothing behind", async () => {
  const { options, received, clock } = await platform();
  const controller = new AbortController();
  let sent = 0;
  // Aborted by what was sent, not by time: 30 calls wait for their turn then.
  const counting: ClientOptions["fetch"] = (request, init) => {
    if (++sent === 40) controller.abort();
    return options.fetch(request, init);
  };
  const client = createClient({ ...options, fetch: counting });
  const calls = ids(70).map((input) => call(client, remove, input, { signal: controller.signal }));
  const ended = await Promise.allSettled(calls);
  const refused = ended.flatMap((each) => (each.status === "rejected" ? [each.reason.name] : []));
  expect(refused.length).toBeGreaterThanOrEqual(30);
  expect(new Set(refused)).toEqual(new Set(["AbortedError"]));
  expect(received.length).toBeLessThanOrEqual(40);
  expect(clock.sleepers()).toBe(0);
});

test("other routes do not wait for a full bucket", async () => {
  const { options, clock } = await platform();
  const client = createClient({ ...options, retry: false });
  // Calls are sent in turn, so that the last one fills the bucket and no call waits for the next window.
  for (const input of ids(60)) await call(client, remove, input);
  expect(await caught(call(client, remove, { id: "60" }))).toMatchObject({ name: "RateLimitError" });
  const now = clock.now();
  expect(await caught(call(client, create, {}))).toMatchObject({ name: "RateLimitError" });
  expect(clock.now()).toBe(now);
});

test("a call that waits for a slot ends with its total clock", async () => {
  const { url } = await serve(() => undefined);
  const controller = new AbortController();
  const client = createClient({ baseUrl: url, token: "t", limiter: limiter({ concurrency: 1 }) });
  const first = caught(call(client, remove, { id: "a" }, { signal: controller.signal }));
  const second = caught(call(client, remove, { id: "b" }, { timeout: { total: 30 } }));
  expect(await second).toMatchObject({ name: "TimeoutError" });
  controller.abort();
  await first;
});
