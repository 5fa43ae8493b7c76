import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { fakeClock } from "../../test/clock.ts";
import { type Received, serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { systemClock } from "../transport/clock.ts";
import type { Client, Clock, StreamOperation } from "../types/client.ts";
import { type ApiStream, stream } from "./stream.ts";

interface Event {
  readonly id: string;
  readonly created: number;
}

const follow: StreamOperation = {
  route: "GET /v3/events",
  fixed: { follow: 1 },
  resume: { send: "since", from: "created", id: "id" },
};
const event = (id: string, created: number): Event => ({ id, created });
const lines = (...events: Event[]): string => events.map((one) => `${JSON.stringify(one)}\n`).join("");

function write(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "application/stream+json" });
  response.write(text);
}

const breakAfter = (text: string) => (_: Received, response: ServerResponse) => {
  write(response, text);
  setTimeout(() => response.destroy(), 20);
  return undefined;
};

const eager: Clock = { ...systemClock, sleep: (_, signal) => systemClock.sleep(0, signal) };
const open = (url: string, options = {}): Client =>
  createClient({ baseUrl: url, token: "t", clock: eager, ...options });

async function ids(events: AsyncIterable<Event>): Promise<string[]> {
  const found: string[] = [];
  for await (const { id } of events) found.push(id);
  return found;
}

test("no request is sent before the stream is read", async () => {
  const { url, received } = await serve({});
  stream(open(url), follow);
  await new Promise((resolve) => setImmediate(resolve));
  expect(received).toHaveLength(0);
});

test("records that are alike are all given while the stream holds", async () => {
  const { url } = await serve({ body: '{"text":"x"}\n{"text":"x"}\n' });
  const alike = stream<Event>(open(url), { ...follow, resume: { send: "since", from: "created" } });
  expect(await ids(alike)).toHaveLength(2);
});

test("equal records count as repeated as often as they were delivered, and a further one is new", async () => {
  const { url } = await serve(breakAfter(lines(event("a", 1), event("a", 1))), {
    body: lines(event("a", 1), event("a", 1), event("a", 1), event("b", 2)),
  });
  expect(await ids(stream<Event>(open(url), follow))).toEqual(["a", "a", "a", "b"]);
});

test("a stream that keeps breaking without a new record is given up", async () => {
  const { url, received } = await serve(breakAfter(lines(event("a", 1))));
  expect(await caught(ids(stream<Event>(open(url, { clock: fakeClock() }), follow)))).toMatchObject({
    name: "NetworkError",
  });
  // Half a second, then twice as long each time, every 30 s in the end, until five minutes are over.
  expect(received).toHaveLength(16);
});

test.each<[string, (events: ApiStream<Event>, stop: AbortController) => Promise<void>]>([
  [
    "leaving the loop",
    async (events) => {
      for await (const _ of events) break;
    },
  ],
  [
    "an abort while it is silent",
    async (events, stop) => {
      const reading = events[Symbol.asyncIterator]();
      expect((await reading.next()).value).toEqual(event("a", 1));
      const next = reading.next();
      stop.abort(new Error("enough"));
      expect(await caught(next)).toMatchObject({ name: "AbortedError", cause: { message: "enough" } });
    },
  ],
  [
    "cancelling its ReadableStream",
    async (events) => {
      const reader = events.toReadableStream().getReader();
      expect((await reader.read()).value).toEqual(event("a", 1));
      await reader.cancel();
    },
  ],
])("%s ends it, and frees the socket", async (_, leave) => {
  let closed: Promise<unknown> | undefined;
  const { url } = await serve((_, response) => {
    closed = once(response, "close");
    write(response, lines(event("a", 1)));
    return undefined;
  });
  const stop = new AbortController();
  await leave(stream<Event>(open(url), follow, {}, { signal: stop.signal }), stop);
  await expect(closed).resolves.toBeDefined();
});

test("a stream without a record for too long is a TimeoutError, whatever blank lines come", async () => {
  const { url } = await serve((_, response) => {
    write(response, lines(event("a", 1)));
    const timer = setInterval(() => response.write("\n"), 10);
    response.once("close", () => clearInterval(timer));
    return undefined;
  });
  const events = stream<Event>(open(url, { timeout: { idle: 60 } }), { route: follow.route });
  expect(await caught(ids(events))).toMatchObject({ name: "TimeoutError" });
});

test("each loop sends a request of its own, and the first uses the answer of withResponse", async () => {
  const { url, received } = await serve({ headers: { "x-vercel-id": "fra1::1" }, body: lines(event("a", 1)) });
  const events = stream<Event>(open(url), follow);
  const { data, requestId } = await events.withResponse();
  expect(requestId).toBe("fra1::1");
  expect(await ids(data)).toEqual(["a"]);
  expect(received).toHaveLength(1);
  expect(await ids(events)).toEqual(["a"]);
  expect(received).toHaveLength(2);
});

test("an answer that is asked for twice before it is read is one answer", async () => {
  const { url, received } = await serve({ body: lines(event("a", 1)) });
  const events = stream<Event>(open(url), follow);
  const [first, second] = await Promise.all([events.withResponse(), events.withResponse()]);
  expect(first.response).toBe(second.response);
  expect(received).toHaveLength(1);
  expect(await ids(events)).toEqual(["a"]);
});

test("back-pressure: what is not read is not kept", async () => {
  let written = 0;
  const { url } = await serve(async (_, response) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    const closed = once(response, "close");
    const line = `${JSON.stringify({ id: "x".repeat(100_000), created: 1 })}\n`;
    while (!response.destroyed && written < 2000) {
      written++;
      if (!response.write(line))
        await Promise.race([new Promise((resolve) => response.once("drain", resolve)), closed]);
    }
    return undefined;
  });
  for await (const _ of stream<Event>(open(url), { route: follow.route })) {
    await systemClock.sleep(100); // a slow reader
    break;
  }
  expect(written).toBeLessThan(1000);
});

test("cancelling while it connects ends at once and gives up the request", async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<ServerResponse>();
  const { url } = await serve((_, response) => {
    arrive(response);
    return undefined;
  });
  const reader = stream<Event>(open(url), follow).toReadableStream().getReader();
  const pending = reader.read();
  const closed = once(await arrived, "close");
  await reader.cancel();
  expect((await pending).done).toBe(true);
  await closed;
});

test("cancelling before a reconnect ends the wait, and nothing more is sent", async () => {
  const { url, received } = await serve(breakAfter(lines(event("a", 1))));
  const { promise: waiting, resolve: begin } = Promise.withResolvers<void>();
  const sleep: Clock["sleep"] = (_, signal) => {
    begin();
    return systemClock.sleep(60_000, signal);
  };
  const client = open(url, { clock: { ...systemClock, sleep } });
  const reader = stream<Event>(client, follow).toReadableStream().getReader();
  await reader.read();
  const pending = reader.read();
  await waiting;
  await reader.cancel();
  expect((await pending).done).toBe(true);
  expect(received).toHaveLength(1);
});

test("a stream that had nothing to say for an hour is resumed when it breaks", async () => {
  let time = 0;
  const { url } = await serve(
    (_, response) => {
      write(response, lines(event("a", 1)));
      setTimeout(() => {
        time += 3_600_000;
        response.destroy();
      }, 20);
      return undefined;
    },
    { body: lines(event("b", 2)) },
  );
  const client = open(url, { clock: { ...eager, monotonic: () => time } });
  expect(await ids(stream<Event>(client, follow))).toEqual(["a", "b"]);
});
