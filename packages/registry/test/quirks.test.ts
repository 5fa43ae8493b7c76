import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type {
  ConnectionOptions,
  CopyProgress,
  ManifestContent,
  OciDescriptor,
  RegistryWarning,
  Repository,
} from "../src/index.ts";
import {
  buildIndex,
  copy,
  createManifest,
  createMemoryStore,
  createRegistry,
  OCI,
  pushArtifact,
} from "../src/index.ts";
import { caught, contentOf, streamOf } from "./content.ts";
import { end, json, type Quirks, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

const { bytes, digest } = contentOf(300_000, 3);

async function start(
  quirks: Quirks = {},
  options: Partial<ConnectionOptions> = {},
): Promise<{ registry: ScriptedRegistry; web: Repository }> {
  const registry = await startRegistry(quirks);
  return { registry, web: createRegistry({ url: registry.url, ...options }).repository("acme/web") };
}

test.each([
  ["absolute", undefined],
  ["relative", undefined],
  ["absolute", "0-0"],
  ["relative", "0--1"],
] as const)(
  "a %s Location with a query of its own is kept letter by letter (Range of nothing: %s)",
  async (location, nothing) => {
    const { registry, web } = await start({ location, ...(nothing && { nothing }) });
    await web.blobs.push(bytes);
    await web.blobs.push(() => streamOf(bytes.subarray(1)), { by: "chunks", chunkLength: 100_000 });
    expect(registry.blobs.get(digest)?.equals(bytes)).toBe(true);
    expect(registry.blobs.size).toBe(2);
    const put = registry.requests.find((each) => each.startsWith("PUT"));
    expect(put).toMatch(/uploads\/[\w-]+\?state=a%2Fb%20c&digest=sha256(:|%3A)/);
  },
);

test.each(["0-0", "0--1"])(
  "an upload that a registry has nothing of (Range: %s) goes on from its beginning",
  async (nothing) => {
    const { registry, web } = await start({ nothing, dropsParts: true });
    registry.cuts.up = [50_000];
    await web.blobs.push(bytes);
    expect(registry.blobs.get(digest)?.equals(bytes)).toBe(true);
  },
);

test("an empty blob and one of a single byte are pushed in each way", async () => {
  const { registry, web } = await start({ nothing: "0-0" });
  for (const by of ["put", "stream", "chunks"] as const) {
    for (const content of [new Uint8Array(), Uint8Array.of(7)]) {
      const pushed = await web.blobs.push(content, { by });
      expect(registry.blobs.get(pushed.digest)?.equals(content)).toBe(true);
      registry.blobs.clear();
    }
  }
});

test("a registry that takes a blob with one POST gets it with one, another one gets it afterwards", async () => {
  for (const singlePost of [true, false]) {
    const { registry, web } = await start({ singlePost });
    await web.blobs.push(bytes, { by: "post" });
    expect(registry.blobs.has(digest)).toBe(true);
    expect(registry.requests.filter((each) => each.startsWith("P"))).toHaveLength(singlePost ? 1 : 2);
  }
});

test("chunks are as long as the registry wants them, up to what memory takes", async () => {
  const { registry, web } = await start({ chunkMinLength: 120_000 });
  await web.blobs.push(streamOf(bytes), { chunkLength: 10_000 });
  const ranges = registry.headers.flatMap((each) => each["content-range"] ?? []);
  expect(ranges).toEqual(["0-119999", "120000-239999", "240000-299999"]);
});

test("sha512 is as good as sha256", async () => {
  const { registry, web } = await start();
  const long = contentOf(1000);
  const { createHash } = await import("node:crypto");
  const name = `sha512:${createHash("sha512").update(long.bytes).digest("hex")}`;
  await web.blobs.push(long.bytes, { digest: name });
  expect([...registry.blobs.keys()]).toEqual([name]);
  expect(await web.blobs.get(name)).toEqual(long.bytes);
});

test.each([
  ["200 and the whole blob", 200, undefined, /answers 200 with all of/],
  ["206 and another range", 206, "bytes 0-99/300000", /sends "bytes 0-99\/300000"/],
  ["206 and no range", 206, undefined, /sends no range/],
  ["206 of a blob of another size", 206, "bytes 100-199/400000", /sends "bytes 100-199\/400000"/],
])("bytes are not spliced where a part was asked and %s comes", async (_, status, range, message) => {
  const { web } = await start({
    intercept(request, response) {
      if (!request.headers.range) return false;
      response.writeHead(status, range === undefined ? {} : { "content-range": range });
      return response.end(Buffer.alloc(100));
    },
  });
  const read = web.blobs.open(digest, { size: bytes.length, range: { first: 100, last: 199 } });
  expect(await caught(read.then((items) => Array.fromAsync(items)))).toMatchObject({
    message: expect.stringMatching(message),
  });
});

test.each([403, 405, 501])("a HEAD that is refused with %i is asked as a GET", async (status) => {
  const { registry, web } = await start({
    intercept: (request, response) => request.method === "HEAD" && end(response, status),
  });
  expect([await web.blobs.head(digest), await web.manifests.head("v1")]).toEqual([undefined, undefined]);
  const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] }, { reference: "v1" });
  registry.blobs.set(digest, Buffer.from(bytes));
  registry.requests.length = 0;
  expect(await web.blobs.push(bytes)).toMatchObject({ digest, size: bytes.length });
  expect(await web.manifests.head("v1")).toEqual(descriptor);
  expect(registry.requests.filter((each) => !/^(HEAD|GET) /.test(each))).toEqual([]);
});

test("a copy of 60 layers is whole where 429 answers all but three requests at once", async () => {
  const store = createMemoryStore();
  const parts = Array.from({ length: 60 }, (_, seed) => store.blobs.push(contentOf(100, seed).bytes));
  await pushArtifact(store, { artifactType: "a/b", layers: await Promise.all(parts), reference: "v1" });
  let [refused, open] = [0, 0];
  // The first three are held until the other five were refused twice.
  const { promise, resolve } = Promise.withResolvers<void>();
  const intercept: Refusal = async ({ url }, response) => {
    if (!url?.includes("/blobs/")) return false;
    if (open >= 3) {
      if (++refused >= 10) resolve();
      return end(response, 429);
    }
    open++;
    response.once("close", () => open--);
    await promise;
    return false;
  };
  const { web } = await start({ intercept }, { retry: { attempts: 2, base: 1 } });
  expect((await copy(store, web, "v1")).digest).toBe((await web.manifests.head("v1"))?.digest);
});

test("a blob that is missing is taken from its descriptor: its data where that fits, else its urls, without credentials", async () => {
  const { registry: elsewhere } = await start();
  const auth = { username: "me", password: "secret" };
  const { registry, web } = await start({}, { auth, retry: { attempts: 1 } });
  const { bytes: small, digest: smallDigest } = contentOf(20, 1);
  elsewhere.blobs.set(digest, Buffer.from(bytes));
  elsewhere.blobs.set(smallDigest, Buffer.from(small));
  const urlOf = (name: string): string => `${elsewhere.url}/v2/a/blobs/${name}`;
  const part = (digest: string, size: number): OciDescriptor => ({ mediaType: "a/b", digest, size });
  // An address that is unfit for content, has no server or lacks the blob gives way to the next one.
  const urls = ["ftp://a.example/", "", `${registry.url}/`, "http://127.0.0.1:9/", urlOf("none"), urlOf(digest)];
  const copied = async (layer: OciDescriptor): Promise<unknown> => {
    const { bytes: manifest } = await createManifest({ schemaVersion: 2, mediaType: OCI.manifest, layers: [layer] });
    registry.manifests.set("v1", { type: OCI.manifest, bytes: Buffer.from(manifest) });
    return copy(web, createMemoryStore(), "v1");
  };
  await copied({ ...part(smallDigest, 20), data: Buffer.from(small).toString("base64") });
  expect(elsewhere.requests).toEqual([]);
  for (const data of ["eA==", "no base64!"])
    await copied({ ...part(smallDigest, 20), data, urls: [urlOf(smallDigest)] });
  await copied({ ...part(digest, bytes.length), urls });
  expect(elsewhere.headers.filter(({ authorization }) => authorization)).toEqual([]);
  expect(await caught(copied(part(digest, bytes.length)))).toMatchObject({ name: "NotFoundError" });
  elsewhere.requests.length = 0;
  const many = Array.from({ length: 1000 }, () => urlOf("none"));
  expect(await caught(copied({ ...part(digest, bytes.length), urls: many }))).toMatchObject({ name: "NotFoundError" });
  expect(elsewhere.requests).toHaveLength(10);
  registry.blobs.set(digest, Buffer.from(bytes));
  for (const said of ["null", "[5]", '"a"']) await copied({ ...part(digest, bytes.length), urls: JSON.parse(said) });
});

test("an index of images brings along what only the urls of a layer lead to", async () => {
  const { registry: elsewhere } = await start();
  const { web } = await start();
  elsewhere.blobs.set(digest, Buffer.from(bytes));
  const file = JSON.stringify({ os: "linux", architecture: "amd64", rootfs: { diff_ids: [digest] } });
  const config = await web.blobs.push(file, { mediaType: OCI.config });
  const urls = [`${elsewhere.url}/v2/a/blobs/${digest}`];
  const layers = [{ mediaType: OCI.layer, digest, size: bytes.length, urls }];
  await web.manifests.push({ schemaVersion: 2, mediaType: OCI.manifest, config, layers }, { reference: "v1" });
  const index = await buildIndex({ images: [{ store: web, reference: "v1" }] });
  const target = createMemoryStore();
  await copy(index.store, target, index.reference);
  expect(await target.blobs.head(digest)).toMatchObject({ size: bytes.length });
});

type Refusal = (request: IncomingMessage, response: ServerResponse) => unknown;
const without: Refusal = ({ headers }) => delete headers.range && false;
const part =
  (status: number, headers: OutgoingHttpHeaders): Refusal =>
  (request, response) => {
    response.writeHead(status, headers);
    return response.end(request.headers.range && bytes.subarray(Number(/\d+/.exec(request.headers.range)?.[0])));
  };
const surplus: Refusal = (_, response) =>
  response
    .writeHead(206, { "content-range": "bytes 100000-299999/300000" })
    .end(Buffer.concat([bytes.subarray(100_000), bytes]));

test.each<[string, Refusal, number]>([
  ["200 and the whole blob", without, 1],
  ["200 and a part that says its range", part(200, { "content-range": "bytes 100000-299999/300000" }), 1],
  ["400, as a storage does", (_, response) => end(response, 400), 2],
  ["404", (_, response) => end(response, 404), 2],
  ["416", (_, response) => end(response, 416), 2],
  ["500", (_, response) => end(response, 500), 2],
  ["206 and no range", part(206, {}), 2],
  ["206 and more than it says", surplus, 2],
  ["206 of another blob", part(206, { "docker-content-digest": `sha256:${"0".repeat(64)}` }), 2],
])("a download that breaks off is whole where its rest is answered with %s", async (_, refuse, requests) => {
  const { registry, web } = await start(
    { intercept: (request, response) => request.headers.range !== undefined && refuse(request, response) },
    { retry: { attempts: 1 } },
  );
  registry.blobs.set(digest, Buffer.from(bytes));
  registry.cuts.down = [100_000];
  expect(Buffer.from(await web.blobs.get(digest)).equals(bytes)).toBe(true);
  expect(registry.headers.slice(1).map(({ range }) => range)).toEqual(
    refuse === without ? [undefined] : ["bytes=100000-299999", undefined].slice(0, requests),
  );
});

test.each([-1, 1])(
  "a layer that fetch unpacked, by %i byte, is an error that names its content-encoding",
  async (more) => {
    const packed = gzipSync(bytes);
    const { web } = await start({
      intercept: (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(packed),
    });
    const read = web.blobs.get(digest, { size: bytes.length - more });
    expect(await caught(read)).toMatchObject({
      name: "ContentError",
      message: expect.stringContaining("fetch decompressed it by its content-encoding gzip"),
    });
  },
);

test("a part that breaks off is taken from the whole blob, and no byte behind it", async () => {
  const { registry, web } = await start({
    intercept: (...asked) => registry.cuts.down.length === 0 && without(...asked),
  });
  registry.blobs.set(digest, Buffer.from(bytes));
  registry.cuts.down = [50_000];
  const parts = await Array.fromAsync(await web.blobs.open(digest, { range: { first: 100, last: 200_099 } }));
  expect(Buffer.concat(parts).equals(bytes.subarray(100, 200_100))).toBe(true);
});

test("a part that broke off before its first byte is not taken from the whole blob", async () => {
  const { registry, web } = await start(
    { intercept: (...asked) => (registry.requests.length > 1 ? without(...asked) : asked[1].destroy()) },
    { retry: { attempts: 1 } },
  );
  registry.blobs.set(digest, Buffer.from(bytes));
  const read = Array.fromAsync(await web.blobs.open(digest, { range: { first: 200_000 } }));
  expect(await caught(read)).toMatchObject({ name: "UnsupportedError" });
  expect(registry.requests).toHaveLength(2);
});

test("a download that is refused in whole after its rest was, ends with that", async () => {
  const { registry, web } = await start({
    intercept: (_, response) => registry.requests.length > 1 && end(response, 403),
  });
  registry.blobs.set(digest, Buffer.from(bytes));
  registry.cuts.down = [100_000];
  expect(await caught(web.blobs.get(digest))).toMatchObject({ name: "ApiError", status: 403 });
  expect(registry.requests).toHaveLength(3);
});

test.each([
  ["with a quoted rel", '<%s>; rel="next"'],
  ["with an unquoted rel", "<%s>; rel=next"],
  ["without a rel", "<%s>"],
  ["with other parameters and links", '</v2/x>; rel="first", <%s>; title="more"; rel="next"'],
])("pages of tags and referrers are followed by a Link %s", async (_, form) => {
  const { web } = await start({
    intercept(request, response) {
      const page = Number(new URL(request.url ?? "", "http://x").searchParams.get("page") ?? 0);
      const manifests = [{ mediaType: "x/y", digest: contentOf(1, page).digest, size: 1 }];
      const link = form.replace("%s", `?page=${page + 1}`);
      return json(response, { name: "acme/web", tags: [`t${page}`], manifests }, page < 2 ? { link } : {});
    },
  });
  expect(await Array.fromAsync(web.tags.list())).toEqual(["t0", "t1", "t2"]);
  expect(await Array.fromAsync(web.referrers.list(digest))).toHaveLength(3);
});

test.each(["/v2/acme/web/tags/list?page=1", "<", "<>", "next"])(
  "a Link %s that cannot be read ends tags and referrers with an error, not with the last page",
  async (link) => {
    const { web } = await start({
      intercept: (_, response) => json(response, { name: "acme/web", tags: ["t"], manifests: [] }, { link }),
    });
    for (const listed of [Array.fromAsync(web.tags.list()), Array.fromAsync(web.referrers.list(digest))]) {
      expect(await caught(listed)).toMatchObject({ name: "PagingError" });
    }
  },
);

function tagging(answer: (query: URLSearchParams) => { tags: string[] | null; link?: string }): Quirks {
  return {
    intercept(request, response) {
      const { tags, link } = answer(new URL(request.url ?? "", "http://x").searchParams);
      return json(response, { name: "acme/web", tags }, link === undefined ? {} : { link });
    },
  };
}

test("tags that are not sorted come in the registry's order, and no tags are none", async () => {
  const { web } = await start(tagging(() => ({ tags: ["b", "c", "a"] })));
  expect(await Array.fromAsync(web.tags.list())).toEqual(["b", "c", "a"]);
  const { web: empty } = await start(tagging(() => ({ tags: null })));
  expect(await Array.fromAsync(empty.tags.list())).toEqual([]);
});

test("a registry that does not know n gives every tag once", async () => {
  const { web } = await start(tagging(() => ({ tags: ["a", "b", "c"] })));
  expect(await Array.fromAsync(web.tags.list({ pageSize: 3 }))).toEqual(["a", "b", "c"]);
});

/** Handling of `last` by registries: the first entry of their response. */
const BEGINS: Readonly<Record<string, (all: readonly string[], last: string) => number>> = {
  "ignores last": () => 0,
  "begins after last": (all, last) => all.indexOf(last) + 1,
  "begins with last": (all, last) => all.indexOf(last),
  "begins after where last was": (all, last) => all.filter((tag) => tag <= last).length,
};

test.each([
  { does: "ignores last", all: "a b c", last: "b", gives: "c" },
  { does: "ignores last", all: "a b c d", last: "c", gives: "d" },
  { does: "ignores last", all: "t6 t1 t10 t3 t2 t5 T7", last: "t3", gives: "t6 t5" },
  { does: "ignores last", all: "t1 t6 t5", last: "t3", gives: "t6 t5" },
  { does: "ignores last", all: "t5 t6 t1 t2", last: "t3", gives: "t5 t6" },
  { does: "ignores last", all: "t1 t2", last: "t3", gives: "" },
  { does: "begins after last", all: "t9 t3 t1 t6", last: "t3", gives: "t1 t6" },
  { does: "begins with last", all: "t9 t3 t1 t6", last: "t3", gives: "t1 t6" },
  // A registry that ignores `last` looks alike: docker-registry 2.8 does.
  { does: "begins with last", all: "t3 t1 t6", last: "t3", gives: "t6" },
  // The specification requires it since 1.1.
  { does: "begins after last", all: "a b C D e", last: "b", gives: "C D e" },
  { does: "begins after last", all: "a b c d", last: "b", gives: "c d" },
  { does: "begins with last", all: "a b c d", last: "b", gives: "c d" },
  { does: "begins after where last was", all: "a c d", last: "b", gives: "c d" },
])(
  "a registry that $does and has $all, asked for those after $last, gives $gives, in one page and in pages",
  async ({ does, ...row }) => {
    const all = row.all.split(" ");
    for (const most of [1, 2, all.length]) {
      const { registry, web } = await start(
        tagging((query) => {
          const [at, last] = [query.get("at"), query.get("last")];
          const from = at !== null ? Number(at) : last !== null ? (BEGINS[does]?.(all, last) ?? 0) : 0;
          const next = from + most;
          const link = `</v2/acme/web/tags/list?at=${next}>; rel="next"`;
          return { tags: all.slice(from, next), ...(next < all.length && { link }) };
        }),
      );
      const found = await Array.fromAsync(web.tags.list({ last: row.last, ...(most === 2 && { pageSize: 2 }) }));
      expect(found.join(" ")).toBe(row.gives);
      // A sorted list is never requested again.
      const isSorted = does !== "ignores last" && all.join() === all.toSorted().join();
      if (isSorted) expect(registry.requests.filter((each) => each.includes("n=1"))).toEqual([]);
    }
  },
);

test("a full page without a Link is not taken for the last one", async () => {
  const all = ["a", "b", "c", "d", "e"];
  const page = (query: URLSearchParams) => all.slice(all.indexOf(query.get("last") ?? "") + 1).slice(0, 2);
  const { web } = await start(tagging((query) => ({ tags: page(query) })));
  expect(await Array.fromAsync(web.tags.list({ pageSize: 2 }))).toEqual(all);
});

test.each([400, 405])("a registry that deletes no tags (%i) says so, and what to do", async (status) => {
  const { web } = await start({
    intercept: (request, response) =>
      request.method === "DELETE" && json(response, { errors: [{ code: "UNSUPPORTED" }] }, {}, status),
  });
  expect(await caught(web.tags.delete("v1"))).toMatchObject({
    name: "UnsupportedError",
    message: expect.stringMatching(/deleting the manifest by its digest/),
  });
});

test("warnings are reported once, and those about caches not at all", async () => {
  const warnings: RegistryWarning[] = [];
  const intercept: Quirks["intercept"] = (request, response) => {
    response.setHeader("warning", '299 - "Your \\"free\\" plan ends, soon", 110 - "stale", 299 - "second"');
    return end(response, request.method === "HEAD" ? 404 : 500);
  };
  const { registry, web } = await start(
    { intercept },
    { onWarning: (warning) => warnings.push(warning), retry: false },
  );
  await web.blobs.head(digest);
  await caught(web.blobs.get(digest));
  const route = "HEAD /v2/{+name}/blobs/{digest}";
  const { host } = registry;
  expect(warnings).toEqual([
    { text: 'Your "free" plan ends, soon', host, route },
    { text: "second", host, route },
  ]);
});

test.each([undefined, "sha256:none"])(
  "a header that a registry leaves out of a HEAD (%s) is found out with a GET",
  async (said) => {
    const { registry, web } = await start({
      intercept: (request, response) =>
        request.method === "HEAD" &&
        request.url?.includes("manifests") &&
        end(response, 200, { "docker-content-digest": said }),
    });
    const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] }, { reference: "v1" });
    expect(registry.manifests.has("v1")).toBe(true);
    expect(await web.manifests.head("v1")).toEqual(descriptor);
  },
);

test("a mount falls back into the upload that the registry opened for it", async () => {
  const { registry, web } = await start();
  expect(await web.blobs.mount(digest, "acme/base")).toBe(false);
  expect(registry.uploads.size).toBe(1);
  await web.blobs.push(bytes);
  expect(registry.requests.filter((each) => each.startsWith("POST"))).toEqual([
    `POST /v2/acme/web/blobs/uploads/?from=acme%2Fbase&mount=${encodeURIComponent(digest)}`,
  ]);
  expect(await web.blobs.mount(digest, "acme/base")).toBe(true);
});

test.each([
  ["that names another blob", (other: string) => `/v2/acme/web/blobs/${other}`],
  ["that names another blob, encoded", (other: string) => `/v2/acme/web/blobs/${encodeURIComponent(other)}`],
  ["that names no blob", () => "/things/5"],
  ["of another repository", () => `/v2/acme/base/blobs/${digest}`],
  ["of another repository whose name ends like it", () => `/v2/acme/base/x/blobs/${digest}`],
  ["on another host", () => `http://127.0.0.1:1/v2/acme/web/blobs/${digest}`],
  ["with the digest in its query", () => `/v2/acme/web/blobs/x?digest=${digest}`],
  ["with the digest before its end", () => `/v2/acme/web/blobs/${digest}/x`],
  ["that is not a URL", () => "http://["],
  ["that is not there", () => undefined],
])("a mount that is answered with 201 and a Location %s is believed where the blob is there", async (_, location) => {
  const other = contentOf(10, 77).digest;
  const { registry, web } = await start({
    intercept: (request, response) =>
      request.method === "POST" && request.url?.includes("mount=") && end(response, 201, { location: location(other) }),
  });
  expect(await web.blobs.mount(digest, "acme/base")).toBe(false);
  registry.blobs.set(digest, Buffer.from(bytes));
  expect(await web.blobs.mount(digest, "acme/base")).toBe(true);
});

test("an answer that other content was stored is an error", async () => {
  const other = contentOf(10, 77).digest;
  const { web } = await start({
    intercept: (request, response) =>
      request.method === "PUT" && end(response, 201, { location: `/v2/acme/web/blobs/${other}` }),
  });
  const pushes = [() => web.blobs.push(bytes), () => web.manifests.push({ schemaVersion: 2, layers: [] })];
  for (const push of pushes) {
    expect(await caught(push())).toMatchObject({
      message: expect.stringMatching(/reports sha256:\w+ as stored, but/),
    });
  }
});

test.each([400, 403, 404, 405])("a copy pushes what it may not mount (%i)", async (status) => {
  const { registry, web } = await start({
    intercept(request, response) {
      const isMount = request.method === "POST" && request.url?.includes("mount=");
      const isAsked = request.method === "HEAD" && request.url?.includes("acme/other");
      if (isMount || isAsked) end(response, isMount ? status : 404);
      return isMount || isAsked || false;
    },
  });
  const config = await web.blobs.push("{}", { mediaType: OCI.config });
  await web.manifests.push({ schemaVersion: 2, mediaType: OCI.manifest, config, layers: [] }, { reference: "v1" });
  const states: string[] = [];
  const onProgress = ({ state, descriptor }: CopyProgress): void => void states.push(`${state} ${descriptor.digest}`);
  await copy(web, createRegistry({ url: registry.url }).repository("acme/other"), "v1", { onProgress });
  expect(states).toContain(`copied ${config.digest}`);
});

test("bad names, digests, tags and ranges are refused before anything is sent", async () => {
  const { registry, web } = await start();
  const failures = await Promise.all(
    [
      web.blobs.get("sha256:short"),
      web.blobs.mount(digest, "../other"),
      web.blobs.open(digest, { range: { first: 5, last: 2 } }),
      web.blobs.push(() => streamOf(bytes), { by: "put" }),
      web.manifests.get("a/b"),
      web.manifests.delete("v1"),
      web.tags.delete(".."),
      Array.fromAsync(web.referrers.list("latest")),
    ].map((work: Promise<unknown>) => caught(work)),
  );
  for (const error of failures) expect(error).toMatchObject({ name: "InputError", sideEffect: "none" });
  expect(() => createRegistry({ url: registry.url }).repository("Acme")).toThrow(/"name" must be/);
  expect(() => createRegistry({ url: "http://registry.example" })).toThrow(/https/);
  expect(registry.requests).toEqual([]);
});

test("an upload whose source gives nothing more ends when it is aborted, and frees the source", async () => {
  let abort = new AbortController();
  let freed = false;
  // Aborted once the client knows its upload: before, nobody could end it.
  const { registry, web } = await start(undefined, {
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      if (init?.method === "POST") setTimeout(() => abort.abort(), 20);
      return answer;
    },
  });
  const stalled = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Uint8Array.of(1)),
      pull: () => new Promise(() => {}),
      cancel: () => {
        freed = true;
      },
    });
  for (const by of ["chunks", "stream"] as const) {
    freed = false;
    abort = new AbortController();
    const pushing = web.blobs.push(stalled, { by, signal: abort.signal });
    expect(await caught(pushing)).toMatchObject({ name: "AbortedError" });
    expect(freed).toBe(true);
  }
  expect(registry.uploads.size).toBe(0);
});

test.each([414, 431])(
  "a registry to which many tags beside a digest are too long (%i) gets each by itself",
  async (status) => {
    const { registry, web } = await start({
      intercept: (request, response) =>
        request.url?.includes("tag=") && request.resume().once("end", () => end(response, status)),
    });
    const tags = Array.from({ length: 60 }, (_, index) => `v${index}`);
    const { descriptor } = await web.manifests.push({ schemaVersion: 2, layers: [] }, { tags });
    expect([...registry.manifests.keys()].sort()).toEqual([descriptor.digest, ...tags].sort());
  },
);

test("a registry that takes no tags beside a digest gets each tag by itself", async () => {
  const { registry, web } = await start();
  const content: ManifestContent = { schemaVersion: 2, layers: [] };
  const { descriptor } = await web.manifests.push(content, { tags: ["v1", "latest"] });
  await web.manifests.push(content, { reference: "main", tags: ["stable"] });
  for (const tag of ["v1", "latest", "main", "stable"]) {
    expect((await web.manifests.get(tag)).descriptor).toEqual(descriptor);
  }
  const puts = registry.requests.filter((each) => each.startsWith("PUT")).map((each) => each.split("/").at(-1));
  expect(puts).toEqual([`${descriptor.digest}?tag=v1&tag=latest`, "v1", "latest", "main", "stable"]);
});
