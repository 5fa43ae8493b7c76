import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { clients } from "../../test/clients.ts";
import { serve } from "../../test/server.ts";
import { call } from "../operations/call.ts";
import { systemClock } from "../transport/clock.ts";
import { limiter } from "./limiter.ts";

const routes = ["a", "b", "c"].map((name) => ({ route: `PUT /v1/${name}/{id}` }));
const route = (index: number) => routes[index % 3] ?? { route: "" };

async function holding() {
  const held: ServerResponse[] = [];
  const seen: number[] = [];
  const arrivals = new EventEmitter();
  const { url } = await serve(({ url }, response) => {
    if (url === "/knock") return { status: 204 };
    held.push(response);
    seen.push(Number(url.split("/").pop()));
    arrivals.emit("request");
    return undefined;
  });
  const arrived = async (count: number): Promise<void> => {
    while (seen.length < count) await once(arrivals, "request");
    // Whatever was sent with them is here when others have come and gone.
    for (let knocks = 0; knocks < 3; knocks++) await fetch(`${url}/knock`);
  };
  return { url, seen, arrived, answer: (status = 204) => held.shift()?.writeHead(status).end() };
}

test.each(clients)(
  "maxInFlight bounds what is under way over all routes, first come first served, over $name",
  async ({ create }) => {
    const { url, seen, arrived, answer } = await holding();
    const client = create({ baseUrl: url, token: "t", retry: false, limiter: limiter({ maxInFlight: 3 }) });
    const calls = Array.from({ length: 12 }, (_, id) =>
      call(client, route(id), { id: String(id) }).catch(() => "failed"),
    );
    await arrived(3);
    for (let answered = 1; answered <= 12; answered++) {
      expect(seen.length).toBe(Math.min(12, answered + 2));
      // An attempt that fails makes room, too.
      answer(answered % 2 ? 204 : 500);
      await arrived(Math.min(12, answered + 3));
    }
    await Promise.all(calls);
    expect(seen.slice(0, 3).sort()).toEqual([0, 1, 2]);
    expect(seen.slice(3)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  },
);

test.each(clients)(
  "an abort makes room, and ends those that wait without sending them, over $name",
  async ({ create }) => {
    const { url, seen, arrived, answer } = await holding();
    const client = create({ baseUrl: url, token: "t", retry: false, limiter: limiter({ maxInFlight: 1 }) });
    const [sent, waiting] = [new AbortController(), new AbortController()];
    const first = caught(call(client, route(0), { id: "0" }, { signal: sent.signal }));
    await arrived(1);
    const second = caught(call(client, route(1), { id: "1" }, { signal: waiting.signal }));
    const third = call(client, route(2), { id: "2" });
    waiting.abort();
    expect(await second).toMatchObject({ name: "AbortedError", sideEffect: "none" });
    sent.abort();
    expect(await first).toMatchObject({ name: "AbortedError" });
    await arrived(2);
    answer();
    answer();
    await third;
    expect(seen).toEqual([0, 2]);
  },
);

test.each(clients)(
  "a call that waits for room ends with its total clock, and is never sent, over $name",
  async ({ create }) => {
    const { url, seen, arrived, answer } = await holding();
    // A millisecond ends each time that the clock is read.
    let turn = 0;
    const clock = { ...systemClock, now: () => Date.now() + turn++ };
    const client = create({ baseUrl: url, token: "t", limiter: limiter({ maxInFlight: 1 }), clock });
    const first = call(client, route(0), { id: "0" });
    await arrived(1);
    const late = await caught(call(client, route(1), { id: "1" }, { timeout: { total: 30 } }));
    expect(late).toMatchObject({ name: "TimeoutError", sideEffect: "none" });
    answer();
    await first;
    const last = call(client, route(2), { id: "2" });
    await arrived(2);
    answer();
    await last;
    expect(seen).toEqual([0, 2]);
  },
);

test("a call that waits for the window of one route takes no room from other routes", async () => {
  const limit = { total: 1, resetMs: Date.now() + 60_000 };
  const { url } = await serve(
    { status: 429, body: { error: { code: "rate_limited", message: "slow", limit } } },
    { body: {} },
  );
  const [{ create } = clients[0] ?? expect.fail()] = clients;
  const client = create({ baseUrl: url, token: "t", limiter: limiter({ maxInFlight: 1 }) });
  expect(await caught(call(client, route(0), { id: "0" }, { retry: false }))).toMatchObject({ name: "RateLimitError" });
  const stop = new AbortController();
  const waiting = caught(call(client, route(0), { id: "1" }, { signal: stop.signal }));
  await call(client, route(1), { id: "2" });
  stop.abort();
  expect(await waiting).toMatchObject({ name: "AbortedError" });
});
