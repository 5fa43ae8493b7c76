import type { Client } from "@slipway/core";
import { createDeployment } from "@slipway/deployments";
import { beforeAll, expect, test } from "vitest";
import { root } from "../../../../scripts/build.ts";
import { buildPage } from "../../../../scripts/build-page.ts";
import { Browser, chromium } from "../../test/browser.ts";
import { start, visit } from "../../test/start.ts";

beforeAll(() => buildPage(root));

test("the page lets nothing in but what came with it, and no other page gets hold of it", async () => {
  const { emulator } = await start();
  const response = await fetch(`${emulator.url}/_emulator/`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).not.toContain(emulator.token);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(html).not.toMatch(/(?:src|href)="(?!data:,")/);
});

test("a browser is led to it from the API's address, where programs get what the API says", async () => {
  const { emulator } = await start();
  const asked = await fetch(`${emulator.url}/`, { headers: { accept: "text/html,*/*" } });
  expect(await asked.text()).toContain('<a href="/_emulator/">');
  expect(asked.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'none'");
  const program = await fetch(`${emulator.url}/`);
  expect([program.status, await program.json()]).toMatchObject([404, { error: { code: "unknown_path" } }]);
  const bare = await fetch(`${emulator.url}/_emulator`, { redirect: "manual" });
  expect([bare.status, bare.headers.get("location")]).toEqual([308, "/_emulator/"]);
  expect((await fetch(`${emulator.url}/_emulator/`, { method: "HEAD" })).status).toBe(200);
  expect((await fetch(`${emulator.url}/_emulator/`, { method: "POST" })).status).toBe(405);
});

test("the page is served at the API's hosts only: no host of a site has it, nor one that a stranger chose", async () => {
  const { emulator, client } = await start();
  await deploy(client, "<p>mine</p>");
  await emulator.clock.advance("5 seconds");
  for (const host of ["site.localhost", "rebound.example"]) {
    expect((await visit(emulator, host, "/_emulator/")).status, host).toBe(404);
  }
});

function deploy(client: Client, html: string): Promise<unknown> {
  return createDeployment(client, { name: "site", target: "production", files: [{ file: "index.html", data: html }] });
}

const thief = `<script>
  window.got = [];
  const tried = async (name, get) => { try { got.push(name + ": " + await get()); } catch { got.push(name + ": nothing"); } };
  window.steal = async (page) => {
    await tried("storage", () => sessionStorage.getItem("slipway-token") ?? "nothing");
    await tried("frame", () => new Promise((done) => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      frame.onload = () => { try { done(frame.contentWindow.sessionStorage.getItem("slipway-token") ?? "nothing"); } catch { done("nothing"); } };
      frame.src = page;
    }));
    const other = window.open(page);
    await new Promise((done) => setTimeout(done, 500));
    await tried("window", () => other.sessionStorage.getItem("slipway-token") ?? "nothing");
    await tried("opened", () => (other === null || other.closed ? "nothing" : other.location.href));
    await tried("control", async () => (await fetch(page + "clock")).status);
    return got;
  };
</script>`;

test.skipIf(chromium === undefined)(
  "a deployed site gets at neither the page nor its token, by its host nor by path",
  async () => {
    const { emulator, client } = await start();
    await deploy(client, thief);
    await emulator.clock.advance("5 seconds");
    await using browser = await Browser.start();
    const page = await browser.open(`${emulator.url}/_emulator/`);
    await page.fill("Token of the emulator", emulator.token);
    await page.press("Enter");
    await page.sees("API requests, newest first");
    const steal = `steal(${JSON.stringify(`${emulator.url}/_emulator/`)})`;
    const nothing = ["storage", "frame", "window", "opened"].map((way) => `${way}: nothing`);
    // In the very tab that has the token.
    await page.goto(`${emulator.url}/_emulator/at/site.localhost/`);
    expect(await page.eval("self.origin")).toBe("null");
    expect(await page.eval(steal)).toEqual([...nothing, "control: nothing"]);
    await page.goto(emulator.origin("site.localhost"));
    expect(await page.eval(steal)).toEqual([...nothing, "control: 401"]);
    await page.goto(`${emulator.url}/_emulator/`);
    await page.sees("API requests, newest first");
  },
);
