import { createDrain } from "@slipway/drains";
import { getRuntimeLogs } from "@slipway/logs";
import { updateProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployOutput, deploySettings } from "../../test/build-output.ts";
import { deployFunctions, fn, printedFor } from "../../test/functions.ts";
import { startReceiver } from "../../test/receiver.ts";
import { deployBuilt, deployFiles, start, visit } from "../../test/start.ts";

// The platform's public fixtures (`npm run test:platform`) state these of real deployments.

const throws = "export default () => { throw new Error('mine'); }";
const errorRoutes = [
  { handle: "error" },
  { src: "/.*", dest: "/404", status: 404 },
  { src: "/.*", dest: "/500", status: 500, headers: { "x-page": "own" } },
];

test.each([
  ["a file", { "static/500": "<h1>own</h1>" }],
  ["a function", fn("500", "export default (q, s) => s.end('<h1>own</h1>')")],
])("a function that fails is answered with the deployment's page for it, which is %s", async (_, page) => {
  const built = await deployFunctions({ ...fn("fails", throws), ...page }, { routes: errorRoutes });
  for (const method of ["GET", "POST"]) {
    const [status, text, { headers }] = await built.get("/fails", { method });
    expect([status, text, headers.get("x-page")]).toEqual([500, "<h1>own</h1>", "own"]);
    expect(headers.get("x-vercel-error")).toBe("FUNCTION_INVOCATION_FAILED");
  }
  expect(built.emulator.served.at(-1)).toMatchObject({ step: "function", status: 500 });
  expect(await printedFor(built, "/fails")).toContain("mine");
});

test("a page for failures that fails itself gives way to the platform's", async () => {
  const { get } = await deployFunctions({ ...fn("fails", throws), ...fn("500", throws) }, { routes: errorRoutes });
  const [status, text] = await get("/fails");
  expect([status, text]).toEqual([500, expect.stringMatching(/\n\nFUNCTION_INVOCATION_FAILED\n$/)]);
});

test("an edge function that fails is named as one", async () => {
  const { get } = await deployFunctions(fn("fails", throws, { runtime: "edge" }));
  expect((await get("/fails"))[2].headers.get("x-vercel-error")).toBe("EDGE_FUNCTION_INVOCATION_FAILED");
});

const passes = "new Response(null, { headers: { 'x-middleware-next': '1' } })";

test("what a route changes of a request's headers reaches the middleware and the function behind it", async () => {
  const code = `export default (r) => { console.log("asked with", r.headers.get("x-added")); return ${passes}; }`;
  const built = await deployFunctions(
    {
      ...fn("_middleware", code, { runtime: "edge" }),
      ...fn("page", "export default (q, s) => s.end(String(q.headers['x-added']))"),
    },
    {
      routes: [
        {
          src: "/page",
          transforms: [{ type: "request.headers", op: "append", target: { key: "x-added" }, args: "1" }],
          continue: true,
        },
        { src: "/page", middlewarePath: "_middleware", continue: true },
      ],
    },
  );
  expect((await built.get("/page"))[1]).toBe("1");
  expect(await printedFor(built, "/page")).toBe("asked with 1");
});

function unsized(bytes: number): RequestInit & { readonly duplex: "half" } {
  const body = new Blob([new Uint8Array(bytes)]).stream();
  return { method: "POST", body, duplex: "half" };
}

test("a middleware reads a body of unknown length, which the function gets whole; one that is too long goes past it", async () => {
  const sizes = "String((await r.arrayBuffer()).byteLength)";
  const { get } = await deployFunctions(
    {
      ...fn(
        "_middleware",
        `export default async (r) => { const size = ${sizes}; const a = ${passes}; a.headers.set("x-size", size); return a; }`,
        {
          runtime: "edge",
        },
      ),
      ...fn("page", `export const POST = async (r) => new Response(${sizes})`),
    },
    { routes: [{ src: "/page", middlewarePath: "_middleware", continue: true }] },
  );
  const [status, text, { headers }] = await get("/page", unsized(300_000));
  expect([status, text, headers.get("x-size")]).toEqual([200, "300000", "300000"]);
  const [refused, , { headers: others }] = await get("/page", unsized(5e6));
  expect([refused, others.get("x-size"), others.get("x-vercel-error")]).toEqual([
    413,
    "0",
    "FUNCTION_PAYLOAD_TOO_LARGE",
  ]);
});

test("a page of the build is PRERENDER to who asks first, and then as the cache has it", async () => {
  const page = { expiration: 60, fallback: "page.html" };
  const { get, emulator } = await deployFunctions({
    ...fn("page", "let n = 0; export default (q, s) => s.end('made ' + ++n)"),
    "functions/page.prerender-config.json": page,
    "functions/page.html": "built",
  });
  const ask = async () => {
    const [, text, { headers }] = await get("/page");
    return `${headers.get("x-vercel-cache")} ${text}`;
  };
  await emulator.clock.advance("2 minutes");
  expect(await ask()).toBe("PRERENDER built");
  await expect.poll(ask).toBe("HIT made 1");
});

test("`cache-control` is handed on as it is written, but for what is the cache's", async () => {
  const paths = { "/as-is": "public,max-age=60,immutable", "/cut": "max-age=5,s-maxage=60" };
  const headers = Object.entries(paths).map(([source, value]) => ({
    source,
    headers: [{ key: "cache-control", value }],
  }));
  const { get } = await deploySettings({ headers }, { "as-is": "1", cut: "2" });
  const said = Object.keys(paths).map(async (path) => (await get(path))[2].headers.get("cache-control"));
  expect(await Promise.all(said)).toEqual(["public,max-age=60,immutable", "max-age=5"]);
});

test("the name of a header is filled in as its value is, and left out where that is not a name", async () => {
  const { get } = await deploySettings({
    headers: [{ source: "/like/:name", headers: [{ key: "x-:name", value: "is :name" }] }],
  });
  expect((await get("/like/me"))[2].headers.get("x-me")).toBe("is me");
  expect((await get("/like/m%20e"))[0]).toBe(404);
});

test("a function knows how much memory it has", async () => {
  const code = "export default (q, s) => s.end(String(process.env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE))";
  const { get } = await deployFunctions({ ...fn("small", code, { memory: 256 }), ...fn("usual", code) });
  expect([(await get("/small"))[1], (await get("/usual"))[1]]).toEqual(["256", "2048"]);
});

test("a function that is named by its source answers for its folder", async () => {
  const code = "export default (q, s) => s.end(q.url)";
  const { get } = await deployFunctions(
    { ...fn("index.js", code), ...fn("sub/index.ts", code), "static/index.html": undefined },
    {},
  );
  for (const path of ["/", "/index.js", "/sub", "/sub/"]) expect((await get(path)).slice(0, 2)).toEqual([200, path]);
  expect((await get("/sub/index"))[0]).toBe(404);
});

test("functions that may be one program are one", async () => {
  const code = "globalThis.count ??= 0; export default (q, s) => s.end(String(++globalThis.count))";
  const may = { experimentalAllowBundling: true };
  const { get } = await deployFunctions({ ...fn("a", code, may), ...fn("b", code, may), ...fn("c", code) });
  const counts = [];
  for (const path of ["/a", "/b", "/c"]) counts.push((await get(path))[1]);
  expect(counts).toEqual(["1", "2", "1"]);
});

/** https://vercel.com/docs/environment-variables/system-environment-variables, 2026-07-15: those of run time that a commit and a region have. */
const system = {
  VERCEL: "1",
  VERCEL_ENV: "preview",
  VERCEL_TARGET_ENV: "preview",
  VERCEL_URL: expect.stringMatching(/^site-\w{9}-/),
  VERCEL_BRANCH_URL: expect.stringMatching(/^site-git-a-branch-/),
  VERCEL_PROJECT_PRODUCTION_URL: "site.localhost",
  VERCEL_REGION: "fra1",
  VERCEL_DEPLOYMENT_ID: expect.stringMatching(/^dpl_/),
  VERCEL_PROJECT_ID: expect.stringMatching(/^prj_/),
  VERCEL_SKEW_PROTECTION_ENABLED: "1",
  VERCEL_GIT_PROVIDER: "github",
  VERCEL_GIT_REPO_SLUG: "app",
  VERCEL_GIT_REPO_OWNER: "acme",
  VERCEL_GIT_REPO_ID: "117",
  VERCEL_GIT_COMMIT_REF: "a-branch",
  VERCEL_GIT_COMMIT_SHA: "fa1eade47b73733d6312d5abfad33ce9e4068081",
  VERCEL_GIT_COMMIT_MESSAGE: "Mend",
  VERCEL_GIT_COMMIT_AUTHOR_LOGIN: "ann",
  VERCEL_GIT_COMMIT_AUTHOR_NAME: "Ann",
  VERCEL_GIT_PULL_REQUEST_ID: "7",
};

test("a function gets the documented system variables", async () => {
  const code =
    "export default (q, s) => s.end(JSON.stringify(Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('VERCEL')))))";
  const built = await deployFunctions({ ...fn("page", code), ...fn("own", code, { regions: ["hnd1"] }) });
  const { client, emulator, get, id: deploymentId } = built;
  const read = async (path: string, host = "site.localhost") =>
    JSON.parse(await (await visit(emulator, host, path)).text());
  expect([(await read("/page")).VERCEL_REGION, (await read("/own")).VERCEL_REGION]).toEqual(["iad1", "hnd1"]);
  await updateProject(client, { idOrName: "site", serverlessFunctionRegion: "cdg1", skewProtectionMaxAge: 60 });
  const gitMetadata = {
    remoteUrl: "git@github.com:acme/app.git",
    commitRef: "a-branch",
    commitSha: system.VERCEL_GIT_COMMIT_SHA,
    commitMessage: "Mend",
    commitAuthorName: "Ann",
  };
  const meta = { githubRepoId: "117", githubCommitAuthorLogin: "ann", githubPrId: "7" };
  const preview = { name: "site", target: "preview", deploymentId } as const;
  const first = await deployBuilt(emulator, client, { ...preview, gitMetadata, meta });
  expect((await read("/page", first.url)).VERCEL_REGION).toBe("cdg1");
  const { url } = await deployBuilt(emulator, client, { ...preview, deploymentId: first.id, regions: ["fra1"] });
  expect(await read("/page", url)).toEqual(system);
  expect((await read("/page", (await read("/page", url)).VERCEL_BRANCH_URL)).VERCEL_URL).toBe(url);
  expect(await get("/page")).toBeDefined();
});

test("a folder without an index is listed where the project asks for that", async () => {
  const { client, emulator } = await start();
  const files = { "docs/<a> b.txt": "a", "docs/deep/c.txt": "c", "docs/.well-known/d": "d", "own/index.html": "own" };
  await deployFiles({ client, emulator }, files);
  const get = async (path: string) => (await visit(emulator, "site.localhost", path)).text();
  expect(await get("/docs")).toContain("NOT_FOUND");
  await updateProject(client, { idOrName: "site", directoryListing: true });
  const listed = await get("/docs/");
  expect(listed).toContain("Files within /docs/");
  expect([...listed.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/docs/.well-known/",
    "/docs/%3Ca%3E%20b.txt",
    "/docs/deep/",
  ]);
  expect([listed.includes("<a> b"), await get("/own"), await get("/docs/%3Ca%3E%20b.txt")]).toEqual([
    false,
    "own",
    "a",
  ]);
  expect(await get("/none")).toContain("NOT_FOUND");
});

test("each call of the console is an entry of the log, with its level, for clients and for drains", async () => {
  const code = `console.log("loaded");
export default (q, s) => {
  console.log("one\\ntwo"); console.warn("careful"); console.error(new Error("wrong")); process.stderr.write("raw\\n"); console.info("done");
  s.end();
};`;
  const { client, emulator, id: deploymentId, get } = await deployFunctions(fn("page", code));
  const [{ url: endpoint, received }, half, traces] = [
    await startReceiver(),
    await startReceiver(),
    await startReceiver(),
  ];
  const delivery = { type: "http", encoding: "ndjson", endpoint, headers: {} } as const;
  const schemas = { log: { version: "v1" } };
  await createDrain(client, { name: "logs", projects: "all", schemas, delivery });
  await createDrain(client, {
    ...{ name: "half", projects: "all", schemas, delivery: { ...delivery, endpoint: half.url } },
    sampling: [{ type: "head_sampling", rate: 0.5 }],
  });
  await createDrain(client, {
    ...{ name: "traces", projects: "all", schemas: { trace: { version: "v1" } } },
    delivery: { type: "otlphttp", encoding: "json", endpoint: { traces: traces.url }, headers: {} },
  });
  await get("/page");
  const lines = [];
  for await (const { level, message, rowId } of getRuntimeLogs(client, { projectId: "site", deploymentId })) {
    lines.push([level, message.split("\n    at")[0], rowId]);
    if (message === "done") break;
  }
  const entries = [
    ["info", "loaded"],
    ["info", "one\ntwo"],
    ["warning", "careful"],
    ["error", "Error: wrong"],
    ["error", "raw"],
    ["info", "done"],
  ];
  expect(lines.map(([level, text]) => [level, text])).toEqual(entries);
  expect(new Set(lines.map(([, , rowId]) => rowId)).size).toBe(entries.length);
  await emulator.clock.advance("1 second");
  const drained = received.flatMap(({ body }) =>
    body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );
  expect(drained.map(({ level, message }) => [level, message.split("\n    at")[0]])).toEqual(entries);
  expect(new Set(drained.map(({ requestId }) => requestId)).size).toBe(1);
  expect(traces.received.flatMap(({ body }) => body.match(/"spanId"/g))).toHaveLength(1);
  // A sample has whole requests: one of two, with each of its entries but what loading prints.
  expect(half.received).toEqual([]);
  await get("/page");
  await emulator.clock.advance("1 second");
  expect(half.received.flatMap(({ body }) => body.trim().split("\n"))).toHaveLength(entries.length - 1);
});

test("an answer of a function that does not stream comes whole, with 4.5 MB at most", async () => {
  const code = (write: string) => `export default (q, s) => { ${write} }`;
  const whole = { supportsResponseStreaming: false };
  const { get } = await deployFunctions({
    ...fn("long", code("s.end('x'.repeat(4718593))"), whole),
    ...fn("parts", code("for (let n = 0; n < 50; n++) s.write('x'.repeat(1e5)); s.end()"), whole),
    ...fn("most", code("s.write('x'); s.end('x'.repeat(4718591))"), whole),
    ...fn("stream", code("s.end('x'.repeat(4718593))")),
    ...fn("head", code("s.writeHead(204).end()"), whole),
  });
  for (const path of ["/long", "/parts"]) {
    const [status, , { headers }] = await get(path);
    expect([status, headers.get("x-vercel-error")]).toEqual([500, "FUNCTION_RESPONSE_PAYLOAD_TOO_LARGE"]);
  }
  expect([(await get("/most"))[1].length, (await get("/stream"))[1].length]).toEqual([4718592, 4718593]);
  expect([(await get("/head"))[0], (await get("/most", { method: "HEAD" }))[0]]).toEqual([204, 200]);
});

test("more functions than may run at once answer all, one after the other", async () => {
  const slow = "export default (q, s) => setTimeout(() => s.end('done'), 50)";
  const names = Array.from({ length: 20 }, (_, n) => `fn${n}`);
  const { get } = await deployFunctions(Object.assign({}, ...names.map((name) => fn(name, slow))));
  const answered = await Promise.all(names.map((name) => get(`/${name}`)));
  expect(answered.map(([status, text]) => `${status} ${text}`)).toEqual(names.map(() => "200 done"));
});

test("a middleware that answers nothing lets the request pass, and a function that does fails", async () => {
  const nothing = fn("nothing", "export default () => {}", { runtime: "edge" });
  const page = fn("page", "export default (q, s) => s.send(Buffer.from('page'))", { shouldAddHelpers: true });
  const { get } = await deployFunctions(
    { ...nothing, ...page },
    { routes: [{ src: "/page", middlewarePath: "nothing", continue: true }] },
  );
  const [, text, { headers }] = await get("/page");
  expect([text, headers.get("content-type")]).toEqual(["page", "application/octet-stream"]);
  expect((await get("/nothing"))[0]).toBe(500);
});

test("no pattern that takes any path takes those below `.well-known`", async () => {
  const { get } = await deploySettings(
    {
      redirects: [
        { source: "/:any/moved", destination: "/" },
        { source: "/.well-known/mine", destination: "/" },
      ],
      rewrites: [{ source: "/(.*)", destination: "/index.html" }],
    },
    { "index.html": "home", ".well-known/file": "file" },
  );
  const answers = await Promise.all(["file", "none", "moved", "mine"].map((name) => get(`/.well-known/${name}`)));
  expect(answers.map(([status]) => status)).toEqual([200, 404, 404, 308]);
  expect([(await get("/none"))[1], (await get("/a/moved"))[0]]).toEqual(["home", 308]);
});

test.each([
  ["redirects", { destination: "/" }],
  ["rewrites", { destination: "/" }],
  ["headers", { headers: [{ key: "x-a", value: "b" }] }],
])("a vercel.json has 2048 `%s` at most, and each 16 conditions", async (member, entry) => {
  const entries = Array.from({ length: 2049 }, (_, n) => ({ source: `/a${n}`, ...entry }));
  expect((await deploySettings({ [member]: entries.slice(1) })).readyState).toBe("READY");
  const has = Array.from({ length: 17 }, (_, n) => ({ type: "header", key: `x-${n}` }));
  for (const [many, problem] of [
    [entries, `\`${member}\`: there are 2049, and 2048 at most`],
    [[{ source: "/", ...entry, has }], `\`${member}.0\`: 17 conditions, and 16 at most`],
  ] as const)
    expect((await deploySettings({ [member]: many })).errorMessage).toContain(problem);
});

test("routes for errors say for which paths the page for what is not there is", async () => {
  const routes = [{ handle: "error" }, { src: "^(?!/api).*$", dest: "/404.html", status: 404 }];
  const { get } = await deployOutput({ routes }, { "static/404.html": "lost" });
  expect([(await get("/none"))[1], (await get("/api/none"))[1]]).toEqual([
    "lost",
    expect.stringContaining("NOT_FOUND"),
  ]);
});

test("a text is the index of a folder without a page, and a group may be repeated without a prefix", async () => {
  const { get } = await deploySettings(
    { headers: [{ source: "(.*)+/(.*)\\.(eot|woff)", headers: [{ key: "x-font", value: "yes" }] }] },
    { "index.txt": "text", "own/index.html": "page", "own/index.txt": "text", "fonts/a.woff": "a" },
  );
  expect([(await get("/"))[1], (await get("/own"))[1]]).toEqual(["text", "page"]);
  const fonts = await Promise.all(
    ["/fonts/a.woff", "/own"].map(async (path) => (await get(path))[2].headers.get("x-font")),
  );
  expect(fonts).toEqual(["yes", null]);
});
