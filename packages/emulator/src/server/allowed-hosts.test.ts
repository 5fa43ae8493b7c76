import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { createProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { words } from "../../../../test/words.ts";
import { start } from "../../test/start.ts";
import type { EmulatorOptions } from "../index.ts";
import { allowHostProblem, hostRule, publicUrlProblem } from "./allowed-hosts.ts";

function askFor(url: string, host: string, path = "/v2/user", headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ host: hostname, port, path, headers: { host, ...headers } });
    asked.once("error", reject).once("response", (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    asked.end();
  });
}

const network: EmulatorOptions = {
  host: "0.0.0.0",
  allowHosts: ["emulator", "10.1.2.3", ".example.com"],
  baseDomain: "sites.test",
};

const asApi = ["emulator", "EMULATOR:4000", "10.1.2.3", "127.0.0.1", "localhost:4000", "[::1]", "api.sites.test"];
const asSite = ["site.sites.test", "example.com", "www.example.com", "site.localhost"];
const refused = words(`evil.test emulator.evil.test evilexample.com example.com.evil.test notsites.test
  localhost.evil.test 127.0.0.1.evil.test 192.168.0.7 0.0.0.0 emulator. api.vercel.com site.vercel.app`);
// With and without a need for a token.
const paths = ["/v2/user", "/openapi.json", "/_emulator/health", "/_emulator/clock", "/.well-known/jwks", "/v2/", "/"];

test("beyond the loopback it answers for the hosts of this machine, of the base domain and of the list", async () => {
  const { emulator } = await start(network);
  const headers = { authorization: `Bearer ${emulator.token}` };
  for (const host of asApi) {
    expect([host, (await askFor(emulator.url, host, "/v2/user", headers)).status]).toEqual([host, 200]);
  }
  for (const host of asSite) {
    const { status, body } = await askFor(emulator.url, host, "/", headers);
    expect([host, status, body]).toEqual([host, 404, expect.stringContaining("DEPLOYMENT_NOT_FOUND")]);
  }
});

test.each(refused)("beyond the loopback %s is refused before anything, even with the token", async (host) => {
  const { emulator } = await start(network);
  for (const path of paths) {
    const { status, body } = await askFor(emulator.url, host, path, { authorization: `Bearer ${emulator.token}` });
    expect([path, status, body]).toEqual([path, 403, expect.stringContaining(`--allow-host ${host}`)]);
    expect(body).not.toContain(emulator.token);
  }
  expect([emulator.requests, emulator.served]).toEqual([[], []]);
});

test("a request that names its host in its target, as for a proxy, or wants another protocol is judged by the same rule", async () => {
  const { hostname, port } = new URL((await start(network)).emulator.url);
  const websocket = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
  for (const head of [
    "GET http://evil.test/v2/user HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n",
    `GET / HTTP/1.1\r\nHost: evil.test\r\n${websocket}`,
  ]) {
    const socket = connect(Number(port), hostname);
    socket.write(`${head}\r\n`);
    const [first] = await Promise.race([
      text(socket).then((all) => [all]),
      new Promise<string[]>((resolve) => socket.once("data", (piece) => resolve([String(piece)]))),
    ]);
    socket.destroy();
    expect(first).toMatch(/^HTTP\/1\.1 403 /);
  }
});

test("a name of the list is the API's: no project takes it, so that no token goes to a site", async () => {
  const { emulator, client } = await start({ ...network, allowHosts: ["emulator.ci.test"] });
  await createProject(client, { name: "site" });
  const added = await fetch(`${emulator.url}/v10/projects/site/domains`, {
    method: "POST",
    headers: { authorization: `Bearer ${emulator.token}` },
    body: JSON.stringify({ name: "emulator.ci.test" }),
  });
  expect(added.status).toBeGreaterThanOrEqual(400);
});

test.each(["https://evil.test", "null", "http://emulator.evil.test"])(
  "a page of %s reads nothing, whatever host it asks for",
  async (origin) => {
    const { emulator } = await start(network);
    for (const path of ["/_emulator/health", "/v2/user", "/openapi.json"]) {
      const answer = await fetch(`${emulator.url}${path}`, { headers: { origin } });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  },
);

test.each([undefined, "", "Bearer ", "Bearer wrong", "Bearer emulator_000000", "Basic ZW11bGF0b3I6eA=="])(
  "a caller from the network with the authorization %j gets in nowhere",
  async (authorization) => {
    const { emulator } = await start(network);
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    for (const path of ["/v2/user", "/v9/projects", "/_emulator/clock", "/_emulator/requests", "/_emulator/export"]) {
      const { status, body } = await askFor(emulator.url, "emulator", path, headers);
      expect([path, status]).toEqual([path, expect.toSatisfy((each: number) => each === 401 || each === 403)]);
      expect(body).not.toContain(emulator.token);
    }
  },
);

test("the emulator's URL is reachable, or is the public one, whose host is the API's and answered for", async () => {
  expect((await start({ host: "0.0.0.0" })).emulator.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const { emulator: named } = await start({ host: "0.0.0.0", publicUrl: "https://emulator.test/" });
  expect([named.url, named.origin("site")]).toEqual(["https://emulator.test", "https://site.localhost"]);
  const rule = hostRule({
    host: "0.0.0.0",
    publicUrl: "https://emulator.test",
    baseDomain: "localhost",
    allowHosts: [],
  });
  expect([rule("emulator.test"), rule("www.emulator.test")]).toEqual([true, false]);
});

test("any host is answered for on the loopback, as sites of any name are", () => {
  expect(hostRule({ host: "127.0.0.1", baseDomain: "localhost", allowHosts: [] })("www.example.com")).toBe(true);
});

test("DNS and the proxy, which take no token, stay on the loopback", async () => {
  const { emulator } = await start({ host: "0.0.0.0", dnsPort: 0, proxy: true });
  expect([emulator.dnsServer, emulator.proxy?.url]).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:/),
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:/),
  ]);
});

test.each([
  ["emulator", true],
  ["10.1.2.3", true],
  ["[fd00::1]", true],
  [".example.com", true],
  ["", false],
  [".", false],
  ["*", false],
  ["*.example.com", false],
  ["emulator:4000", false],
  ["http://emulator", false],
])("%j in the list: %j", (name, may) => {
  expect(allowHostProblem(name) === undefined).toBe(may);
});

test.each([
  ["http://emulator.test:4000", true],
  ["https://emulator.test/", true],
  ["emulator.test", false],
  ["ftp://emulator.test", false],
  ["http://emulator.test/api", false],
  ["http://user:secret@emulator.test", false],
  ["http://emulator.test/?a", false],
])("%j as the public URL: %j", (url, may) => {
  expect(publicUrlProblem(url) === undefined).toBe(may);
});
