import { dangerouslyDeleteCacheByTags, invalidateCacheByTags } from "@slipway/edge-cache";
import { addProjectRoute, updateProjectRouteVersion } from "@slipway/project-routes";
import { getProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployBuilt, start, visit } from "../../test/start.ts";
import { callUnlisted } from "../../test/unlisted.ts";
import { PageCache } from "../domain/functions/page-cache.ts";

async function counting(headers: Readonly<Record<string, string>>, status = 200) {
  const started = await start();
  const { emulator, client } = started;
  await deployBuilt(emulator, client, { name: "site", target: "production", files: [{ file: "x.txt", data: "x" }] });
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
  ["nothing", {}, "2 "],
  ["max-age alone", { "cache-control": "max-age=10" }, "2 "],
  ["s-maxage, private", { "cache-control": "private, s-maxage=10" }, "2 "],
  ["no-store", { "cache-control": "no-store, s-maxage=10" }, "2 "],
  ["the CDN's own header", { "cdn-cache-control": "max-age=10" }, "1 HIT"],
  [
    "the platform's own before the CDN's",
    { "vercel-cdn-cache-control": "no-store", "cdn-cache-control": "max-age=9" },
    "2 ",
  ],
  ["the CDN's before that of browsers", { "cdn-cache-control": "max-age=10", "cache-control": "no-store" }, "1 HIT"],
  ["a cookie", { "cache-control": "s-maxage=10", "set-cookie": "a=b" }, "2 "],
  ["vary by all", { "cache-control": "s-maxage=10", vary: "*" }, "2 "],
  ["vary by all among others", { "cache-control": "s-maxage=10", vary: "accept, *" }, "2 "],
  ["vary by cookies", { "cache-control": "s-maxage=10", vary: "Accept, Cookie" }, "2 "],
  ["vary by what is no header", { "cache-control": "s-maxage=10", vary: "accept encoding" }, "2 "],
  ["no-cache", { "cache-control": "no-cache, s-maxage=10" }, "2 "],
  ["no time at all", { "cache-control": "s-maxage=0" }, "2 MISS"],
])("an answer with %s is kept, or not", async (_, headers, expected) => {
  const { seen } = await counting(headers);
  expect(await seen()).toMatch(/^1 /);
  expect(await seen()).toBe(expected);
});

test.each<readonly [number, RequestInit, string]>([
  ...[301, 302, 307, 308, 404, 410].map((status) => [status, {}, "1 HIT"] as const),
  ...[201, 303, 400, 500, 503].map((status) => [status, {}, "2 "] as const),
  [200, { headers: { authorization: "a" } }, "2 "],
  [200, { headers: { range: "bytes=0-0" } }, "2 "],
  [200, { headers: { cookie: "a=b" } }, "1 HIT"],
  [200, { method: "POST" }, "2 "],
])("an answer of %i to %j is kept, or not", async (status, init, expected) => {
  const { seen } = await counting({ "cache-control": "s-maxage=10" }, status);
  expect(await seen("/", init)).toMatch(/^1 /);
  expect(await seen("/", init)).toBe(expected);
});

test("a cached answer is for one method, address and header that it varies by, and for no request with a secret or a range", async () => {
  const { seen, get, emulator } = await counting({ "cache-control": "s-maxage=10", vary: "Accept-Language" });
  const german = { headers: { "accept-language": "de" } };
  expect([await seen(), await seen("/?a"), await seen("/", german), await seen("/", german)]).toEqual([
    ...["1 MISS", "2 MISS", "3 MISS", "3 HIT"],
  ]);
  expect([
    await seen(),
    await seen("/", { headers: { authorization: "a" } }),
    await seen("/", { method: "POST" }),
  ]).toEqual([...["1 HIT", "4 ", "5 "]]);
  const [, , response] = await get();
  expect([response.headers.get("age"), response.headers.get("cache-control")]).toEqual([
    "0",
    "public, max-age=0, must-revalidate",
  ]);
  expect(emulator.served.at(-1)).toMatchObject({
    step: "cache",
    why: expect.stringContaining("The cache has it for 0 s."),
  });
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
  const own = { "cache-control": "s-maxage=9", "vercel-cdn-cache-control": "max-age=9", "vercel-cache-tag": "a" };
  const { get } = await counting({ ...own, "x-next-cache-tags": "b", ...more });
  const [, , { headers }] = await get("/", init);
  const names = ["cache-control", "vercel-cdn-cache-control", "vercel-cache-tag", "x-next-cache-tags"];
  expect(names.map((name) => headers.get(name))).toEqual(["public, max-age=0, must-revalidate", null, null, null]);
});

test("a stale answer is served once more while it is revalidated, and then no longer than it says", async () => {
  const { seen, emulator } = await counting({ "cache-control": "s-maxage=10, stale-while-revalidate=60" });
  expect([await seen(), await seen()]).toEqual(["1 MISS", "1 HIT"]);
  await emulator.clock.advance(11_000);
  expect([await seen(), await seen()]).toEqual(["1 STALE", "2 HIT"]);
  await emulator.clock.advance(71_000);
  expect(await seen()).toBe("3 MISS");
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
  expect(await seen()).toBe("3 MISS");
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
  expect([await first, await seen(), await seen()]).toEqual(["1 MISS", "2 MISS", "2 HIT"]);
  await callUnlisted(client, "purgeDataCache", { projectIdOrName: "site" });
  expect(await seen()).toBe("2 HIT");
  await callUnlisted(client, "purgeEdgeCache", { projectIdOrName: "site" });
  expect(await seen()).toBe("3 MISS");
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

test("headers of `vercel.json` tell the cache how long an answer is kept", async () => {
  const { emulator, client, seen, get } = await counting({});
  const headers = [
    { source: "/api", headers: [{ key: "cache-control", value: "s-maxage=10" }] },
    { source: "/api", has: [{ type: "cookie", key: "b" }], headers: [{ key: "x-b", value: "1" }] },
  ];
  const files = [{ file: "vercel.json", data: JSON.stringify({ headers }) }];
  await deployBuilt(emulator, client, { name: "site", target: "production", files });
  const asked = async (cookie: string) => {
    const [text, state, { headers }] = await get("/api", { headers: { cookie } });
    return [text, state, headers.get("cache-control"), headers.get("x-b")];
  };
  expect(await asked("b=1")).toEqual(["1", "MISS", "public, max-age=0, must-revalidate", "1"]);
  expect(await asked("a=1")).toEqual(["1", "HIT", "public, max-age=0, must-revalidate", null]);
  expect([await seen("/"), await seen("/")]).toEqual(["2 ", "3 "]);
});
