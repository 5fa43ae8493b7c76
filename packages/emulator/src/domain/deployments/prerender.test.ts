import { expect, test } from "vitest";
import { deployOutput } from "../../../test/build-output.ts";

const token = "87734ad8259d67c3c11747d3e4e112d0";

function page(more: object = {}, text = "<h1>rendered</h1>") {
  const config = { type: "Prerender", expiration: 60, group: 1, bypassToken: token, allowQuery: [], ...more };
  return {
    "functions/page.func/.vc-config.json": {},
    "functions/page.prerender-config.json": { fallback: "page.prerender-fallback.html", ...config },
    "functions/page.prerender-fallback.html": text,
  };
}

/** A page without a function that is fresh for a second, unless its configuration says more. */
function rendered(path: string, text: string, more: object = {}) {
  const fallback = `${path.slice(path.lastIndexOf("/") + 1)}.prerender-fallback.html`;
  return {
    [`functions/${path}.prerender-config.json`]: { expiration: 1, fallback, ...more },
    [`functions/${path}.prerender-fallback.html`]: text,
  };
}

test("the build log says what of rendered pages is not carried out", async () => {
  const { log } = await deployOutput({}, page());
  expect(log).toContain("Not carried out: `expiration` and `group` of rendered pages (1)");
});

test.each<[string, object]>([
  ["by its name", {}],
  [
    "as the command line writes it",
    { fallback: { type: "FileFsRef", mode: 33188, fsPath: "page.prerender-fallback.html" } },
  ],
])("a page that was rendered with the build, named %s, is served without running anything", async (_, more) => {
  const { get, emulator } = await deployOutput({}, page(more));
  const [status, text, { headers }] = await get("/page?any=1");
  expect([status, text]).toEqual([200, "<h1>rendered</h1>"]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "x-vercel-cache": "PRERENDER",
    "cache-control": "public, max-age=0, must-revalidate",
    etag: expect.any(String),
  });
  expect(emulator.served.at(-1)).toMatchObject({ step: "prerender", status: 200 });
  expect((await get("/page", { headers: { "if-none-match": headers.get("etag") ?? "" } }))[0]).toBe(304);
  expect((await get("/page", { method: "POST" }))[0]).toBe(405);
});

test("the home page, what routes lead to, and a page for what is not there are rendered pages as well", async () => {
  const { get } = await deployOutput(
    {
      routes: [
        { handle: "filesystem" },
        { src: "/blog/(?<slug>[^/]+)", dest: "/blog/[slug]?slug=$slug" },
        { handle: "error" },
        { src: "/.*", dest: "/404", status: 404 },
      ],
    },
    {
      "static/index.html": undefined,
      ...rendered("index", "home, rendered", { expiration: false }),
      ...rendered("blog/[slug]", "soon"),
      ...rendered("404", "lost", { initialStatus: 404 }),
    },
  );
  expect((await get("/")).slice(0, 2)).toEqual([200, "home, rendered"]);
  expect((await get("/blog/one")).slice(0, 2)).toEqual([200, "soon"]);
  expect((await get("/none")).slice(0, 2)).toEqual([404, "lost"]);
});

test("an index is the page of its folder", async () => {
  const { get } = await deployOutput({}, rendered("docs/index", "docs"));
  expect((await get("/docs")).slice(0, 2)).toEqual([200, "docs"]);
});

test("the headers and the status that a page was rendered with are those of the answer", async () => {
  const initialHeaders = {
    "content-type": "text/x-component",
    vary: "rsc",
    "content-length": "1",
    Connection: "close",
  };
  const { get } = await deployOutput({}, page({ initialHeaders, initialStatus: 203 }));
  const [status, text, { headers }] = await get("/page");
  expect([status, text, headers.get("content-type"), headers.get("vary")]).toEqual([
    203,
    "<h1>rendered</h1>",
    "text/x-component",
    "rsc",
  ]);
  expect([headers.get("content-length"), headers.get("connection")]).toEqual([String(text.length), null]);
});

test.each([
  ["/日本", "/%E6%97%A5%E6%9C%AC"],
  ["/x\r\nset-cookie: a=b", "/x%0D%0Aset-cookie:%20a=b"],
])("the location %j of a rendered page is percent-encoded", async (location, encoded) => {
  const { get } = await deployOutput({}, page({ initialStatus: 308, initialHeaders: { location } }));
  expect((await get("/page")).slice(0, 2)).toEqual([308, encoded]);
});

test.each<[string, object, RequestInit, RegExp]>([
  ["nothing was rendered", { fallback: null }, {}, /its page was not rendered with the build/],
  ["what was rendered is not there", { fallback: "gone.html" }, {}, /gone\.html, was not deployed/],
  [
    "only a part was rendered",
    { initialHeaders: { "content-type": 'application/x-nextjs-pre-render; state-length=3; origin="text/html"' } },
    {},
    /only a part of its page/,
  ],
  [
    "the visitor is in draft mode",
    {},
    { headers: { cookie: `a=b; __prerender_bypass=${token}` } },
    /passes over the page/,
  ],
  ["the page is to be made anew", {}, { headers: { "x-prerender-revalidate": token } }, /passes over the page/],
  [
    "the build says that the function answers such a request",
    { experimentalBypassFor: [{ type: "header", key: "next-action" }] },
    { method: "POST", headers: { "next-action": "a1" } },
    /passes over the page/,
  ],
])(
  "where %s, the function would answer, which says so; code behind the project answers in its place",
  async (_, more, init, said) => {
    const { get, emulator } = await deployOutput({}, page(more));
    const [status, text, { headers }] = await get("/page", init);
    expect([status, text, headers.get("x-vercel-error")]).toEqual([
      501,
      expect.stringMatching(said),
      "FUNCTION_NOT_RUN",
    ]);
    expect(text).not.toContain(token);
    emulator.serve("site", () => new Response("mine"));
    expect((await get("/page", init)).slice(0, 2)).toEqual([200, "mine"]);
  },
);

test.each([
  ["no", token],
  ["", ""],
])("the token %j is nothing to a page whose token is %j", async (shown, bypassToken) => {
  const { get } = await deployOutput({}, page({ bypassToken }));
  const headers = { cookie: `__prerender_bypass=${shown}`, "x-prerender-revalidate": shown };
  expect((await get("/page", { headers }))[0]).toBe(200);
});

test.each<[string, object, RegExp]>([
  ["a file outside of the deployment", { fallback: "../../../../etc/passwd" }, /`fallback`: "[^"]+passwd" leads out/],
  ["a file beside its functions", { fallback: "../config.json" }, /`fallback`: "\.\.\/config\.json" leads out/],
  [
    "a header that is none",
    { initialHeaders: { "x-price": "9 €" } },
    /page\.prerender-config\.json: `initialHeaders`: "9 €" cannot be the value/,
  ],
  ["a name that is none", { initialHeaders: { "x price": "9" } }, /"x price" cannot be the name/],
  ["headers that are not texts", { initialHeaders: { "x-price": 9 } }, /json: `initialHeaders\.x-price`: /],
  ["a status that is none", { initialStatus: 99 }, /`initialStatus`: the status 99 cannot be answered with/],
  [
    "a type that is none",
    { fallback: { fsPath: "a", contentType: "a\nb" } },
    /cannot be the value of the header content-type/,
  ],
  ["a condition on nothing", { experimentalBypassFor: ["x"] }, /json: `experimentalBypassFor\.0`/],
  ["a pattern that is none", { experimentalBypassFor: [{ type: "header", key: "a", value: "(" }] }, /is not a pattern/],
])("a page that was rendered with %s fails the build, which says so", async (_, more, said) => {
  const { readyState, errorMessage } = await deployOutput({}, page(more));
  expect([readyState, errorMessage]).toEqual(["ERROR", expect.stringMatching(said)]);
});
