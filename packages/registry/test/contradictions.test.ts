import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { copy, createMemoryStore, createRegistry, OCI, type Repository } from "../src/index.ts";
import { caught, contentOf, streamOf } from "./content.ts";
import { end, json, type Quirks, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

const { bytes, digest } = contentOf(1000, 9);

async function start(intercept?: Quirks["intercept"]): Promise<{ registry: ScriptedRegistry; web: Repository }> {
  const registry = await startRegistry({ ...(intercept && { intercept }) });
  return { registry, web: createRegistry({ url: registry.url, retry: false }).repository("acme/web") };
}

function saying(size: string, type = "application/octet-stream"): Quirks["intercept"] {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "HEAD") return false;
    return response.writeHead(200, { "content-length": size, "content-type": type }).end();
  };
}

test.each([
  ["bytes", (web: Repository) => web.blobs.push(Uint8Array.of(1))],
  ["a Blob", (web: Repository) => web.blobs.push(new Blob([bytes]), { digest })],
  ["what flows, of a known size", (web: Repository) => web.blobs.push(() => streamOf(bytes), { digest, size: 1000 })],
])("the size of %s that the registry says to have is not taken for what is pushed", async (_, push) => {
  const { web } = await start(saying("4711"));
  expect(await caught(push(web))).toMatchObject({ name: "ContentError", received: 4711 });
});

test.each(["-5", "1e3", "999999999999999999999"])("a size of %s is none", async (size) => {
  const web = createRegistry({
    url: "https://registry.example",
    fetch: async () => new Response(null, { status: 200, headers: { "content-length": size } }),
  }).repository("acme/web");
  expect(await caught(web.blobs.head(digest))).toMatchObject({ name: "ContentError" });
});

test("a page that is a blob is there all the same", async () => {
  const { web } = await start(saying("1000", "text/html"));
  expect(await web.blobs.push(bytes)).toMatchObject({ digest, size: 1000 });
});

test("a blob whose answer has another length than its descriptor is refused before it is read", async () => {
  const { registry, web } = await start();
  registry.blobs.set(digest, Buffer.from(bytes));
  for (const size of [999, 1001]) {
    expect(await caught(web.blobs.get(digest, { size }))).toMatchObject({ name: "ContentError", expected: size });
  }
  expect(registry.traffic.down).toBeLessThanOrEqual(2000);
});

test("part of a blob that the registry names otherwise is not handed out", async () => {
  const { web } = await start((_, response) => {
    response.writeHead(206, {
      "content-range": "bytes 0-9/1000",
      "docker-content-digest": `sha256:${"0".repeat(64)}`,
    });
    return response.end(bytes.subarray(0, 10));
  });
  const part = web.blobs.open(digest, { range: { first: 0, last: 9 } }).then((items) => Array.fromAsync(items));
  expect(await caught(part)).toMatchObject({ name: "ContentError", expected: digest });
});

test("a manifest of another size than its descriptor says is refused, larger or smaller", async () => {
  const { web } = await start();
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  for (const size of [descriptor.size - 1, descriptor.size + 1]) {
    expect(await caught(web.manifests.get(descriptor.digest, { size }))).toMatchObject({
      name: "ContentError",
      expected: size,
    });
  }
  expect(await web.manifests.get(descriptor.digest, { size: descriptor.size })).toMatchObject({ descriptor });
});

test("a manifest that the registry names by another digest than it was asked for is refused", async () => {
  const content = Buffer.from('{"schemaVersion":2}');
  const known = `sha256:${createHash("sha256").update(content).digest("hex")}`;
  const { web } = await start((_, response) =>
    response.writeHead(200, { "content-type": OCI.manifest, "docker-content-digest": digest }).end(content),
  );
  expect(await caught(web.manifests.get(known))).toMatchObject({ name: "ContentError", received: digest });
});

test("a manifest that says two sizes of one blob is not copied", async () => {
  const source = createMemoryStore();
  const layer = await source.blobs.push(bytes);
  const layers = [layer, { ...layer, size: 999 }];
  await source.manifests.push({ schemaVersion: 2, layers }, { reference: "v1" });
  for (const target of [createMemoryStore(), (await start()).web]) {
    expect(await caught(copy(source, target, "v1"))).toMatchObject({ name: "ContentError" });
    expect(await target.manifests.head("v1")).toBeUndefined();
  }
});

test("an upload of which the registry has more than there is starts again", async () => {
  const { registry, web } = await start((request, response) => {
    if (request.method !== "GET") return false;
    return end(response, 204, { location: request.url, range: "0-4710" });
  });
  await web.blobs.resume({ location: `${registry.url}/v2/acme/web/blobs/uploads/1`, offset: 0 }, bytes);
  expect(registry.blobs.get(digest)?.equals(bytes)).toBe(true);
});

test.each([
  ["a text", { name: "acme/web", tags: "v1" }],
  ["numbers", { name: "acme/web", tags: [1] }],
  ["nothing at all", {}],
  ["a list without a name", []],
])("tags that are %s are not tags", async (_, answer) => {
  const { web } = await start((__, response) => json(response, answer));
  expect(await caught(Array.fromAsync(web.tags.list()))).toMatchObject({ name: "ContentError" });
});

test.each([[null], [{ digest: 5 }], ["sha256:"]])(
  "referrers that are not descriptors (%j) are an error",
  async (entry) => {
    const { web } = await start((_, response) => json(response, { schemaVersion: 2, manifests: [entry] }));
    expect(await caught(Array.fromAsync(web.referrers.list(digest)))).toMatchObject({ name: "ContentError" });
  },
);

test("an upload whose Location cannot be decoded goes on there", async () => {
  const { registry, web } = await start((request, response) => {
    if (request.method === "POST") end(response, 202, { location: "/v2/acme/web/blobs/uploads/%zz" });
    else if (request.method === "PUT") end(response, 201, { location: "/v2/x" });
    else return false;
    return true;
  });
  await web.blobs.push(bytes);
  expect(registry.requests.at(-1)).toContain("/%zz?digest=");
});
