import { once } from "node:events";
import type { Socket } from "node:net";
import { connect as tlsConnect } from "node:tls";
import { expect, test } from "vitest";
import { get, type Input, startWayOut, trustOrigins } from "../../../../test/start-way-out.ts";
import { maxConnections } from "./way-out.ts";

trustOrigins();

const local = ["127.0.0.0/8"];

test.each<[string, Input | undefined, string]>([
  ["no policy", undefined, "127.0.0.1"],
  ["allow-all", { mode: "allow-all" }, "127.0.0.1"],
  ["every domain", { allow: ["*"] }, "127.0.0.1"],
  ["the name as a domain", { allow: ["rebound.test"] }, "rebound.test"],
  ["another range", { allow: ["rebound.test"], subnets: { allow: ["10.0.0.0/8"] } }, "127.0.0.1"],
  ["its range, and a denied one in it", { subnets: { allow: local, deny: ["127.0.0.1/32"] } }, "127.0.0.1"],
  ["deny-all with its range", { mode: "deny-all", allowedCIDRs: local }, "127.0.0.1"],
  ["the metadata's range alone", { subnets: { allow: ["169.254.0.0/16"] } }, "127.0.0.1"],
])("by %s, nothing of this machine is reached", async (_, policy, host) => {
  const { said, plain, record, seen } = await startWayOut(policy);
  record("rebound.test", "127.0.0.1");
  // By some of these names a sandbox means itself, where nothing listens at that port.
  for (const each of [host, "localhost", "a.localhost", "[::ffff:127.0.0.1]", "0.0.0.0", "[::1]", "2130706433"]) {
    const words = [get(`http://${each}:${plain}/`), `CONNECT ${each}:${plain} HTTP/1.1\r\nHost: x\r\n\r\n`];
    for (const asked of words) expect(await said(asked)).toMatch(/^HTTP\/1\.1 (403 .*network policy|502 )/s);
  }
  expect(seen).toEqual([]);
});

test("a range allows its addresses for whatever is said, and names that lead there, but never the emulator's own port", async () => {
  const { said, plain, echo, own, record, tunnel, securely, secure } = await startWayOut({ subnets: { allow: local } });
  record("rebound.test", "127.0.0.1");
  expect(await said(get(`http://127.0.0.1:${plain}/a`))).toContain(`origin of 127.0.0.1:${plain}`);
  expect(await said(get(`http://rebound.test:${plain}/a`))).toContain(`origin of rebound.test:${plain}`);
  expect(await securely(`127.0.0.1:${secure}`, { servername: "a.test" })).toContain("origin of 127.0.0.1");
  const socket = await tunnel(`rebound.test:${echo}`);
  socket.write("neither TLS nor HTTP");
  expect(String((await once(socket, "data"))[0])).toBe("neither TLS nor HTTP");
  own.push(plain);
  for (const host of ["127.0.0.1", "localhost", "rebound.test", "127.7.7.7", "[::ffff:127.0.0.1]", "0.0.0.0"])
    expect(await said(get(`http://${host}:${plain}/`))).toMatch(/^HTTP\/1\.1 (403|502) /);
  expect(await said(get(`http://localhost:3000/a`))).toContain("inside of localhost:3000");
});

test.each<[Input, string, { servername?: string; host?: string }, string]>([
  [{ allow: ["a.test"] }, "a.test:443", {}, "origin of a.test"],
  [{ allow: ["*.test"] }, "a.test:443", {}, "origin of a.test"],
  [{ mode: "allow-all" }, "a.test:443", { servername: "b.test" }, "origin of a.test"],
  [{ allow: ["a.test"] }, "a.test:443", { servername: "b.test" }, "no handshake"],
  [{ allow: ["a.test"] }, "a.test:443", { servername: "" }, "no handshake"],
  [{ allow: ["a.test", "b.test"] }, "a.test:443", { servername: "b.test" }, "no handshake"],
])("by %j, %s with %j is %s", async (policy, authority, hello, expected) => {
  const { securely, through, upstream } = await startWayOut(policy);
  Object.assign(through, { https_proxy: `http://127.0.0.1:${upstream}` });
  expect(await securely(authority, hello)).toContain(expected);
});

test.each<[Input, string]>([
  [{ allow: ["b.test"] }, "a.test:443"],
  [{ allow: ["*.a.test"] }, "a.test:443"],
  [{ allow: [] }, "a.test:443"],
  [{ mode: "deny-all" }, "a.test:443"],
  [{ mode: "default-deny", allowedDomains: ["b.test"] }, "a.test:443"],
  [{ allow: ["a.test"], subnets: { deny: ["10.0.0.0/8"] } }, "169.254.169.254:80"],
  [{ mode: "allow-all" }, "169.254.169.254:80"],
  [{ mode: "allow-all" }, "[fd00:ec2::254]:80"],
  [{ mode: "allow-all" }, "[64:ff9b::a9fe:a9fe]:80"],
  [{ mode: "allow-all" }, "[2002:7f00:1::]:80"],
  [{ mode: "allow-all" }, "10.0.0.1:22"],
  [{ mode: "allow-all" }, "100.100.100.200:80"],
])("by %j, %s is refused before anything is connected", async (policy, authority) => {
  const { said, through, upstream, reached } = await startWayOut(policy);
  Object.assign(through, { all_proxy: `http://127.0.0.1:${upstream}` });
  expect(await said(`CONNECT ${authority} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
  expect(reached).toEqual([]);
});

test.each([
  ["words of another protocol", "SSH-2.0-client\r\n"],
  ["the beginning of TLS", Buffer.from("16030100", "hex")],
  ["nothing", ""],
])("where a domain alone allows a connection, %s in it ends it", async (_, words) => {
  const { tunnel, said, through, upstream } = await startWayOut({ allow: ["a.test"] }, 200);
  Object.assign(through, { https_proxy: `http://127.0.0.1:${upstream}` });
  expect(await said(words, await tunnel("a.test:22"))).toBe("");
});

test("a request for a domain that is allowed goes by a tunnel, too, and no other host is reached by it", async () => {
  const { tunnel, said, record, plain } = await startWayOut({ allow: ["a.test"], subnets: { allow: local } });
  record("a.test", "127.0.0.1");
  const asked = (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect(await said(asked(`a.test:${plain}`), await tunnel(`a.test:${plain}`))).toContain("origin of a.test");
});

test.each<[string, string, RegExp]>([
  ["garbage", "\0\u0001\u0002\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["a head that does not end", "GET http://a.test/ HT", /^HTTP\/1\.1 408 /],
  [
    "a head that is too large",
    `GET http://a.test/ HTTP/1.1\r\nHost: a.test\r\nX: ${"x".repeat(70_000)}`,
    /^HTTP\/1\.1 431 /,
  ],
  ["a path without a host", "GET / HTTP/1.1\r\nHost: a.test\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["two hosts", "GET http://127.0.0.1/ HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: a.test\r\n\r\n", /^HTTP\/1\.1 400 /],
  [
    "two lengths",
    "POST http://127.0.0.1/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    /^HTTP\/1\.1 400 /,
  ],
  ["CONNECT to no port", "CONNECT a.test HTTP/1.1\r\nHost: a.test\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["CONNECT to a URL", "CONNECT http://a.test:443/ HTTP/1.1\r\nHost: a.test\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["another scheme", get("ftp://a.test/"), /^HTTP\/1\.1 400 /],
  ["SOCKS", "\u0005\u0001\0", /^HTTP\/1\.1 400 /],
])("%s is refused, and the next one is served", async (_, words, answer) => {
  const { said, plain } = await startWayOut({ subnets: { allow: local } }, 300);
  expect(await said(words)).toMatch(answer);
  expect(await said(get(`http://127.0.0.1:${plain}/`))).toContain("origin of");
});

test("a connection is for one request: what is sent behind it reaches no other host, and no more connections are made", {
  tags: "endurance",
}, async () => {
  const { said, plain, seen } = await startWayOut({ subnets: { allow: local } });
  const kept = `GET http://127.0.0.1:${plain}/one HTTP/1.1\r\nHost: 127.0.0.1:${plain}\r\n\r\n`;
  await said(kept + kept.repeat(500).replaceAll("/one", "/more"));
  expect(seen).toEqual([`127.0.0.1:${plain}/one -`]);
});

test("a policy that changes ends what it allows no more, leaves the rest, and ends all when the session does", async () => {
  const { tunnel, change, said, through, upstream } = await startWayOut({ allow: ["a.test", "b.test"] });
  Object.assign(through, { https_proxy: `http://127.0.0.1:${upstream}` });
  const begin = async (name: string): Promise<Socket> => {
    const socket = await tunnel(`${name}:443`);
    const secure = tlsConnect({ socket, servername: name });
    await once(
      secure.on("error", () => {}),
      "secureConnect",
    );
    return socket;
  };
  const [first, second] = [await begin("a.test"), await begin("b.test")];
  const gone = once(first, "close");
  change({ allow: ["b.test"] });
  await gone;
  expect([first.destroyed, second.destroyed]).toEqual([true, false]);
  expect(await said("CONNECT a.test:443 HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1\.1 403 /);
  const over = once(second, "close");
  change(undefined, "stopped");
  await over;
  expect(await said("CONNECT b.test:443 HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1\.1 403 .*denies all/);
});

test.each<[string, Input | undefined, string, RegExp]>([
  ["a site under allow-all", undefined, "http://site.localhost/p", /emulator: http:\/\/site\.localhost\/p/],
  ["a site by its public name", { allow: ["site.vercel.app"] }, "http://site.vercel.app/p", /emulator: /],
  ["a site by its name here", { allow: ["site.vercel.app"] }, "http://site.localhost/p", /emulator: /],
  ["another site", { allow: ["site.vercel.app"] }, "http://other.localhost/", / 403 .*does not allow this domain/s],
  ["the API under allow-all", undefined, "http://api.vercel.com/v2/user", / 403 .*does not name this host/s],
  ["the API under every domain", { allow: ["*", "*.vercel.com"] }, "http://api.vercel.com/v2/user", / 403 /],
  ["the API by its name here", { allow: ["api.vercel.com", "api.localhost"] }, "http://api.localhost/v2/user", / 403 /],
  [
    "the API that is named",
    { allow: ["api.vercel.com"] },
    "http://api.vercel.com/v2/user",
    /emulator: https:\/\/api\./,
  ],
])("%s is answered as the policy says", async (_, policy, url, expected) => {
  const { said, securely, wayOut } = await startWayOut(policy);
  expect(await said(get(url))).toMatch(expected);
  const { hostname } = new URL(url);
  const isRefused = / 403 /.test(expected.source);
  const encrypted = isRefused
    ? await said(`CONNECT ${hostname}:443 HTTP/1.1\r\nHost: x\r\n\r\n`)
    : await securely(`${hostname}:443`, {}, wayOut.certificate);
  expect(encrypted).toMatch(isRefused ? expected : /emulator: https:/);
});

test("connections up to the limit of a sandbox are accepted, and later ones are closed", async () => {
  const { open, echo } = await startWayOut({ subnets: { allow: local } });
  const taken = async (): Promise<boolean> => {
    const socket = open();
    socket.write(`CONNECT 127.0.0.1:${echo} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [answer] = await Promise.race([once(socket, "data"), once(socket, "close")]);
    return String(answer).startsWith("HTTP/1.1 200 ");
  };
  const all = await Promise.all(Array.from({ length: maxConnections }, taken));
  expect(all).not.toContain(false);
  expect(await taken()).toBe(false);
});
