import type { ServerResponse } from "node:http";
import type { Clock } from "@slipway/core";
import { systemClock } from "@slipway/core/raw";
import { expect, test } from "vitest";
import { type ConnectionOptions, copy, createMemoryStore, createRegistry, type Repository } from "../src/index.ts";
import { caught, contentOf } from "./content.ts";
import { type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

const type = "application/vnd.oci.image.manifest.v1+json";

/** A registry that answers the GETs of manifests one after another in these ways, and then as usual. */
async function start(
  answers: ((response: ServerResponse) => void)[],
  options: Partial<ConnectionOptions>,
): Promise<{ registry: ScriptedRegistry; web: Repository }> {
  const registry = await startRegistry({
    intercept(request, response) {
      const answer = request.method === "GET" && request.url?.includes("manifests") && answers.shift();
      if (answer) answer(response);
      return Boolean(answer);
    },
  });
  return { registry, web: createRegistry({ url: registry.url, ...options }).repository("acme/web") };
}

const stall = (response: ServerResponse): void => {
  response.writeHead(200, { "content-type": type, "content-length": 1000 }).write("{");
};

const breakOff = (response: ServerResponse): void => {
  stall(response);
  setImmediate(() => response.destroy());
};

/** Never silent for long, and never done. */
const trickle = (response: ServerResponse): void => {
  response.writeHead(200, { "content-type": type });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

const always = (answer: (response: ServerResponse) => void): ((response: ServerResponse) => void)[] =>
  Array(10).fill(answer);

test.each([
  ["stalls", stall],
  ["trickles", trickle],
])("a manifest whose body %s ends with the client's clocks", async (_, answer) => {
  const { web } = await start(always(answer), { timeout: { attempt: 100, total: 300 } });
  const error = { name: "TimeoutError", route: "GET /v2/{+name}/manifests/{reference}" };
  expect(await caught(web.manifests.get("v1"))).toMatchObject(error);
  expect(await caught(copy(web, createMemoryStore(), "v1"))).toMatchObject(error);
});

/** A second of this clock is two hundred real ones: usual limits are long. */
function fastClock(): Clock {
  const began = Date.now();
  return {
    now: () => began + (Date.now() - began) * 200,
    after: (ms, run) => systemClock.after(ms / 200, run),
    sleep: (ms, signal) => systemClock.sleep(ms / 200, signal),
  };
}

test("a manifest that stalls ends after the minutes of any call, without other limits", async () => {
  const { web } = await start(always(stall), { clock: fastClock() });
  expect(await caught(web.manifests.get("v1"))).toMatchObject({ name: "TimeoutError" });
});

test.each([
  ["stalls", stall],
  ["breaks off", breakOff],
])("a manifest whose body %s is asked for again", async (_, answer) => {
  const { registry, web } = await start([answer], { timeout: { attempt: 300 }, retry: { base: 0 } });
  const pushed = await web.manifests.push({ schemaVersion: 2, layers: [] }, { reference: "v1" });
  expect(await web.manifests.get("v1")).toEqual(pushed);
  expect(registry.requests.filter((each) => each.startsWith("GET /v2/acme/web/manifests"))).toHaveLength(2);
});

test("a manifest that is too large is refused before its end, and is not asked for again", async () => {
  const { registry, web } = await start(always(stall), {});
  expect(await caught(web.manifests.get("v1", { limit: 0 }))).toMatchObject({ name: "ContentError", expected: 0 });
  expect(registry.requests.filter((each) => each.includes("manifests"))).toHaveLength(1);
});

test("a manifest that stalls ends with its signal, and frees the socket", async () => {
  const abort = new AbortController();
  const answers: ((response: ServerResponse) => void)[] = [];
  const freed = new Promise<void>((resolve) => {
    answers.push((response) => {
      stall(response);
      response.on("close", resolve);
    });
  });
  const { web } = await start(answers, {
    async fetch(input, init) {
      const response = await fetch(input, init);
      // Its body is being read by then.
      setImmediate(() => abort.abort());
      return response;
    },
  });
  expect(await caught(web.manifests.get("v1", { signal: abort.signal }))).toMatchObject({ name: "AbortedError" });
  await freed;
});

// Larger than what sockets take by themselves.
const large = contentOf(12_000_000, 3);

test("a download that stalls goes on by range after a minute, without other limits", async () => {
  let stalls = 1;
  const registry = await startRegistry({
    intercept(request, response) {
      if (request.method !== "GET" || stalls-- <= 0) return false;
      return response.writeHead(200, { "content-length": large.bytes.length }).write(large.bytes.subarray(0, 5000));
    },
  });
  registry.blobs.set(large.digest, Buffer.from(large.bytes));
  const { blobs } = createRegistry({ url: registry.url, clock: fastClock() }).repository("acme/web");
  expect(Buffer.from(await blobs.get(large.digest)).equals(large.bytes)).toBe(true);
  // A busy machine's pause of 300 ms is a minute of this clock, and one more range.
  expect(registry.headers.map(({ range }) => range).slice(0, 2)).toEqual([undefined, "bytes=5000-11999999"]);
});

test.each(["put", "stream", "post"] as const)(
  "an upload by %s that the registry stops taking goes on, without other limits",
  async (by) => {
    let stalls = 1;
    const registry = await startRegistry({
      singlePost: true,
      intercept({ method, url = "" }) {
        const isSent = method === "PUT" || method === "PATCH" || url.includes("digest=");
        // The server does not respond to a request that it does not read.
        return isSent && stalls-- > 0;
      },
    });
    const { blobs } = createRegistry({ url: registry.url, clock: fastClock() }).repository("acme/web");
    await blobs.push(large.bytes, { by });
    expect(registry.blobs.has(large.digest)).toBe(true);
  },
);

test("a source that takes its time is not a registry that stalls", async () => {
  const registry = await startRegistry();
  const clock = fastClock();
  const { blobs } = createRegistry({ url: registry.url, clock, timeout: { idle: 1_000 } }).repository("acme/web");
  const { bytes, digest } = contentOf(3000, 3);
  const content = (): ReadableStream<Uint8Array> =>
    new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes.subarray(0, 1000));
        await clock.sleep(20_000);
        controller.enqueue(bytes.subarray(1000));
        controller.close();
      },
    });
  await blobs.push(content, { digest, size: bytes.length });
  expect(registry.requests.filter((each) => each.startsWith("PUT"))).toHaveLength(1);
});

test("an upload that the registry never takes ends, and says for how long nothing was taken", async () => {
  const registry = await startRegistry({ intercept: ({ method }) => method === "PUT" });
  const { blobs } = createRegistry({ url: registry.url, clock: fastClock() }).repository("acme/web");
  expect(await caught(blobs.push(large.bytes))).toMatchObject({
    name: "TimeoutError",
    message: expect.stringMatching(/stalled: nothing was sent or received for 60000 ms/),
  });
});

test("a manifest that is pushed and never answered ends with a clock", async () => {
  const registry = await startRegistry({ intercept: ({ method }) => method === "PUT" });
  const { manifests } = createRegistry({ url: registry.url, clock: fastClock() }).repository("acme/web");
  expect(await caught(manifests.push({ schemaVersion: 2, layers: [] }))).toMatchObject({ name: "TimeoutError" });
});

test("a small upload that is never answered ends within minutes", async () => {
  const clock = fastClock();
  const registry = await startRegistry({ intercept: ({ method }) => method === "PUT" });
  const { blobs } = createRegistry({ url: registry.url, clock }).repository("acme/web");
  const began = clock.now();
  expect(await caught(blobs.push(contentOf(1000, 3).bytes))).toMatchObject({ name: "TimeoutError" });
  expect(clock.now() - began).toBeLessThan(10 * 60_000);
});

test("retry: false keeps a transfer from being resumed", async () => {
  const registry = await startRegistry({
    intercept: (request, response) => {
      if (request.method === "PUT") response.writeHead(503).end();
      return request.method === "PUT";
    },
  });
  const { blobs } = createRegistry({ url: registry.url, retry: false }).repository("acme/web");
  expect(await caught(blobs.push(contentOf(1000, 3).bytes))).toMatchObject({ status: 503 });
  expect(registry.requests.filter((each) => each.startsWith("PUT"))).toHaveLength(1);
});
