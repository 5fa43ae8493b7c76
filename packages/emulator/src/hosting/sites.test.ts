import { expect, test } from "vitest";
import { deployFiles, type Started, start, visit } from "../../test/start.ts";

async function deployed(): Promise<Started & { readonly id: string }> {
  const started = await start();
  const files = { "index.html": "home", "about.html": "about", "vercel.json": '{"cleanUrls":true}' };
  return { ...started, id: await deployFiles(started, files) };
}

test("each request for a site is kept, with what answered it, and without secrets", async () => {
  const { emulator, id } = await deployed();
  await visit(emulator, "site.localhost", `/?a=1&x-vercel-protection-bypass=open&t=${emulator.token}`);
  await visit(emulator, "SITE.localhost", "/about.html");
  await visit(emulator, "site.localhost", "/nowhere", { method: "HEAD" });
  await visit(emulator, "site.localhost", "/", { method: "POST" });
  await visit(emulator, "other.localhost");
  const common = {
    at: emulator.clock.now(),
    id: expect.any(String),
    took: expect.any(Number),
    host: "site.localhost",
    deploymentId: id,
    query: {},
  };
  const query = { a: "1", "x-vercel-protection-bypass": "*", t: "*" };
  expect(emulator.served).toEqual([
    { ...common, method: "GET", path: "/", query, status: 200, step: "file", why: "The file index.html." },
    {
      ...common,
      method: "GET",
      path: "/about.html",
      status: 308,
      step: "redirect",
      why: "The deployment leads to /about.",
    },
    {
      ...common,
      method: "HEAD",
      path: "/nowhere",
      status: 404,
      step: "not-found",
      why: "The page could not be found.",
    },
    {
      ...common,
      method: "POST",
      path: "/",
      status: 405,
      step: "method",
      why: "Files are served to GET and HEAD only.",
    },
    {
      at: common.at,
      id: common.id,
      took: common.took,
      host: "other.localhost",
      method: "GET",
      path: "/",
      query: {},
      status: 404,
      step: "no-deployment",
      why: "Nothing is deployed under other.localhost.",
    },
  ]);
  expect(emulator.requests.every(({ path }) => path.startsWith("/v"))).toBe(true);
  await emulator.reset();
  expect(emulator.served).toEqual([]);
});

test("the record of served requests is bounded, however long the addresses are", async () => {
  const { emulator } = await start({ listen: false });
  for (let count = 0; count < 5; count++) await visit(emulator, "site.localhost", `/${"a".repeat(10_000)}`);
  expect(emulator.served.map(({ path }) => path.length)).toEqual(Array(5).fill(1025));
});

test("faults hit served requests, told by host, path and query, and none of the API's", async () => {
  const { emulator, client, id } = await deployed();
  await emulator.faults.add({ scope: "served", match: { path: "/a*", method: "get" }, status: 503, retryAfter: 2 });
  await emulator.faults.add({ scope: "served", match: { host: "Site.localhost", query: { v: "2" } }, drop: "before" });
  await emulator.faults.add({
    scope: "served",
    nth: 3,
    answer: { headers: { "content-type": "text/css" }, body: "p {}" },
  });
  expect(await (await visit(emulator, "site.localhost")).text()).toBe("home");
  const failed = await visit(emulator, "site.localhost", "/about");
  expect([failed.status, failed.headers.get("retry-after"), failed.headers.get("x-vercel-error")]).toEqual([
    503,
    "2",
    "INTERNAL_SERVER_ERROR",
  ]);
  await expect(visit(emulator, "site.localhost", "/?v=2&w=3")).rejects.toThrow(TypeError);
  const stubbed = await visit(emulator, "site.localhost", "/style.css");
  expect([stubbed.headers.get("content-type"), await stubbed.text()]).toEqual(["text/css", "p {}"]);
  expect(emulator.served.map(({ status, step, deploymentId }) => [status, step, deploymentId])).toEqual([
    [200, "file", id],
    [503, "fault", undefined],
    [0, undefined, undefined],
    [200, "fault", undefined],
  ]);
  expect(emulator.faults.pending).toEqual([]);
  expect(client.team).toBeUndefined();
});

test("a served file is truncated by its own length", async () => {
  const { emulator } = await deployed();
  emulator.faults.add({ scope: "served", truncate: "content" });
  const response = await visit(emulator, "site.localhost");
  expect([response.headers.get("content-length"), await response.text()]).toEqual(["2", "ho"]);
});
