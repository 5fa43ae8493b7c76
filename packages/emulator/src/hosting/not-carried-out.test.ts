import { createDeployment } from "@slipway/deployments";
import { expect, test } from "vitest";
import { builtOf, deployOutput, deploySettings } from "../../test/build-output.ts";
import { deployFunctions, fn } from "../../test/functions.ts";
import { deployBuilt, start } from "../../test/start.ts";

const guarded = {
  "static/secret.html": "secret",
  "static/open.html": "open",
  "functions/auth.func/.vc-config.json": { runtime: "edge", entrypoint: "index.js" },
};
const middleware = { src: "/secret.*", middlewarePath: "auth", middlewareRawSrc: ["/secret"], continue: true };

test("content behind a middleware that is not run is not shown: the answer says what was not run and what to do, and so does the build log", async () => {
  const { get, emulator, log, readyState } = await deployOutput({ routes: [middleware] }, guarded);
  const [status, text, { headers }] = await get("/secret.html");
  expect([status, headers.get("x-vercel-error")]).toEqual([501, "MIDDLEWARE_NOT_RUN"]);
  expect(text).toMatch(/The middleware auth .* would run here.*emulator\.serve puts code of yours/);
  expect(emulator.served.at(-1)).toMatchObject({ step: "middleware", status: 501 });
  expect((await get("/open.html")).slice(0, 2)).toEqual([200, "open"]);
  expect(readyState).toBe("READY");
  expect(log).toContain(
    'Not carried out: the middleware \\"auth\\" of routes.0; where it would apply, the answer is 501',
  );
});

test.each<[string, object[], string]>([
  ["by a condition that holds", [{ ...middleware, has: [{ type: "header", key: "x-in" }] }], "/secret.html"],
  ["after a rewrite", [{ src: "/way", dest: "/secret.html", continue: true }, middleware], "/way"],
  ["of a later phase", [{ handle: "filesystem" }, { ...middleware, src: "/none" }], "/none"],
  ["after a hit", [{ handle: "hit" }, middleware], "/secret.html"],
  ["on the way to the page for what is not there", [{ handle: "error" }, { ...middleware, src: "/none" }], "/none"],
  ["by its number", [{ src: "/secret.*", middleware: 0, continue: true }], "/secret.html"],
  ["whose function is not there", [{ ...middleware, middlewarePath: "gone" }], "/secret.html"],
])("a middleware %s is not passed over", async (_, routes, path) => {
  const { get } = await deployOutput({ routes }, guarded);
  expect((await get(path, { headers: { "x-in": "1" } }))[0]).toBe(501);
});

test("a middleware whose route does not match runs for nobody", async () => {
  const { get } = await deployOutput(
    { routes: [{ ...middleware, missing: [{ type: "header", key: "x-in" }] }] },
    guarded,
  );
  expect((await get("/secret.html", { headers: { "x-in": "1" } })).slice(0, 2)).toEqual([200, "secret"]);
});

test("code of the user's behind the project answers in the place of a middleware", async () => {
  const { get, emulator } = await deployOutput({ routes: [middleware] }, guarded);
  emulator.serve("site", ({ url }) => new Response(`mine ${new URL(url).pathname}`, { status: 401 }));
  expect((await get("/secret.html")).slice(0, 2)).toEqual([401, "mine /secret.html"]);
  expect((await get("/open.html")).slice(0, 2)).toEqual([200, "open"]);
});

const strange: readonly [string, unknown][] = [
  ["mitigate", { action: "deny" }],
  ["transforms", [{ type: "response.headers", op: "set", target: { key: "x-a" }, args: "b" }]],
  ["env", ["HOME"]],
  ["destination", { type: "service", service: "api" }],
  ["somethingNew", true],
];

test.each(strange)("`%s` of a build's route is 501 where it would apply, and nowhere else", async (member, value) => {
  const { get, log } = await deployOutput({ routes: [{ src: "/open.*", [member]: value, continue: true }] }, guarded);
  const [status, text] = await get("/open.html");
  expect([status, text]).toEqual([501, expect.stringContaining(`\`${member}\` of a route`)]);
  expect((await get("/"))[0]).toBe(200);
  expect(log).toContain(`Not carried out: \`${member}\` of routes.0`);
});

test.each(strange)("`%s` of a route of vercel.json is treated in the same way", async (member, value) => {
  const settings = { routes: [{ src: "/open.*", [member]: value, continue: true }] };
  const { get, log } = await deploySettings(settings, { "open.html": "open" });
  expect((await get("/open.html"))[0]).toBe(501);
  expect(log).toContain(`Not carried out: \`${member}\` of routes.0`);
});

test.each([
  ["redirects", { source: "/from", destination: "/$HOST", env: ["HOST"] }],
  ["rewrites", { source: "/from", destination: { type: "service", service: "api" } }],
  [
    "rewrites",
    {
      source: "/from",
      destination: "/",
      transforms: [{ type: "response.headers", op: "set", target: { key: "x-a" }, args: "b" }],
    },
  ],
  ["headers", { source: "/from", headers: [{ key: "x-a", value: "b" }], env: ["HOST"] }],
])("an unknown part of `%s` is 501 where it would apply: %j", async (kind, entry) => {
  const { get, log } = await deploySettings({ [kind]: [entry] });
  expect([(await get("/from"))[0], (await get("/"))[0]]).toEqual([501, 200]);
  expect(log).toContain(`of ${kind}.0; where it would apply`);
});

test.each<[string, object, RegExp]>([
  ["no version", { version: undefined }, /config\.json: `version`/],
  ["another version", { version: 2 }, /config\.json: `version`: it is 2, and has to be 3/],
  ["services", { services: [{ name: "api", root: "." }] }, /`services`: the emulator does not carry out services/],
  ["routes that are not a list", { routes: {} }, /`routes`: it is not a list/],
  ["a route without a pattern", { routes: [{ dest: "/" }] }, /routes\.0/],
  ["a pattern that is none", { routes: [{ src: "/(" }] }, /`routes\.0\.src`: "\/\(" is not a pattern/],
  ["a condition on nothing", { routes: [{ src: "/", has: ["x"] }] }, /routes\.0\.has\.0/],
  ["a condition on what is not a header", { routes: [{ src: "/", has: [{ type: "header", key: "a b" }] }] }, /"a b"/],
  ["an unknown phase", { routes: [{ handle: "later" }] }, /`routes\.0\.handle`: there is no phase "later"/],
  ["a route in a phase's beginning", { routes: [{ handle: "error", src: "/", dest: "/x" }] }, /`routes\.0\.src`/],
  ["two names of one member", { routes: [{ src: "/", source: "/" }] }, /`routes\.0`: it has `source` and `src`/],
  [
    "a type that is not a header",
    { overrides: { "index.html": { contentType: "text/€" } } },
    /"text\/€", the type of index\.html/,
  ],
])(
  "a config.json with %s fails the build, which says so, and once more when it is deployed again",
  async (_, config, said) => {
    const { client, emulator, errorMessage, readyState, id } = await deployOutput(config);
    expect([readyState, errorMessage]).toEqual(["ERROR", expect.stringMatching(said)]);
    const again = await deployBuilt(emulator, client, { name: "site", deploymentId: id });
    expect(await builtOf({ client, emulator }, again.id)).toMatchObject({ readyState: "ERROR", errorMessage });
  },
);

test("a byte order mark before what describes a build's output is not part of it, in the build and for visitors", async () => {
  const marked = (value: object) => `\ufeff${JSON.stringify(value)}`;
  const { get, readyState } = await deployOutput(
    {},
    {
      "config.json": marked({ version: 3, routes: [{ src: "/moved", dest: "/index.html" }] }),
      "functions/page.prerender-config.json": marked({ fallback: "page.html" }),
      "functions/page.html": "page",
    },
  );
  expect(readyState).toBe("READY");
  expect((await get("/moved")).slice(0, 2)).toEqual([200, "home"]);
  expect((await get("/page")).slice(0, 2)).toEqual([200, "page"]);
});

test("a build output without config.json fails the build, and nothing of its folder is served", async () => {
  const { get, emulator, client, readyState, errorMessage } = await deployOutput({}, { "config.json": undefined });
  expect([readyState, errorMessage]).toEqual(["ERROR", expect.stringContaining("has no .vercel/output/config.json")]);
  const files = [{ file: ".vercel/output/static/index.html", data: "home" }];
  const { id: deploymentId } = await createDeployment(client, { name: "site", target: "production", files });
  await deployBuilt(emulator, client, { name: "site", target: "production", deploymentId, prebuilt: "1" });
  expect((await get("/.vercel/output/static/index.html"))[0]).toBe(404);
});

test("a build's output in a folder of another name is served as what it is", async () => {
  const started = await start();
  const files = [
    { file: "out/config.json", data: JSON.stringify({ version: 3, routes: [{ src: "/moved", dest: "/index.html" }] }) },
    { file: "out/static/index.html", data: "home" },
    { file: "out/static/deep/config.json", data: "{}" },
    { file: "node_modules/config.json", data: "{}" },
  ];
  const { id } = await deployBuilt(started.emulator, started.client, {
    name: "site",
    target: "production",
    files,
    prebuilt: "1",
  });
  const { get, readyState } = await builtOf(started, id);
  expect([readyState, (await get("/moved"))[1], (await get("/out/config.json"))[0]]).toEqual(["READY", "home", 404]);
});

test("a config.json that is not JSON fails the build", async () => {
  const { readyState, errorMessage } = await deployOutput({}, { "config.json": "{" });
  expect([readyState, errorMessage]).toEqual(["ERROR", expect.stringContaining("config.json")]);
});

test("members of a build's files, and of vercel.json, that nobody here reads are named in the build log", async () => {
  const functions = {
    ...fn("page", "export default 1", { architecture: "arm64" }),
    ...fn("b", "", { architecture: "x" }),
  };
  const page = { "functions/page.prerender-config.json": { passQuery: true, expiration: 1 } };
  const { log } = await deployFunctions({ ...functions, ...page }, { flags: [], cache: ["x"] });
  const named = "flags of config.json, passQuery of .prerender-config.json, architecture of .vc-config.json";
  expect(log).toContain(`Without effect in the emulator: ${named}"`);
  const { log: unbuilt } = await deploySettings({ $schema: "x", public: true, experimentalServices: {} });
  expect(unbuilt).toContain('Without effect in the emulator: experimentalServices of vercel.json, public"');
});

test("the types, names, hosts and crons of config.json are followed", async () => {
  const { get, emulator } = await deployOutput(
    {
      overrides: { "feed.html": { path: "/feed", contentType: "application/atom+xml" } },
      wildcard: [{ domain: "site.localhost", value: "de" }],
      routes: [{ source: "/blog", destination: "/blog.$wildcard.html" }],
      crons: [{ path: "/feed", schedule: "* * * * *" }],
    },
    { "static/feed.html": "feed", "static/blog.de.html": "deutsch" },
  );
  const [, text, { headers }] = await get("/feed");
  expect([text, headers.get("content-type")]).toEqual(["feed", "application/atom+xml"]);
  expect((await get("/blog")).slice(0, 2)).toEqual([200, "deutsch"]);
  await emulator.clock.advance("1 minute");
  expect(emulator.served.at(-1)).toMatchObject({ path: "/feed", status: 200 });
});

test("an image that would be resized is answered by 501; without such settings there are none", async () => {
  const path = "/_vercel/image?url=/a.png&w=640&q=75";
  const { get, log } = await deployOutput({ images: { sizes: [640], domains: [] } });
  expect((await get(path)).slice(0, 2)).toEqual([501, expect.stringContaining("`images`")]);
  expect(log).toContain("Not carried out: `images`; at /_vercel/image the answer is 501");
  expect((await (await deployOutput({})).get(path))[0]).toBe(404);
});
