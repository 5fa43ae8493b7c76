import { once } from "node:events";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import { serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { bytes } from "./bytes.ts";

const operation = { route: "GET /v8/artifacts/{hash}" };
const open = (baseUrl: string, timeout = {}) => createClient({ baseUrl, token: "t", timeout, retry: false });

test("bytes arrive as they were sent", async () => {
  const body = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  const { url, received } = await serve({ body, headers: { "x-vercel-id": "fra1::1" } });
  const { data, requestId } = await bytes(open(url), operation, { hash: "a" }).withResponse();
  expect(new Uint8Array(await new Response(data).arrayBuffer())).toEqual(body);
  expect(requestId).toBe("fra1::1");
  expect(received[0]?.headers.accept).toBe("*/*");
});

test("an empty answer is an empty stream", async () => {
  const { url } = await serve({ status: 204 });
  expect(await new Response(await bytes(open(url), operation, { hash: "a" })).text()).toBe("");
});

test("bytes are asked for as they are", async () => {
  const { url, received } = await serve({ body: "abc" });
  await bytes(open(url), operation, { hash: "a" });
  expect(received[0]?.headers["accept-encoding"]).toBe("identity");
});

test("a caller that wants packed bytes gets them", async () => {
  const { url } = await serve({ headers: { "content-encoding": "gzip" }, body: gzipSync("abc") });
  const body = await bytes(open(url), operation, { hash: "a" }, { headers: { "Accept-Encoding": "gzip" } });
  expect(await new Response(body).text()).toBe("abc");
});

test("a download that ends before its length is an error, also where the runtime sees none", async () => {
  const fetch = async () => new Response(new Blob(["abc"]).stream(), { headers: { "content-length": "5" } });
  const client = createClient({ token: "t", fetch });
  const download = new Response(await bytes(client, operation, { hash: "a" })).text();
  expect(await caught(download)).toMatchObject({
    name: "NetworkError",
    message: expect.stringContaining("3 of 5 bytes"),
  });
});

test("a silent download is a TimeoutError by the idle clock", async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200).write("abc");
    return undefined;
  });
  const download = new Response(await bytes(open(url, { idle: 40 }), operation, { hash: "a" })).text();
  expect(await caught(download)).toMatchObject({ name: "TimeoutError" });
});

test("the clock of an attempt ends when the bytes begin", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const rest = Promise.withResolvers<string>();
  const { url } = await serve((_, response) => {
    response.writeHead(200).write("abc");
    rest.promise.then((text) => response.end(text));
    return undefined;
  });
  const body = await bytes(open(url, { attempt: 80 }), operation, { hash: "a" });
  await vi.advanceTimersByTimeAsync(1000);
  rest.resolve("def");
  expect(await new Response(body).text()).toBe("abcdef");
});

async function unending() {
  const { promise: closed, resolve } = Promise.withResolvers<unknown>();
  const { url } = await serve((_, response) => {
    once(response, "close").then(resolve);
    response.writeHead(200).write("abc");
    return undefined;
  });
  return { url, closed };
}

test("cancelling frees the socket, while a read is pending too", async () => {
  const { url, closed } = await unending();
  const reader = (await bytes(open(url), operation, { hash: "a" })).getReader();
  await reader.read();
  const pending = reader.read();
  await reader.cancel();
  expect((await pending).done).toBe(true);
  await closed;
});

test.each(["cancelling", "aborting"])("%s before the first read frees the socket", async (how) => {
  const { url, closed } = await unending();
  const controller = new AbortController();
  const { data } = await bytes(open(url), operation, { hash: "a" }, { signal: controller.signal }).withResponse();
  if (how === "cancelling") await data.cancel();
  else controller.abort();
  await expect(closed).resolves.toBeDefined();
});
