import { expect, test, vi } from "vitest";
import { virtualClock } from "../../test/virtual-clock.ts";
import { createClient } from "../client/fetch-client.ts";
import { call } from "../operations/call.ts";
import { systemClock } from "../transport/clock.ts";
import type { ClientOptions, Clock } from "../types/client.ts";
import { type LimiterOptions, limiter } from "./limiter.ts";
import type { LimiterStore } from "./store.ts";

function memoryStore(now: () => number): LimiterStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    replace: async (key, expected, next) => {
      if ((texts.get(key) ?? "") === expected && next) texts.set(key, next);
      return { text: texts.get(key) ?? "", now: now() };
    },
  };
}

/** A platform that takes 60 requests of each token in windows of a minute, and calls the bucket by a name where it has one. */
function platform(name?: string) {
  let busy = 0;
  const clock = virtualClock(() => busy > 0);
  const windows = new Map<string, { ends: number; remaining: number }>();
  const counts = { sent: 0, refused: 0 };
  const send: NonNullable<ClientOptions["fetch"]> = async (_, { headers }) => {
    busy++;
    await new Promise((resolve) => setImmediate(resolve));
    busy--;
    const now = clock.now();
    const token = new Headers(headers).get("authorization") ?? "";
    const open = windows.get(token);
    const window = open && now < open.ends ? open : { ends: now + 60_000, remaining: 60 };
    windows.set(token, window);
    counts.sent++;
    if (window.remaining-- > 0) return new Response(null, { status: 204 });
    counts.refused++;
    const limit = { total: 60, remaining: 0, resetMs: window.ends };
    return Response.json({ error: { code: "rate_limited", message: "slow down", limit, name } }, { status: 429 });
  };
  const holdClock = (): void => void busy++;
  return { clock, send, counts, holdClock };
}

/** The time by a clock that is wrong. */
const ahead = (clock: Clock, ms: number): Clock => ({ ...clock, now: () => clock.now() + ms });

function programs(
  count: number,
  { clock, send }: ReturnType<typeof platform>,
  options: LimiterOptions,
  tokens = ["t"],
) {
  return Array.from({ length: count }, (_, index) =>
    createClient({
      token: tokens[index % tokens.length] ?? null,
      clock: ahead(clock, index * 1e7),
      // Wrong clocks need the answer's date.
      fetch: async (...given) => {
        const response = await send(...given);
        response.headers.set("date", new Date(clock.now()).toUTCString());
        return response;
      },
      limiter: limiter(options),
    }),
  );
}

const remove = { route: "DELETE /v1/things/{id}" };
const create = { route: "POST /v1/things" };
const many = (count: number): unknown[] => Array.from({ length: count });

test("limiters that share a store keep to a limit together, whatever their clocks say", async () => {
  const world = platform();
  const clients = programs(5, world, { store: memoryStore(() => world.clock.now() + 12_345) });
  await Promise.all(clients.flatMap((client) => many(60).map(() => call(client, remove, { id: "a" }))));
  expect(world.counts.sent - world.counts.refused).toBe(300);
  expect(world.counts.refused).toBeLessThanOrEqual(5);
});

test("the name of a bucket is learned by one client for all", async () => {
  const world = platform("things");
  const store = memoryStore(() => world.clock.now());
  const clients = programs(3, world, { store });
  await Promise.all(clients.flatMap((client) => many(30).map(() => call(client, remove, { id: "a" }))));
  await Promise.all(clients.flatMap((client) => many(20).map(() => call(client, create, {}))));
  await Promise.all(clients.flatMap((client) => many(30).map(() => call(client, remove, { id: "a" }))));
  expect(world.counts.refused).toBeLessThanOrEqual(8);
  expect(JSON.stringify([...store.texts])).not.toContain("thing");
});

test("two tokens of one store do not share, and neither do two of one limiter", async () => {
  for (const isStored of [true, false]) {
    const world = platform();
    const shared = limiter({ store: isStored ? memoryStore(() => world.clock.now()) : undefined });
    const [full, free] = ["a", "b"].map((token) =>
      createClient({ token, clock: world.clock, fetch: world.send, limiter: shared, retry: false }),
    );
    if (!full || !free) return expect.fail();
    // Calls are sent in turn, so that the last one fills the bucket and none waits.
    for (const _ of many(60)) await call(full, remove, { id: "a" });
    await expect(call(full, remove, { id: "a" })).rejects.toMatchObject({ name: "RateLimitError" });
    // A call that waits for anybody would wait for ever.
    world.holdClock();
    await Promise.all(many(60).map(() => call(free, remove, { id: "a" })));
    expect(world.counts).toEqual({ sent: 121, refused: 1 });
  }
});

test("tokens of one account share where it is named", async () => {
  const world = platform();
  const store = memoryStore(() => world.clock.now());
  const clients = programs(2, world, { store, account: "acme" }, ["a", "b"]);
  await Promise.all(clients.flatMap((client) => many(10).map(() => call(client, remove, { id: "a" }))));
  expect(store.texts.size).toBe(1);
  expect(JSON.stringify([...store.texts])).not.toContain("acme");
});

test("a token function is asked, and one that fails fails the call as it does without a limiter", async () => {
  const world = platform();
  const store = memoryStore(() => world.clock.now());
  const token = async (): Promise<string> => Promise.reject(new RangeError("vault"));
  const client = createClient({ token, clock: world.clock, fetch: world.send, limiter: limiter({ store }) });
  await expect(call(client, remove, { id: "a" })).rejects.toMatchObject({ name: "InputError", parameter: "token" });
  expect(world.counts.sent).toBe(0);
});

test("each client takes its share while the store is away, and afterwards they share again", async () => {
  const world = platform();
  const memory = memoryStore(() => world.clock.now());
  let isAway = false;
  const onStoreError = vi.fn();
  const store: LimiterStore = {
    replace: (...given) => (isAway ? Promise.reject(new Error("away")) : memory.replace(...given)),
  };
  const clients = programs(5, world, { store, onStoreError });
  const round = () => Promise.all(clients.flatMap((client) => many(24).map(() => call(client, remove, { id: "a" }))));
  await round();
  // So that each knows the bucket: some were done before its limit was known.
  await Promise.all(clients.map((client) => call(client, remove, { id: "a" })));
  isAway = true;
  const before = world.counts.refused;
  await round();
  expect(onStoreError).toHaveBeenCalledTimes(5);
  isAway = false;
  memory.texts.clear();
  await round();
  await round();
  expect(onStoreError).toHaveBeenCalledTimes(5);
  expect(before).toBeLessThanOrEqual(4);
  expect(world.counts.refused - before).toBeLessThanOrEqual(5);
  expect(memory.texts.size).toBe(1);
});

let turn = 0;
test.each<[string, LimiterStore["replace"]]>([
  ["texts that nobody wrote", async () => ({ text: `garbage ${turn++}`, now: Date.now() })],
  [
    "texts that nobody wrote, as long as they may be",
    async () => ({ text: `${turn++}`.padEnd(99_999), now: Date.now() }),
  ],
  ["the old text after each new one", async (_, expected) => ({ text: expected, now: Date.now() })],
  ["a time that jumps", async (_, __, next) => ({ text: next, now: (turn++ % 3) * 1e11 })],
  ["half of what it was given", async (_, __, next) => ({ text: next.slice(0, -9), now: Date.now() })],
])("a store that answers %s costs no more than a second in all", async (_, replace) => {
  let sent = 0;
  const fetch = async (): Promise<Response> => {
    sent++;
    return new Response(null, { status: 204 });
  };
  let waited = 0;
  const sleep: Clock["sleep"] = (ms, signal) => {
    waited += ms;
    return systemClock.sleep(ms, signal);
  };
  const store = { replace };
  const client = createClient({
    token: "t",
    clock: { ...systemClock, sleep },
    fetch,
    limiter: limiter({ store, onStoreError() {} }),
  });
  await Promise.all(many(20).map(() => call(client, remove, { id: "a" })));
  for (const _ of many(20)) await call(client, remove, { id: "a" });
  expect([sent, waited <= 1000]).toEqual([40, true]);
});
