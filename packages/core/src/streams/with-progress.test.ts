import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { portOf } from "../../../../test/port-of.ts";
import { serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { bytes } from "../operations/bytes.ts";
import { call } from "../operations/call.ts";
import type { BodySource } from "../types/client.ts";
import { type ByteProgress, withProgress } from "./with-progress.ts";

const put = { route: "PUT /v8/artifacts/{hash}", body: "application/octet-stream" };
const whole = new Uint8Array(1_200_000).fill(7);
const stream = () => new Blob([whole]).stream();

test.each<[string, BodySource, number | undefined]>([
  ["bytes", whole, whole.length],
  ["a Blob", new Blob([whole]), whole.length],
  ["a text", "ü".repeat(600_000), 1_200_000],
  ["a stream", stream(), undefined],
  ["a function", stream, undefined],
])("an upload of %s tells how far it is", async (_, source, total) => {
  const { url, received } = await serve({ body: {} });
  const client = createClient({ baseUrl: url, token: "t" });
  const told: ByteProgress[] = [];
  await call(client, put, { hash: "a", body: withProgress(source, (progress) => told.push(progress)) });
  expect(received[0]?.body).toHaveLength(1_200_000);
  expect(told[0]).toEqual({ bytes: 0, total });
  expect(told.at(-1)).toEqual({ bytes: 1_200_000, total });
  // A slice at a time where it lies in memory.
  expect(told.length).toBeGreaterThanOrEqual(total === undefined ? 2 : 4);
  expect(told.map(({ bytes }) => bytes)).toEqual(told.map(({ bytes }) => bytes).sort((a, b) => a - b));
});

test("a body that is sent once more begins at 0 again", async () => {
  const { url, received } = await serve({ status: 503 }, { body: {} });
  const client = createClient({ baseUrl: url, token: "t", retry: { base: 1 } });
  const told: number[] = [];
  await call(client, put, { hash: "a", body: withProgress(whole, ({ bytes }) => told.push(bytes)) });
  expect(received.map(({ body }) => body.length)).toEqual([whole.length, whole.length]);
  expect(told.filter((bytes) => bytes === 0)).toHaveLength(2);
  expect(told.filter((bytes) => bytes === whole.length)).toHaveLength(2);
});

test("a stream stays one that is sent once", async () => {
  const { url, received } = await serve({ status: 503 }, { body: {} });
  const client = createClient({ baseUrl: url, token: "t", retry: { base: 1 } });
  const body = withProgress(stream(), () => {});
  await expect(call(client, put, { hash: "a", body })).rejects.toMatchObject({ status: 503 });
  expect(received).toHaveLength(1);
});

test("a download tells how far it is, and cancelling it lets go of it", async () => {
  const { url } = await serve({ body: whole });
  const client = createClient({ baseUrl: url, token: "t" });
  const get = { route: "GET /v8/artifacts/{hash}" };
  const told: number[] = [];
  const body = withProgress(await bytes(client, get, { hash: "a" }), ({ bytes }) => told.push(bytes));
  expect((await new Response(body).arrayBuffer()).byteLength).toBe(whole.length);
  expect(told.at(-1)).toBe(whole.length);

  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(whole),
    cancel() {
      isCancelled = true;
    },
  });
  const reader = withProgress(endless, () => {}).getReader();
  await reader.read();
  await reader.cancel();
  expect(isCancelled).toBe(true);
});

test("an invalid body or onProgress is refused", () => {
  // A caller without types may pass it.
  const [nothing, nobody] = [undefined as unknown as Uint8Array, {} as unknown as () => void];
  expect(() => withProgress(nothing, () => {})).toThrow(/source must be text, bytes, a Blob, a stream or a function/);
  expect(() => withProgress(whole, nobody)).toThrow(/onProgress must be a function/);
});

test("an onProgress that fails does no harm, and the console warns once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const body = withProgress(whole, () => {
    throw new Error("the bar is broken");
  });
  expect((await new Response(body()).arrayBuffer()).byteLength).toBe(whole.length);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("memory stays flat, however long the body and however slow who takes it", { tags: "endurance" }, async () => {
  const chunk = new Uint8Array(1_048_576);
  let made = 0;
  let taken = 0;
  let ahead = 0;
  const server = createServer(async (incoming, response) => {
    for await (const part of incoming) {
      taken += part.length;
      // Slower than what makes it.
      if (taken % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    response.end("{}");
  });
  const port = await portOf(server);
  const source = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (made === 300) return controller.close();
        controller.enqueue(chunk);
        made++;
        ahead = Math.max(ahead, made * chunk.length - taken);
      },
    });
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: "t" });
  let told = 0;
  const body = withProgress(source, ({ bytes }) => {
    told = bytes;
  });
  await call(client, put, { hash: "a", body });
  expect([taken, told]).toEqual([300 * chunk.length, 300 * chunk.length]);
  // The bound is the size of the sockets' buffers, not the 300 MiB of the body.
  expect(ahead).toBeLessThan(32 * chunk.length);
});
