import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
  connect as tlsConnect,
} from "node:tls";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { portOf } from "../../../../../../test/port-of.ts";
import { createServices } from "../../../../test/create-services.ts";
import { makeCertificate } from "../../../../test/make-certificate.ts";
import { wayOutVariables } from "../../../isolation/environment.ts";
import { createWorld } from "../../world/world.ts";
import { outsidePart } from "../options.ts";
import { policyOf } from "../policy.ts";
import { sessionTable } from "../tables.ts";
import { mostConnections, serveWayOut } from "./way-out.ts";

type Input = Parameters<typeof policyOf>[1];

const certificate = makeCertificate(["a.test", "b.test", "other.test"]);
const trusted = getCACertificates("default");
beforeAll(() => setDefaultCACertificates([...trusted, certificate.ca]));
afterAll(() => setDefaultCACertificates(trusted));

async function startWayOut(policy: Input | undefined, patience = 2000) {
  const services = createServices();
  const { store, rows } = services;
  const seen: string[] = [];
  const origin = createHttpServer((incoming, outgoing) => {
    seen.push(`${incoming.headers.host}${incoming.url} ${incoming.headers.authorization ?? "-"}`);
    outgoing.setHeader("connection", "close").end(`origin of ${incoming.headers.host}`);
  });
  const plain = await portOf(origin);
  const secure = await portOf(
    createTlsServer({ cert: certificate.cert, key: certificate.key }, (socket) => origin.emit("connection", socket)),
  );
  const echo = await portOf(createServer((socket) => socket.on("error", () => {}).pipe(socket)));
  const reached: string[] = [];
  const upstream = await portOf(
    createHttpServer().on("connect", ({ url = "" }, socket) => {
      reached.push(url);
      const there = connect(url.endsWith(":443") ? secure : echo, "127.0.0.1").on("error", () => {});
      socket.on("error", () => {}).write("HTTP/1.1 200 OK\r\n\r\n");
      socket.pipe(there).pipe(socket);
    }),
  );
  const through: Record<string, string> = {};
  const own: number[] = [];
  Object.assign(services.part(outsidePart), {
    ports: () => own,
    through,
    answer: async (request: Request) => new Response(`emulator: ${request.url}`),
  });
  const sessionId = "sbx_1";
  const row = { id: sessionId, accountId: "a", projectId: "p", sandboxId: "s", sandboxName: "box", runtime: "node24" };
  const more = { region: "iad1", vcpus: 1, memory: 1, timeout: 1, startedAt: 0, sealedEnv: "" };
  store.attempt(() => {
    const networkPolicy = policy && policyOf(services, policy);
    rows(sessionTable).add({ ...row, ...more, status: "running", ...(networkPolicy ? { networkPolicy } : {}) });
  });
  const wayOut = serveWayOut(services, sessionId, { patience });
  onTestFinished(() => wayOut.close());
  const port = await portOf(createServer((socket) => wayOut.accept(socket)));

  function open(): Socket {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  }

  async function said(words: string | Buffer, socket = open()): Promise<string> {
    let all = "";
    socket.on("data", (piece) => {
      all += piece.toString("latin1");
    });
    socket.write(words);
    await new Promise((resolve) => socket.once("close", resolve));
    return all;
  }

  async function tunnel(authority: string): Promise<Socket> {
    const socket = open();
    socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    return socket;
  }

  async function securely(
    authority: string,
    { servername, host }: { servername?: string; host?: string } = {},
    ca?: string,
  ) {
    const [name = ""] = authority.split(":");
    const socket = tlsConnect({
      socket: await tunnel(authority),
      servername: servername ?? name,
      ...(ca ? { ca } : {}),
    });
    try {
      await once(socket, "secureConnect");
    } catch {
      return "no handshake";
    }
    return said(`GET /p HTTP/1.1\r\nHost: ${host ?? name}\r\nConnection: close\r\n\r\n`, socket as unknown as Socket);
  }

  function change(input: Input | undefined, status: "running" | "stopped" = "running"): void {
    store.attempt(() => {
      rows(sessionTable).change(sessionId, { status, ...(input ? { networkPolicy: policyOf(services, input) } : {}) });
    });
  }

  const world = createWorld(store);
  const record = (name: string, value: string) => world.setRecords({ name, type: "A", values: [value] });
  return {
    services,
    port,
    wayOut,
    plain,
    secure,
    echo,
    upstream,
    reached,
    through,
    own,
    seen,
    open,
    said,
    tunnel,
    securely,
    change,
    record,
  };
}

const get = (url: string, host = url.split("/")[2]) =>
  `GET ${url} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
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
  for (const each of [host, "localhost", "[::ffff:127.0.0.1]", "2130706433"]) {
    const words = [get(`http://${each}:${plain}/`), `CONNECT ${each}:${plain} HTTP/1.1\r\nHost: x\r\n\r\n`];
    for (const asked of words) expect(await said(asked)).toMatch(/^HTTP\/1\.1 403 .*network policy/s);
  }
  expect(seen).toEqual([]);
});

test("a range allows its addresses for whatever is said, and names that lead there, but never the emulator's own port", async () => {
  const { said, plain, echo, own, record, tunnel, securely, secure } = await startWayOut({ subnets: { allow: local } });
  record("rebound.test", "127.0.0.1");
  expect(await said(get(`http://127.0.0.1:${plain}/a`))).toContain(`origin of 127.0.0.1:${plain}`);
  expect(await said(get(`http://rebound.test:${plain}/a`))).toContain(`origin of rebound.test:${plain}`);
  expect(await securely(`127.0.0.1:${secure}`, { servername: "a.test" })).toContain("origin of 127.0.0.1");
  const socket = await tunnel(`localhost:${echo}`);
  socket.write("neither TLS nor HTTP");
  expect(String((await once(socket, "data"))[0])).toBe("neither TLS nor HTTP");
  own.push(plain);
  for (const host of ["127.0.0.1", "localhost", "rebound.test", "127.7.7.7", "[::ffff:127.0.0.1]", "0.0.0.0"])
    expect(await said(get(`http://${host}:${plain}/`))).toMatch(/^HTTP\/1\.1 403 /);
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
  ["a host beside another one", get("http://127.0.0.1/", "a.test"), /^HTTP\/1\.1 400 /],
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
  [
    "what controls the emulator",
    { allow: ["api.vercel.com"] },
    "http://api.vercel.com/%5femulator/state",
    / 403 .*path/s,
  ],
])("%s is answered as the policy says", async (_, policy, url, expected) => {
  const { said, securely, wayOut } = await startWayOut(policy);
  expect(await said(get(url))).toMatch(expected);
  const { hostname } = new URL(url);
  const isRefused = / 403 /.test(expected.source) && !url.includes("%5f");
  const encrypted = isRefused
    ? await said(`CONNECT ${hostname}:443 HTTP/1.1\r\nHost: x\r\n\r\n`)
    : await securely(`${hostname}:443`, {}, wayOut.certificate);
  expect(encrypted).toMatch(isRefused ? expected : /emulator: https:/);
});

test("headers that a rule adds are in requests as they arrive, encrypted or not, and in no answer of the API", async () => {
  const headers = { Authorization: "Bearer sealed" };
  const rule = { transform: [{ headers }], match: { method: ["GET"], path: { startsWith: "/p" } } };
  const { said, securely, seen, wayOut, plain, secure, record, services } = await startWayOut({
    allow: { "*.test": [rule], "answered.example": [{ response: { statusCode: 418, body: "short" } }] },
    subnets: { allow: local },
  });
  for (const name of ["a.test", "plain.test", "answered.example"]) record(name, "127.0.0.1");
  const authority = `a.test:${secure}`;
  expect(await securely(authority, { host: authority }, wayOut.certificate)).toContain("origin of a.test");
  await said(get(`http://plain.test:${plain}/p?q=1`).replace("Host", "authorization: own\r\nHost"));
  await said(get(`http://plain.test:${plain}/other`));
  expect(seen).toEqual([
    `${authority}/p Bearer sealed`,
    `plain.test:${plain}/p?q=1 Bearer sealed`,
    `plain.test:${plain}/other -`,
  ]);
  expect(await securely(authority, { host: "other.test" }, wayOut.certificate)).toMatch(/ 421 /);
  expect(await said(get("http://answered.example/"))).toMatch(/^HTTP\/1\.1 418 .*short/s);
  const kept = JSON.stringify(services.rows(sessionTable).get("sbx_1")?.networkPolicy);
  expect(kept).toContain('"headerNames":["Authorization"]');
  expect(kept).not.toContain("Bearer");
});

test("Node goes by it, as the variables of a sandbox say, with what it then has to trust", async () => {
  const { wayOut, port, plain, secure, record, seen } = await startWayOut({
    allow: { "site.vercel.app": [], "*.test": [{ transform: [{ headers: { authorization: "Bearer sealed" } }] }] },
    subnets: { allow: local },
  });
  record("a.test", "127.0.0.1");
  const folder = mkdtempSync(join(tmpdir(), "way-out-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "ca.pem"), wayOut.certificate);
  const urls = [
    "http://site.vercel.app/a",
    "https://site.vercel.app/b",
    `http://a.test:${plain}/`,
    `https://a.test:${secure}/`,
  ];
  const script = `for (const url of ${JSON.stringify([...urls, "https://other.vercel.app/"])})
    await fetch(url).then(async (answer) => console.log(await answer.text()), () => console.log("refused"))`;
  const env = { ...wayOutVariables(`http://127.0.0.1:${port}`), NODE_EXTRA_CA_CERTS: join(folder, "ca.pem") };
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], { env });
  const answered = ["emulator: http://site.vercel.app/a", "emulator: https://site.vercel.app/b"];
  const passed = [plain, secure].map((each) => `a.test:${each}`);
  expect(stdout.trim().split("\n")).toEqual([...answered, ...passed.map((each) => `origin of ${each}`), "refused"]);
  expect(seen).toEqual(passed.map((each) => `${each}/ Bearer sealed`));
});

test("as many connections as a sandbox may have are taken, and those that come then are closed", async () => {
  const { open, echo } = await startWayOut({ subnets: { allow: local } });
  const taken = async (): Promise<boolean> => {
    const socket = open();
    socket.write(`CONNECT 127.0.0.1:${echo} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [answer] = await Promise.race([once(socket, "data"), once(socket, "close")]);
    return String(answer).startsWith("HTTP/1.1 200 ");
  };
  const all = await Promise.all(Array.from({ length: mostConnections }, taken));
  expect(all).not.toContain(false);
  expect(await taken()).toBe(false);
});
