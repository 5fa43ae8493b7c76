import type { ServerResponse } from "node:http";
import { type Clock, systemClock } from "@slipway/core";
import { expect, test } from "vitest";
import type { ConnectionOptions } from "../src/connection/connection.ts";
import { copy } from "../src/copy.ts";
import { createMemoryStore } from "../src/memory-store.ts";
import { createRegistry } from "../src/registry.ts";
import type { Repository } from "../src/repository.ts";
import { caught } from "./content.ts";
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

test("without any limit of one's own, a manifest that stalls ends after the minutes of any call", async () => {
  // A second of this clock is two hundred real ones: those of core are long.
  const began = Date.now();
  const fast: Clock = {
    now: () => began + (Date.now() - began) * 200,
    after: (ms, run) => systemClock.after(ms / 200, run),
    sleep: (ms, signal) => systemClock.sleep(ms / 200, signal),
  };
  const { web } = await start(always(stall), { clock: fast });
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
