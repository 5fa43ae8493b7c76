import { expect, test } from "vitest";
import { start, visit } from "../../test/start.ts";

test("the health check tells without a token that the emulator is ready, and nothing else", async () => {
  const { emulator } = await start();
  const answer = await fetch(`${emulator.url}/_emulator/health`);
  expect([answer.status, await answer.text()]).toEqual([200, "ready\n"]);
  const usual = ["connection", "date", "keep-alive", "transfer-encoding"];
  expect([...answer.headers].filter(([name]) => !usual.includes(name))).toEqual([
    ["cache-control", "no-store"],
    ["content-type", "text/plain; charset=utf-8"],
    ["vary", "Origin"],
  ]);
  expect(emulator.requests).toEqual([]);
});

test.each([
  ["HEAD", 200, ""],
  ["POST", 405, "/_emulator/health takes GET and HEAD\n"],
])("%s of it is %i", async (method, status, body) => {
  const { emulator } = await start();
  const answer = await fetch(`${emulator.url}/_emulator/health`, { method });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});

test("paths beside the health check take the token, and a site's path of that name is the site's", async () => {
  const { emulator } = await start();
  for (const path of ["/_emulator/health/", "/_emulator/health/x", "/_emulator/healthy"]) {
    expect((await fetch(emulator.url + path)).status).toBe(401);
  }
  expect(await (await visit(emulator, "site.localhost", "/_emulator/health")).text()).not.toContain("ready");
});
