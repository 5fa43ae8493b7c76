import { expect, test } from "vitest";
import { start } from "../../test/start.ts";
import { originProblem, originRule } from "./cors.ts";

const preflight = (url: string, origin: string) =>
  fetch(`${url}/v11/projects`, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST" },
  });

test("the answer to a page of this machine says that it may send the token", async () => {
  const { status, headers } = await preflight((await start()).emulator.url, "http://localhost:3000");
  expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "http://localhost:3000"]);
  expect(headers.get("access-control-allow-headers")).toContain("Authorization");
  expect(headers.get("access-control-allow-methods")).toContain("POST");
  expect(headers.get("vary")).toContain("Origin");
});

test("a page of this machine may read answers, refusals among them, and still needs the token", async () => {
  const { emulator } = await start();
  const { status, headers } = await fetch(`${emulator.url}/v2/user`, { headers: { origin: "http://127.0.0.1:3000" } });
  expect([status, headers.get("access-control-allow-origin")]).toEqual([403, "http://127.0.0.1:3000"]);
});

test("a page of the internet may send no token and read no answer, even with a token that is good", async () => {
  const { emulator } = await start();
  const asked = await preflight(emulator.url, "https://evil.test");
  expect([asked.status, await asked.text()]).toEqual([403, expect.stringMatching(/https:\/\/evil\.test may not call/)]);
  const headers = { origin: "https://evil.test", authorization: `Bearer ${emulator.token}` };
  for (const path of ["/v2/user", "/openapi.json", "/v2/_token", "/v1/nowhere"]) {
    const answer = await fetch(emulator.url + path, { headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("an origin that is named at the start may call", async () => {
  const { emulator } = await start({ origins: ["https://app.test/"] });
  expect((await preflight(emulator.url, "https://app.test")).status).toBe(204);
  expect((await preflight(emulator.url, "https://other.test")).status).toBe(403);
});

test.each([
  ["http://localhost", true],
  ["https://localhost:8443", true],
  ["http://site.localhost:4000", true],
  ["http://127.8.8.8:1", true],
  ["http://[::1]:3000", true],
  ["http://preview.emu.test", true],
  ["tauri://localhost", true],
  ["null", false],
  ["", false],
  ["https://localhost.evil.test", false],
  ["https://127.0.0.1.evil.test", false],
  ["https://evil-localhost", false],
  ["http://192.168.0.2:3000", false],
  ["https://notemu.test", false],
])("a page of %j may call: %s", (origin, may) => {
  expect(originRule("emu.test")(origin)).toBe(may);
  expect(originRule("emu.test", ["*"])(origin)).toBe(true);
});

test.each([
  ["https://app.test", "https://app.test"],
  ["HTTPS://App.test:443/", "https://app.test"],
  ["http://app.test:8080", "http://app.test:8080"],
  ["capacitor://app", "capacitor://app"],
  ["null", "null"],
  ["*", "https://any.test"],
])("the allowed origin %s lets pages of %s call", (named, origin) => {
  expect(originProblem(named)).toBeUndefined();
  expect(originRule("emu.test", [named])(origin)).toBe(true);
});

test.each([
  "foo",
  "",
  "app.test",
  "https://",
  "https://app.test/path",
  "https://*.app.test",
  "https://a@app.test",
  "**",
  "https:app.test",
])("%j is not an origin, and would never match", (text) => {
  expect(originProblem(text)).toMatch(/^is not an origin: /);
});

test("a deployed site decides for itself who may read it", async () => {
  const { emulator } = await start();
  const { headers } = await emulator.fetch("http://nothing.localhost/", { headers: { origin: "http://localhost" } });
  expect(headers.get("access-control-allow-origin")).toBe(null);
});

test("the answer to a client without an origin, such as turbo, says what it may send", async () => {
  const { emulator } = await start();
  const { status, headers } = await fetch(`${emulator.url}/v8/artifacts/0123`, { method: "OPTIONS" });
  expect([status, headers.get("access-control-allow-headers")]).toEqual([204, "*, Authorization"]);
  expect(headers.get("access-control-allow-origin")).toBeNull();
});
