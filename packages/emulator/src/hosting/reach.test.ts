import { once } from "node:events";
import { connect, createServer } from "node:net";
import { dangerouslyDeleteCacheByTags, invalidateCacheByTags } from "@slipway/edge-cache";
import { updateProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { portOf } from "../../../../test/port-of.ts";
import { deployOutput } from "../../test/build-output.ts";
import { freePort } from "../../test/free-port.ts";
import { fn } from "../../test/functions.ts";
import { startReceiver } from "../../test/receiver.ts";
import { deployBuilt, start, visit } from "../../test/start.ts";
import { createEmulator, type EmulatorOptions } from "../index.ts";

test("a rewrite leads to a port of this machine that the start names, with the request's body, and to no other one", async () => {
  const [named, other] = [await startReceiver((to) => to.writeHead(201).end("there")), await startReceiver()];
  const routes = [
    { src: "/named/(.*)", dest: `${new URL(named.url).origin}/v1/$1` },
    { src: "/other", dest: other.url },
  ];
  const { get } = await deployOutput({ routes }, {}, { reach: [new URL(named.url).host] });
  const init = { method: "POST", body: "body", headers: { "x-own": "1" } };
  expect(await get("/named/a?b=1", init)).toMatchObject([201, "there", {}]);
  expect(named.received).toMatchObject([
    {
      path: "/v1/a?b=1",
      body: "body",
      headers: { host: new URL(named.url).host, "x-own": "1", "x-forwarded-host": "site.localhost" },
    },
  ]);
  expect(await get("/other")).toMatchObject([502, expect.stringContaining("ROUTER_EXTERNAL_TARGET_ERROR"), {}]);
  expect(other.received).toEqual([]);
});

const built = (config: object, files: Readonly<Record<string, string>> = {}) =>
  Object.entries({ "config.json": JSON.stringify({ version: 3, ...config }), ...files }).map(([file, data]) => ({
    file: `.vercel/output/${file}`,
    data,
  }));

/** The site `shop` leads to the sites `docs` and `blog`, `blog` to both others, and all three in a ring. */
async function zones(options: EmulatorOptions = {}) {
  const started = await start(options);
  const { emulator, client } = started;
  const rewrites = [
    { src: "/docs/(.*)", dest: "http://docs.localhost/docs/$1" },
    { src: "/there/(.*)", dest: "https://docs.vercel.app/docs/$1" },
    { src: "/port", dest: `http://docs.localhost:${new URL(emulator.url).port}/docs/a` },
    { src: "/own/(.*)", dest: "http://blog.localhost/back/$1" },
    { src: "/nobody", dest: "http://nobody.localhost/" },
    { src: "/chain/(.*)", dest: "http://blog.localhost/chain/$1" },
    { src: "/ring/(.*)", dest: "http://blog.localhost/ring/$1" },
  ];
  const deploy = (name: string, files: ReturnType<typeof built>) =>
    deployBuilt(emulator, client, { name, target: "production", prebuilt: "1", files });
  await deploy("shop", built({ routes: rewrites }, { "static/index.html": "the shop" }));
  const ofDocs = [{ src: "/ring/(.*)", dest: "http://shop.localhost/ring/$1" }];
  await deploy("docs", built({ routes: ofDocs }, { "static/docs/a": "page a", "static/docs/404.html": "lost" }));
  const ofBlog = [
    { src: "/back/(.*)", dest: "http://shop.localhost/own/$1" },
    { src: "/(chain|ring)/(.*)", dest: "http://docs.localhost/$1/$2" },
  ];
  await deploy("blog", built({ routes: ofBlog }));
  return { ...started, get: (path: string, init?: RequestInit) => visit(emulator, "shop.localhost", path, init) };
}

test("sites of one emulator are zones of another one, by each of their names, and the child sees its own host", async () => {
  const { emulator, get } = await zones();
  const seen = async (path: string) => (await get(path)).text();
  expect([await seen("/"), await seen("/docs/a"), await seen("/there/a"), await seen("/port")]).toEqual([
    ...["the shop", "page a", "page a", "page a"],
  ]);
  expect(emulator.served.slice(-2).map(({ host, step }) => [host, step])).toEqual([
    ["docs.localhost", "file"],
    ["shop.localhost", "elsewhere"],
  ]);
  expect([(await get("/docs/none")).status, await seen("/nobody")]).toEqual([
    ...[404, expect.stringContaining("DEPLOYMENT_NOT_FOUND")],
  ]);
  const why = expect.stringMatching(
    /^A rewrite leads to http:\/\/docs\.localhost of this emulator, where dpl_\w+ is deployed\.$/,
  );
  expect(await emulator.explain("http://shop.localhost/docs/a")).toMatchObject({ step: "elsewhere", why });
  emulator.serve("docs", async (request) => {
    const { method, headers } = request;
    const names = ["host", "x-forwarded-host", "x-forwarded-for", "cookie", "x-middleware-subrequest"];
    return Response.json([method, await request.text(), ...names.map((name) => headers.get(name))]);
  });
  const headers = { cookie: "a=b", "x-forwarded-for": "192.0.2.1", "x-middleware-subrequest": "evil" };
  const posted = await get("/docs/x?q=1", { method: "POST", body: "body", headers });
  expect(await posted.json()).toEqual(["POST", "body", "docs.localhost", "docs.localhost", "192.0.2.1", "a=b", null]);
});

test.each(["/own/x", "/ring/x"])("rewrites that lead from site to site in a circle end: %s", async (path) => {
  const { emulator, get } = await zones();
  const response = await get(path, { headers: { "x-forwarded-for": "192.0.2.1" } });
  expect([response.status, response.headers.get("x-vercel-error")]).toEqual([508, "INFINITE_LOOP_DETECTED"]);
  expect(emulator.served.length).toBe(11);
});

/** The site that answers is the second one, or the third. */
const waysToDocs = ["/docs/x", "/chain/x"];

test.each(waysToDocs)(
  "by %s a site keeps another one's answer as long as that tells CDNs, and loses it by its tags",
  async (path) => {
    const { emulator, client, get } = await zones();
    let count = 0;
    const own = { "cdn-cache-control": "max-age=60", "vercel-cache-tag": "a" };
    const end = emulator.serve(
      "docs",
      () => new Response(String(++count), { headers: { ...own, "vercel-cdn-cache-control": "no-store" } }),
    );
    const seen = async () => {
      const response = await get(path);
      return [await response.text(), response.headers.get("x-vercel-cache")].join(" ");
    };
    expect([await seen(), await seen()]).toEqual(["1 MISS", "1 HIT"]);
    await invalidateCacheByTags(client, { projectIdOrName: "docs", tags: "a" });
    expect(await seen()).toBe("1 STALE");
    await expect.poll(seen).toBe("2 HIT");
    await dangerouslyDeleteCacheByTags(client, { projectIdOrName: "docs", tags: "a" });
    expect(await seen()).toBe("3 REVALIDATED");
    end();
    await emulator.clock.advance("1 hour");
    expect(await seen()).toContain("3 STALE");
  },
);

test("functions and a middleware fetch other sites of the emulator, and their own", async () => {
  const { emulator, client } = await zones({ functions: { isolation: "bubblewrap" } });
  const fetching =
    "export default async (request) => new Response(await (await fetch(new URL(request.url).searchParams.get('to'))).text())";
  const routes = [{ src: "/m", middlewarePath: "m", continue: true }, { handle: "filesystem" }];
  const middleware =
    "export default async () => new Response(null, { headers: { 'x-middleware-rewrite': 'https://docs.vercel.app/docs/a' } })";
  const output = {
    ...fn("f", `export const GET = ${fetching.slice(15)}`, { shouldAddHelpers: false }),
    ...fn("e", fetching, { runtime: "edge" }),
    ...fn("m", middleware, { runtime: "edge" }),
  };
  const texts = Object.entries(output).map(([path, data]) => [
    path,
    typeof data === "string" ? data : JSON.stringify(data),
  ]);
  const files = built({ routes }, { "static/own": "own", ...Object.fromEntries(texts) });
  await deployBuilt(emulator, client, { name: "shop", target: "production", prebuilt: "1", files });
  const seen = async (path: string) => (await visit(emulator, "shop.localhost", path)).text();
  for (const name of ["f", "e"])
    for (const [to, text] of [
      ["http://docs.localhost/docs/a", "page a"],
      ["https://docs.vercel.app/docs/a", "page a"],
      ["https://shop.vercel.app/own", "own"],
    ] as const)
      expect(await seen(`/${name}?to=${to}`), `${name} of ${to}`).toBe(text);
  expect(await seen("/m")).toBe("page a");
});

test.each(waysToDocs)("by %s a site shows nobody what another one has shown to its owner alone", async (path) => {
  const { emulator, client, get } = await zones();
  await updateProject(client, { idOrName: "docs", ssoProtection: { deploymentType: "all" } });
  emulator.serve("docs", () => new Response("secret", { headers: { "cdn-cache-control": "max-age=60" } }));
  const seen = async (visitor: string) => {
    const response = await get(path, { headers: { "x-slipway-visitor": visitor } });
    return [response.status, (await response.text()) === "secret"];
  };
  expect([await seen("owner"), await seen("stranger")]).toEqual([
    [200, true],
    [401, false],
  ]);
});

const smuggled = "GET /smuggled HTTP/1.1\r\nHost: site.localhost\r\n\r\n";
const [end, chunked, length] = [
  "0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n",
  `Content-Length: ${smuggled.length}\r\n`,
];

test.each([
  ["two framings", `Content-Length: 5\r\n${chunked}`, end + smuggled],
  ["two lengths", `Content-Length: 0\r\n${length}`, smuggled],
  ["a list of lengths", `Content-Length: 0, ${smuggled.length}\r\n`, smuggled],
  ["a length with a sign", `Content-Length: +${smuggled.length}\r\n`, smuggled],
  ["a bare line feed in its head", `X-A: a\n${length}`, smuggled],
  ["a folded header", `X-A: a\r\n ${length}`, smuggled],
  ["a folded framing", "Transfer-Encoding:\r\n chunked\r\n", end + smuggled],
  ["a blank behind a name", "Transfer-Encoding : chunked\r\n", end + smuggled],
  ["a coding that is none", "Transfer-Encoding: xchunked\r\n", end + smuggled],
  ["a coding behind `chunked`", "Transfer-Encoding: chunked, identity\r\n", end + smuggled],
  ["a bare line feed in an extension", chunked, `4;a\nbody\r\n${end}${smuggled}`],
  ["extensions of chunks", chunked, `4;a=b;c="d"\r\nbody\r\n0;e\r\n\r\n`, `4\r\nbody\r\n${end}`],
  ["trailers", chunked, "4\r\nbody\r\n0\r\nX-A: a\r\n\r\n", `4\r\nbody\r\n${end}`],
  ["a length that is of the connection", `Connection: content-length\r\n${length}`, smuggled, smuggled],
])("a rewrite makes no second request of one with %s", async (_, headers, body, handedOn?: string) => {
  let heard = "";
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (piece) => {
      heard += piece;
      if (handedOn && heard.endsWith(`\r\n\r\n${handedOn}`)) socket.end("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    });
  });
  const there = `127.0.0.1:${await portOf(server)}`;
  const config = { routes: [{ src: "/x", dest: `http://${there}/x` }] };
  const { emulator } = await deployOutput(config, {}, { reach: [there] });
  const socket = connect(Number(new URL(emulator.url).port), "127.0.0.1");
  socket.on("error", () => {}).write(`POST /x HTTP/1.1\r\nHost: site.localhost\r\n${headers}\r\n${body}`);
  const [answer] = await once(socket, "data");
  socket.destroy();
  expect(String(answer)).toMatch(handedOn === undefined ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 200 /);
  const framings = heard.match(/^(?:content-length|transfer-encoding): .*(?=\r$)/gim);
  if (handedOn === undefined) expect(heard).not.toContain("/smuggled");
  else
    expect(framings?.map((each) => `${each}\r\n`.toLowerCase())).toEqual([
      (headers.includes(chunked) ? chunked : length).toLowerCase(),
    ]);
});

/** Spellings of the emulator itself, of this machine and of hosts outside. */
test.each([
  ...[
    "http://127.0.0.1:PORT/",
    "http://localhost:PORT/_emulator/at/docs/docs/a",
    "http://2130706433:PORT/",
    "http://[::1]:PORT/",
  ],
  ...[
    "http://api.vercel.com/v2/user",
    "http://api.localhost/v2/user",
    "http://localhost/",
    "http://docs.localhost:22/docs/a",
  ],
  ...[
    "http://169.254.169.254/latest/meta-data",
    "http://0.0.0.0/",
    "http://docs.localhost@127.0.0.1:PORT/",
    "https://example.com/",
  ],
  ...["http://docs.localhost.evil.example/", "http://docs.localhost%2eevil.example/", "http://docs.localhost./docs/a"],
])("a rewrite to %s is refused, also where the emulator's own port is named", async (dest) => {
  const port = await freePort();
  const { emulator, client } = await start({ port, reach: [`127.0.0.1:${port}`, `localhost:${port}`] });
  const files = built({ routes: [{ src: "/x", dest: dest.replace("PORT", String(port)) }] });
  await deployBuilt(emulator, client, { name: "shop", target: "production", prebuilt: "1", files });
  const response = await visit(emulator, "shop.localhost", "/x", {
    headers: { authorization: `Bearer ${emulator.token}` },
  });
  expect([response.status, response.headers.get("x-vercel-error")]).toEqual([502, "ROUTER_EXTERNAL_TARGET_ERROR"]);
});

test.each([
  "db.example.com:5432",
  "10.0.0.1:80",
  "127.0.0.1",
  "127.0.0.1:0",
  "127.0.0.1:70000",
  "127.0.0.999:80",
  "::1:80",
])("only a port of this machine is named: %s", async (place) => {
  await expect(createEmulator({ reach: [place] })).rejects.toThrow("has to be a port of this machine");
});
