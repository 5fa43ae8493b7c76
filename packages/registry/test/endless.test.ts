import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Clock } from "@slipway/core";
import { systemClock } from "@slipway/core/raw";
import { expect, test } from "vitest";
import type { ConnectionOptions, RegistryWarning, Repository, Store } from "../src/index.ts";
import { copy, createMemoryStore, createRegistry, OCI, pushArtifact } from "../src/index.ts";
import { caught, contentOf, streamOf } from "./content.ts";
import { end, json, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

const { bytes, digest } = contentOf(1000, 3);
const MiB = 1024 * 1024;

interface Flood {
  sent: number;
  readonly over: Promise<void>;
}

function flood(response: ServerResponse, status: number, headers: Record<string, string>, begin = ""): Flood {
  let left: () => void;
  const told: Flood = {
    sent: 0,
    over: new Promise<void>((resolve) => {
      left = resolve;
    }),
  };
  const part = Buffer.alloc(MiB, " ");
  function* parts(): Generator<Buffer, void> {
    yield Buffer.from(begin);
    for (;;) {
      told.sent += part.length;
      yield part;
    }
  }
  response.writeHead(status, headers);
  response.on("close", () => left());
  const source = Readable.from(parts());
  const packed = headers["content-encoding"] === "gzip" ? source.pipe(createGzip({ level: 1 })) : source;
  packed.pipe(response).on("error", () => {});
  response.on("close", () => source.destroy());
  return told;
}

async function start(
  which: (request: IncomingMessage) => { status: number; headers?: Record<string, string>; begin?: string } | undefined,
  options: Partial<ConnectionOptions> = {},
): Promise<{ registry: ScriptedRegistry; web: Repository; floods: Flood[]; options: ConnectionOptions }> {
  const floods: Flood[] = [];
  const registry = await startRegistry({
    intercept(request, response) {
      const answer = which(request);
      if (!answer) return false;
      return floods.push(flood(response, answer.status, answer.headers ?? {}, answer.begin));
    },
  });
  const all = { url: registry.url, retry: false, ...options } as const;
  return { registry, floods, options: all, web: createRegistry(all).repository("acme/web") };
}

const location = { location: "/v2/acme/web/blobs/uploads/1" };

test.each([
  [
    "a manifest that is stored",
    "PUT",
    201,
    { location: "/v2/x" },
    (web: Repository) => web.manifests.push({ schemaVersion: 2 }),
  ],
  ["a blob that is taken over", "POST", 201, {}, (web: Repository) => web.blobs.mount(digest, "acme/other")],
  ["an upload that is begun", "POST", 202, location, (web: Repository) => web.blobs.mount(digest, "acme/other")],
  ["a blob that is deleted", "DELETE", 202, {}, (web: Repository) => web.blobs.delete(digest)],
  ["a tag that is deleted", "DELETE", 202, {}, (web: Repository) => web.tags.delete("v1")],
  // The response pretends that the upload was accepted.
  ["a chunk", "PATCH", 202, {}, (web: Repository) => caught(web.blobs.push(streamOf(bytes)))],
  ["a blob that is stored", "PUT", 201, { location: "/v2/x" }, (web: Repository) => web.blobs.push(bytes)],
] as const)("of an answer without an end to %s little is read", async (_, method, status, headers, work) => {
  const { web, floods } = await start((request) => (request.method === method ? { status, headers } : undefined));
  await work(web);
  expect(floods).toHaveLength(1);
  await floods[0]?.over;
  // The content of the sockets' buffers has left.
  expect(floods[0]?.sent).toBeLessThan(32 * MiB);
});

test("an answer that says nothing more after its headers is not waited for", async () => {
  const waits: number[] = [];
  const clock: Clock = {
    ...systemClock,
    after(ms, run) {
      waits.push(ms);
      return systemClock.after(ms === 2000 ? 20 : ms, run);
    },
  };
  const { url } = await startRegistry({
    async intercept(request, response) {
      if (request.method !== "PUT") return false;
      for await (const _ of request);
      return response.writeHead(201, { "content-length": "10", location: "/v2/x" }).flushHeaders();
    },
  });
  const web = createRegistry({ url, clock }).repository("acme/web");
  expect(await web.blobs.push(bytes)).toMatchObject({ digest });
  expect(waits).toContain(2000);
});

const packed = { "content-encoding": "gzip" };

test.each([
  ["a list of tags", {}, (web: Repository) => Array.fromAsync(web.tags.list())],
  ["a list of tags that unpacks to more and more", packed, (web: Repository) => Array.fromAsync(web.tags.list())],
  ["a list of referrers", {}, (web: Repository) => Array.fromAsync(web.referrers.list(digest))],
  [
    "a list of referrers that unpacks to more and more",
    packed,
    (web: Repository) => Array.fromAsync(web.referrers.list(digest)),
  ],
])("%s has an end: a stated one, or that of the client", async (_, headers, work) => {
  const type = { "content-type": "application/json", ...headers };
  const answer = (): { status: number; headers: Record<string, string>; begin: string } => ({
    status: 200,
    headers: type,
    begin: '{"tags":',
  });
  const { web, floods, options } = await start(answer);
  const error = await caught(work(web));
  expect(error).toMatchObject({ name: "DecodeError", message: expect.stringContaining(`than ${16 * MiB} bytes`) });
  const small = createRegistry({ ...options, maxResponseSize: 1000 }).repository("acme/web");
  expect(await caught(work(small))).toMatchObject({ message: expect.stringContaining("than 1000 bytes") });
  await Promise.all(floods.map(({ over }) => over));
});

test.each([{}, packed])("a manifest without an end is refused (%j)", async (headers) => {
  const { web, floods } = await start(() => ({ status: 200, headers }));
  expect(await caught(web.manifests.get("v1"))).toMatchObject({ name: "ContentError", expected: 4 * MiB });
  await Promise.all(floods.map(({ over }) => over));
});

test.each([
  ["tags", "/tags/list"],
  ["referrers", "/referrers/"],
])("pages of %s without an end have one", { tags: "endurance", timeout: 30_000 }, async (what, path) => {
  let pages = 0;
  const registry = await startRegistry({
    intercept(request, response) {
      if (!request.url?.includes(path)) return false;
      const page = pages++;
      const tags = Array.from({ length: 50_000 }, (_, index) => `t${page}-${index}`);
      const manifests = Array.from({ length: 20_000 }, (_, index) => ({
        mediaType: OCI.manifest,
        digest: `sha256:${`${page}x${index}`.padStart(64, "0").replace("x", "f")}`,
        size: 500,
      }));
      const content = what === "tags" ? { name: "acme/web", tags } : { schemaVersion: 2, manifests };
      json(response, content, { link: `<?page=${pages}>; rel=next` });
      return true;
    },
  });
  const web = createRegistry({ url: registry.url }).repository("acme/web");
  const list = what === "tags" ? web.tags.list() : web.referrers.list(digest);
  const reading = (async () => {
    for await (const _ of list);
  })();
  await expect(reading).rejects.toThrow(
    what === "tags" ? "more than 1000000 tags of acme/web" : `more than 100000 referrers of ${digest}`,
  );
  expect(pages).toBe(what === "tags" ? 21 : 6);
});

test("referrers of referrers without an end have one", async () => {
  const source = createMemoryStore();
  const root = await pushArtifact(source, { artifactType: "a/b", reference: "v1" });
  let made = 0;
  const endless: Store = {
    ...source,
    referrers: {
      async *list() {
        for (let index = 0; index < 60_000; index++) {
          yield { ...root.descriptor, annotations: { number: String(made++) } };
        }
        yield (await pushArtifact(source, { artifactType: "a/b", annotations: { number: String(made) } })).descriptor;
      },
    },
  };
  await expect(copy(endless, createMemoryStore(), "v1", { referrers: true })).rejects.toThrow(
    "the content has more than 100000 referrers: copy it without them",
  );
}, 30_000);

test("a token without an end is none, and shows nothing", async () => {
  const service = await start(() => ({ status: 200, begin: '{"token":"hunter2' }));
  const challenge = { "www-authenticate": `Bearer realm="${service.registry.url}/token"` };
  const guarded = await startRegistry({ intercept: (_request, response) => end(response, 401, challenge) });
  const web = createRegistry({ url: guarded.url, retry: false }).repository("acme/web");
  const error = await caught(web.blobs.get(digest));
  expect(error).toMatchObject({
    name: "AuthError",
    message: expect.stringMatching(/answered with more than 262144 bytes/),
  });
  expect(JSON.stringify(error)).not.toContain("hunter2");
  await Promise.all(service.floods.map(({ over }) => over));
});

test("a registry that says of itself more than anybody reads is none", async () => {
  const { floods, options } = await start(() => ({ status: 200 }));
  expect(await caught(createRegistry(options).check())).toMatchObject({ name: "DecodeError" });
  await Promise.all(floods.map(({ over }) => over));
});

test("warnings have an end", async () => {
  const warnings: RegistryWarning[] = [];
  let count = 0;
  const { url } = await startRegistry({
    intercept: (_, response) => end(response, 404, { warning: `299 - "${count++}"` }),
  });
  const { blobs } = createRegistry({ url, onWarning: (each) => warnings.push(each) }).repository("acme/web");
  for (let index = 0; index < 150; index++) await blobs.head(digest);
  expect(warnings).toHaveLength(100);
});
