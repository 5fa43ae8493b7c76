import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Client, createClient } from "@slipway/core";
import { deleteDeployment } from "@slipway/deployments";
import { getRuntimeLogs, type RuntimeLog } from "@slipway/logs";
import { createProject } from "@slipway/projects";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { deployBuilt, type Started, start, visit } from "../../../test/start.ts";
import { callUnlisted } from "../../../test/unlisted.ts";
import type { Operations } from "../../generated/unlisted/logs/contract.ts";
import type { EmulatorOptions } from "../../index.ts";

interface Site extends Started {
  readonly projectId: string;
  readonly deploymentId: string;
}

async function deployed(options?: EmulatorOptions): Promise<Site> {
  const started = await start(options);
  const files = [
    { file: "index.html", data: "home" },
    { file: "vercel.json", data: '{"redirects":[{"source":"/old","destination":"/"}]}' },
  ];
  const { id, projectId } = await deployBuilt(started.emulator, started.client, {
    name: "site",
    target: "production",
    files,
  });
  return { ...started, projectId: projectId ?? "", deploymentId: id };
}

const linesOf = (client: Client, { projectId, deploymentId }: Pick<Site, "projectId" | "deploymentId">) =>
  getRuntimeLogs(client, { projectId, deploymentId })[Symbol.asyncIterator]();

async function take(lines: AsyncIterator<RuntimeLog>, count: number): Promise<RuntimeLog[]> {
  const taken: RuntimeLog[] = [];
  while (taken.length < count) {
    const { value, done } = await lines.next();
    if (done) throw new Error(`There were no more than ${taken.length} lines`);
    taken.push(value);
  }
  return taken;
}

type Input = Operations["listRequestLogs"]["input"];
// The emulator itself validates the response by the contract.
const requestLogs = async (client: Client, input: Input) =>
  (await callUnlisted(client, "listRequestLogs", input)) as Operations["listRequestLogs"]["output"];

test("a request that a deployment has answered is a line, with what became of it", async () => {
  const site = await deployed();
  const { emulator, client } = site;
  const answers = [
    await visit(emulator, "site.localhost", "/?t=1"),
    await visit(emulator, "site.localhost", "/old", { redirect: "manual" }),
    await visit(emulator, "site.localhost", "/nowhere"),
    await visit(emulator, "other.localhost"),
  ];
  const lines = await take(linesOf(client, site), 3);
  const common = {
    domain: "site.localhost",
    messageTruncated: false,
    requestMethod: "GET",
    source: "request",
    timestampInMs: emulator.clock.now(),
  };
  const ids = answers.map(({ headers }) => headers.get("x-vercel-id"));
  expect(lines).toEqual([
    {
      ...common,
      rowId: ids[0],
      level: "info",
      message: "[GET] / status=200 (file)",
      requestPath: "/",
      responseStatusCode: 200,
    },
    {
      ...common,
      rowId: ids[1],
      level: "info",
      message: "[GET] /old status=308 (redirect)",
      requestPath: "/old",
      responseStatusCode: 308,
    },
    {
      ...common,
      rowId: ids[2],
      level: "warning",
      message: "[GET] /nowhere status=404 (not-found)",
      requestPath: "/nowhere",
      responseStatusCode: 404,
    },
  ]);
  expect(new Set(ids).size).toBe(4);
});

test("an error thrown by a user's code is a log line, cut where it is long, without a token", async () => {
  const site = await deployed();
  const { emulator, client } = site;
  vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  emulator.serve("site", ({ url }) => {
    if (url.endsWith("/long")) throw "x".repeat(5000);
    if (url.endsWith("/told")) throw new Error(`the token is ${emulator.token}`);
    return new Response("made", { status: 503 });
  });
  for (const path of ["/told", "/long", "/made"]) await visit(emulator, "site.localhost", path);
  const [told, long, made] = await take(linesOf(client, site), 3);
  expect(told).toMatchObject({
    level: "error",
    source: "serverless",
    responseStatusCode: 500,
    messageTruncated: false,
  });
  expect(told?.message).toMatch(/^Error: the token is \*\n/);
  expect([long?.message, long?.messageTruncated]).toEqual(["x".repeat(4096), true]);
  expect(made).toMatchObject({ level: "error", source: "serverless", message: "[GET] /made status=503 (handler)" });
});

test("a connection that is cut is a line without a status", async () => {
  const site = await deployed();
  site.emulator.faults.add({ scope: "served", drop: "after" });
  await expect(visit(site.emulator, "site.localhost")).rejects.toThrow();
  const [cut] = await take(linesOf(site.client, site), 1);
  expect(cut).toMatchObject({ level: "error", responseStatusCode: 0, message: "[GET] / connection cut (file)" });
});

test("lines are followed as they come, until the deployment is deleted", async () => {
  const site = await deployed();
  const lines = linesOf(site.client, site);
  const first = lines.next();
  await visit(site.emulator, "site.localhost", "/first");
  expect((await first).value).toMatchObject({ requestPath: "/first" });
  const second = lines.next();
  await visit(site.emulator, "site.localhost", "/second");
  expect((await second).value).toMatchObject({ requestPath: "/second" });
  const end = lines.next();
  await deleteDeployment(site.client, { id: site.deploymentId });
  expect((await end).done).toBe(true);
  await expect(linesOf(site.client, site).next()).rejects.toMatchObject({ status: 404 });
});

test("a deployment that goes while its lines are read ends them", async () => {
  const site = await deployed();
  const { url: baseUrl, token, fetch } = site.emulator;
  const lines = linesOf(createClient({ baseUrl, token, fetch, retry: false, allowInsecure: true }), site);
  for (let count = 0; count < 10; count++) await visit(site.emulator, "site.localhost");
  await take(lines, 1);
  await deleteDeployment(site.client, { id: site.deploymentId });
  await expect(take(lines, 10)).rejects.toThrow("There were no more");
});

test("a reader that follows the log of a site without visitors is answered, and waits for its lines", async () => {
  const { client, projectId, deploymentId } = await deployed();
  const stop = new AbortController();
  const logs = getRuntimeLogs(client, { projectId, deploymentId }, { signal: stop.signal });
  expect((await logs.withResponse()).response.headers.get("content-type")).toBe("application/stream+json");
  stop.abort();
});

test("a deployment is asked for with the project that it is of", async () => {
  const site = await deployed();
  const { id: projectId } = await createProject(site.client, { name: "other" });
  await expect(linesOf(site.client, { ...site, projectId }).next()).rejects.toMatchObject({ status: 404 });
});

test("a reader who is too slow for what is kept is cut off, and gets nothing with a hole in it", async () => {
  const site = await deployed();
  const { url: baseUrl, token, fetch } = site.emulator;
  // Without a socket, which would hold lines for the reader.
  const lines = linesOf(createClient({ baseUrl, token, fetch, retry: false, allowInsecure: true }), site);
  const paths: string[] = [];
  const read = async (count: number) => paths.push(...(await take(lines, count)).map(({ requestPath }) => requestPath));
  await visit(site.emulator, "site.localhost", "/0");
  await read(1);
  for (let count = 1; count < 1100; count++) await visit(site.emulator, "site.localhost", `/${count}`);
  await expect(read(1).then(() => read(1000))).rejects.toMatchObject({ name: "NetworkError" });
  expect(paths.length).toBeLessThan(10);
  expect(paths).toEqual(paths.map((_, index) => `/${index}`));
});

test("a site answers also while its lines cannot be written", async () => {
  const dataFolder = newFolder();
  const site = await deployed({ dataFolder });
  await visit(site.emulator, "site.localhost", "/before");
  const other = new DatabaseSync(join(dataFolder, "state.sqlite"));
  onTestFinished(() => other.close());
  other.exec("BEGIN EXCLUSIVE");
  const warned = once(process, "warning");
  expect(await (await visit(site.emulator, "site.localhost")).text()).toBe("home");
  expect(String((await warned)[0])).toContain("database is locked");
  other.exec("ROLLBACK");
  await visit(site.emulator, "site.localhost", "/after");
  const lines = await take(linesOf(site.client, site), 2);
  expect(lines.map(({ requestPath }) => requestPath)).toEqual(["/before", "/after"]);
});

test("a project's requests are listed by page, the newest first", async () => {
  const { emulator, client, projectId, deploymentId } = await deployed();
  for (let count = 0; count < 51; count++) {
    await visit(emulator, "site.localhost", `/${count}`);
    await emulator.clock.advance(1);
  }
  const first = await requestLogs(client, { projectId: "site", page: 0 });
  expect([first.rows.length, first.hasMoreRows]).toEqual([50, true]);
  expect(first.rows[0]).toEqual({
    requestId: expect.stringMatching(/^emu1::/),
    timestamp: emulator.clock.now() - 1,
    deploymentId,
    domain: "site.localhost",
    requestMethod: "GET",
    requestPath: "/50",
    statusCode: 404,
    environment: "production",
    logs: [{ level: "warning", message: "[GET] /50 status=404 (not-found)", messageTruncated: false }],
    events: [{ source: "static" }],
  });
  const second = await requestLogs(client, { projectId, page: 1 });
  expect([second.rows.map(({ requestPath }) => requestPath), second.hasMoreRows]).toEqual([["/0"], false]);
});

test("request logs are filtered by each parameter", async () => {
  const { emulator, client, projectId, deploymentId } = await deployed();
  const from = { githubCommitRef: "next" };
  const files = [{ file: "index.html", data: "next" }];
  const preview = await deployBuilt(emulator, client, { name: "site", files, meta: from });
  emulator.serve("site", () => new Response("", { status: 502 }));
  await visit(emulator, "site.localhost", "/");
  await visit(emulator, "site.localhost", "/made");
  await emulator.clock.advance(1000);
  await visit(emulator, preview.url ?? "", "/");
  const now = emulator.clock.now();
  const [shown, made, home] = (await requestLogs(client, { projectId })).rows.map(({ requestId }) => requestId);
  const found = async (filter: Partial<Input>) => {
    return (await requestLogs(client, { projectId, ...filter })).rows.map(({ requestId }) => requestId);
  };
  expect(await found({ deploymentId })).toEqual([made, home]);
  expect(await found({ deploymentId: preview.url ?? "" })).toEqual([shown]);
  expect(await found({ environment: "preview" })).toEqual([shown]);
  expect(await found({ branch: "next" })).toEqual([shown]);
  expect(await found({ level: "warning,error" })).toEqual([made]);
  expect(await found({ source: "serverless" })).toEqual([made]);
  expect(await found({ statusCode: "2xx" })).toEqual([shown, home]);
  expect(await found({ statusCode: "404,502" })).toEqual([made]);
  expect(await found({ search: "MADE" })).toEqual([made]);
  expect(await found({ requestId: home ?? "" })).toEqual([home]);
  expect(await found({ startDate: now })).toEqual([shown]);
  expect(await found({ endDate: now - 1 })).toEqual([made, home]);
  expect(await found({ endDate: now + 86_400_000 })).toEqual([shown]);
  await expect(requestLogs(client, { projectId, ownerId: "team_other" })).rejects.toMatchObject({ status: 404 });
});
