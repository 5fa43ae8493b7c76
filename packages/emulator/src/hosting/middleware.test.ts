import { invalidateCacheByTags } from "@slipway/edge-cache";
import { updateProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployFunctions, fn, printedFor } from "../../test/functions.ts";
import { callUnlisted } from "../../test/unlisted.ts";
import { parseConfig } from "../domain/deployments/build-output.ts";

const said: readonly [
  what: string,
  code: string,
  expected: readonly unknown[],
  headers: Readonly<Record<string, string>>,
][] = [
  ["lets it pass", "next()", [200, "page x=1 in=i"], {}],
  ["adds to the answer", "next({ 'x-added': 'yes' })", [200, "page x=1 in=i"], { "x-added": "yes" }],
  [
    "changes the request",
    "next({ 'x-middleware-override-headers': 'x-in', 'x-middleware-request-x-in': 'other' })",
    [200, "page x=1 in=other"],
    { "x-middleware-override-headers": "" },
  ],
  ["takes a header away", "next({ 'x-middleware-override-headers': 'host' })", [200, "page x=1 in=undefined"], {}],
  [
    "rewrites",
    "new Response(null, { headers: { 'x-middleware-rewrite': new URL('/other.html?y=2', request.url) } })",
    [200, "other"],
    {},
  ],
  [
    "rewrites to what is not a URL",
    "new Response(null, { headers: { 'x-middleware-rewrite': 'http://[' } })",
    [502, expect.stringContaining("is not a URL")],
    {},
  ],
  [
    "rewrites to a function",
    "new Response(null, { headers: { 'x-middleware-rewrite': '/page?y=2' } })",
    [200, "page y=2 in=i"],
    {},
  ],
  [
    "leads elsewhere",
    "Response.redirect(new URL('/login', request.url), 302)",
    [302, "http://site.localhost/login"],
    {},
  ],
  ["answers itself", "new Response('no', { status: 401, headers: { 'x-why': 'w' } })", [401, "no"], { "x-why": "w" }],
  [
    "throws",
    "(() => { throw new Error('mine') })()",
    [500, expect.stringMatching(/\n\nMIDDLEWARE_INVOCATION_FAILED\n/)],
    {},
  ],
  ["reads the body", "next({ 'x-added': await request.text() })", [200, "page x=1 in=i"], { "x-added": "" }],
];
const next =
  "const next = (headers = {}) => new Response(null, { headers: { 'x-middleware-next': '1', ...headers } });";
const page = fn(
  "page",
  "export default (q, s) => s.end('page ' + q.url.slice(q.url.indexOf('?') + 1) + ' in=' + q.headers['x-in'])",
);
const route = { src: "/page", middlewarePath: "_middleware", continue: true };

test("a middleware does what it says to each request", async () => {
  const each = said.map(([, code]) => `async () => ${code}`).join(", ");
  const code = `${next} export default (request) => [${each}][request.headers.get("x-says")]()`;
  const middleware = fn("_middleware", code, { runtime: "edge" });
  const routes = [route, { ...route, src: "/.*" }];
  const { get } = await deployFunctions({ ...page, ...middleware, "static/other.html": "other" }, { routes });
  for (const [index, [what, , expected, headers]] of said.entries()) {
    const [status, text, answer] = await get("/page?x=1", {
      headers: { "x-in": "i", "x-says": `${index}` },
      redirect: "manual",
    });
    const added = Object.keys(headers).map((name) => [name, answer.headers.get(name) ?? ""]);
    expect.soft([what, status, text, Object.fromEntries(added)]).toEqual([what, ...expected, headers]);
  }
});

test("a middleware runs once for a request, before what stands behind it, with cookies of both and both in one log", async () => {
  const middleware = fn(
    "_middleware",
    `${next} export default (request) => { console.log("asked", request.method, new URL(request.url).pathname); return next({ "set-cookie": "m=1" }); }`,
    { runtime: "edge" },
  );
  const code = "export default (q, s) => { console.log('shown'); s.setHeader('set-cookie', 'p=1'); q.pipe(s); }";
  const built = await deployFunctions(
    { ...middleware, ...fn("page", code) },
    { routes: [route, { ...route, src: "/pag.*" }] },
  );
  const [status, text, { headers }] = await built.get("/page", { method: "POST", body: "whole body" });
  expect([status, text, headers.getSetCookie()]).toEqual([200, "whole body", ["p=1", "m=1"]]);
  expect(await printedFor(built, "/page")).toBe("asked POST /page\nshown");
  const all = await Promise.all(Array.from({ length: 150 }, () => built.get("/page")));
  expect(all.every(([each]) => each === 200)).toBe(true);
});

test("headers that no visitor may send to a function are not handed on", async () => {
  const code =
    "export default (q, s) => s.end(JSON.stringify(Object.keys(q.headers).filter((name) => /middleware|match/.test(name))))";
  const { get } = await deployFunctions(fn("page", code));
  const headers = { "x-middleware-subrequest": "1", "x-middleware-request-a": "b", "x-now-route-matches": "1=2" };
  expect((await get("/page", { headers }))[1]).toBe('["x-matched-path"]');
});

test("functions and middlewares learn where a visitor is from, as the firewall does", async () => {
  const names = ["x-real-ip", "x-forwarded-for", "x-vercel-ip-country", "x-vercel-ja4-digest", "x-vercel-id"];
  const asked = `Response.json(${JSON.stringify(names)}.map((name) => r.headers.get(name)))`;
  const code = `${next} export default (r) => r.url.includes("first") ? ${asked} : next()`;
  const files = {
    ...fn("_middleware", code, { runtime: "edge" }),
    ...fn("page", `export const GET = (r) => ${asked}`),
  };
  const { get } = await deployFunctions(files, { routes: [route] });
  const from = { "x-vercel-ip-country": "NZ", "x-vercel-ja4-digest": "t13d", "x-vercel-id": "mine" };
  for (const path of ["/page?first", "/page"]) {
    const headers = { ...from, "x-forwarded-for": "203.0.113.7, 10.0.0.1", "x-real-ip": "10.0.0.2" };
    const said = JSON.parse((await get(path, { headers }))[1]);
    expect(said).toEqual(["203.0.113.7", "203.0.113.7", "NZ", "t13d", expect.not.stringMatching("mine")]);
    expect(JSON.parse((await get(path))[1]).slice(0, 3)).toEqual(["127.0.0.1", "127.0.0.1", null]);
  }
});

test("a middleware says to each visitor what is the visitor's own, also of an answer that is kept", async () => {
  const code = `${next} export default ({ headers }) => next({ 'x-visitor': headers.get('cookie'), 'set-cookie': 'seen=1' })`;
  const { get } = await deployFunctions(
    {
      ...fn("_middleware", code, { runtime: "edge" }),
      ...fn("page", "let n = 0; export default (q, s) => s.setHeader('cache-control', 's-maxage=60').end(String(++n))"),
    },
    { routes: [route, { handle: "filesystem" }] },
  );
  for (const [visitor, state] of [
    ["alice", "MISS"],
    ["bob", "HIT"],
  ] as const) {
    const [, text, { headers }] = await get("/page", { headers: { cookie: visitor } });
    const names = ["x-vercel-cache", "x-visitor", "set-cookie", "cache-control"];
    const browser = "public, max-age=0, must-revalidate";
    expect([text, ...names.map((name) => headers.get(name))]).toEqual(["1", state, visitor, "seen=1", browser]);
  }
});

test("a function gets a token of its project, which a visitor cannot put in its place, and a number of the call", async () => {
  const code = `export default (q, s) => {
    const { headers } = globalThis[Symbol.for("@vercel/request-context")].get();
    s.end(JSON.stringify([headers["x-vercel-oidc-token"] ?? null, q.headers["x-invocation-id"]]));
  }`;
  const { get, client, emulator } = await deployFunctions(fn("page", code));
  const ask = async (): Promise<[string | null, string]> =>
    JSON.parse((await get("/page", { headers: { "x-vercel-oidc-token": "mine", "x-invocation-id": "mine" } }))[1]);
  const [[token, call], [again, other]] = [await ask(), await ask()];
  const claims = JSON.parse(Buffer.from(token?.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({
    project: "site",
    environment: "production",
    sub: expect.stringMatching(/:environment:production$/),
  });
  expect(claims).not.toHaveProperty("tid");
  expect([token === again, call === other, call === "mine"]).toEqual([true, false, false]);
  const headers = { authorization: `Bearer ${token}` };
  expect((await emulator.fetch(`${emulator.url}/v10/projects`, { headers })).status).toBe(403);
  await updateProject(client, { idOrName: "site", oidcTokenConfig: { enabled: false } });
  expect((await ask())[0]).toBe(null);
});

const transforms: readonly [object, string][] = [
  [{ type: "request.path", op: "set", args: "/seen/$1" }, "/seen/page?x=1 undefined"],
  [{ type: "request.headers", op: "set", target: { key: "x-in" }, args: "set" }, "/page?x=1 set"],
  [{ type: "request.query", op: "delete", target: { key: "x" } }, "/page undefined"],
  [{ type: "request.query", op: "append", target: { key: "x" }, args: "2" }, "/page?x=1&x=2 undefined"],
];

test.each(transforms)("a route changes what a function gets: %j", async (transform, text) => {
  const routes = [{ src: "/(page)", transforms: [transform], continue: true }];
  const { get } = await deployFunctions(fn("page", "export default (q, s) => s.end(q.url + ' ' + q.headers['x-in'])"), {
    routes,
  });
  expect((await get("/page?x=1"))[1]).toBe(text);
});

const rendering = (config: object, code = "export default (q, s) => s.end(q.url + ' ' + ++globalThis.count)") => ({
  ...fn("page", `globalThis.count = 0; ${code}`),
  ...fn("other", "globalThis.count = 0; export default (q, s) => s.end('other ' + ++globalThis.count)"),
  "functions/page.prerender-config.json": { group: 1, bypassToken: "a-token", allowQuery: ["q"], ...config },
  "functions/other.prerender-config.json": { group: 1, expiration: false, allowQuery: [] },
  "functions/page.html": "rendered",
});

test("a page that nobody has rendered is made once, kept as long as the build says, and made anew behind who comes then", async () => {
  const { get, emulator } = await deployFunctions(rendering({ expiration: 60 }));
  const ask = async (path = "/page", init?: RequestInit) => {
    const [, text, { headers }] = await get(path, init);
    return `${headers.get("x-vercel-cache")} ${text}`;
  };
  expect(await Promise.all([ask(), ask()])).toEqual(["MISS /page 1", "MISS /page 1"]);
  expect(await ask("/page?tracked=1")).toBe("HIT /page 1");
  expect(await ask("/page?q=1")).toBe("MISS /page?q=1 2");
  expect([await ask("/other"), await ask("/other")]).toEqual(["MISS other 1", "HIT other 1"]);
  await emulator.clock.advance(61_000);
  expect(await ask()).toBe("STALE /page 1");
  await expect.poll(() => ask()).toBe("HIT /page 3");
  expect(await ask("/other")).toBe("STALE other 1");
  await expect.poll(() => ask("/other")).toBe("HIT other 2");
  expect(await ask("/page", { headers: { "x-prerender-revalidate": "a-token" } })).toBe("REVALIDATED /page 4");
  expect(await ask()).toBe("HIT /page 4");
  expect(await ask("/page", { headers: { "x-prerender-revalidate": "a-guess" } })).toBe("HIT /page 4");
  expect(await ask("/page", { headers: { cookie: "__prerender_bypass=a-token" } })).toBe("BYPASS /page 5");
  expect(await ask("/page", { method: "POST" })).toBe("MISS /page 6");
  expect(await ask()).toBe("HIT /page 4");
});

/** `res.revalidate` of Next is this request: https://github.com/vercel/next.js, packages/next/src/server/api-utils/node/api-resolver.ts, 2026-11-29. */
test("an isolated function has a page of its own site made anew, by the name and the port that it was asked by", async () => {
  const revalidate = `export default async (q, s) => {
    const headers = { "x-prerender-revalidate": q.headers["x-token"] };
    const { status, headers: own } = await fetch("https://" + q.headers.host + "/page", { method: "HEAD", headers });
    s.end(status + " " + own.get("x-vercel-cache"));
  };`;
  const functions = { ...rendering({ expiration: false }), ...fn("revalidate", revalidate) };
  const { get, emulator } = await deployFunctions(functions, {}, "bubblewrap");
  const ask = async (path: string, init?: RequestInit) => (await get(path, init))[1];
  const withToken = (token: string) => ask("/revalidate", { headers: { "x-token": token } });
  expect([await ask("/page"), await withToken("a-guess"), await ask("/page")]).toEqual([
    ...["/page 1", "200 HIT", "/page 1"],
  ]);
  expect([await withToken("a-token"), await ask("/page")]).toEqual(["200 REVALIDATED", "/page 2"]);
  const atPort = `http://site.localhost:${new URL(emulator.url).port}/revalidate`;
  const asked = await emulator.fetch(atPort, { headers: { "x-token": "a-token" } });
  expect([await asked.text(), await ask("/page")]).toEqual(["200 REVALIDATED", "/page 3"]);
});

test("a page that the build has rendered is served as it is while it is fresh, and once more while it is made anew", async () => {
  const { get, emulator } = await deployFunctions(
    rendering({ expiration: 60, fallback: "page.html", initialHeaders: { "x-next-cache-tags": "t" } }),
  );
  const ask = async () => {
    const [, text, { headers }] = await get("/page");
    return [headers.get("x-vercel-cache"), text, headers.get("x-next-cache-tags")];
  };
  expect(await ask()).toEqual(["PRERENDER", "rendered", null]);
  await emulator.clock.advance(61_000);
  expect(await ask()).toEqual(["STALE", "rendered", null]);
  await expect.poll(ask).toEqual(["HIT", "/page 1", null]);
});

test("a page that cannot be made anew stays as it was, and its answer says for how long", async () => {
  const code =
    "export default (q, s) => { if (++globalThis.count === 2) throw 1; s.setHeader('cache-control', 's-maxage=10'); s.end('made ' + globalThis.count); }";
  const { get, emulator } = await deployFunctions(rendering({ expiration: false }, code));
  const ask = async () => {
    const [, text, { headers }] = await get("/page");
    return `${headers.get("x-vercel-cache")} ${text} ${headers.get("cache-control")}`;
  };
  const browser = "public, max-age=0, must-revalidate";
  expect([await ask(), await ask()]).toEqual([`MISS made 1 ${browser}`, `HIT made 1 ${browser}`]);
  await emulator.clock.advance(11_000);
  expect(await ask()).toBe(`STALE made 1 ${browser}`);
  await expect.poll(ask).toBe(`HIT made 3 ${browser}`);
});

/** Next's own way to keep data and to call it old, and the one of the platform's package. */
const tagged = `export default async (q, s) => {
  const { FetchCache } = globalThis[Symbol.for("@next/cache-handlers")];
  const { purge, addCacheTag } = globalThis[Symbol.for("@vercel/request-context")].get();
  const [, what, tag = ""] = q.url.split("/");
  const cache = new FetchCache({});
  if (what === "expire") await cache.revalidateTag([tag]);
  if (what === "stale") await cache.revalidateTag(tag, { expire: 60 });
  if (what === "purge") await purge.invalidateByTag(tag);
  if (what === "delete") await purge.dangerouslyDeleteByTag([tag]);
  if (what !== "page") return s.end(what);
  const known = await cache.get("key", { softTags: ["soft"] });
  if (!known) await cache.set("key", { kind: "FETCH", n: globalThis.count }, { tags: ["t"] });
  await addCacheTag("added");
  s.setHeader("x-next-cache-tags", "t,soft");
  s.end(++globalThis.count + (known ? " of " + (known.lastModified === 1 ? "old " : "") + known.value.n : ""));
}`;

test("a tag that is invalidated reaches pages and data that have it, in all functions of the deployment, before the call is answered", async () => {
  const initialHeaders = { "x-next-cache-tags": "t", "x-own": "1" };
  const config = { expiration: false, fallback: "page.html", initialHeaders };
  const { get, emulator } = await deployFunctions(
    { ...rendering(config, tagged), ...fn("call", tagged), "static/index.html": "home" },
    { routes: [{ handle: "filesystem" }, { src: "/(expire|stale|purge|delete)/.*", dest: "/call" }] },
  );
  const ask = async (): Promise<string> => {
    const [, text, { headers }] = await get("/page");
    expect([headers.get("x-next-cache-tags"), headers.get("vercel-cache-tag")]).toEqual([null, null]);
    return `${headers.get("x-vercel-cache")} ${text}`;
  };
  expect(await ask()).toBe("PRERENDER rendered");
  const steps: readonly [path: string, then: string, last: string][] = [
    ["/expire/other", "HIT rendered", "HIT rendered"],
    ["/expire/t", "REVALIDATED 1", "HIT 1"],
    ["/stale/t", "STALE 1", "HIT 2 of old 0"],
    ["/purge/added", "STALE 2 of old 0", "HIT 3 of old 0"],
    ["/delete/soft", "REVALIDATED 4", "HIT 4"],
  ];
  for (const [path, then, last] of steps) {
    expect((await get(path))[0]).toBe(200);
    expect(await ask()).toBe(then);
    await expect.poll(ask).toBe(last);
  }
  await get("/stale/t");
  await emulator.clock.advance("61 seconds");
  expect(await ask()).toMatch(/^REVALIDATED 5/);
});

test("the API calls old what was rendered with the build, and all data or all pages of a project", async () => {
  const config = { expiration: false, fallback: "page.html", initialHeaders: { "x-next-cache-tags": "t" } };
  const { get, client } = await deployFunctions(rendering(config, tagged));
  const ask = async (cookie = ""): Promise<string> => {
    const [, text, { headers }] = await get("/page", { headers: { cookie } });
    expect([headers.get("x-next-cache-tags"), headers.get("vercel-cache-tag")]).toEqual([null, null]);
    return `${headers.get("x-vercel-cache")} ${text}`;
  };
  const site = { projectIdOrName: "site" };
  expect(await ask()).toBe("PRERENDER rendered");
  await invalidateCacheByTags(client, { ...site, tags: "other,t" });
  expect(await ask()).toBe("STALE rendered");
  await expect.poll(() => ask()).toBe("HIT 1");
  await invalidateCacheByTags(client, { ...site, tags: "t" });
  expect(await ask("__prerender_bypass=a-token")).toBe("BYPASS 2 of old 0");
  await callUnlisted(client, "purgeDataCache", site);
  expect(await ask("__prerender_bypass=a-token")).toBe("BYPASS 3");
  await callUnlisted(client, "purgeEdgeCache", site);
  expect(await ask()).toBe("REVALIDATED 4 of 2");
});

test("an invalidation that is too large is refused at once", async () => {
  const code = `const context = () => globalThis[Symbol.for("@vercel/request-context")].get();
export default (q, s) => context().purge.invalidateByTag("t".repeat(70_000)).catch((error) => s.end(String(error)));`;
  const { get } = await deployFunctions(fn("call", code, { maxDuration: 2 }));
  expect((await get("/call")).slice(0, 2)).toEqual([200, expect.stringMatching(/^RangeError: 128 tags/)]);
});

test("an image is served in the size that it has, and the log says so", async () => {
  const built = await deployFunctions({ "static/a.png": "not really", ...page }, { images: { sizes: [64] } });
  for (const path of ["/_vercel/image", "/_next/image"]) {
    expect((await built.get(`${path}?url=%2Fa.png&w=64&q=75`)).slice(0, 2)).toEqual([200, "not really"]);
    expect(await printedFor(built, path)).toContain("/a.png is served in the size that it has");
  }
});

test.each([
  ["no address", "w=64&q=75", 400],
  ["no quality", "url=/a.png&w=64", 400],
  ["a quality that does not exist", "url=/a.png&w=64&q=101", 400],
  ["a width that its settings lack", "url=/a.png&w=65&q=75", 400],
  ["a vector", "url=/a.svg&w=64&q=75", 400],
  ["an address elsewhere", "url=https://example.com/a.png&w=64&q=75", 404],
])("an image with %s is refused", async (_, query, status) => {
  const { get } = await deployFunctions({ "static/a.png": "a", "static/a.svg": "b" }, { images: { sizes: [64] } });
  expect((await get(`/_vercel/image?${query}`))[0]).toBe(status);
});

test("images that a build of before has stored, when nobody judged them, have no bounds", () => {
  const text = JSON.stringify({ version: 3, images: { sizes: ["64"] } });
  expect(() => parseConfig(text)).toThrow("images.sizes.0");
  expect(parseConfig(text, true).images).toEqual({});
});

test("a cron calls the function that it names", async () => {
  const code = "export default (q, s) => { console.log('called by', q.headers['user-agent']); s.end(); }";
  const built = await deployFunctions(fn("page", code), { crons: [{ path: "/page", schedule: "0 * * * *" }] });
  await built.emulator.clock.advance("1 hour");
  expect(await printedFor(built, "/page")).toBe("called by vercel-cron/1.0");
});
