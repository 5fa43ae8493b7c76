import { expect, test } from "vitest";
import { deployOutput } from "../../test/build-output.ts";
import { deployFunctions, fn } from "../../test/functions.ts";

// What frameworks' outputs lean on: packages/next/src/server-build.ts of vercel/vercel and packages/adapter-vercel of sveltejs/kit, 2026-08-03.

test("a function is told the path that routes behind `hit` state", async () => {
  const tells = "export default (request, response) => response.end(request.headers['x-matched-path'])";
  const config = { expiration: false };
  const routes = [
    { src: "/docs/(.*)/", dest: "/docs/$1" },
    { handle: "hit" },
    { src: "/docs/(.*)", headers: { "x-matched-path": "/$1" }, continue: true, important: true },
  ];
  const { get } = await deployFunctions(
    {
      ...fn("docs/page", tells),
      ...fn("docs/kept", tells),
      "functions/docs/kept.prerender-config.json": config,
      ...fn("other", tells),
    },
    { routes },
  );
  expect((await get("/docs/page/"))[1]).toBe("/page");
  expect((await get("/docs/kept"))[1]).toBe("/kept");
  expect((await get("/docs/kept", { method: "POST" }))[1]).toBe("/kept");
  expect((await get("/other"))[1]).toBe("/other");
});

test("a page that was renamed is found with a slash behind its name, too", async () => {
  const { get } = await deployOutput(
    {
      overrides: { "about.html": { path: "about" } },
      routes: [{ src: "/about", dest: "/about/" }, { handle: "filesystem" }],
    },
    { "static/about.html": "about" },
  );
  expect(await Promise.all(["/about", "/about/"].map(async (path) => (await get(path)).slice(0, 2)))).toEqual([
    [200, "about"],
    [200, "about"],
  ]);
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

test("at the edge a stream is a body without `duplex`, in a function and in a middleware", async () => {
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
