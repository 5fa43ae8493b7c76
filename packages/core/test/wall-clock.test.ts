import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { bytes, type Client, type ClientOptions, call, createClient, poll, stream } from "../src/index.ts";
import { limiter } from "../src/limiter.ts";
import { systemClock } from "../src/raw.ts";
import { caught } from "./caught.ts";
import { serve, type Turn } from "./server.ts";

// Jumps of a machine's clock: NTP or a person sets it, or a laptop wakes up.
const hour = 3_600_000;
let ahead = 0;
const clock = {
  ...systemClock,
  now: () => Date.now() + ahead,
  sleep: (_: number, signal?: AbortSignal) => systemClock.sleep(0, signal),
};
const jump = (ms: number): void => {
  ahead += ms;
};
const make = (baseUrl: string, options: ClientOptions = {}): Client =>
  createClient({ baseUrl, token: "t", clock, ...options });

const breakAfter =
  (text: string, headers = {}) =>
  (_: unknown, response: ServerResponse): undefined => {
    response.writeHead(200, headers).write(text);
    setTimeout(() => {
      jump(hour);
      response.destroy();
    }, 20);
  };
const later503: Turn = () => {
  jump(hour);
  return { status: 503 };
};
const range = { etag: '"a"', "accept-ranges": "bytes", "content-length": "4" };
const followed = { route: "GET /v1/lines", resume: { send: "since", from: "id" } };

test.each<[string, Turn[], (client: Client) => Promise<unknown>, unknown]>([
  [
    "the retries of a call",
    [later503, { body: { id: 1 } }],
    (client) => call(client, { route: "GET /v1/things" }),
    { id: 1 },
  ],
  [
    "a wait for the limiter",
    [
      async () => {
        // The second call waits by then.
        await systemClock.sleep(20);
        jump(hour);
        return { body: { id: 1 } };
      },
    ],
    (client) => Promise.all([1, 2].map(() => call(client, { route: "GET /v1/things" }))),
    [{ id: 1 }, { id: 1 }],
  ],
  [
    "a download that goes on",
    [
      breakAfter("ab", range),
      { status: 206, headers: { ...range, "content-length": "2", "content-range": "bytes 2-3/4" }, body: "cd" },
    ],
    async (client) => new Response(await bytes(client, { route: "GET /v1/file" })).text(),
    "abcd",
  ],
  [
    "a stream that is resumed, and fails for a while",
    [breakAfter('{"id":1}\n'), later503, later503, { body: '{"id":2}\n' }],
    (client) => Array.fromAsync(stream(client, followed, {}, { retry: false })),
    [{ id: 1 }, { id: 2 }],
  ],
  [
    "a stream that has nothing to say",
    [
      async (_, response) => {
        response.writeHead(200).write("\n");
        await systemClock.sleep(20);
        jump(hour);
        response.write("\n");
        await systemClock.sleep(20);
        response.end('{"id":1}\n');
        return undefined;
      },
    ],
    (client) => Array.fromAsync(stream(client, { route: "GET /v1/lines" })),
    [{ id: 1 }],
  ],
])("a wall clock that is set an hour ahead does not end %s", async (_, turns, run, expected) => {
  const { url } = await serve(...turns);
  const client = make(url, { limiter: limiter({ concurrency: 1 }), timeout: { idle: 10_000 } });
  expect(await run(client)).toEqual(expected);
});

test("a wait for a state is neither ended nor prolonged by a wall clock that is set anew", async () => {
  let reads = 0;
  const read = (): number => {
    jump(hour);
    return ++reads;
  };
  expect(await poll(read, { clock, until: (value) => value === 3, timeout: 60_000 })).toBe(3);
  const back = (): void => jump(-hour);
  const schedule = () => {
    if (++reads > 1000) throw new Error("polls for ever");
    return 50;
  };
  const options = { clock: { ...systemClock, now: clock.now }, until: () => false, timeout: 200, schedule };
  expect(await caught(poll(back, options))).toMatchObject({ name: "TimeoutError" });
});

test("a wall clock that is set an hour back does not keep a request from the next window", async () => {
  const { url, received } = await serve(
    () => {
      const reset = Math.ceil(Date.now() / 1000) + 1;
      return {
        headers: { "x-ratelimit-limit": "1", "x-ratelimit-remaining": "0", "x-ratelimit-reset": `${reset}` },
        body: {},
      };
    },
    { body: {} },
  );
  const client = make(url, { limiter: limiter(), clock: { ...systemClock, now: clock.now } });
  await call(client, { route: "GET /v1/things" });
  const waiting = call(client, { route: "GET /v1/things" });
  await once(AbortSignal.timeout(50), "abort");
  jump(-hour);
  await waiting;
  expect(received.length).toBe(2);
});
