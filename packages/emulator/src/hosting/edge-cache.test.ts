import {
  dangerouslyDeleteCacheBySrcImages,
  dangerouslyDeleteCacheByTags,
  invalidateCacheBySrcImages,
  invalidateCacheByTags,
} from "@slipway/edge-cache";
import { addProjectRoute, updateProjectRouteVersion } from "@slipway/project-routes";
import { getProject, updateProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployOutput } from "../../test/build-output.ts";
import { deployBuilt, start, visit } from "../../test/start.ts";
import { callUnlisted } from "../../test/unlisted.ts";
import { PageCache } from "../domain/functions/page-cache.ts";

async function counting(headers: Readonly<Record<string, string>>, status = 200) {
  const started = await start();
  const { emulator, client } = started;
  await deployBuilt(emulator, client, { name: "site", target: "production", files: [{ file: "x", data: "x" }] });
  let count = 0;
  emulator.serve("site", () => new Response(String(++count), { status, headers }));
  const get = async (path = "/", init: RequestInit = {}) => {
    const response = await visit(emulator, "site.localhost", path, init);
    return [await response.text(), response.headers.get("x-vercel-cache"), response] as const;
  };
  const seen = async (path = "/", init: RequestInit = {}) => (await get(path, init)).slice(0, 2).join(" ");
  return { ...started, get, seen };
}

// https://vercel.com/docs/caching/cdn-cache and …/cache-control-headers, 2026-11-23.
test.each<readonly [string, Record<string, string>, string]>([
  ["s-maxage", { "cache-control": "s-maxage=10" }, "1 HIT"],
  ["nothing", {}, "2 MISS"],
  ["max-age alone", { "cache-control": "max-age=10" }, "2 MISS"],
  ["s-maxage, private", { "cache-control": "private, s-maxage=10" }, "2 MISS"],
  ["no-store", { "cache-control": "no-store, s-maxage=10" }, "2 MISS"],
  ["the CDN's own header", { "cdn-cache-control": "max-age=10" }, "1 HIT"],
  [
    "the platform's own before the CDN's",
    { "vercel-cdn-cache-control": "no-store", "cdn-cache-control": "max-age=9" },
    "2 MISS",
  ],
  ["the CDN's before that of browsers", { "cdn-cache-control": "max-age=10", "cache-control": "no-store" }, "1 HIT"],
  ["a cookie", { "cache-control": "s-maxage=10", "set-cookie": "a=b" }, "2 MISS"],
  ["vary by all", { "cache-control": "s-maxage=10", vary: "*" }, "2 MISS"],
  ["vary by all among others", { "cache-control": "s-maxage=10", vary: "accept, *" }, "2 MISS"],
  ["vary by cookies", { "cache-control": "s-maxage=10", vary: "Accept, Cookie" }, "2 MISS"],
  ["vary by what is not a header", { "cache-control": "s-maxage=10", vary: "accept encoding" }, "2 MISS"],
  ["no-cache", { "cache-control": "no-cache, s-maxage=10" }, "2 MISS"],
  ["no time at all", { "cache-control": "s-maxage=0" }, "2 MISS"],
  ["no time but a stale one", { "cache-control": "s-maxage=0, stale-while-revalidate=9" }, "1 STALE"],
])("an answer with %s is kept, or not", async (_, headers, expected) => {
  const { seen } = await counting(headers);
  expect(await seen()).toMatch(/^1 /);
  expect(await seen()).toBe(expected);
});

test.each<readonly [number, string]>([
  ...[301, 302, 307, 308, 404, 410].map((status) => [status, "1 HIT"] as const),
  ...[201, 203, 206, 303, 400, 500, 503].map((status) => [status, "2 MISS"] as const),
])("an answer of %i is kept, or not", async (status, expected) => {
  const { seen } = await counting({ "cache-control": "s-maxage=10" }, status);
  expect([await seen(), await seen()]).toEqual(["1 MISS", expected]);
});

const headed = (name: string, value: string): RequestInit => ({ headers: { [name]: value } });

/**
 * Requests of several visitors in their order, with the answers of code that counts, and of a file:
 * https://vercel.com/docs/caching/cdn-cache and …/purge, 2026-11-29.
 */
test.each<readonly [name: string, asked: string, code: string, file: string, vary?: string]>([
  ["the address", "GET /x, GET /x, GET /%78, GET /x", "1M 1H 2M 1H", "M H M H"],
  ["the query", "GET /x?a, GET /x?b, GET /x, GET /x?a", "1M 2M 3M 1H", "M H H H"],
  ["a pass in the query", "GET /x, GET /x?_vercel_share=a", "1M 1H", "M H"],
  ["HEAD", "HEAD /x, GET /x, GET /x, HEAD /x", "1M 2M 2H H", "M M H H"],
  ["POST", "GET /x, POST /x, GET /x", "1M 2M 1H", "M - H"],
  ["Authorization", "GET /x authorization=a, GET /x, GET /x authorization=a", "1M 2M 3M", "M M H"],
  ["Range", "GET /x range=bytes=0-0, GET /x, GET /x range=bytes=0-0, GET /x", "1M 2M 3M 2H", "M M H H"],
  ["Accept", "GET /x accept=text/html, GET /x, GET /x accept=text/html", "1M 2M 1H", "M M H"],
  ["Accept-Encoding", "GET /x accept-encoding=identity, GET /x", "1M 2M", "M M"],
  ["cookies", "GET /x cookie=a=b, GET /x", "1M 1H", "M H"],
  ["Cache-Control", "GET /x, GET /x cache-control=no-cache", "1M 1H", "M H"],
  ["Pragma, of what is fresh", "GET /x, GET /x pragma=no-cache", "1M 1H", "M H"],
  ["a condition", 'GET /x if-none-match="a", GET /x', "1M 1H", "M H"],
  ["the forwarded host", "GET /x x-forwarded-host=evil, GET /x", "1M 1H", "M H"],
  ["the forwarded protocol", "GET /x x-forwarded-proto=evil, GET /x", "1M 1H", "M H"],
  ["what a middleware says", "GET /x x-middleware-subrequest=evil, GET /x", "1M 1H", "M H"],
  ["what the platform says", "GET /x x-matched-path=evil, GET /x x-vercel-id=evil", "1M 1H", "M H"],
  ["a header that it varies by", "GET /x x-a=1, GET /x, GET /x x-a=1", "1M 2M 1H", "M H H", "x-a"],
  ["the address that it varies by", "GET /x x-real-ip=192.0.2.1, GET /x", "1M 2M", "M H", "x-forwarded-for"],
])("the cache keeps visitors apart by %s", async (_, asked = "", code, file, vary) => {
  const { emulator, client, get } = await counting({});
  const ask = async () => {
    const states: string[] = [];
    for (const [method = "", path, header = ""] of asked.split(", ").map((each) => each.split(" "))) {
      const [, name, value = ""] = /^([^=]+)=(.*)$/.exec(header) ?? [];
      const [text, state] = await get(path, { method, ...(name !== undefined && headed(name, value)) });
      expect(text).not.toContain("evil");
      states.push(`${/^\d/.test(text) ? text : ""}${state?.[0] ?? "-"}`);
    }
    return states.join(" ");
  };
  expect(await ask()).toBe(file);
  let count = 0;
  emulator.serve("site", ({ headers }) => {
    const own = { "cache-control": "s-maxage=10", ...(vary !== undefined && { vary }) };
    const isPoisoned = [...headers].some(([, value]) => value === "evil");
    return new Response(isPoisoned ? "evil" : `${++count}`, { headers: own });
  });
  await deployBuilt(emulator, client, { name: "site", target: "production", files: [{ file: "y", data: "y" }] });
  expect(await ask()).toBe(code);
});

test.each(["GET", "HEAD"])("a visitor who has a page already gets a 304 of the cache's to %s", async (method) => {
  const changed = "Wed, 21 Oct 2026 07:28:00 GMT";
  const headers = { "cache-control": "s-maxage=10", etag: 'W/"one"', "last-modified": changed };
  const { get, emulator } = await counting(headers);
  await get("/", { method });
  const asked = async (condition: Record<string, string>) => {
    const [text, state, { status }] = await get("/", { method, headers: condition });
    return [status, text, state];
  };
  const whole = [200, method === "GET" ? "1" : "", "HIT"];
  expect(await asked({ "if-none-match": '"other", "one"' })).toEqual([304, "", "HIT"]);
  expect(await asked({ "if-modified-since": changed })).toEqual([304, "", "HIT"]);
  expect(await asked({ "if-none-match": '"other"', "if-modified-since": changed })).toEqual(whole);
  expect(await asked({ "if-modified-since": "Tue, 20 Oct 2026 07:28:00 GMT" })).toEqual(whole);
  expect(emulator.served.at(-4)).toMatchObject({ step: "cache", status: 304 });
});

test("a visitor who has a page already keeps nobody from a new one", async () => {
  const { emulator, get, seen } = await counting({});
  let count = 0;
  emulator.serve("site", ({ headers }) => {
    const own = { "cache-control": "s-maxage=10, stale-while-revalidate=60", etag: `"${++count}"` };
    const isKnown = headers.has("if-none-match") || headers.has("if-modified-since");
    return new Response(isKnown ? null : `${count}`, { status: isKnown ? 304 : 200, headers: own });
  });
  const has = { headers: { "if-none-match": '"1"', "if-modified-since": new Date().toUTCString() } };
  const asked = async () => {
    const [text, state, { status }] = await get("/", has);
    return [status, text, state].join(" ");
  };
  expect([await asked(), await seen(), await asked()]).toEqual(["304  MISS", "1 HIT", "304  HIT"]);
  await emulator.clock.advance(11_000);
  expect([await asked(), await asked()]).toEqual(["304  STALE", "200 2 HIT"]);
});

test.each<readonly [string, RequestInit, Record<string, string>]>([
  ["is kept", {}, {}],
  ["has a cookie", {}, { "set-cookie": "a=b" }],
  ["is to a POST", { method: "POST" }, {}],
  ["is to a secret", { headers: { authorization: "a" } }, {}],
])("no browser hears what is said to the cache in an answer that %s", async (_, init, more) => {
  const own = { "cache-control": "s-maxage=9, stale-if-error=9", "vercel-cache-tag": "a", "x-next-cache-tags": "b" };
  const { get } = await counting({ ...own, ...more });
  const [, , { headers }] = await get("/", init);
  const names = ["cache-control", "vercel-cache-tag", "x-next-cache-tags"];
  expect(names.map((name) => headers.get(name))).toEqual(["public, max-age=0, must-revalidate", null, null]);
});

const usual = { "cache-control": "public, max-age=0, must-revalidate" };

/** The tables of https://vercel.com/docs/caching/cache-control-headers, 2026-11-29. */
test.each<
  readonly [own: Record<string, string>, config: Record<string, string>, number, Record<string, string | null>]
>([
  [{}, { "cache-control": "s-maxage=9" }, 9, { ...usual, "x-b": "1" }],
  [{ "cache-control": "s-maxage=60" }, { "cache-control": "s-maxage=120" }, 60, usual],
  [
    ...([{ "cache-control": "s-maxage=60" }, { "cdn-cache-control": "max-age=120" }, 120] as const),
    { "cache-control": "s-maxage=60", "cdn-cache-control": "max-age=120" },
  ],
  [
    { "cdn-cache-control": "max-age=120" },
    ...([{ "cache-control": "s-maxage=60", "vercel-cdn-cache-control": "max-age=300" }, 300] as const),
    { "cache-control": "s-maxage=60", "cdn-cache-control": "max-age=120", "vercel-cdn-cache-control": null },
  ],
])("an answer of code that says %j, and `vercel.json` %j, is kept for %i s", async (own, config, seconds, told) => {
  const { emulator, client, seen, get } = await counting(own);
  const headers = [
    { source: "/api", headers: Object.entries(config).map(([key, value]) => ({ key, value })) },
    { source: "/api", has: [{ type: "cookie", key: "b" }], headers: [{ key: "x-b", value: "1" }] },
  ];
  const files = [{ file: "vercel.json", data: JSON.stringify({ headers }) }];
  await deployBuilt(emulator, client, { name: "site", target: "production", files });
  const [, , answer] = await get("/api", { headers: { cookie: "b=1" } });
  for (const [name, value] of Object.entries(told)) expect(answer.headers.get(name), name).toBe(value);
  expect((await get("/api"))[2].headers.get("x-b")).toBeNull();
  await emulator.clock.advance(seconds * 1000 - 1);
  expect(await seen("/api")).toBe("1 HIT");
  await emulator.clock.advance(1);
  expect([await seen("/api"), await seen("/api")]).toEqual(["1 STALE", "2 HIT"]);
});

test("a stale answer is served to whom takes one, is made anew for others, and stands in for one that fails unless it was deleted", async () => {
  const { emulator, client, get } = await counting({});
  let [count, status] = [0, 200];
  const cacheControl = "s-maxage=10, stale-while-revalidate=10, stale-if-error=60";
  const own = { "cache-control": cacheControl, "vercel-cache-tag": "a" };
  emulator.serve("site", () => new Response(`${++count}`, { status, headers: own }));
  const asked = async (after: number, pragma = "") => {
    await emulator.clock.advance(after * 1000);
    const [text, state, { headers }] = await get("/", { headers: { pragma } });
    return `${text} ${state} ${headers.get("age")}`;
  };
  expect([await asked(0), await asked(9, "no-cache")]).toEqual(["1 MISS 0", "1 HIT 9"]);
  expect([await asked(2, "no-cache"), await asked(1)]).toEqual(["2 REVALIDATED 0", "2 HIT 1"]);
  status = 500;
  expect([await asked(10), await asked(48), await asked(60)]).toEqual(["2 STALE 11", "2 STALE 59", "5 MISS 0"]);
  status = 200;
  expect(await asked(0)).toBe("6 MISS 0");
  await dangerouslyDeleteCacheByTags(client, { projectIdOrName: "site", tags: "a" });
  status = 500;
  expect(await asked(0)).toBe("7 MISS 0");
});

test("files, pages of a build and what is made of images are kept, tell their age, and lose it by tags, times and purges", async () => {
  const headers = { "cdn-cache-control": "max-age=60", "vercel-cache-tag": "a" };
  const { emulator, client, get } = await deployOutput(
    { images: { sizes: [1] }, routes: [{ src: "/timed", headers, continue: true }, { handle: "filesystem" }] },
    {
      ...{ "static/x": "x", "static/timed": "timed", "static/404.html": "lost", "static/i.png": "i" },
      ...{ "functions/p.prerender-config.json": { fallback: "p.html" }, "functions/p.html": "page" },
    },
    { functions: { isolation: "none" } },
  );
  const site = { projectIdOrName: "site" };
  const asked = async (path: string, after = 0) => {
    await emulator.clock.advance(after * 1000);
    const [, , response] = await get(path);
    return `${response.headers.get("x-vercel-cache")} ${response.headers.get("age")}`;
  };
  const image = "/_vercel/image?url=/i.png&w=1&q=1";
  for (const path of ["/x", "/timed", "/lost", image])
    expect([await asked(path), await asked(path, 9)], path).toEqual(["MISS 0", "HIT 9"]);
  expect([await asked("/p"), await asked("/p", 5), await asked("/x", 3600)]).toEqual([
    ...["PRERENDER 0", "HIT 5", "HIT 3641"],
  ]);
  expect([await asked("/timed"), await asked("/timed")]).toEqual(["STALE 3632", "HIT 0"]);
  await invalidateCacheByTags(client, { ...site, tags: "a" });
  expect([await asked("/timed"), await asked("/timed"), await asked("/x")]).toEqual([
    ...["STALE 0", "HIT 0", "HIT 3641"],
  ]);
  await invalidateCacheBySrcImages(client, { ...site, srcImages: ["/i.png"] });
  expect([await asked(image), await asked(image)]).toEqual([expect.stringContaining("STALE"), "HIT 0"]);
  await dangerouslyDeleteCacheBySrcImages(client, { ...site, srcImages: ["/i.png"] });
  expect([await asked(image), await asked(image)]).toEqual(["REVALIDATED 0", "HIT 0"]);
  await callUnlisted(client, "purgeEdgeCache", site);
  expect([await asked("/x"), await asked("/x"), await asked("/timed")]).toEqual([
    ...["REVALIDATED 0", "HIT 0", "REVALIDATED 0"],
  ]);
  const why = { step: "file", why: expect.stringContaining("The cache has it for 0 s.") };
  expect(await emulator.explain("http://site.localhost/x")).toMatchObject(why);
  const other = { step: "cache", why: "The cache has nothing for this request." };
  expect(await emulator.explain("http://site.localhost/i.png")).toMatchObject({ notes: [other] });
});

test("neither another deployment nor a visitor who is kept out gets what is kept", async () => {
  const { emulator, client, seen } = await counting({ "cache-control": "s-maxage=1000" });
  const production = await seen();
  const { url } = await deployBuilt(emulator, client, {
    name: "site",
    files: [{ file: "x", data: "x" }],
    target: "staging",
  });
  const own = await (await visit(emulator, url)).text();
  expect([production, own, await seen()]).toEqual(["1 MISS", "2", "1 HIT"]);
  await updateProject(client, { idOrName: "site", ssoProtection: { deploymentType: "all" } });
  const stranger = await visit(emulator, "site.localhost", "/", headed("x-slipway-visitor", "stranger"));
  expect([stranger.status, stranger.headers.get("x-vercel-cache")]).toEqual([401, null]);
});

test("tags make pages stale, or gone at once, for one environment or for all", async () => {
  const { seen, client } = await counting({
    "cache-control": "s-maxage=1000, stale-while-revalidate=1000",
    "vercel-cache-tag": "a,b",
  });
  expect([await seen(), await seen()]).toEqual(["1 MISS", "1 HIT"]);
  const site = { projectIdOrName: "site" };
  await invalidateCacheByTags(client, { ...site, tags: "other, b" });
  expect([await seen(), await seen()]).toEqual(["1 STALE", "2 HIT"]);
  await dangerouslyDeleteCacheByTags(client, { ...site, tags: ["a"], target: "preview" });
  await invalidateCacheByTags(client, { ...site, tags: ["other"] });
  expect(await seen()).toBe("2 HIT");
  await dangerouslyDeleteCacheByTags(client, { ...site, tags: ["a"], target: "production" });
  expect(await seen()).toBe("3 REVALIDATED");
});

test("an answer that is deleted while it is made for the first time is made again", async () => {
  const { emulator, client, seen } = await counting({});
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let count = 0;
  emulator.serve("site", async () => {
    const text = `${++count}`;
    asked.resolve();
    await answered.promise;
    return new Response(text, { headers: { "cache-control": "s-maxage=10", "vercel-cache-tag": "a" } });
  });
  const first = seen();
  await asked.promise;
  await dangerouslyDeleteCacheByTags(client, { projectIdOrName: "site", tags: "a" });
  answered.resolve();
  expect([await first, await seen(), await seen()]).toEqual(["1 MISS", "2 REVALIDATED", "2 HIT"]);
  await callUnlisted(client, "purgeDataCache", { projectIdOrName: "site" });
  expect(await seen()).toBe("2 HIT");
  await callUnlisted(client, "purgeEdgeCache", { projectIdOrName: "site" });
  expect(await seen()).toBe("3 REVALIDATED");
});

test("visitors whom a rule or a route leads elsewhere, or gives another header, get none of what others were given", async () => {
  const { emulator, client, seen } = await counting({});
  const has = [{ type: "cookie", key: "b" }] as const;
  const rewrites = [
    { source: "/r", has, destination: "/b" },
    { source: "/r", destination: "/a" },
  ];
  const files = [{ file: "x.txt", data: "x" }];
  await deployBuilt(emulator, client, { name: "site", target: "production", files, rewrites });
  const { id: projectId } = await getProject(client, { idOrName: "site" });
  const transforms = [{ type: "request.headers", op: "set", target: { key: "x-who" }, args: "b" }] as const;
  const { version } = await addProjectRoute(client, {
    projectId,
    route: { name: "who", route: { src: "/v", has, transforms } },
  });
  await updateProjectRouteVersion(client, { projectId, id: version.id, action: "promote" });
  emulator.serve("site", ({ url, headers }) => {
    const own = { "cache-control": "s-maxage=10", vary: "x-who" };
    return new Response(`${new URL(url).pathname}${headers.get("x-who") ?? ""}`, { headers: own });
  });
  const init = { headers: { cookie: "b=1" } };
  expect([await seen("/r"), await seen("/r", init), await seen("/v"), await seen("/v", init)]).toEqual([
    ...["/a MISS", "/b MISS", "/v MISS", "/vb MISS"],
  ]);
});

test("answers of code behind a project go with it, and code behind others makes no difference", async () => {
  const { emulator, seen } = await counting({ "cache-control": "s-maxage=60" });
  expect([await seen(), await seen()]).toEqual(["1 MISS", "1 HIT"]);
  const answering = (text: string) => () => new Response(text, { headers: { "cache-control": "s-maxage=60" } });
  emulator.serve("other", answering("other"));
  expect(await seen()).toBe("1 HIT");
  const end = emulator.serve("site", answering("new"));
  expect([await seen(), await seen()]).toEqual(["new MISS", "new HIT"]);
  end();
  expect(await seen()).not.toMatch("new");
});

test("a visitor who leaves ends what would be kept", async () => {
  const { emulator } = await counting({});
  const left = Promise.withResolvers<void>();
  const body = () => new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(9)), cancel: () => left.resolve() });
  emulator.serve("site", () => new Response(body(), { headers: { "cache-control": "s-maxage=10" } }));
  const gone = new AbortController();
  await fetch(`${emulator.url}/_emulator/at/site/`, { signal: gone.signal });
  gone.abort();
  await expect(left.promise).resolves.toBeUndefined();
});

test("pages without a body are forgotten, too, where there are too many", () => {
  const cache = new PageCache();
  const page = { madeAt: 0, freshFor: false, tags: [], round: 0, status: 200, body: new Uint8Array() } as const;
  const headers = new Headers({ "x-a": "a".repeat(100_000) });
  for (let count = 0; count < 1000; count++) cache.keep(`${count}`, { ...page, headers }, undefined);
  expect([cache.get("0"), cache.get("999")]).toMatchObject([undefined, { status: 200 }]);
});
