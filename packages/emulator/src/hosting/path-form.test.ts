import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Client } from "@slipway/core";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { addProjectDomain, createProject, updateProject } from "@slipway/projects";
import { createSandbox, getSessionCommandLogs, runSessionCommand } from "@slipway/sandboxes";
import { expect, test } from "vitest";
import { freePort } from "../../test/free-port.ts";
import { clientOf, start } from "../../test/start.ts";
import { isThere, visitBy, visitors } from "../../test/visitors.ts";
import type { EmulatorOptions } from "../index.ts";

const page = `<p>the page</p><p id="said"></p><script>
  const say = (what) => said.append(what + "; ");
  say("origin " + self.origin);
  try { say("cookies " + document.cookie); } catch { say("no cookies"); }
  const ask = new XMLHttpRequest();
  ask.open("GET", "/_emulator/openapi.json", false);
  try { ask.send(); say("answered " + ask.status); } catch { say("no answer"); }
</script>`;

async function begin(options: EmulatorOptions = {}) {
  const { emulator, client } = await start(options);
  await createDeployment(client, {
    name: "site",
    target: "production",
    files: [{ file: "index.html", data: page }],
  });
  await emulator.clock.advance("5 seconds");
  emulator.serve("site", (request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const headers = new Headers();
    for (const [name, value] of searchParams) headers.append(name, value);
    const status = searchParams.has("location") ? 302 : 200;
    const { host, cookie, authorization } = Object.fromEntries(request.headers);
    return new Response(JSON.stringify({ pathname, search, host, cookie, authorization }), { status, headers });
  });
  const at = `${emulator.url}/_emulator/at/site.localhost`;
  const open = (path: string, init?: RequestInit) => fetch(`${at}${path}`, { redirect: "manual", ...init });
  return { emulator, client, at, open };
}

test.each(visitors.filter(isThere))("$name opens a site by path, with nothing set", async (visitor) => {
  const { at } = await begin();
  const { PATH, HOME } = process.env;
  expect((await visitBy(visitor, `${at}/`, { PATH, HOME })).page).toContain("the page");
});

test.each(visitors.filter(({ name }) => name === "Chromium").filter(isThere))(
  "in $name a page that is opened by path has no origin, no cookies, and no answer of the API",
  async (visitor) => {
    const { at } = await begin();
    const { PATH, HOME } = process.env;
    const { page: shown } = await visitBy(visitor, `${at}/`, { PATH, HOME });
    expect(shown).toContain("origin null; no cookies; no answer; ");
  },
);

test("a site is asked as by its own host", async () => {
  const { emulator, open } = await begin();
  expect(await (await open("/a/b?c=d")).json()).toEqual({
    pathname: "/a/b",
    search: "?c=d",
    host: `site.localhost:${new URL(emulator.url).port}`,
  });
  expect(emulator.served.at(-1)).toMatchObject({ host: "site.localhost", path: "/a/b", status: 200 });
});

test("the control API tells the path of a host", async () => {
  const { emulator, at } = await begin();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const { at: path } = await (await fetch(`${emulator.url}/_emulator/origins/site.vercel.app`, { headers })).json();
  expect(await (await fetch(path)).text()).toContain("the page");
  expect(path.replace("vercel.app", "localhost")).toBe(`${at}/`);
});

test.each([
  ["site.localhost?a=b", "/?a=b"],
  ["site.localhost:4000/new", "/new"],
  ["SITE.localhost/new?a=b", "/new?a=b"],
  ["site//elsewhere.test", "//elsewhere.test"],
])("%s leads to the one spelling of a site's folder", async (spelled, path) => {
  const { emulator } = await begin();
  const { status, headers } = await fetch(`${emulator.url}/_emulator/at/${spelled}`, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([308, `/_emulator/at/site.localhost${path}`]);
});

test.each([
  ["/new?a=b#c", "/_emulator/at/site.localhost/new?a=b#c"],
  ["new", "/_emulator/at/site.localhost/folder/new"],
  ["//site.localhost/new", "/_emulator/at/site.localhost/new"],
  ["https://site.localhost/new", "/_emulator/at/site.localhost/new"],
  ["http://other.localhost:1/new", "/_emulator/at/other.localhost/new"],
  ["https://other.vercel.app/new", "/_emulator/at/other.vercel.app/new"],
  ["https://www.shop.test/new", "/_emulator/at/www.shop.test/new"],
  ["https://elsewhere.test/new", "https://elsewhere.test/new"],
  ["https://vercel.com/login", "https://vercel.com/login"],
])("a redirect to %s leads to %s", async (location, expected) => {
  const { client, open } = await begin();
  await addProjectDomain(client, { idOrName: "site", name: "www.shop.test" });
  expect((await open(`/folder/old?location=${encodeURIComponent(location)}`)).headers.get("location")).toBe(expected);
});

test.each([
  ["a=1", "a=1; Path=/_emulator/at/site.localhost/"],
  ["a=1; Path=/; HttpOnly", "a=1; Path=/_emulator/at/site.localhost/; HttpOnly"],
  ["a=1; path=/x; Path=/y; Domain=127.0.0.1", "a=1; Path=/_emulator/at/site.localhost/y"],
  ["a=1; Path=x; SameSite=Lax", "a=1; Path=/_emulator/at/site.localhost/; SameSite=Lax"],
])("the cookie %s stays with its site, as %s", async (cookie, expected) => {
  const { open } = await begin();
  expect((await open(`/code?set-cookie=${encodeURIComponent(cookie)}`)).headers.getSetCookie()).toEqual([expected]);
});

test("a page shares its origin with nobody, whatever it says itself, and says nothing of the origin beside it", async () => {
  const { open } = await begin();
  const ofOrigin = ["clear-site-data", "service-worker-allowed", "nel", "report-to"];
  const said = ofOrigin.map((name) => `${name}=*`).join("&");
  const { headers } = await open(`/code?content-security-policy=sandbox%20allow-same-origin&${said}`);
  const policies = headers.get("content-security-policy")?.split(", ") ?? [];
  expect(policies.filter((policy) => /^sandbox /.test(policy) && !policy.includes("allow-same-origin"))).toHaveLength(
    1,
  );
  expect(ofOrigin.filter((name) => headers.has(name))).toEqual([]);
  expect((await open("/worker.js", { headers: { "service-worker": "script" } })).status).toBe(403);
});

test("no page may read it but by what the site itself allows, and cookies are not a token of the API", async () => {
  const { emulator, open } = await begin();
  for (const origin of ["https://elsewhere.test", "http://localhost:3000", "null"]) {
    expect((await open("/", { headers: { origin } })).headers.get("access-control-allow-origin")).toBeNull();
  }
  const headers = { cookie: `token=${emulator.token}; authorization=${emulator.token}`, origin: "null" };
  for (const path of ["/v2/user", "/_emulator/requests"]) {
    const answer = await fetch(`${emulator.url}${path}`, { headers });
    expect([answer.status >= 400, answer.headers.get("access-control-allow-origin")]).toEqual([true, null]);
  }
});

test.each([
  ["Bearer <token>", false],
  ["bearer  <token> ", false],
  ["Basic <basic>", false],
  ["Bearer of-the-site", true],
  ["Basic b2Y6c2l0ZQ==", true],
])("a site receives the authorization %s: %j, by a WebSocket to a sandbox as well", async (form, told) => {
  const { emulator, client, open } = await begin({ sandboxes: { runtime: "process", isolation: "none" } });
  const basic = Buffer.from(`x:${emulator.token}`).toString("base64");
  const authorization = form.replace("<token>", emulator.token).replace("<basic>", basic);
  const expected = told ? authorization : undefined;
  expect((await (await open("/code", { headers: { authorization } })).json()).authorization).toBe(expected);

  const { host, headers, cookies } = await joinByPath(emulator.url, client, authorization);
  expect([headers.authorization, headers.host]).toEqual([expected, host]);
  expect(cookies).toEqual([`a=1; Path=/_emulator/at/${host.replace(/:.*/, "")}/`]);
});

async function joinByPath(url: string, client: Client, authorization: string) {
  const { id: projectId } = await createProject(client, { name: "agents" });
  const listening = await freePort();
  const { session, routes } = await createSandbox(client, { projectId, name: "box", ports: [listening] });
  const { host, hostname } = new URL(routes[0]?.url ?? "");
  const answer = `["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade", "Set-Cookie: a=1; Path=/", "X-Got: " + JSON.stringify(q.headers), "", ""].join("\\r\\n")`;
  const server = `require("http").createServer().on("upgrade", (q, socket) => socket.end(${answer})).listen(${listening}, "127.0.0.1", () => console.log("up"))`;
  const input = { sessionId: session.id, command: "node", args: ["-e", server] };
  const { command } = await runSessionCommand(client, input);
  for await (const _ of getSessionCommandLogs(client, { sessionId: session.id, cmdId: command.id })) break;
  const asking = ask(`${url}/_emulator/at/${hostname}/socket`, {
    headers: { connection: "Upgrade", upgrade: "websocket", authorization },
  });
  // Arguments of the event, by Node's description.
  const [joined, socket] = (await once(asking.end(), "upgrade")) as [IncomingMessage, Socket];
  socket.destroy();
  return { host, headers: JSON.parse(String(joined.headers["x-got"])), cookies: joined.headers["set-cookie"] };
}

test("sites of two accounts open by path as their owners open them, with cookies of their own", async () => {
  const token = "of-bob-alone";
  const { client, emulator, open } = await begin({
    seed: { users: [{ username: "ann" }, { username: "bob", token }] },
  });
  const bob = clientOf(emulator, token);
  const { id } = await createDeployment(bob, {
    name: "theirs",
    target: "production",
    files: [{ file: "index.html", data: "of bob" }],
  });
  await emulator.clock.advance("5 seconds");
  const theirs = `${emulator.url}/_emulator/at/theirs.localhost/`;
  expect(await (await fetch(theirs)).text()).toBe("of bob");
  await expect(getDeployment(client, { idOrUrl: id })).rejects.toThrow(/not found|forbidden|not authorized/i);
  await updateProject(bob, { idOrName: "theirs", ssoProtection: { deploymentType: "all" } });
  expect((await fetch(theirs)).status).toBe(200);
  for (const authorization of [undefined, `Bearer ${emulator.token}`, `Bearer ${token}`]) {
    const headers = { "x-slipway-visitor": "stranger", ...(authorization === undefined ? {} : { authorization }) };
    expect([authorization, (await fetch(theirs, { headers })).status]).toEqual([authorization, 401]);
  }
  const [cookie = ""] = (await open("/code?set-cookie=a=1")).headers.getSetCookie();
  expect(cookie).toBe("a=1; Path=/_emulator/at/site.localhost/");
});

test("a site with a password asks for it by path, too", async () => {
  const { client, open } = await begin();
  await updateProject(client, { idOrName: "site", passwordProtection: { deploymentType: "all", password: "hush" } });
  expect((await open("/")).status).toBe(401);
});

test.each([
  "localhost",
  "127.0.0.1",
  "api.localhost",
  "api.vercel.com",
  "%31%32%37.0.0.1",
  "a@b",
  "",
  "vercel.app",
  "localhost:80",
])("by the path of %j nothing is reached", async (host) => {
  const { emulator } = await begin();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const answer = await fetch(`${emulator.url}/_emulator/at/${host}/v2/user`, { headers });
  expect([answer.status, answer.headers.get("x-vercel-error")]).toEqual([404, "NOT_FOUND"]);
});

test("a host of somebody else's that leads here reaches no site by path", async () => {
  const { emulator, client } = await begin();
  await createProject(client, { name: "other" });
  const { port } = new URL(emulator.url);
  const path = "/_emulator/at/site.localhost/";
  const status = await new Promise((resolve) => {
    const asking = ask({ host: "127.0.0.1", port, path, headers: { host: `rebound.test:${port}` } });
    asking.end().once("response", (answer) => resolve(answer.resume().statusCode));
  });
  expect(status).toBe(404);
});
