import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Clock } from "@slipway/core";
import { systemClock } from "@slipway/core/raw";
import { expect, test } from "vitest";
import type { Manifest, ManifestContent, OciDescriptor, Repository } from "../src/index.ts";
import { copy, createMemoryStore, createRegistry, OCI } from "../src/index.ts";
import { caught } from "./content.ts";
import { runChild } from "./run-child.ts";
import { end, json, type Quirks, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

const empty = { mediaType: OCI.empty, digest: `sha256:${"e".repeat(64)}`, size: 2 };

async function start(quirks: Quirks = {}): Promise<{ registry: ScriptedRegistry; web: Repository }> {
  const registry = await startRegistry(quirks);
  return { registry, web: createRegistry({ url: registry.url }).repository("acme/web") };
}

function sign(web: Repository, subject: OciDescriptor, artifactType: string, by = "me"): Promise<Manifest> {
  const annotations = { by };
  return web.manifests.push({
    schemaVersion: 2,
    mediaType: OCI.manifest,
    artifactType,
    config: empty,
    layers: [],
    subject,
    annotations,
  });
}

test.each([
  ["the API", true],
  ["the fallback tag", false],
])("referrers of a manifest are found by %s, all of them and by their type", async (_, referrers) => {
  const { registry, web } = await start({ referrers });
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] }, { reference: "v1" });
  const signature = await sign(web, descriptor, "application/x-signature");
  const report = await sign(web, descriptor, "application/x-report");
  expect(signature.subject).toBe(referrers ? descriptor.digest : undefined);
  const found = await Array.fromAsync(web.referrers.list(descriptor.digest));
  expect(found.map(({ digest }) => digest).sort()).toEqual(
    [signature, report].map((each) => each.descriptor.digest).sort(),
  );
  expect(
    await Array.fromAsync(web.referrers.list(descriptor.digest, { artifactType: "application/x-report" })),
  ).toEqual([{ ...report.descriptor, artifactType: "application/x-report", annotations: { by: "me" } }]);
  const tag = descriptor.digest.replace(":", "-");
  expect(registry.manifests.has(tag)).toBe(!referrers);
});

test("two that sign at the same time do not overwrite each other", async () => {
  const { web } = await start();
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  const names = ["a", "b", "c", "d", "e"];
  const pushed = await Promise.all(names.map((by) => sign(web, descriptor, "application/x-signature", by)));
  const found = await Array.fromAsync(web.referrers.list(descriptor.digest));
  expect(found.map(({ digest }) => digest).sort()).toEqual(pushed.map((each) => each.descriptor.digest).sort());
});

test("processes that sign at the same time lose no entry, where the registry knows no conditions", {
  tags: "endurance",
}, async () => {
  const { registry, web } = await start();
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  const signers = ["a", "b", "c"].map(async (by) => {
    const child = await runChild("referrers.child.ts", registry.url, descriptor.digest, `${descriptor.size}`, by);
    // The program prints the pushed digests.
    return JSON.parse(await text(child.stdout)) as string[];
  });
  const pushed = (await Promise.all(signers)).flat();
  const found = await Array.fromAsync(web.referrers.list(descriptor.digest));
  expect(pushed).toHaveLength(24);
  expect(found.map(({ digest }) => digest).sort()).toEqual(pushed.sort());
});

test("a slow answer to what is written is waited for once more, and not a multiple of it", async () => {
  // Each write of a list takes three seconds by this clock, and waits take no time.
  let late = 0;
  let waited = 0;
  const clock: Clock = {
    now: () => systemClock.now() + late,
    after: systemClock.after,
    sleep: async (ms) => {
      waited += ms;
    },
  };
  const registry = await startRegistry({
    intercept(request) {
      if (request.method === "PUT" && request.url?.includes("sha256-")) late += 3_000;
      return false;
    },
  });
  const web = createRegistry({ url: registry.url, clock }).repository("acme/web");
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  await sign(web, descriptor, "application/x-signature");
  expect(waited).toBeGreaterThanOrEqual(3_000);
  expect(waited).toBeLessThan(5_000);
});

test("an entry that is overwritten again and again is reported as missing", async () => {
  const clock: Clock = { ...systemClock, sleep: async () => {} };
  const registry = await startRegistry({
    // Whatever is written, somebody else's list is there.
    intercept(request, response) {
      if (request.method !== "GET" || !request.url?.includes("sha256-")) return false;
      const bytes = JSON.stringify({ schemaVersion: 2, mediaType: OCI.index, manifests: [empty] });
      return response.writeHead(200, { "content-type": OCI.index }).end(bytes);
    },
  });
  const web = createRegistry({ url: registry.url, clock }).repository("acme/web");
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  expect(await caught(sign(web, descriptor, "application/x-signature"))).toMatchObject({
    name: "ContentError",
    message: expect.stringMatching(/others keep overwriting the referrers .* may be missing/),
  });
});

test("a list that another process changed in between is read again before it is written", async () => {
  let raced = false;
  const conditions: (string | undefined)[] = [];
  const { registry, web } = await start({
    intercept(request, response) {
      if (request.method !== "PUT" || !request.url?.includes("sha256-")) return false;
      conditions.push(request.headers["if-match"] ?? request.headers["if-none-match"]);
      if (raced) return false;
      raced = true;
      // Another one was faster, and this registry knows conditions.
      const bytes = Buffer.from(JSON.stringify({ schemaVersion: 2, mediaType: OCI.index, manifests: [empty] }));
      registry.manifests.set(tag, { type: OCI.index, bytes });
      return json(response, { errors: [{ code: "PRECONDITION" }] }, {}, 412);
    },
  });
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  const tag = descriptor.digest.replace(":", "-");
  const signature = await sign(web, descriptor, "application/x-signature");
  const found = await Array.fromAsync(web.referrers.list(descriptor.digest));
  expect(found.map(({ digest }) => digest)).toEqual([empty.digest, signature.descriptor.digest]);
  expect(conditions).toEqual(["*", expect.stringMatching(/^"sha256:/)]);
});

test("a signature that is deleted is taken off the list", async () => {
  const { web } = await start();
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  const [first, second] = [await sign(web, descriptor, "a/b", "x"), await sign(web, descriptor, "a/b", "y")];
  expect(await web.manifests.delete(first.descriptor.digest)).toBe(true);
  const found = await Array.fromAsync(web.referrers.list(descriptor.digest));
  expect(found.map(({ digest }) => digest)).toEqual([second.descriptor.digest]);
});

test("pages of referrers are followed, and filtered where the registry does not filter", async () => {
  const of = (letter: string, artifactType: string) => ({
    ...empty,
    digest: `sha256:${letter.repeat(64)}`,
    artifactType,
  });
  const { registry, web } = await start({
    intercept(request, response) {
      const page = Number(new URL(request.url ?? "", "http://x").searchParams.get("page") ?? 0);
      const link = `<${request.url?.split("?")[0]}?page=${page + 1}>; rel=next`;
      const manifests = [of(String(page), "a/a"), of(String(page + 5), "b/b")];
      return json(response, { schemaVersion: 2, mediaType: OCI.index, manifests }, page < 2 ? { link } : {});
    },
  });
  const found = await Array.fromAsync(web.referrers.list(empty.digest, { artifactType: "b/b" }));
  expect(found.map(({ digest }) => digest[7])).toEqual(["5", "6", "7"]);
  expect(registry.requests[0]).toContain("artifactType=b%2Fb");
});

test.each<[string, (response: ServerResponse) => void]>([
  ["404", (response) => end(response, 404)],
  ["405", (response) => end(response, 405)],
  ["HTML", (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>busy</h1>")],
  ["JSON without a list", (response) => json(response, {})],
])("a later page that is answered with %s is an error, and not the end", async (_, refuse) => {
  const { web } = await start({
    intercept(request, response) {
      if (request.url?.includes("page=2")) refuse(response);
      else json(response, { schemaVersion: 2, manifests: [empty] }, { link: "<?page=2>; rel=next" });
      return true;
    },
  });
  await expect(Array.fromAsync(web.referrers.list(empty.digest))).rejects.toThrow();
});

const NO_LISTS: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ["a page in HTML", (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html></html>")],
  ["JSON without a list", (response) => json(response, {})],
  ["nothing", (response) => end(response, 200)],
  ["204", (response) => end(response, 204)],
];

async function startBroken(quirks: Quirks, isBroken: () => boolean, answer: (response: ServerResponse) => void) {
  const { web } = await start({
    ...quirks,
    intercept: (request, response) => isBroken() && request.url?.includes("/referrers/") && answer(response),
  });
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] }, { reference: "v1" });
  return { web, descriptor };
}

test.each(NO_LISTS)(
  "%s where a list of referrers belongs is not an empty list: nothing is copied without them",
  async (_, answer) => {
    let isBroken = false;
    const { web, descriptor } = await startBroken({ referrers: true }, () => isBroken, answer);
    await sign(web, descriptor, "application/x-signature");
    isBroken = true;
    await expect(Array.fromAsync(web.referrers.list(descriptor.digest))).rejects.toMatchObject({
      name: "ContentError",
    });
    const target = createMemoryStore();
    await expect(copy(web, target, "v1", { referrers: true })).rejects.toMatchObject({ name: "ContentError" });
    expect(await target.manifests.head("v1")).toBeUndefined();
  },
);

test.each(NO_LISTS)(
  "a registry that answers with %s has no API where it keeps a list under the tag",
  async (_, answer) => {
    const { web, descriptor } = await startBroken({}, () => true, answer);
    const signature = await sign(web, descriptor, "application/x-signature");
    const found = await Array.fromAsync(web.referrers.list(descriptor.digest));
    expect(found.map(({ digest }) => digest)).toEqual([signature.descriptor.digest]);
    expect(await web.manifests.delete(signature.descriptor.digest)).toBe(true);
    expect(await Array.fromAsync(web.referrers.list(descriptor.digest))).toEqual([]);
  },
);

test("a registry that had a list of its own has the API, whatever is left under the tag", async () => {
  let isBroken = true;
  const quirks = { referrers: true };
  const { web, descriptor } = await startBroken(
    quirks,
    () => isBroken,
    (response) => json(response, {}),
  );
  const list: ManifestContent = { schemaVersion: 2, mediaType: OCI.index, manifests: [] };
  await web.manifests.push(list, { reference: descriptor.digest.replace(":", "-") });
  expect(await Array.fromAsync(web.referrers.list(descriptor.digest))).toEqual([]);
  await sign(web, descriptor, "application/x-signature");
  isBroken = false;
  expect(await Array.fromAsync(web.referrers.list(descriptor.digest))).toHaveLength(1);
  isBroken = true;
  await expect(Array.fromAsync(web.referrers.list(descriptor.digest))).rejects.toMatchObject({ name: "ContentError" });
});

test("a registry that leads to a log-in page elsewhere, as Google's do, has no API", async () => {
  const login = await startRegistry({
    intercept: (_, response) =>
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<html></html>"),
  });
  const { web, descriptor } = await startBroken(
    {},
    () => true,
    (response) => end(response, 302, { location: login.url }),
  );
  expect(await Array.fromAsync(web.referrers.list(descriptor.digest))).toEqual([]);
  await copy(web, createMemoryStore(), "v1", { referrers: true });
});

const listed: OciDescriptor = { ...empty, mediaType: OCI.manifest, digest: `sha256:${"c".repeat(64)}` };

test.each<[string, ManifestContent]>([
  ["an image", { schemaVersion: 2, mediaType: OCI.manifest, config: empty, layers: [] }],
  [
    "an index of images",
    {
      schemaVersion: 2,
      mediaType: OCI.index,
      manifests: [{ ...listed, platform: { os: "linux", architecture: "amd64" } }],
    },
  ],
  [
    "an index that is an artifact",
    { schemaVersion: 2, mediaType: OCI.index, artifactType: "x/y", manifests: [listed], annotations: { keep: "me" } },
  ],
  ["an index that refers itself", { schemaVersion: 2, mediaType: OCI.index, manifests: [], subject: listed }],
])("%s where the list belongs is none, and is left alone", async (_, content) => {
  const { registry, web } = await start();
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  const tag = descriptor.digest.replace(":", "-");
  const other = await web.manifests.push(content, { reference: tag });
  expect(await Array.fromAsync(web.referrers.list(descriptor.digest))).toEqual([]);
  expect(await caught(sign(web, descriptor, "application/x-signature"))).toMatchObject({
    name: "ContentError",
    message: expect.stringContaining("holds another manifest: nothing was written there"),
  });
  expect(registry.manifests.get(tag)?.bytes.equals(Buffer.from(other.bytes))).toBe(true);
});

test("other members of a list stay in it", async () => {
  const { web } = await start();
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  const reference = descriptor.digest.replace(":", "-");
  // Only the type of some members is known.
  const content = {
    schemaVersion: 2,
    annotations: { keep: "me" },
    manifests: [listed],
    "x-own": [1],
  } as ManifestContent;
  await web.manifests.push({ ...content, mediaType: OCI.index }, { reference });
  const signature = await sign(web, descriptor, "application/x-signature");
  expect((await web.manifests.get(reference)).content).toEqual({
    ...content,
    mediaType: OCI.index,
    manifests: [listed, expect.objectContaining({ digest: signature.descriptor.digest })],
  });
});

test("a weak entity tag is not a condition", async () => {
  const conditions: unknown[] = [];
  const { web } = await start({
    intercept(request, response) {
      // A proxy that compresses responses does so.
      const writeHead = response.writeHead.bind(response);
      const weakened = (status: number, headers: Record<string, string> = {}): ServerResponse =>
        writeHead(status, headers.etag ? { ...headers, etag: `W/${headers.etag}` } : headers);
      // The servers of these tests call it in this form.
      response.writeHead = weakened as typeof response.writeHead;
      if (request.method === "PUT" && request.url?.includes("sha256-")) conditions.push(request.headers["if-match"]);
      return false;
    },
  });
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] });
  await sign(web, descriptor, "a/b", "x");
  await sign(web, descriptor, "a/b", "y");
  expect(conditions).toEqual([undefined, undefined]);
});
