// @module-tag endurance
import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { assignAlias, listDeploymentAliases } from "@slipway/aliases";
import { createClient } from "@slipway/core";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { createProject } from "@slipway/projects";
import { createSandbox, getSessionCommandLogs, runSessionCommand } from "@slipway/sandboxes";
import { expect, onTestFinished, test } from "vitest";
import { startProxy } from "../../../../test/network/proxy.ts";
import { portOf } from "../../../../test/port-of.ts";
import { freePort } from "../../test/free-port.ts";
import { prepareCommand } from "../../test/run-command.ts";
import { isThere, type Visitor, visitBy, visitors } from "../../test/visitors.ts";

const { runWith } = prepareCommand();
const nowhere = { HTTP_PROXY: "", http_proxy: "", HTTPS_PROXY: "", https_proxy: "", NO_PROXY: "", no_proxy: "" };

interface Around {
  readonly env: NodeJS.ProcessEnv;
  readonly url: string;
  readonly token: string;
}

async function around(variables: Readonly<Record<string, string>> = {}, ...options: string[]): Promise<Around> {
  const waits = "console.log(JSON.stringify(process.env)); setInterval(() => {}, 1000)";
  const child = runWith({ ...nowhere, ...variables }, ...options, "--", process.execPath, "-e", waits);
  let said = "";
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    said += piece;
    if (said.includes("\n")) break;
  }
  onTestFinished(async () => {
    // Its command ends with it; one that is killed would leave the command running.
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  });
  const env: NodeJS.ProcessEnv = JSON.parse(said);
  return { env, url: env.SLIPWAY_API_URL ?? "", token: env.SLIPWAY_TOKEN ?? "" };
}

async function deploySite({ url, token }: Around): Promise<void> {
  const config = { redirects: [{ source: "/old", destination: "/new.html" }] };
  await createDeployment(createClient({ baseUrl: url, token }), {
    name: "site",
    target: "production",
    files: [
      { file: "index.html", data: "<p>the page</p>" },
      { file: "new.html", data: "<p>where it moved</p>" },
      { file: "vercel.json", data: JSON.stringify(config) },
    ],
  });
  const init = { method: "POST", headers: { authorization: `Bearer ${token}` }, body: '{"duration":"5 seconds"}' };
  expect((await fetch(`${url}/_emulator/clock/advance`, init)).status).toBe(200);
}

async function servePort({ url, token }: Around): Promise<string> {
  const client = createClient({ baseUrl: url, token });
  const { id: projectId } = await createProject(client, { name: "agents" });
  const port = await freePort();
  const { session, routes } = await createSandbox(client, { projectId, name: "box", ports: [port] });
  const server = `require("http").createServer((q, a) => a.end("of the sandbox")).listen(${port}, "127.0.0.1", () => console.log("up"))`;
  const input = { sessionId: session.id, command: "node", args: ["-e", server] };
  const { command } = await runSessionCommand(client, input);
  for await (const _ of getSessionCommandLogs(client, { sessionId: session.id, cmdId: command.id })) break;
  return routes[0]?.url ?? "";
}

const there = visitors.filter(isThere);
/** Those that read proxies from variables: of Node's own clients none does by itself. */
const readers = there.filter(({ program }) => ["python3", "curl", "go"].includes(program));
const absent = visitors.filter((visitor) => !isThere(visitor));

test.each(absent)("absent: $name is not on this machine", (visitor) => {
  expect(isThere(visitor)).toBe(false);
});

/** All programs try the same at once: each would wait for itself. */
const each = (all: readonly Visitor[], tries: (visitor: Visitor) => Promise<void>) => Promise.all(all.map(tries));

test("each program around which an emulator runs opens a deployed page, what it redirects to, and a port of a sandbox, by their names", async () => {
  const begun = await around({}, "--sandboxes", "process", "--isolation", "none");
  await deploySite(begun);
  const { port } = new URL(begun.url);
  const [ofSandbox, other] = [await servePort(begun), new URL(await startOther())];
  await each(there, async (visitor) => {
    const opened = (url: string) => pageOf(visitor, url, begun.env);
    expect(await opened(`http://site.localhost:${port}/`)).toContain("the page");
    expect(await opened(`http://site.localhost:${port}/old`)).toContain("where it moved");
    if (visitor.withoutPort) expect(await opened("http://site.localhost/")).toContain("the page");
    expect(await opened(ofSandbox)).toContain("of the sandbox");
    for (const host of ["127.0.0.1", "localhost"])
      expect(await opened(`http://${host}:${other.port}/`)).toContain("of another server");
  });
});

async function pageOf(visitor: Visitor, url: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { status, page, errors } = await visitBy(visitor, url, env);
  expect([visitor.name, url, status, page === "" ? errors : ""]).toEqual([visitor.name, url, 0, ""]);
  return page;
}

async function startOther(): Promise<string> {
  const server = createServer((incoming, outgoing) => outgoing.end(`of another server: ${incoming.headers.host}`));
  return `http://localhost:${await portOf(server, "localhost")}`;
}

test("the origin that the API gives for a deployment and an alias opens as it is", async () => {
  const begun = await around({}, "--no-protection");
  await deploySite(begun);
  const client = createClient({ baseUrl: begun.url, token: begun.token });
  const { id, origin } = await getDeployment(client, { idOrUrl: "site.localhost" });
  const assigned = await assignAlias(client, { id, alias: "shop.vercel.app" });
  const { aliases } = await listDeploymentAliases(client, { id });
  const told = [origin, assigned.origin, ...aliases.map((alias) => alias.origin)];
  expect(new Set(told).size).toBeGreaterThan(1);
  const [visitor] = readers;
  for (const each of told) {
    expect(visitor && (await pageOf(visitor, `${each}/`, begun.env))).toContain("the page");
  }
});

test("a service of this machine that speaks no HTTP is reached as before", async () => {
  const { env } = await around();
  const server = createTcpServer((socket) => socket.end("of a database"));
  const port = await portOf(server, "localhost");
  const code = `require("node:net").connect(${port}, "localhost").pipe(process.stdout)`;
  const visitor: Visitor = { name: "net", program: process.execPath, withoutPort: true, command: () => ["-e", code] };
  expect(await pageOf(visitor, "", env)).toBe("of a database");
});

test.each(readers)("$name goes on through the proxy that the environment named, with its password", async (visitor) => {
  await using proxy = await startProxy("sesame");
  const named = proxy.url.replace("://", "://ann:sesame@");
  const begun = await around({ http_proxy: named, HTTPS_PROXY: named, NO_PROXY: ".internal.test,localhost" });
  await deploySite(begun);
  // Names that nobody has: the other proxy says so, having been asked.
  const asked = await Promise.all(
    ["http", "https"].map((scheme) => visitBy(visitor, `${scheme}://elsewhere.invalid/`, begun.env)),
  );
  expect(asked.map(({ errors }) => errors).join()).not.toMatch(/407/);
  expect([...proxy.tunnels].sort()).toEqual(["elsewhere.invalid:443", "elsewhere.invalid:80"]);
  expect(await pageOf(visitor, "http://site.localhost/", begun.env)).toContain("the page");
  await visitBy(visitor, "http://a.internal.test/", begun.env);
  await visitBy(visitor, "http://elsewhere.invalid:443/", begun.env);
  expect(proxy.tunnels.slice(2)).toEqual(["elsewhere.invalid:443"]);
});

test("--proxy-pass leads to hosts that the emulator does not answer for", async () => {
  await using proxy = await startProxy("sesame");
  const named = proxy.url.replace("://", "://ann:sesame@");
  const { env } = await around({ http_proxy: named, https_proxy: named, NO_PROXY: "a.internal.test" }, "--proxy-pass");
  await each(readers, async (visitor) => {
    for (const url of ["http://elsewhere.invalid/", "https://elsewhere.invalid/", "http://a.internal.test/"]) {
      expect((await visitBy(visitor, url, env)).errors, visitor.name).not.toMatch(/407/);
    }
    expect((await visitBy(visitor, "https://api.vercel.com/v2/user", env)).errors, visitor.name).toMatch(/403/);
  });
  const asked = readers.flatMap(() => ["elsewhere.invalid:443", "elsewhere.invalid:80"]);
  expect([...proxy.tunnels].sort()).toEqual(asked.sort());
});

test("a name without a server is not found, as without the emulator", async () => {
  const { env } = await around();
  await each(readers, async (visitor) => {
    const { status, page, errors } = await visitBy(visitor, `http://localhost:${await freePort()}/`, env);
    // No answer, which would be taken for one of that server's.
    expect([visitor.name, status === 0, page, errors]).toEqual([
      visitor.name,
      false,
      "",
      expect.not.stringContaining("502"),
    ]);
  });
});

test("--strict allows the emulator and this machine only", async () => {
  await using proxy = await startProxy();
  const other = await startOther();
  const outside = "elsewhere.invalid,api.vercel.com";
  const variables = { http_proxy: proxy.url, ALL_PROXY: proxy.url, all_proxy: proxy.url, NO_PROXY: outside };
  const begun = await around(variables, "--strict");
  await deploySite(begun);
  const refusing = there.filter(({ name }) => name !== "Chromium");
  await each(refusing, async (visitor) => {
    expect(await pageOf(visitor, "http://site.localhost/", begun.env)).toContain("the page");
    expect(await pageOf(visitor, other, begun.env)).toContain("of another server");
    for (const url of ["http://elsewhere.invalid/", "https://elsewhere.invalid/", "https://api.vercel.com/v2/user"]) {
      const { status, errors } = await visitBy(visitor, url, begun.env);
      expect([visitor.name, status === 0, errors]).toEqual([visitor.name, false, expect.stringMatching(/refuses|403/)]);
    }
  });
  expect(proxy.tunnels).toEqual([]);
});
