import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createNetServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { undiciFetch } from "@slipway/core/undici";
import { createDeployment } from "@slipway/deployments";
import { addProjectDomain } from "@slipway/projects";
import { getUser } from "@slipway/user";
import * as undici from "undici";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createClient } from "../../packages/core/src/index.ts";
import { caught } from "../../packages/core/test/caught.ts";
import { createEmulator, type Emulator, type EmulatorOptions } from "../../packages/emulator/src/index.ts";
import { type Ended, run as runProgram } from "../interop/process.ts";
import { newFolder } from "../new-folder.ts";
import { listening, portOf } from "../port-of.ts";
import { makeCertificates } from "./certificates.ts";
import { startTls } from "./tls-api.ts";
import { allOf, answerTo, connectBy, say, secure } from "./tunnel.ts";

const token = "of-the-client";
const folder = newFolder(afterAll);
const authorityFile = join(folder, "authority.pem");
const seed = { users: [{ username: "ann" }], teams: [{ slug: "acme" }] };

/** A server of this machine that the emulator knows nothing of. */
const other = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const { host, authorization = "-", "proxy-authorization": ours = "-" } = headers;
  incoming.resume().on("end", () => outgoing.end(`${method} ${host} ${url} ${authorization} ${ours}`));
});
let elsewhere: string;
let emulator: Emulator;
beforeAll(async () => {
  elsewhere = `127.0.0.1:${await listening(other)}`;
  emulator = await createEmulator({ token, proxy: true, seed, clock: "manual" });
  writeFileSync(authorityFile, proxyOf(emulator).certificate);
});
afterAll(async () => {
  other.close();
  await emulator.close();
});

function proxyOf({ proxy }: Emulator): NonNullable<Emulator["proxy"]> {
  if (!proxy) throw new Error("The emulator has no proxy");
  return proxy;
}

async function passing(options: EmulatorOptions = {}): Promise<Emulator> {
  const made = await createEmulator({ token, proxy: { pass: true }, seed, ...options });
  onTestFinished(() => made.close());
  return made;
}

const run = (program: string, args: readonly string[], variables: Record<string, string>): Promise<Ended> =>
  runProgram(program, args, { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables } });

const inPython = `
import json, sys, urllib.request
asked = urllib.request.Request(sys.argv[1], method=sys.argv[2], data=sys.argv[3].encode() if len(sys.argv) > 3 else None)
asked.add_header("Authorization", "Bearer ${token}")
asked.add_header("Content-Type", "application/json")
try:
    print(urllib.request.urlopen(asked).read().decode(), end="")
except Exception as error:
    sys.exit(str(error))
`;

interface Program {
  readonly name: string;
  readonly trust: string;
  /** Message for a host that a proxy refuses. */
  readonly refused: RegExp;
  ask(method: string, url: string, body?: string, variables?: Record<string, string>): Promise<Ended>;
}

/** They get `HTTPS_PROXY`, and a file of whom to trust: nothing else. */
const programs: readonly Program[] = [
  {
    name: "curl",
    trust: "CURL_CA_BUNDLE",
    refused: /CONNECT tunnel failed, response 403|403 from proxy/,
    ask: (method, url, body, variables = usual("CURL_CA_BUNDLE")) => {
      const sent = body === undefined ? [] : ["--header", "Content-Type: application/json", "--data", body];
      const args = [
        "-sS",
        "--fail-with-body",
        "-X",
        method,
        "--header",
        `Authorization: Bearer ${token}`,
        ...sent,
        url,
      ];
      return run("curl", args, variables);
    },
  },
  {
    name: "python3",
    trust: "SSL_CERT_FILE",
    refused: /403 @slipway\/emulator refuses elsewhere\.invalid, .*--proxy-pass/,
    ask: (method, url, body, variables = usual("SSL_CERT_FILE")) =>
      run("python3", ["-c", inPython, url, method, ...(body === undefined ? [] : [body])], variables),
  },
];

function usual(trust: string): Record<string, string> {
  return { HTTPS_PROXY: proxyOf(emulator).url, http_proxy: proxyOf(emulator).url, [trust]: authorityFile };
}

const isThere = ({ name }: Program) => spawnSync(name, ["--version"]).status === 0;

test.each(programs.filter((program) => !isThere(program)))("absent: $name is not on this machine", (program) => {
  expect(isThere(program)).toBe(false);
});

describe.each(programs.filter(isThere))(
  "$name, by HTTPS_PROXY and a file of authorities",
  ({ ask, trust, refused }) => {
    test("is answered by the emulator at every address of the platform's", async () => {
      for (const address of ["https://api.vercel.com/v2/user", "https://vercel.com/api/v2/user"]) {
        const { code, stdout, stderr } = await ask("GET", address);
        expect([code, stderr]).toEqual([0, ""]);
        expect(JSON.parse(stdout)).toMatchObject({ user: { username: "ann" } });
      }
      const keys = await ask("GET", "https://oidc.vercel.com/.well-known/jwks");
      expect(JSON.parse(keys.stdout)).toHaveProperty("keys");
    });

    test("changes something, and the request log has it once", async () => {
      const before = emulator.requests.length;
      const name = `made-by-${trust.toLowerCase().replaceAll("_", "-")}`;
      const { stdout } = await ask("POST", "https://api.vercel.com/v11/projects", JSON.stringify({ name }));
      expect(JSON.parse(stdout)).toMatchObject({ name });
      expect(emulator.requests.slice(before)).toMatchObject([{ operation: "createProject", status: 200 }]);
    });

    test("sends what is large", async () => {
      const body = JSON.stringify({ name: "large", files: [{ file: "index.html", data: "x".repeat(100_000) }] });
      const { code, stdout } = await ask("POST", "https://api.vercel.com/v13/deployments", body);
      expect([code, JSON.parse(stdout)]).toMatchObject([0, { name: "large" }]);
    });

    test("is refused other hosts, before they are looked up", async () => {
      const { code, stderr, stdout } = await ask("GET", "https://elsewhere.invalid/");
      expect([code === 0, stdout]).toEqual([false, ""]);
      expect(stderr).toMatch(refused);
    });

    test("is refused what is not encrypted as well, with the status", async () => {
      const { code, stdout, stderr } = await ask("GET", "http://elsewhere.invalid/a");
      expect(code).not.toBe(0);
      expect(stdout + stderr).toContain("403");
    });

    test("does not believe anybody who has no certificate of that authority", async () => {
      const { code, stderr } = await ask("GET", "https://api.vercel.com/v2/user", undefined, {
        HTTPS_PROXY: proxyOf(emulator).url,
      });
      expect(code).not.toBe(0);
      expect(stderr).toMatch(/certificate/);
    });

    test("goes past NO_PROXY's names", async () => {
      const variables = { ...usual(trust), NO_PROXY: "127.0.0.1" };
      const { stdout } = await ask("GET", `http://${elsewhere}/a`, undefined, variables);
      expect(stdout).toBe(`GET ${elsewhere} /a Bearer ${token} -`);
    });
  },
);

test("a refused host is named, with what allows it, in the reason and in the body", async () => {
  const { head, socket } = await connectBy(proxyOf(emulator).url, "elsewhere.invalid:443");
  const sentence =
    "@slipway/emulator refuses elsewhere.invalid, which it does not answer for; --proxy-pass (proxy: { pass: true }) connects to such hosts";
  expect(head).toContain(`HTTP/1.1 403 ${sentence}\r\n`);
  expect(await text(socket)).toBe(`${sentence}\n`);
});

test("a client that would speak HTTP/2 is answered in HTTP/1.1", async () => {
  const { socket } = await connectBy(proxyOf(emulator).url, "api.vercel.com:443");
  const trust = { servername: "api.vercel.com", ca: proxyOf(emulator).certificate };
  const secured = await secure(socket, { ...trust, ALPNProtocols: ["h2", "http/1.1"] });
  expect(secured.alpnProtocol).toBe("http/1.1");
  const asked = `GET /v2/user HTTP/1.1\r\nHost: api.vercel.com\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
  expect(await answerTo(secured, asked)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test("undici and our client go through it, streams and planned faults and all", async () => {
  const { url, certificate } = proxyOf(emulator);
  const dispatcher = new undici.ProxyAgent({ uri: url, requestTls: { ca: certificate } });
  onTestFinished(() => dispatcher.destroy());
  const client = createClient({ token, fetch: undiciFetch(dispatcher), retry: false });
  expect(await getUser(client)).toMatchObject({ user: { username: "ann" } });
  emulator.faults.add({ operation: "getUser", drop: "midway" });
  expect(await caught(getUser(client))).toMatchObject({ name: "NetworkError" });
});

test("Node's own fetch is led there by its variables", async () => {
  const code = `const { status } = await fetch("https://api.vercel.com/v2/user", { headers: { authorization: "Bearer ${token}" } });
    console.log(status);`;
  const variables = {
    HTTPS_PROXY: proxyOf(emulator).url,
    NODE_EXTRA_CA_CERTS: authorityFile,
    NODE_USE_ENV_PROXY: "1",
  };
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", code], variables);
  expect(stdout).toBe("200\n");
});

describe("sites", () => {
  let client: ReturnType<typeof createClient>;
  let shop: Emulator;
  let dispatcher: undici.ProxyAgent;
  let host: string;
  beforeAll(async () => {
    const options = { listen: false, baseDomain: "sites.test", protection: false } as const;
    shop = await createEmulator({ token, proxy: true, seed, clock: "manual", ...options });
    client = createClient({ fetch: shop.fetch, token, team: "acme", retry: false });
    const files = [{ file: "index.html", data: "<h1>Hello</h1>" }];
    ({ url: host } = await createDeployment(client, { name: "shop", target: "production", files }));
    await shop.clock.advance("5 seconds");
    const { url, certificate } = proxyOf(shop);
    dispatcher = new undici.ProxyAgent({ uri: url, requestTls: { ca: certificate } });
  });
  afterAll(async () => {
    await dispatcher.destroy();
    await shop.close();
  });
  const visit = async (address: string) => {
    const { statusCode, body } = await undici.request(address, { dispatcher });
    return [statusCode, await body.text()];
  };

  test("are reached by their own names, encrypted and not, also of an emulator without a port", async () => {
    expect(host).toMatch(/\.sites\.test$/);
    for (const name of [host, "shop.sites.test", "shop.vercel.app"]) {
      expect(await visit(`https://${name}/`)).toEqual([200, "<h1>Hello</h1>"]);
      expect(await visit(`http://${name}/`)).toEqual([200, "<h1>Hello</h1>"]);
    }
    const curl = await run("curl", ["-sS", "http://shop.sites.test/"], { http_proxy: proxyOf(shop).url });
    if (programs.some((program) => program.name === "curl" && isThere(program))) expect(curl.stdout).toContain("Hello");
  });

  test("with names of a domain are reached once a project has it, and refused before", async () => {
    const refused = await caught(visit("https://www.shop.test/"));
    expect(String(refused)).toContain("403");
    await addProjectDomain(client, { idOrName: "shop", name: "www.shop.test" });
    expect(await visit("https://www.shop.test/")).toEqual([200, "<h1>Hello</h1>"]);
  });

  test("learn how they were asked for, and not what was for the proxy", async () => {
    shop.serve("shop", ({ url, headers }) => Response.json([url, headers.get("proxy-authorization")]));
    expect(await visit("https://shop.sites.test/a?b=c")).toEqual([200, '["https://shop.sites.test/a?b=c",null]']);
    const head = "Host: shop.sites.test\r\nProxy-Authorization: Basic eDp5\r\nConnection: close\r\n\r\n";
    const said = await text(say(proxyOf(shop).url, `GET http://shop.sites.test/a HTTP/1.1\r\n${head}`));
    expect(said).toContain('["http://shop.sites.test/a",null]');
  });
});

describe("with pass", () => {
  test("other hosts are reached, encrypted or not, and get no header for the proxy", async () => {
    const { url } = proxyOf(await passing());
    const certificates = await makeCertificates();
    await using api = await startTls(certificates, false);
    const requestTls = { ca: certificates.ca };
    const dispatcher = new undici.ProxyAgent({ uri: url, requestTls, token: "Basic eDp5" });
    onTestFinished(() => dispatcher.destroy());
    const secured = await undici.request(`${api.url}/v1/things/x`, { dispatcher });
    expect(await secured.body.json()).toEqual({ ok: true });
    const plain = await undici.request(`http://${elsewhere}/b`, { dispatcher });
    expect(await plain.body.text()).toBe(`GET ${elsewhere} /b - -`);
    const head = `Host: api.vercel.com\r\nProxy-Authorization: Basic eDp5\r\nConnection: close\r\n\r\n`;
    const said = await text(say(url, `GET http://${elsewhere}/c?d=e HTTP/1.1\r\n${head}`));
    expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(said).toContain(`GET ${elsewhere} /c?d=e - -`);
  });

  test("the platform's hosts are the emulator's all the same, by whatever port, and so are its sites", async () => {
    const { url } = proxyOf(await passing());
    for (const target of ["api.vercel.com:8443", "API.vercel.com.:22", "site.vercel.app:8443"]) {
      expect((await connectBy(url, target)).head).toMatch(/^HTTP\/1\.1 403 .* on the ports 443 and 80 only\r\n/);
    }
    const head = `Host: api.vercel.com\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
    for (const [address, status] of [
      ["http://api.vercel.com/v2/user", 200],
      ["http://api.vercel.com:8080/v2/user", 403],
    ] as const) {
      expect(await text(say(url, `GET ${address} HTTP/1.1\r\n${head}`))).toContain(`HTTP/1.1 ${status} `);
    }
  });

  test("a host that cannot be reached is named, with why", async () => {
    const { url } = proxyOf(await passing());
    const closed = createServer();
    const port = await listening(closed);
    await new Promise((resolve) => closed.close(resolve));
    const { head } = await connectBy(url, `127.0.0.1:${port}`);
    expect(head).toMatch(/^HTTP\/1\.1 502 @slipway\/emulator could not reach 127\.0\.0\.1:\d+: .*ECONNREFUSED/);
    const said = await text(say(url, `GET http://127.0.0.1:${port}/ HTTP/1.1\r\nHost: x\r\n\r\n`));
    expect(said).toMatch(/^HTTP\/1\.1 502 [\s\S]*ECONNREFUSED/);
  });

  test("an answer that nobody may hand on is a failure of that host, and of nothing else", async () => {
    const { url } = proxyOf(await passing());
    const odd = createNetServer((socket) => socket.end("HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n"));
    const port = await portOf(odd);
    const said = await text(say(url, `GET http://127.0.0.1:${port}/ HTTP/1.1\r\nHost: x\r\n\r\n`));
    expect(said).toMatch(/^HTTP\/1\.1 502 /);
    expect((await connectBy(url, "api.vercel.com:443")).head).toContain(" 200 ");
  });
});

describe("attacks on the proxy", () => {
  test.each([
    ["garbage", Buffer.from("16030100ff010000fb0303", "hex"), /^HTTP\/1\.1 400 /],
    ["a huge head", `CONNECT api.vercel.com:443 HTTP/1.1\r\nX: ${"x".repeat(100_000)}\r\n\r\n`, /^HTTP\/1\.1 431 |^$/],
    ["a CONNECT without a port", "CONNECT api.vercel.com HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["a CONNECT to port 0", "CONNECT api.vercel.com:0 HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["a CONNECT to port 70000", "CONNECT api.vercel.com:70000 HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["a CONNECT to a user of a host", "CONNECT a@api.vercel.com:443 HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["a CONNECT to another port", "CONNECT api.vercel.com:22 HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 403 /],
    ["a request to the proxy itself", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 400 [\s\S]*HTTPS_PROXY/],
    ["an address of no host", "GET http:///a HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 400 /],
  ])("%s is refused, and others are answered", async (_, words, expected) => {
    const { url } = proxyOf(emulator);
    expect(await allOf(say(url, words))).toMatch(expected);
    expect((await connectBy(url, "api.vercel.com:443")).head).toContain(" 200 ");
  });

  test("a tunnel answers for its host only: in its first words, and in every request", async () => {
    const { url, certificate: ca } = proxyOf(emulator);
    const wrong = await connectBy(url, "api.vercel.com:443");
    expect(await caught(secure(wrong.socket, { ca, servername: "vercel.com" }))).toMatchObject({ code: "ECONNRESET" });
    const unnamed = await connectBy(url, "api.vercel.com:443");
    const secured = await secure(unnamed.socket, { ca, checkServerIdentity: () => undefined });
    expect(secured.getPeerCertificate().subjectaltname).toBe("DNS:api.vercel.com");
    for (const request of [
      "GET /v2/user HTTP/1.1\r\nHost: other.test",
      "GET http://other.test/ HTTP/1.1\r\nHost: api.vercel.com",
    ]) {
      const { socket } = await connectBy(url, "api.vercel.com:443");
      const tunnel = await secure(socket, { ca, servername: "api.vercel.com" });
      expect(await answerTo(tunnel, `${request}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 421 /);
    }
  });

  test("a tunnel within a tunnel is none", async () => {
    const { url, certificate: ca } = proxyOf(emulator);
    const { socket } = await connectBy(url, "api.vercel.com:443");
    const tunnel = await secure(socket, { ca, servername: "api.vercel.com" });
    const said = await answerTo(tunnel, "CONNECT vercel.com:443 HTTP/1.1\r\nHost: vercel.com:443\r\n\r\n");
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("garbage in a tunnel ends the tunnel", async () => {
    const { socket } = await connectBy(proxyOf(emulator).url, "api.vercel.com:443");
    socket.resume().write("GET / HTTP/1.1\r\n\r\n");
    await expect(once(socket, "close")).resolves.toBeDefined();
  });

  test("bytes that came together with the CONNECT are read as well", async () => {
    const head = "CONNECT site.localhost:80 HTTP/1.1\r\nHost: site.localhost:80\r\n\r\n";
    const request = "GET / HTTP/1.1\r\nHost: site.localhost\r\nConnection: close\r\n\r\n";
    const said = await text(say(proxyOf(emulator).url, head + request));
    expect(said).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 404 /);
  });
});

test("the proxy's authority survives a reset, as the token does", async () => {
  const again = await passing();
  const { url, certificate: ca } = proxyOf(again);
  await again.reset();
  expect(proxyOf(again)).toEqual({ url, certificate: ca });
  const { socket } = await connectBy(url, "api.vercel.com:443");
  await secure(socket, { ca, servername: "api.vercel.com" });
});

test("the proxy's certificates are valid today, even if the emulator's clock is years ahead", async () => {
  const data = join(folder, "ahead");
  const before = await createEmulator({ dataFolder: data, clock: "manual" });
  await before.clock.advance("300 days");
  await before.close();
  const ahead = await passing({ dataFolder: data, clock: "manual" });
  const { url, certificate: ca } = proxyOf(ahead);
  const { socket } = await connectBy(url, "api.vercel.com:443");
  await expect(secure(socket, { ca, servername: "api.vercel.com" })).resolves.toBeDefined();
});

test("closing the emulator closes the proxy, with all its tunnels", async () => {
  const closing = await createEmulator({ proxy: { pass: true } });
  const { url, certificate: ca } = proxyOf(closing);
  const silent = createNetServer();
  const port = await portOf(silent);
  const [begun, tunnel, passed] = await Promise.all([
    connectBy(url, "api.vercel.com:443"),
    connectBy(url, "api.vercel.com:443").then(({ socket }) => secure(socket, { ca, servername: "api.vercel.com" })),
    connectBy(url, `127.0.0.1:${port}`),
  ]);
  const ended = [begun.socket, tunnel, passed.socket].map((socket) => allOf(socket));
  await closing.close();
  await Promise.all(ended);
  expect(await caught(connectBy(url, "api.vercel.com:443"))).toMatchObject({ code: "ECONNREFUSED" });
});

test("the proxy does not run unless it is asked for", async () => {
  await using without = await createEmulator({ listen: false });
  expect(without.proxy).toBeUndefined();
});
