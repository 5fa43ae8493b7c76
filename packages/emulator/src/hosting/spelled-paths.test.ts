import fc from "fast-check";
import { expect, test } from "vitest";
import { builtOf, deployOutput, deploySettings } from "../../test/build-output.ts";
import { deployBuilt, start } from "../../test/start.ts";

const names = [
  "secret.html",
  "admin/x.html",
  "a b&c=d+e.txt",
  "[slug]/@me;~'(1)!.txt",
  "日本/ü.txt",
  "100%/what?#1.txt",
  "%41.txt",
];

function spellings(character: string): string[] {
  const bytes = [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  return ["%", "?", "#", "\\"].includes(character) ? [bytes] : [character, bytes, bytes.toUpperCase()];
}

const spelled = fc.constantFrom(...names).chain((name) =>
  fc.record({
    name: fc.constant(name),
    path: fc
      .tuple(...[...name].map((character) => fc.constantFrom(...spellings(character))), fc.constantFrom("", "/"))
      .map((parts) => `/${parts.join("")}`),
  }),
);

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

test("no spelling of a file's path leads past a route that covers it", async () => {
  const files = Object.fromEntries(names.map((name) => [`static/${name}`, "secret"]));
  const routes = (sources: readonly string[]) =>
    sources.map((src) => ({ src, middlewarePath: "auth", continue: true }));
  const open = await deployOutput({}, files);
  const guarded = [
    await deployOutput(
      { routes: routes(names.map((name) => `^/${escaped(encodeURI(name).replaceAll(/[?#]/g, encodeURIComponent))}$`)) },
      files,
    ),
    await deployOutput(
      { routes: routes(names.map((name) => `^/${escaped(name.replaceAll(/[%?#]/g, encodeURIComponent))}$`)) },
      files,
    ),
  ];
  await fc.assert(
    fc.asyncProperty(spelled, async ({ path }) => {
      const isThere = !/%2f/i.test(path);
      expect((await open.get(path))[0], path).toBe(isThere ? 200 : 404);
      for (const { get } of guarded) expect((await get(path))[0], path).toBe(isThere ? 501 : 404);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ["a redirect", { redirects: [{ source: "/secret.html", destination: "/login", permanent: false }] }, 307],
  ["a status", { routes: [{ src: "^/secret\\.html$", status: 403 }] }, 403],
  ["a redirect of all of a folder", { redirects: [{ source: "/(.*)", destination: "/login", permanent: false }] }, 307],
])("no spelling leads past %s of vercel.json", async (_, settings, status) => {
  const { get } = await deploySettings(settings, { "secret.html": "secret" });
  for (const path of ["/secret.html", "/%73ecret.html", "/secret%2Ehtml", "/secret.html/"])
    expect((await get(path))[0], path).toBe(status);
});

test("a rendered page is not shown past its route by a slash at its end, and is where nothing stands before it", async () => {
  const files = {
    "functions/page.func/.vc-config.json": {},
    "functions/page.prerender-config.json": { fallback: "page.html" },
    "functions/page.html": "page",
  };
  const routes = [{ src: "^/page$", middlewarePath: "auth", continue: true }];
  expect((await (await deployOutput({ routes }, files)).get("/page/"))[0]).toBe(501);
  const { get } = await deployOutput(
    { routes: [{ src: "^/page$", headers: { location: "/page/" }, status: 308 }] },
    files,
  );
  expect((await get("/page")).slice(0, 2)).toEqual([308, "/page/"]);
  expect((await get("/page/")).slice(0, 2)).toEqual([200, "page"]);
});

test("code behind the project gets the path as the visitor has written it, and values in a query as they were", async () => {
  const rewrites = [{ source: "/find/:what", destination: "/api/find?what=:what" }];
  const started = await start();
  started.emulator.serve("site", ({ url }) => Response.json(url.slice(url.indexOf("/", 8))));
  const { id } = await deployBuilt(started.emulator, started.client, {
    name: "site",
    target: "production",
    files: [{ file: "index.html", data: "home" }],
    rewrites,
  });
  const { get } = await builtOf(started, id);
  expect((await get("/%40me/a%2Fb"))[1]).toBe('"/%40me/a%2Fb"');
  expect((await get("/find/AT%26T%20%2b%E2%82%AC?x=1"))[1]).toBe('"/api/find?x=1&what=AT%26T+%2B%E2%82%AC"');
});
