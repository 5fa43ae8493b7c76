import { expect, test } from "vitest";
import { start } from "../../test/start.ts";

test("a browser that asks for another origin's page is told that it may send the token", async () => {
  const { emulator } = await start();
  const { status, headers } = await fetch(`${emulator.url}/v11/projects`, {
    method: "OPTIONS",
    headers: { origin: "http://page.test", "access-control-request-method": "POST" },
  });
  expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(headers.get("access-control-allow-headers")).toContain("Authorization");
  expect(headers.get("access-control-allow-methods")).toContain("POST");
});

test("a page may read answers, refusals among them, and still needs the token", async () => {
  const { emulator } = await start();
  const { status, headers } = await fetch(`${emulator.url}/v2/user`);
  expect([status, headers.get("access-control-allow-origin")]).toEqual([401, "*"]);
});

test("what is deployed says for itself who may read it", async () => {
  const { emulator } = await start();
  const { headers } = await emulator.fetch("http://nothing.localhost/");
  expect(headers.get("access-control-allow-origin")).toBe(null);
});
