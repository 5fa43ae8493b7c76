import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { fakeClock } from "../../test/clock.ts";
import { type Received, type Reply, serve, type Turn } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import type { CallOptions, ClientOptions } from "../types/client.ts";
import { bytes } from "./bytes.ts";

const operation = { route: "GET /v8/artifacts/{hash}" };
const whole = randomBytes(100_000);
const tag = '"v1"';
const YOUNG = "Sun, 01 Mar 2026 12:00:00 GMT";
const ranged = { "accept-ranges": "bytes", etag: tag };

async function sendAndBreak(response: ServerResponse, status: number, headers: Reply["headers"], body: Uint8Array) {
  response.writeHead(status, headers);
  await new Promise<void>((resolve) => response.write(body, () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 15)); // what was written reaches the client first
  response.destroy();
  return undefined;
}

function cutAt(end: number, headers: Reply["headers"] = ranged, status = 200, start = 0): Turn {
  const length = { "content-length": String(whole.length - start) };
  return (_, response) => sendAndBreak(response, status, { ...length, ...headers }, whole.subarray(start, end));
}

function cutPart(length: number): Turn {
  return (request, response) => {
    const from = Number(/\d+/.exec(request.headers.range ?? "")?.[0]);
    const headers = { "content-range": `bytes ${from}-${whole.length - 1}/${whole.length}`, etag: tag };
    return sendAndBreak(response, 206, headers, whole.subarray(from, from + length));
  };
}

function part({ headers: asked }: Received, headers: Reply["headers"] = { etag: tag }): Reply {
  const [, first = "0", last = ""] = /^bytes=(\d+)-(\d*)$/.exec(asked.range ?? "") ?? [];
  const end = last ? Number(last) + 1 : whole.length;
  return {
    status: 206,
    headers: { "content-range": `bytes ${first}-${end - 1}/${whole.length}`, ...headers },
    body: whole.subarray(Number(first), end),
  };
}

async function read(turns: readonly Turn[], options: CallOptions = {}, client: ClientOptions = {}) {
  const { url, received } = await serve(...turns);
  const open = createClient({ baseUrl: url, token: "t", clock: fakeClock(), ...client });
  const body = bytes(open, operation, { hash: "a" }, options);
  const asked = () => received.map(({ headers: { range, "if-range": tag } }) => range && `${range} ${tag}`);
  const all = async () => Buffer.from(await new Response(await body).arrayBuffer());
  return { all, asked };
}

test("a download that breaks off goes on with what is missing, as often as it gets further", async () => {
  const again = cutPart(10_000);
  const { all, asked } = await read([cutAt(40_000), again, again, again, again, again, (request) => part(request)]);
  expect((await all()).equals(whole)).toBe(true);
  const places = [40_000, 50_000, 60_000, 70_000, 80_000, 90_000];
  expect(asked()).toEqual([undefined, ...places.map((at) => `bytes=${at}- ${tag}`)]);
});

test.each<[string, Turn[], CallOptions?]>([
  ["without ranges", [cutAt(40_000, { etag: tag }), (request) => part(request)]],
  ["without a tag", [cutAt(40_000, { "accept-ranges": "bytes" }), (request) => part(request)]],
  ["with a weak tag", [cutAt(40_000, { ...ranged, etag: 'W/"v1"' }), (request) => part(request)]],
  [
    "with a date that is as young as the answer",
    [cutAt(40_000, { "accept-ranges": "bytes", "last-modified": YOUNG, date: YOUNG }), (request) => part(request)],
  ],
  ["without retries", [cutAt(40_000), (request) => part(request)], { retry: false }],
  ["with one attempt", [cutAt(40_000), (request) => part(request)], { retry: { attempts: 1 } }],
])("a download %s fails when it breaks off", async (_, turns, options) => {
  const { all, asked } = await read(turns, options);
  expect(await caught(all())).toMatchObject({ name: "NetworkError", sideEffect: "certain" });
  expect(asked()).toHaveLength(1);
});

test("retries that the client has turned off are off", async () => {
  const { all, asked } = await read([cutAt(40_000), (request) => part(request)], {}, { retry: false });
  expect(await caught(all())).toMatchObject({ name: "NetworkError" });
  expect(asked()).toHaveLength(1);
});

const wrong: Record<string, (request: Received) => Reply> = {
  "another part": (request) => part(request, { etag: tag, "content-range": `bytes 39999-99999/${whole.length}` }),
  "a part of something longer": (request) => part(request, { etag: tag, "content-range": "bytes 40000-99999/200000" }),
  "a part beyond the end": (request) => part(request, { etag: tag, "content-range": "bytes 40000-100000/100001" }),
  "a part that does not say where it belongs": (request) => part(request, { etag: tag, "content-range": "" }),
  "a part of another content": (request) => part(request, { etag: '"v2"' }),
  "a part without its tag": (request) => part(request, {}),
  "a packed part": (request) => part(request, { etag: tag, "content-encoding": "zstd" }),
  "another content": () => ({ headers: { ...ranged, etag: '"v2"' }, body: whole }),
  "all of it, without a tag": () => ({ body: whole }),
  "an error": () => ({ status: 404, body: { error: { code: "not_found", message: "gone" } } }),
  "a refused range": () => ({ status: 416, headers: { "content-range": "bytes */40000" } }),
};

test.each(Object.keys(wrong))("%s is not added: the download fails as it broke off", async (what) => {
  const { all, asked } = await read([cutAt(40_000), (request) => wrong[what]?.(request)]);
  expect(await caught(all())).toMatchObject({ name: "NetworkError", sideEffect: "certain" });
  expect(asked()).toHaveLength(2);
});

test("a partial answer adds no more bytes than it announces", async () => {
  const { all } = await read([
    cutAt(40_000),
    () => ({
      status: 206,
      headers: { "content-range": `bytes 40000-49999/${whole.length}`, etag: tag },
      body: Buffer.concat([whole.subarray(40_000, 50_000), Buffer.alloc(5_000, 1)]),
    }),
    (request) => part(request),
  ]);
  expect((await all()).equals(whole)).toBe(true);
});

test("an API that sends all of it again, the same by its tag, is read from where it broke off", async () => {
  const { all } = await read([cutAt(40_000), cutAt(20_000), { headers: ranged, body: whole }]);
  expect((await all()).equals(whole)).toBe(true);
});

test("a date is as good as a tag where it is older than the answer", async () => {
  const date = { "last-modified": "Sun, 01 Mar 2026 12:00:00 GMT" };
  const { all, asked } = await read([
    cutAt(40_000, { "accept-ranges": "bytes", ...date, date: "Sun, 01 Mar 2026 12:00:01 GMT" }),
    (request) => part(request, date),
  ]);
  expect((await all()).equals(whole)).toBe(true);
  expect(asked()[1]).toBe(`bytes=40000- ${date["last-modified"]}`);
});

test("a part that was asked for goes on within it", async () => {
  const headers = { "content-range": `bytes 10000-59999/${whole.length}`, "content-length": "50000", etag: tag };
  const { all, asked } = await read([cutAt(20_000, headers, 206, 10_000), (request) => part(request)], {
    headers: { Range: "bytes=10000-59999" },
  });
  expect((await all()).equals(whole.subarray(10_000, 60_000))).toBe(true);
  expect(asked()[1]).toBe(`bytes=20000-59999 ${tag}`);
});

test("a download of unknown length goes on to the end that the part names", async () => {
  const chunked: Turn = (_, response) => sendAndBreak(response, 200, ranged, whole.subarray(0, 40_000));
  const less: Turn = (request) => ({
    ...part(request),
    headers: { "content-range": `bytes 40000-49999/${whole.length}`, etag: tag },
    body: whole.subarray(40_000, 50_000),
  });
  const { all } = await read([chunked, less, (request) => part(request)]);
  expect((await all()).equals(whole)).toBe(true);
});

test("a download that gets little further each time is given up, after waits by the client's clock", async () => {
  const clock = fakeClock();
  const { all, asked } = await read([cutAt(40_000), cutPart(10)], {}, { clock });
  expect(await caught(all())).toMatchObject({ name: "NetworkError", sideEffect: "certain" });
  expect(asked().slice(1)).toEqual([40_000, 40_010, 40_020].map((at) => `bytes=${at}- ${tag}`));
  expect(clock.waits).toHaveLength(2);
});

test("an API that is away for longer than the total clock ends it with what was the matter at first", async () => {
  const clock = fakeClock();
  const { all } = await read(
    [cutAt(40_000), { status: 503 }],
    { timeout: { total: 20_000 }, retry: { attempts: 50 } },
    { clock },
  );
  expect(await caught(all())).toMatchObject({ name: "NetworkError", sideEffect: "certain" });
});

test("a download that falls silent goes on like one that breaks off", async () => {
  const silent: Turn = async (_, response) => {
    response.writeHead(200, { "content-length": String(whole.length), ...ranged }).write(whole.subarray(0, 40_000));
    return undefined;
  };
  const { url } = await serve(silent, (request) => part(request));
  const client = createClient({ baseUrl: url, token: "t", timeout: { idle: 60 } });
  const body = await new Response(await bytes(client, operation, { hash: "a" })).arrayBuffer();
  expect(Buffer.from(body).equals(whole)).toBe(true);
});

test("the token of what is missing is a fresh one", async () => {
  const tokens = ["t1", "t2"];
  const { url, received } = await serve(cutAt(40_000), { status: 401 }, (request) => part(request));
  const client = createClient({ baseUrl: url, token: () => tokens.shift() ?? "none" });
  await new Response(await bytes(client, operation, { hash: "a" })).arrayBuffer();
  expect(received.map(({ headers }) => headers.authorization)).toEqual(["Bearer t1", "Bearer t1", "Bearer t2"]);
});

test("an abort while it waits to go on ends it", async () => {
  const controller = new AbortController();
  const { url } = await serve(cutAt(40_000), () => {
    controller.abort(new Error("enough"));
    return undefined;
  });
  const client = createClient({ baseUrl: url, token: "t" });
  const body = await bytes(client, operation, { hash: "a" }, { signal: controller.signal });
  expect(await caught(new Response(body).arrayBuffer())).toMatchObject({ name: "AbortedError" });
});

test("an answer without a body may say how long it would be", async () => {
  const { url } = await serve({ status: 304, headers: { "content-length": "5", etag: tag } });
  const client = createClient({ baseUrl: url, token: "t" });
  const body = await bytes(client, operation, { hash: "a" }, { headers: { "if-none-match": tag } });
  expect(await new Response(body).text()).toBe("");
});
