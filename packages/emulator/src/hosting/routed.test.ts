import { createDeployment, getDeployment } from "@slipway/deployments";
import { createProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployBuilt, deployFiles, type Started, start, visit } from "../../test/start.ts";

type Config = Omit<Parameters<typeof createDeployment>[1], "name" | "files">;
type Files = Readonly<Record<string, string>>;

const pages: Files = { "index.html": "home", "about.html": "about", "docs/a.html": "a", "404.html": "lost" };

async function deploy(config: Partial<Config>, files: Files = pages): Promise<Started & { readonly id: string }> {
  const started = await start();
  return { ...started, id: await deployFiles(started, files, config) };
}

async function get({ emulator }: Pick<Started, "emulator">, path: string, init?: RequestInit) {
  const response = await visit(emulator, "site.localhost", path, init);
  const location = response.headers.get("location");
  return [response.status, ...(location === null ? [await response.text()] : [location])];
}

const config: Partial<Config> = {
  redirects: [
    { source: "/old", destination: "/about.html" },
    { source: "/blog/:slug*", destination: "https://blog.example.com/posts/:slug*", permanent: false },
    { source: "/user/:id(\\d+)", destination: "/people?id=:id", statusCode: 301 },
    { source: "/gone", has: [{ type: "header", key: "x-gone" }], destination: "/404.html" },
    { source: "/lang", missing: [{ type: "cookie", key: "lang", value: "de" }], destination: "/about.html" },
  ],
  rewrites: [
    { source: "/d/:page", destination: "/docs/:page.html" },
    { source: "/about", destination: "/about.html" },
    { source: "/index.html", destination: "/about.html" },
    { source: "/far", destination: "https://other.example.com/x" },
  ],
  headers: [
    { source: "/(.*)", headers: [{ key: "x-all", value: "yes" }] },
    { source: "/docs/:page", headers: [{ key: "x-page", value: ":page" }] },
  ],
};

test.each([
  ["/old", [308, "/about.html"]],
  // The platform does so: vercel/vercel#4341 and the fixture test-routing-case-sensitive of its command line.
  ["/OLD", [404, "lost"]],
  ["/D/a", [404, "lost"]],
  ["/INDEX.HTML", [404, "lost"]],
  ["/old?a=1", [308, "/about.html?a=1"]],
  // The platform removes the part, but for its slash.
  ["/blog", [307, "https://blog.example.com/posts/"]],
  ["/blog/2026/one", [307, "https://blog.example.com/posts/2026/one"]],
  ["/user/7", [301, "/people?id=7"]],
  ["/user/x", [404, "lost"]],
  ["/lang", [308, "/about.html"]],
  ["/d/a", [200, "a"]],
  ["/d/b", [404, "lost"]],
  ["/about", [200, "about"]],
  ["/index.html", [200, "home"]],
  ["/far", [502, expect.stringMatching(/leads to https:\/\/other\.example\.com\. The emulator asks no other site/)]],
])("redirects, then files, then rewrites: GET %s", async (path, expected) => {
  expect(await get(await deploy(config), path)).toEqual(expected);
});

test("conditions are asked of headers and cookies, and headers are added by path", async () => {
  const site = await deploy(config);
  expect(await get(site, "/gone", { headers: { "x-gone": "1" } })).toEqual([308, "/404.html"]);
  expect(await get(site, "/gone")).toEqual([404, "lost"]);
  expect(await get(site, "/lang", { headers: { cookie: "a=b; lang=de" } })).toEqual([404, "lost"]);
  const { headers } = await visit(site.emulator, "site.localhost", "/docs/a.html");
  expect([headers.get("x-all"), headers.get("x-page")]).toEqual(["yes", "a.html"]);
  expect((await visit(site.emulator, "site.localhost", "/DOCS/a.html")).headers.get("x-page")).toBe(null);
});

test.each([
  ["routes alone ignores", { routes: [{ src: "/old", status: 418 }] }, 418],
  ["routes with caseSensitive regards", { routes: [{ src: "/old", status: 418, caseSensitive: true }] }, 404],
  ["routes beside cleanUrls regards", { routes: [{ src: "/old", status: 418 }], cleanUrls: true }, 404],
])("a configuration of %s case", async (_, stated, status) => {
  expect((await get(await deploy(stated), "/OLD"))[0]).toBe(status);
});

test("a route for some methods is for those alone: one for GET is none for HEAD, as in the platform's own router", async () => {
  const site = await deploy({ routes: [{ src: "/about.html", methods: ["GET"], status: 403 }] });
  const statusOf = async (method: string) => (await get(site, "/about.html", { method }))[0];
  expect([await statusOf("GET"), await statusOf("HEAD")]).toEqual([403, 200]);
});

test("vercel.json among the files says the same as a request, which wins over it", async () => {
  const settings = JSON.stringify({
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    redirects: [{ source: "/old", destination: "/file" }],
  });
  const files = { ...pages, "vercel.json": settings };
  expect(await get(await deploy({}, files), "/old")).toEqual([308, "/file"]);
  expect(await get(await deploy({}, files), "/about")).toEqual([200, "about"]);
  const request = { redirects: [{ source: "/old", destination: "/request" }] };
  expect(await get(await deploy(request, files), "/old")).toEqual([308, "/request"]);
});

test.each([
  ["no JSON", "{", /vercel\.json/],
  ["a member of another type", '{"cleanUrls":"yes"}', /cleanUrls/],
  ["a pattern that is none", '{"redirects":[{"source":"/:(","destination":"/"}]}', /redirects\.0\.source/],
])("a vercel.json with %s fails the build, which says what is wrong", async (_, text, said) => {
  const { client, id } = await deploy({}, { ...pages, "vercel.json": text });
  expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({
    readyState: "ERROR",
    errorMessage: expect.stringMatching(said),
  });
});

test("a request with a pattern that is none is refused", async () => {
  const { client } = await start();
  const files = [{ file: "index.html", data: "x" }];
  const request = { name: "site", files, rewrites: [{ source: "/a(", destination: "/b" }] };
  await expect(createDeployment(client, request)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("rewrites.0.source"),
  });
});

test("a pattern that would take for ever is given up, and others are answered", async () => {
  const site = await deploy({ routes: [{ src: "/((a+)+)b", dest: "/about.html" }] });
  const [status] = await get(site, `/${"a".repeat(60)}`);
  expect(status).toBe(508);
  expect(await get(site, "/about.html")).toEqual([200, "about"]);
});

test.each(["/package.json", "/api/hello.txt", "/node_modules/a/index.js", "/README.md", "/.gitignore", "/yarn.lock"])(
  "sources and settings are never served: GET %s",
  async (path) => {
    expect(await get(await deploy({}, { ...pages, [path.slice(1)]: "secret" }), path)).toEqual([404, "lost"]);
  },
);

test("a project in a folder of its own is served from there", async () => {
  const { client, emulator } = await start();
  await createProject(client, { name: "site", rootDirectory: "apps/web", outputDirectory: "out" });
  const files = {
    "index.html": "other",
    "apps/web/out/index.html": "mine",
    "apps/web/vercel.json": '{"cleanUrls":true}',
  };
  await deployFiles({ client, emulator }, { ...files, "apps/web/out/b.html": "b" });
  expect(await get({ emulator }, "/")).toEqual([200, "mine"]);
  expect(await get({ emulator }, "/b")).toEqual([200, "b"]);
});

test.each<[string, Files, Partial<Config>, RegExp]>([
  ["a function", { "api/hello.ts": "" }, {}, /api\/hello\.ts is a function/],
  ["a build script", { "package.json": '{"scripts":{"build":"x"}}' }, {}, /package\.json has a script `build`/],
  ["a build command", {}, { buildCommand: "make" }, /built by `make`/],
  ["a framework", { "package.json": "{}" }, { framework: "nextjs" }, /its framework is nextjs/],
  ["functions", {}, { functions: { "a.js": { memory: 128 } } }, /functions/],
  ["a builder", {}, { builds: [{ use: "@vercel/node", src: "a.js" }] }, /`builds` wants @vercel\/node/],
])(
  "what needs %s fails its build and says why; with code of the user's behind the project it answers",
  async (_, files, config, said) => {
    const failed = await deploy(config, { ...pages, ...files });
    expect(await getDeployment(failed.client, { idOrUrl: failed.id })).toMatchObject({
      readyState: "ERROR",
      errorMessage: expect.stringMatching(said),
    });

    const { emulator } = failed;
    const end = emulator.serve("site", async (request) =>
      Response.json({ method: request.method, path: new URL(request.url).pathname, text: await request.text() }),
    );
    await deployFiles(failed, { ...pages, ...files }, config);
    expect(await get(failed, "/about.html")).toEqual([200, "about"]);
    const posted = await visit(emulator, "site.localhost", "/api/hello", { method: "POST", body: "hi" });
    expect(await posted.json()).toEqual({ method: "POST", path: "/api/hello", text: "hi" });
    expect(emulator.served.at(-1)).toMatchObject({ step: "handler", status: 200 });
    end();
    expect(await get(failed, "/api/hello")).toEqual([404, "lost"]);
  },
);

test("code behind a project gets what rewrites lead to, with the body; where it throws, the answer is 500", async () => {
  const { client, emulator } = await start();
  emulator.serve("developer/site", async (request) => {
    const text = await request.text();
    if (text === "throw") throw new Error("The handler of this test throws");
    return new Response(`${new URL(request.url).pathname} ${text}`, { status: 201, headers: { "x-own": "1" } });
  });
  const rewrites = [{ source: "/call/:name", destination: "/api/:name" }];
  const files = [{ file: "index.html", data: "x" }];
  await deployBuilt(emulator, client, { name: "site", target: "production", files, rewrites });
  const post = (body: string) => visit(emulator, "site.localhost", "/call/me", { method: "POST", body });
  const answer = await post("hello");
  expect([answer.status, await answer.text(), answer.headers.get("x-own")]).toEqual([201, "/api/me hello", "1"]);
  const failed = await post("throw");
  expect([failed.status, failed.headers.get("x-vercel-error")]).toEqual([500, "FUNCTION_INVOCATION_FAILED"]);
});

test("no path leads a visitor to another site by two slashes at its beginning", async () => {
  const redirects = [
    { source: "/o/(.*)", destination: "/$1" },
    { source: "/cdn/(.*)", destination: "//cdn.example.com/$1" },
  ];
  const site = await deploy({ cleanUrls: true, redirects }, pages);
  const options = { redirect: "manual" as const };
  expect(await get(site, "//evil.example.com/a.html", options)).toEqual([308, "/evil.example.com/a"]);
  expect(await get(site, "/o//evil.example.com/a", options)).toEqual([308, "/evil.example.com/a"]);
  expect(await get(site, "/cdn/a.css", options)).toEqual([308, "//cdn.example.com/a.css"]);
});
