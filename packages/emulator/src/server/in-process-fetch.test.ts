import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { inProcessFetch } from "./in-process-fetch.ts";

/** Leads from `/<status>` to `/seen`, which tells what it was asked; `/loop` to itself, and `/away` to another host. */
const fetch = inProcessFetch(async (request) => {
  const { pathname, host } = new URL(request.url);
  const status = Number(pathname.slice(1));
  const locations: Readonly<Record<string, string>> = {
    "/loop": "/loop",
    "/away": "http://other.test/seen",
    "/odd": "http://[",
  };
  const location = Number.isNaN(status) ? locations[pathname] : "/seen";
  if (location !== undefined) return new Response("moved", { status: status || 307, headers: { location } });
  const names = ["authorization", "cookie", "content-type"].filter((name) => request.headers.has(name));
  return Response.json([request.method, host, names, await request.text()]);
});
const site = "http://site.test";
const sent = { method: "POST", body: "body", headers: { authorization: "a", cookie: "b" } };

test.each([
  [301, "GET", ""],
  [302, "GET", ""],
  [303, "GET", ""],
  [307, "POST", "body"],
  [308, "POST", "body"],
])("a redirect with %i is followed by %s", async (status, method, body) => {
  const response = await fetch(`${site}/${status}`, sent);
  expect([response.status, response.redirected, response.url]).toEqual([200, true, `${site}/seen`]);
  const names = ["authorization", "cookie", ...(body === "" ? [] : ["content-type"])];
  expect(await response.json()).toEqual([method, "site.test", names, body]);
});

test("a redirect to another host carries no credentials", async () => {
  expect(await (await fetch(`${site}/away`, sent)).json()).toEqual(["POST", "other.test", ["content-type"], "body"]);
});

test("`redirect` decides whether one is followed", async () => {
  expect((await fetch(`${site}/302`, { redirect: "manual" })).status).toBe(302);
  await expect(fetch(`${site}/302`, { redirect: "error" })).rejects.toThrow("fetch failed");
});

test.each<readonly [what: string, path: string, init: RequestInit & { readonly duplex?: "half" }]>([
  ["without end", "/loop", {}],
  ["to what is not a URL", "/odd", {}],
  ["of a stream that is read", "/308", { method: "POST", body: new Blob(["a"]).stream(), duplex: "half" }],
])("a redirect %s is an error", async (_, path, init) => {
  await expect(fetch(site + path, init)).rejects.toThrow("fetch failed");
});

test.each([
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
  ["deflate", deflateSync],
])("an answer in the coding %s is read without it, and one that breaks off is an error", async (coding, compress) => {
  const whole = compress("text");
  const answer = (body: Uint8Array<ArrayBuffer>) =>
    inProcessFetch(async () => new Response(body, { headers: { "content-encoding": coding } }))(site);
  expect(await (await answer(new Uint8Array(whole))).text()).toBe("text");
  await expect(answer(new Uint8Array(whole.subarray(0, -3))).then((response) => response.text())).rejects.toThrow();
});
