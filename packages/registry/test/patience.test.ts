import type { Clock } from "@slipway/core";
import { systemClock } from "@slipway/core/raw";
import { expect, test } from "vitest";
import { type ConnectionOptions, createRegistry, type Repository } from "../src/index.ts";
import { caught, contentOf, streamOf } from "./content.ts";
import { end, startRegistry } from "./scripted-registry.ts";

const { bytes, digest } = contentOf(300_000, 23);

const works: readonly (readonly [string, string, (web: Repository) => Promise<unknown>])[] = [
  ["an upload", "PUT", (web) => web.blobs.push(bytes)],
  ["an upload by post", "POST", (web) => web.blobs.push(bytes, { by: "post" })],
  ["an upload by chunks", "PATCH", (web) => web.blobs.push(streamOf(bytes))],
  ["a manifest", "PUT", (web) => web.manifests.push({ schemaVersion: 2, layers: [] })],
];

async function start(
  method: string,
  seconds: string,
  options: Partial<ConnectionOptions> = {},
): Promise<{ web: Repository; waits: number[] }> {
  const waits: number[] = [];
  const clock: Clock = {
    ...systemClock,
    sleep: async (ms) => void waits.push(ms),
  };
  let asked = 0;
  const { url } = await startRegistry({
    async intercept(request, response) {
      if (request.method !== method || asked++ > 0) return false;
      for await (const _ of request);
      return end(response, 503, { "retry-after": seconds });
    },
  });
  return { web: createRegistry({ url, clock, ...options }).repository("acme/web"), waits };
}

test.each(works)("%s that is to wait for a year ends at once, and says until when", async (_, method, work) => {
  for (const options of [{}, { timeout: { total: 1_000_000 } }]) {
    const { web, waits } = await start(method, "31536000", options);
    const error = Object(await caught(work(web)));
    expect(error).toMatchObject({ name: "ApiError", status: 503, message: expect.stringMatching(/try again at/) });
    expect(error.retryAt.getTime()).toBeGreaterThan(Date.now() + 30_000_000_000);
    expect(waits).toEqual([]);
  }
});

test.each(works)("%s that is to wait for a minute waits, within its total clock", async (_, method, work) => {
  const { web, waits } = await start(method, "60");
  await work(web);
  expect(waits).toHaveLength(1);
  const { web: hurried } = await start(method, "60", { timeout: { total: 30_000 } });
  expect(await caught(work(hurried))).toMatchObject({ name: "ApiError", status: 503 });
});

async function startTaking(length: number): Promise<{ web: Repository; requests: string[] }> {
  let taken = 0;
  const { url, requests } = await startRegistry({
    async intercept(request, response) {
      if (request.method !== "PATCH" && request.method !== "PUT") return false;
      for await (const _ of request);
      if (request.method === "PUT") {
        return end(response, 201, { "docker-content-digest": digest });
      }
      taken = Math.min(taken + length, bytes.length);
      return end(response, 202, { location: request.url, range: `0-${taken - 1}` });
    },
  });
  return { web: createRegistry({ url, retry: false }).repository("acme/web"), requests };
}

test.each(["chunks", "stream"] as const)(
  "a registry that takes little of each part (%s) is not sent parts for ever",
  async (by) => {
    const { web, requests } = await startTaking(2);
    const error = await caught(web.blobs.push(() => streamOf(bytes), { by }));
    expect(error).toMatchObject({ name: "ContentError", message: expect.stringMatching(/stored only 2 bytes/) });
    expect(requests.filter((each) => each.startsWith("PATCH")).length).toBeLessThan(10);
  },
);

test("a registry that takes a sensible part of each, or all of small ones, gets all of it", async () => {
  const { web, requests } = await startTaking(70_000);
  expect(await web.blobs.push(bytes, { by: "chunks" })).toMatchObject({ digest });
  expect(requests.filter((each) => each.startsWith("PATCH"))).toHaveLength(5);
  const { web: small } = await startTaking(20_000);
  expect(await small.blobs.push(bytes, { by: "chunks", chunkLength: 20_000 })).toMatchObject({ digest });
});

test("a download that breaks off after each byte ends", async () => {
  const { url, requests } = await startRegistry({
    intercept(request, response) {
      const at = Number(/\d+/.exec(request.headers.range ?? "0")?.[0]);
      const range = at > 0 && { "content-range": `bytes ${at}-${bytes.length - 1}/${bytes.length}` };
      response.writeHead(at > 0 ? 206 : 200, { "content-length": bytes.length - at, ...range });
      return response.write(bytes.subarray(at, at + 1), () => response.destroy());
    },
  });
  const clock: Clock = { ...systemClock, sleep: async () => {} };
  const { blobs } = createRegistry({ url, clock }).repository("acme/web");
  expect(await caught(blobs.get(digest))).toMatchObject({ name: "NetworkError" });
  expect(requests).toHaveLength(5);
});
