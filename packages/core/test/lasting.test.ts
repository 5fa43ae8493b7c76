import { createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { portOf } from "../../../test/port-of.ts";
import { call, createClient, isNetworkError, isTransientError } from "../src/index.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";

const get = { route: "GET /v1/things" };

async function answering(bytes: string | Uint8Array): Promise<{ url: string; count(): number }> {
  let count = 0;
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      count++;
      socket.end(bytes);
    });
  });
  return { url: `http://127.0.0.1:${await portOf(server)}`, count: () => count };
}

const ok = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
const cutGzip = gzipSync('{"ok":true}').subarray(4);
const answers = {
  "headers without an end": `${ok}x: ${"y".repeat(100_000)}\r\n\r\n`,
  "bytes that are not gzip": Buffer.concat([
    Buffer.from(`${ok}content-encoding: gzip\r\ncontent-length: ${cutGzip.length}\r\n\r\n`),
    cutGzip,
  ]),
};

// The value contradicts its type on purpose: this is the tested mistake.
const mistaken = {} as { send(): string; answer: { body: string } };

describe.each(clients)("with $name", ({ create }) => {
  test.each(Object.entries(answers))("an answer of %s is asked for once: it would come again", async (_of, bytes) => {
    const { url, count } = await answering(bytes);
    const error = await caught(call(create({ baseUrl: url, token: null, clock: fakeClock() }), get, {}));
    expect(error).toMatchObject({ name: "NetworkError", attempts: 1, isLasting: true });
    expect(count()).toBe(1);
    expect(isTransientError(error)).toBe(false);
  });

  test.each([
    ["a function", () => mistaken.send()],
    ["an object", () => mistaken.answer.body],
  ])("a fetch that takes for %s what is none is called once", async (_of, mistake) => {
    let count = 0;
    const fetch = async (): Promise<Response> => {
      count++;
      return new Response(mistake());
    };
    const client = create({ baseUrl: "https://api.test", token: null, clock: fakeClock(), fetch });
    expect(await caught(call(client, get, {}))).toMatchObject({ name: "NetworkError", isLasting: true });
    expect(count).toBe(1);
  });
});

/** A message that may be harmless: `fetch` fails with it once. */
const passing = {
  "words of a proxy": new Error("Cannot connect to proxy 10.0.0.1:3128"),
  "a cause with such words": new TypeError("fetch failed", { cause: new TypeError("Cannot read properties of null") }),
  "a code of the network": Object.assign(new TypeError("agent is not a function"), { code: "ECONNRESET" }),
  "a port in a name": Object.assign(new Error("connect ECONNREFUSED bad port-forward"), { code: "ECONNREFUSED" }),
};

test.each(Object.entries(passing))("%s is tried again", async (_, error) => {
  let count = 0;
  const fetch = async (): Promise<Response> => {
    if (count++ === 0) throw error;
    return Response.json({ ok: true });
  };
  const client = createClient({ baseUrl: "https://api.test", token: null, clock: fakeClock(), fetch });
  expect(await call(client, get, {})).toEqual({ ok: true });
  expect(count).toBe(2);
});

test("an answer that a gateway spoils in its middle is asked for again", async () => {
  const spoilt = `${ok}transfer-encoding: chunked\r\n\r\n5\r\n{"ok"\r\nHTTP/1.1 502 Bad Gateway\r\n\r\n`;
  const { url, count } = await answering(spoilt);
  const error = await caught(call(createClient({ baseUrl: url, token: null, clock: fakeClock() }), get, {}));
  expect(error).toMatchObject({ name: "NetworkError", attempts: count() });
  expect(count()).toBeGreaterThan(1);
});

test.each(clients.slice(0, 3))(
  "a port that fetch blocks is named, and nothing was changed: $name",
  async ({ create }) => {
    const client = create({ baseUrl: "http://127.0.0.1:6000", token: null, clock: fakeClock() });
    const error = await caught(call(client, get, {}));
    expect(error).toMatchObject({ attempts: 1, sideEffect: "none", message: expect.stringContaining("bad port") });
    expect(isNetworkError(error)).toBe(true);
  },
);
