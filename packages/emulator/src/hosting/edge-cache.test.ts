import { createDeployment } from "@slipway/deployments";
import { dangerouslyDeleteCacheByTags, invalidateCacheByTags } from "@slipway/edge-cache";
import { expect, test } from "vitest";
import { start, visit, wholeBuild } from "../../test/start.ts";

/** A site whose handler counts how often it is asked, and answers with these headers. */
async function counting(headers: Readonly<Record<string, string>>, status = 200) {
  const started = await start();
  const { emulator, client } = started;
  await createDeployment(client, { name: "site", target: "production", files: [{ file: "x.txt", data: "x" }] });
  await emulator.clock.advance(wholeBuild);
  let count = 0;
  emulator.serve("site", () => new Response(String(++count), { status, headers }));
  const get = async (path = "/", init: RequestInit = {}) => {
    const response = await visit(emulator, "site.localhost", path, init);
    const text = await response.text();
    // What is kept is kept when all of it was read.
    await new Promise(setImmediate);
    return [text, response.headers.get("x-vercel-cache"), response] as const;
  };
  const seen = async (path = "/", init: RequestInit = {}) => (await get(path, init)).slice(0, 2).join(" ");
  return { ...started, get, seen };
}

// https://vercel.com/docs/caching/cdn-cache and …/cache-control-headers, 2026-11-23.
test.each<readonly [string, Record<string, string>, string]>([
  ["s-maxage", { "cache-control": "s-maxage=10" }, "1 HIT"],
  ["nothing", {}, "2 "],
  ["max-age alone", { "cache-control": "max-age=10" }, "2 "],
  ["s-maxage, private", { "cache-control": "private, s-maxage=10" }, "2 "],
  ["no-store", { "cache-control": "no-store, s-maxage=10" }, "2 "],
  ["the CDN's own header", { "cdn-cache-control": "max-age=10" }, "1 HIT"],
  [
    "the platform's own before the CDN's",
    { "vercel-cdn-cache-control": "no-store", "cdn-cache-control": "max-age=9" },
    "2 ",
  ],
  ["the CDN's before that of browsers", { "cdn-cache-control": "max-age=10", "cache-control": "no-store" }, "1 HIT"],
  ["a cookie", { "cache-control": "s-maxage=10", "set-cookie": "a=b" }, "2 "],
  ["vary by all", { "cache-control": "s-maxage=10", vary: "*" }, "2 "],
])("an answer with %s is kept, or not", async (_, headers, expected) => {
  const { seen } = await counting(headers);
  expect(await seen()).toMatch(/^1 /);
  expect(await seen()).toBe(expected);
});

test("what is kept is for one method, address and header that it varies by, and for no request with a secret or a range", async () => {
  const { seen, get, emulator } = await counting({ "cache-control": "s-maxage=10", vary: "Accept-Language" });
  const german = { headers: { "accept-language": "de" } };
  expect([await seen(), await seen("/?a"), await seen("/", german), await seen("/", german)]).toEqual([
    ...["1 MISS", "2 MISS", "3 MISS", "3 HIT"],
  ]);
  expect([
    await seen(),
    await seen("/", { headers: { authorization: "a" } }),
    await seen("/", { method: "POST" }),
  ]).toEqual([...["1 HIT", "4 ", "5 "]]);
  const [, , response] = await get();
  expect([response.headers.get("age"), response.headers.get("cache-control")]).toEqual([
    "0",
    "public, max-age=0, must-revalidate",
  ]);
  expect(emulator.served.at(-1)).toMatchObject({
    step: "cache",
    why: expect.stringContaining("The cache has it for 0 s."),
  });
});

test("what is stale is served once more while it is made anew, and then no longer than it says", async () => {
  const { seen, emulator } = await counting({ "cache-control": "s-maxage=10, stale-while-revalidate=60" });
  expect([await seen(), await seen()]).toEqual(["1 MISS", "1 HIT"]);
  await emulator.clock.advance(11_000);
  expect([await seen(), await seen()]).toEqual(["1 STALE", "2 HIT"]);
  await emulator.clock.advance(71_000);
  expect(await seen()).toBe("3 MISS");
});

test("tags make pages stale, or gone at once, for one environment or for all", async () => {
  const { seen, client } = await counting({
    "cache-control": "s-maxage=1000, stale-while-revalidate=1000",
    "vercel-cache-tag": "a,b",
  });
  expect([await seen(), await seen()]).toEqual(["1 MISS", "1 HIT"]);
  const site = { projectIdOrName: "site" };
  await invalidateCacheByTags(client, { ...site, tags: "b" });
  expect([await seen(), await seen()]).toEqual(["1 STALE", "2 HIT"]);
  await dangerouslyDeleteCacheByTags(client, { ...site, tags: ["a"], target: "preview" });
  await invalidateCacheByTags(client, { ...site, tags: ["other"] });
  expect(await seen()).toBe("2 HIT");
  await dangerouslyDeleteCacheByTags(client, { ...site, tags: ["a"], target: "production" });
  expect(await seen()).toBe("3 MISS");
});
