import { expect, test } from "vitest";
import { deployOutput } from "../../test/build-output.ts";
import { deployFunctions, fn, printedFor } from "../../test/functions.ts";

// Features that the output of frameworks needs: packages/next/src/server-build.ts of vercel/vercel and packages/adapter-vercel of sveltejs/kit, 2026-08-03.

test("a function gets the path that routes behind `hit` state", async () => {
  const tells = "export default (request, response) => response.end(request.headers['x-matched-path'])";
  const kept = { "functions/docs/kept.prerender-config.json": { expiration: false } };
  const routes = [
    { handle: "hit" },
    { src: "/docs/(.*)", headers: { "x-matched-path": "/$1" }, continue: true, important: true },
  ];
  const functions = ["docs/page", "docs/kept", "other"].map((name) => fn(name, tells));
  const { get } = await deployFunctions(Object.assign(kept, ...functions), { routes });
  for (const path of ["/docs/page", "/docs/kept", "/other"])
    expect((await get(path))[1]).toBe(path.slice(path.lastIndexOf("/")));
  expect((await get("/docs/kept", { method: "POST" }))[1]).toBe("/kept");
});

test("a page that was renamed is found with a slash behind its name, too", async () => {
  const config = { overrides: { "about.html": { path: "about" } }, routes: [{ src: "/about", dest: "/about/" }] };
  const { get } = await deployOutput(config, { "static/about.html": "about" });
  for (const path of ["/about", "/about/"]) expect((await get(path)).slice(0, 2)).toEqual([200, "about"]);
});

const reader = `
class Own extends Request {}
export default async (request) => {
  const again = new Own(request.url, { method: request.method, headers: request.headers, body: request.body });
  const copy = again.clone();
  const kinds = [again instanceof Own, copy instanceof Request, new Request(request.url) instanceof Own];
  const sent = fetch("data:,", { method: "POST", body: copy.body }).then(() => "sent", (error) => String(error.cause ?? error));
  return new Response([await again.text(), ...kinds, await sent].join(" "));
};`;

test("a stream is a body without `duplex` at the edge, in a function and in a middleware", async () => {
  const edge = { runtime: "edge" };
  const { get } = await deployFunctions(
    { ...fn("page", reader, edge), ...fn("_middleware", reader, edge) },
    { routes: [{ src: "/guarded", middlewarePath: "_middleware", continue: true }] },
  );
  for (const path of ["/page", "/guarded"]) {
    const headers = { "content-length": "10" };
    const [status, text] = await get(path, { method: "POST", body: "sent to it", headers });
    expect([status, text]).toEqual([200, "sent to it true true false sent"]);
  }
});

test("an edge function finds what a bundler finds: endings, folders, packages and what they have for browsers", async () => {
  const code = `import { a } from "../lib/a"; import b from "../lib/folder"; import c from "own"; import d from "../lib/both";
    export default () => new Response([a, b, c, d].join())`;
  const files = {
    "lib/a.js": "export const a = 'a'",
    "lib/folder/index.js": "module.exports = 'b'",
    "node_modules/own/package.json": JSON.stringify({ main: "not-traced.js", module: "es/index.js" }),
    "node_modules/own/es/index.js": "export default 'c'",
    "lib/both/package.json": JSON.stringify({ main: "node.js", browser: "browser.js" }),
    "lib/both/browser.js": "export default 'd'",
    "lib/both/node.js": "throw new Error('for Node')",
  };
  const beside = Object.fromEntries(Object.entries(files).map(([path, text]) => [`functions/page.func/${path}`, text]));
  const config = { "functions/page.func/.vc-config.json": { runtime: "edge", entrypoint: "api/page.js" } };
  const { get } = await deployFunctions({ ...beside, ...config, "functions/page.func/api/page.js": code });
  expect((await get("/page")).slice(0, 2)).toEqual([200, "a,b,c,d"]);
  const lacking = fn("lacks", "import './not-there'; export default 1", { runtime: "edge" });
  const built = await deployFunctions(lacking);
  expect((await built.get("/lacks"))[0]).toBe(500);
  expect(await printedFor(built, "/lacks")).toContain("not-there");
});
