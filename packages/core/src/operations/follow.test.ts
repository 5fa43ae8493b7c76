import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { type Received, serve, type Turn } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { systemClock } from "../transport/clock.ts";
import type { Client, Clock, StreamOperation } from "../types/client.ts";
import type { Following } from "./follow.ts";
import { stream } from "./stream.ts";

interface Line {
  readonly id: string;
  readonly at: number;
}

const operation: StreamOperation = { route: "GET /v3/lines", resume: { from: "at", id: "id" } };
const line = (at: number): Line => ({ id: `line-${at}`, at });
const text = (...lines: Line[]): string => lines.map((one) => `${JSON.stringify(one)}\n`).join("");
const limit: Line = { id: "", at: 0 };
const following: Following<Line> = { isLimit: ({ id }) => id === "" };
const gone = { status: 404, body: { error: { code: "not_found", message: "gone" } } };

const cutAfter =
  (...lines: Line[]) =>
  (_: Received, response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/stream+json" });
    response.write(text(...lines) || "\n");
    setTimeout(() => response.destroy(), 20);
    return undefined;
  };
const ends = (...lines: Line[]): Turn => ({ body: text(...lines) });

const eager: Clock = { ...systemClock, sleep: (_, signal) => systemClock.sleep(0, signal) };
const open = (url: string, options = {}): Client =>
  createClient({ baseUrl: url, token: "t", clock: eager, retry: false, ...options });

async function follow(client: Client, how: Following<Line> = following): Promise<number[]> {
  const found: number[] = [];
  for await (const { at } of stream<Line>(client, operation, {}, {}, how)) found.push(at);
  return found;
}

test("records that the API repeats are delivered once each, and no position is sent", async () => {
  const { url, received } = await serve(
    cutAfter(line(1), line(2)),
    cutAfter(),
    cutAfter(line(1), line(2), line(3)),
    ends(line(1), line(2), line(3), line(4)),
    ends(line(1), line(2), line(3), line(4)),
  );
  expect(await follow(open(url))).toEqual([1, 2, 3, 4]);
  expect(new Set(received.map((request) => request.url))).toEqual(new Set(["/v3/lines"]));
});

test("repeated records are delivered once, however many there are", async () => {
  const many = Array.from({ length: 3000 }, (_, at) => line(at));
  const { url } = await serve(cutAfter(...many), ends(...many, line(3000)), ends(...many, line(3000)));
  expect(await follow(open(url))).toEqual([...many.map(({ at }) => at), 3000]);
});

test("a gap fails the loop if the last record is not repeated", async () => {
  const { url } = await serve(cutAfter(line(1), line(2)), ends(line(5)));
  expect(await caught(follow(open(url)))).toMatchObject({
    name: "NetworkError",
    message: expect.stringContaining("records may be missing"),
    route: operation.route,
  });
});

test("onGap lets the loop go on behind a gap, which is reported once", async () => {
  const { url } = await serve(cutAfter(line(1), line(2)), cutAfter(), ends(line(5), line(6)), ends(line(5), line(6)));
  const gaps: [number, number][] = [];
  const found = await follow(open(url), { ...following, onGap: (after, before) => gaps.push([after.at, before.at]) });
  expect([found, gaps]).toEqual([[1, 2, 5, 6], [[2, 5]]]);
});

test("an error thrown by onGap ends the loop", async () => {
  const { url, received } = await serve(cutAfter(line(1)), ends(line(5)));
  const onGap = () => {
    throw new Error("no gaps");
  };
  expect(await caught(follow(open(url), { ...following, onGap }))).toMatchObject({ message: "no gaps" });
  expect(received).toHaveLength(2);
});

test("an onGap that is not a function is refused before anything is sent", async () => {
  const { url, received } = await serve({});
  // A caller without types may pass it.
  const onGap = "warn" as unknown as Following<Line>["onGap"];
  expect(await caught(follow(open(url), { ...following, onGap }))).toMatchObject({
    name: "InputError",
    parameter: "onGap",
  });
  expect(received).toHaveLength(0);
});

test("a record that says that the answer ends is not given, and the next answer is asked for", async () => {
  const { url, received } = await serve(ends(line(1), limit), ends(limit), ends(line(1), line(2)), gone);
  expect(await follow(open(url))).toEqual([1, 2]);
  expect(received).toHaveLength(4);
});

test("an answer that ends well is followed by the next one, until one ends at once with nothing new", async () => {
  const { url, received } = await serve(ends(line(1)), ends(line(1), line(2)), ends(line(1), line(2)), ends(line(3)));
  expect(await follow(open(url))).toEqual([1, 2]);
  expect(received).toHaveLength(3);
});

test("a stream that was gone from the first, or is gone after a cut, is an error", async () => {
  const missing = await serve(gone);
  expect(await caught(follow(open(missing.url)))).toMatchObject({ name: "ApiError", status: 404 });
  const { url } = await serve(cutAfter(line(1)), gone);
  expect(await caught(follow(open(url)))).toMatchObject({ name: "ApiError", status: 404 });
});

test("a stream that ended, was unreachable for a while and is gone then, was over", async () => {
  const { url } = await serve(ends(line(1)), { status: 503 }, gone);
  expect(await follow(open(url))).toEqual([1]);
});

test("a cut or an early end is survived, however long no record came", async () => {
  let time = 0;
  const clock: Clock = { ...eager, monotonic: () => time };
  const silent =
    (turn: (request: Received, response: ServerResponse) => undefined): Turn =>
    (request, response) => {
      response.writeHead(200, { "content-type": "application/stream+json" });
      response.write(text(line(1)));
      setTimeout(() => {
        time += 3_600_000;
        turn(request, response);
      }, 20);
      return undefined;
    };
  const cut = silent((_, response) => void response.destroy());
  // Until the client's own clock ends it.
  const hang = silent(() => undefined);
  const end = silent((_, response) => void response.end());
  const { url, received } = await serve(cut, cut, hang, hang, end, end, ends(line(1), line(2)), ends(line(1), line(2)));
  expect(await follow(open(url, { clock, timeout: { idle: 100 } }))).toEqual([1, 2]);
  expect(received).toHaveLength(8);
});
