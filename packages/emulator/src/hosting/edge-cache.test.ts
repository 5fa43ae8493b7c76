import { createDeployment } from "@slipway/deployments";
import { dangerouslyDeleteCacheByTags, invalidateCacheByTags } from "@slipway/edge-cache";
import { addProjectRoute, updateProjectRouteVersion } from "@slipway/project-routes";
import { getProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { start, visit, wholeBuild } from "../../test/start.ts";
import { PageCache } from "../domain/functions/page-cache.ts";

/** A site whose handler counts how often it is asked, and answers with these headers. */
async function counting(headers: Readonly<Record<string, string>>, status = 200) {
  const started = await start();
  const { emulator, client } = started;
  await createDeployment(client, { name: "site", target: "production", files: [{ file: "x.txt", data: "x" }] });
  await emulator.clock.advance(wholeBuild);
  let count = 0;
  emulator.serve("site", () => new Response(String(++count), { status, headers }));
  const get = async (path = "/", init: RequestInit = {}) => {
    const response = await visit(emulator, "site.localhost", path, init);
    const text = await response.text();
    return [text, response.headers.get("x-vercel-cache"), response] as const;
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

test("what is kept is for one method, address and header that it varies by, and for no request with a secret or a range", async () => {
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

test("what is stale is served once more while it is made anew, and then no longer than it says", async () => {
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
  await invalidateCacheByTags(client, { ...site, tags: "b" });
  expect([await seen(), await seen()]).toEqual(["1 STALE", "2 HIT"]);
  await dangerouslyDeleteCacheByTags(client, { ...site, tags: ["a"], target: "preview" });
  await invalidateCacheByTags(client, { ...site, tags: ["other"] });
  expect(await seen()).toBe("2 HIT");
  await dangerouslyDeleteCacheByTags(client, { ...site, tags: ["a"], target: "production" });
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
  await createDeployment(client, { name: "site", target: "production", files, rewrites });
  await emulator.clock.advance(wholeBuild);
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

test("what the code behind a project has made goes with it, and what is behind others makes no difference", async () => {
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

test("what `vercel.json` says of an answer tells the cache how long it is kept", async () => {
  const { emulator, client, seen } = await counting({});
  const headers = [{ source: "/api", headers: [{ key: "cache-control", value: "s-maxage=10" }] }];
  const files = [{ file: "vercel.json", data: JSON.stringify({ headers }) }];
  await createDeployment(client, { name: "site", target: "production", files });
  await emulator.clock.advance(wholeBuild);
  expect([await seen("/api"), await seen("/api"), await seen("/"), await seen("/")]).toEqual([
    "1 MISS",
    "1 HIT",
    "2 ",
    "3 ",
  ]);
});
