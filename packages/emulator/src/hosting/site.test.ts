import { request } from "node:http";
import { assignAlias } from "@slipway/aliases";
import { createDeployment } from "@slipway/deployments";
import { addDomain } from "@slipway/domains";
import { addProjectDomain, getProject, pauseProject, unpauseProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployBuilt, deployFiles, type Started, sha1, start, visit } from "../../test/start.ts";

const pages: Readonly<Record<string, string>> = {
  "index.html": "home",
  "about.html": "about",
  "docs/index.html": "docs",
  "data.json": "{}",
  "with space.txt": "spaced",
  "404.html": "lost",
};

async function deploy(
  files: Readonly<Record<string, string>>,
  options?: Parameters<typeof start>[0],
): Promise<Started> {
  const started = await start(options);
  await deployFiles(started, files);
  return started;
}

test.each([
  ["/", 200, "home", "text/html; charset=utf-8"],
  ["/index.html", 200, "home", "text/html; charset=utf-8"],
  ["/docs", 200, "docs", "text/html; charset=utf-8"],
  ["/docs/", 200, "docs", "text/html; charset=utf-8"],
  ["/data.json", 200, "{}", "application/json; charset=utf-8"],
  ["/with%20space.txt", 200, "spaced", "text/plain; charset=utf-8"],
  ["/about", 404, "lost", "text/html; charset=utf-8"],
  ["/nowhere", 404, "lost", "text/html; charset=utf-8"],
  ["/%zz", 404, "lost", "text/html; charset=utf-8"],
  ["/%2e%2e/secret", 404, "lost", "text/html; charset=utf-8"],
])("GET %s is %i", async (path, status, text, type) => {
  const response = await visit((await deploy(pages)).emulator, "site.localhost", path);
  expect([response.status, await response.text(), response.headers.get("content-type")]).toEqual([status, text, type]);
});

test.each([
  ["/about", 200, "about", null],
  ["/about.html", 308, "Redirecting...\n", "/about"],
  ["/docs/index.html?a=1", 308, "Redirecting...\n", "/docs?a=1"],
  ["/about/", 308, "Redirecting...\n", "/about"],
  ["/", 200, "home", null],
  ["/data.json", 200, "{}", null],
  ["/vercel.json", 404, "lost", null],
])("GET %s with clean URLs and no trailing slash is %i", async (path, status, text, location) => {
  const { emulator } = await deploy({ ...pages, "vercel.json": '{"cleanUrls":true,"trailingSlash":false}' });
  const response = await visit(emulator, "site.localhost", path);
  expect([response.status, await response.text(), response.headers.get("location")]).toEqual([status, text, location]);
});

const link = 0o120777;
type Entry = { file: string; data: string; mode?: number };

async function deployEntries(files: Entry[], prebuilt?: "1"): Promise<Started> {
  const started = await start();
  await deployBuilt(started.emulator, started.client, { name: "site", target: "production", files, prebuilt });
  return started;
}

test.each([
  ["/home.html", 200, "home", "text/html; charset=utf-8"],
  ["/pages/a.txt", 200, "a", "text/plain; charset=utf-8"],
  ["/deep/again/a.txt", 200, "a", "text/plain; charset=utf-8"],
  ["/folder", 200, "home", "text/html; charset=utf-8"],
  ["/out", 404, expect.any(String), expect.any(String)],
  ["/above/a.txt", 404, expect.any(String), expect.any(String)],
  ["/absolute", 404, expect.any(String), expect.any(String)],
  ["/nowhere", 404, expect.any(String), expect.any(String)],
  ["/round", 404, expect.any(String), expect.any(String)],
])("a link is followed within the deployment and no further: GET %s is %i", async (path, status, text, type) => {
  const { emulator } = await deployEntries([
    { file: "index.html", data: "home" },
    { file: "sub/a.txt", data: "a" },
    { file: "home.html", data: "index.html", mode: link },
    { file: "pages", data: "sub", mode: link },
    { file: "deep/again", data: "../pages/.", mode: link },
    { file: "folder/index.html", data: "../home.html", mode: link },
    { file: "out", data: "../outside", mode: link },
    { file: "above", data: "../..", mode: link },
    { file: "absolute", data: "/sub/a.txt", mode: link },
    { file: "nowhere", data: "gone", mode: link },
    { file: "round", data: "round", mode: link },
  ]);
  const response = await visit(emulator, "site.localhost", path);
  expect([response.status, await response.text(), response.headers.get("content-type")]).toEqual([status, text, type]);
});

test.each([
  ["/", 200, "home"],
  ["/about", 200, "about"],
  ["/about.html", 200, "about"],
  ["/api", 501, expect.stringMatching(/The emulator runs none/)],
  ["/blog/", 501, expect.stringMatching(/The emulator runs none/)],
  ["/same", 501, expect.stringMatching(/The emulator runs none/)],
  ["/lost", 404, expect.stringMatching(/The page could not be found/)],
  ["/.vercel/output/config.json", 404, expect.any(String)],
  ["/config.json", 404, expect.any(String)],
  ["/data/a.json", 404, expect.any(String)],
])(
  "of a build's output the static files are served, by the names that it gives them: GET %s is %i",
  async (path, status, text) => {
    const output = ".vercel/output";
    const config = JSON.stringify({ version: 3, overrides: { "about.html": { path: "about" }, x: null } });
    const { emulator } = await deployEntries(
      [
        { file: `${output}/config.json`, data: config },
        { file: `${output}/static/index.html`, data: "home" },
        { file: `${output}/static/about.html`, data: "about" },
        { file: `${output}/functions/api.func/.vc-config.json`, data: "{}" },
        { file: `${output}/functions/blog/index.func/.vc-config.json`, data: "{}" },
        { file: `${output}/functions/same.func`, data: "api.func", mode: link },
        { file: "data/a.json", data: "{}" },
      ],
      "1",
    );
    const response = await visit(emulator, "site.localhost", path);
    expect([response.status, await response.text()]).toEqual([status, text]);
  },
);

test("a folder `public` is what is served", async () => {
  const { emulator } = await deploy({ "public/index.html": "inside", "package.json": "{}" });
  expect(await (await visit(emulator, "site.localhost")).text()).toBe("inside");
  expect((await visit(emulator, "site.localhost", "/package.json")).status).toBe(404);
});

test("the content's tag answers 304, a range 206, one beyond the end 416, and HEAD nothing but headers", async () => {
  const { emulator } = await deploy({ "a.txt": "0123456789" });
  const get = (headers: Record<string, string>, method = "GET") =>
    visit(emulator, "site.localhost", "/a.txt", { headers, method });
  const etag = `"${sha1("0123456789")}"`;
  expect((await get({})).headers.get("etag")).toBe(etag);
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const response = await get({ "if-none-match": condition });
    expect([response.status, await response.text()]).toEqual([304, ""]);
  }
  const part = await get({ range: "bytes=2-4" });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
  expect((await get({ range: "bytes=2-4", "if-range": '"other"' })).status).toBe(200);
  const beyond = await get({ range: "bytes=10-" });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  const head = await get({}, "HEAD");
  expect([await head.text(), head.headers.get("content-length")]).toEqual(["", "10"]);
  expect((await get({}, "POST")).status).toBe(405);
});

test("the Host header names the host on the real port", async () => {
  const { hostname, port } = new URL((await deploy(pages)).emulator.url);
  const get = (host: string) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      request({ hostname, port, path: "/", headers: { host } }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (piece) => {
          text += piece;
        });
        response.on("end", () => resolve([response.statusCode, text]));
      })
        .on("error", reject)
        .end();
    });
  expect(await get("site.localhost")).toEqual([200, "home"]);
  expect(await get(`site.localhost:${port}`)).toEqual([200, "home"]);
  expect(await get("attacker.example")).toEqual([404, expect.stringContaining("DEPLOYMENT_NOT_FOUND")]);
});

test("the platform's own name of a site leads to it, unless an alias has that very name", async () => {
  const { client, emulator } = await deploy({ "index.html": "first" });
  const files = [{ file: "index.html", data: "second" }];
  const { id, url } = await deployBuilt(emulator, client, { name: "site", files });
  const get = async (host: string) => (await visit(emulator, host)).text();
  expect([url, await get("site.vercel.app"), await get("nothing.vercel.app")]).toEqual([
    expect.stringMatching(/^site-\w+-developer\.localhost$/),
    "first",
    expect.stringContaining("nothing.vercel.app"),
  ]);
  await assignAlias(client, { id, alias: "site.vercel.app" });
  expect([await get("site.vercel.app"), await get("site.localhost")]).toEqual(["second", "first"]);
  expect(emulator.origin("site.vercel.app")).toBe(emulator.url.replace("127.0.0.1", "site.vercel.app"));
});

test("a paused project answers 503 until it goes on", async () => {
  const { emulator, client } = await deploy(pages);
  await pauseProject(client, { projectId: "site" });
  const paused = await visit(emulator, "site.localhost");
  expect([paused.status, paused.headers.get("x-vercel-error")]).toEqual([503, "DEPLOYMENT_PAUSED"]);
  expect(await getProject(client, { idOrName: "site" })).toMatchObject({ paused: true });
  await unpauseProject(client, { projectId: "site" });
  expect((await visit(emulator, "site.localhost")).status).toBe(200);
});

test("a domain that redirects leads to the other one with path and query", async () => {
  const { emulator, client } = await deploy(pages);
  await addProjectDomain(client, { idOrName: "site", name: "example.com" });
  await addProjectDomain(client, {
    idOrName: "site",
    name: "www.example.com",
    redirect: "example.com",
    redirectStatusCode: 308,
  });
  const { port } = new URL(emulator.url);
  const response = await visit(emulator, "www.example.com", "/docs?a=1");
  expect([response.status, response.headers.get("location")]).toEqual([308, `http://example.com:${port}/docs?a=1`]);
  expect(await (await visit(emulator, "example.com")).text()).toBe("home");
});

test("a deployment that is not READY yet says so", async () => {
  const { emulator, client } = await start();
  const { url = "" } = await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "x" }] });
  const response = await visit(emulator, url);
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("QUEUED")]);
});

test("previews are for no search engine, but at a domain of one's own or where the deployment says otherwise", async () => {
  const { emulator, client } = await deploy({ "index.html": "home" });
  const headers = [{ source: "/all", headers: [{ key: "X-Robots-Tag", value: "all" }] }];
  const files = [
    { file: "index.html", data: "preview" },
    { file: "all", data: "" },
    { file: "vercel.json", data: JSON.stringify({ headers }) },
  ];
  const { id, url } = await deployBuilt(emulator, client, { name: "site", files });
  await addDomain(client, { name: "example.com" });
  await assignAlias(client, { id, alias: "preview.example.com" });
  const robots = async (host: string, path = "/") => (await visit(emulator, host, path)).headers.get("x-robots-tag");
  expect([await robots(url), await robots(url, "/nowhere"), await robots(url, "/all")]).toEqual([
    "noindex",
    "noindex",
    "all",
  ]);
  expect([await robots("site.localhost"), await robots("preview.example.com")]).toEqual([null, null]);
});
