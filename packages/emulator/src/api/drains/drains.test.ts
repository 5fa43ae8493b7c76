import { createHash, createHmac } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { stageRedirects, updateRedirectVersion } from "@slipway/bulk-redirects";
import { createDeployment } from "@slipway/deployments";
import * as drains from "@slipway/drains";
import { LogRecord, TraceRecord } from "@slipway/drains/schemas";
import { stageProjectRoutes, updateProjectRouteVersion } from "@slipway/project-routes";
import { createProject } from "@slipway/projects";
import { updateAttackChallengeMode } from "@slipway/security";
import { listUserEvents } from "@slipway/user";
import * as v from "valibot";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { type Receiver, startReceiver } from "../../../test/receiver.ts";
import { deployBuilt, start, startTeams, visit, wholeBuild } from "../../../test/start.ts";
import { parametersOf } from "../../engine/http/query.ts";
import type { EmulatorOptions } from "../../index.ts";

const schemas = { log: { version: "v1" } };
const secret = "of-the-drain";

type Delivery = Extract<drains.DrainDeliveryInput, { type: "http" }>;
type More = Partial<Omit<drains.CreateDrainInput, "delivery">> & { readonly delivery?: Partial<Delivery> };

function http(endpoint: string, more: Partial<Delivery> = {}): Delivery {
  return { type: "http", encoding: "json", endpoint, headers: {}, secret, ...more };
}

function otlp(traces: string) {
  return { type: "otlphttp", encoding: "json", endpoint: { traces }, headers: { "x-team": "acme" }, secret } as const;
}

async function drained({ delivery, ...more }: More = {}, options: EmulatorOptions = {}, receiver?: Receiver) {
  const { emulator, client } = await start(options);
  const { url, received } = receiver ?? (await startReceiver());
  const files = [
    { file: "index.html", data: "home" },
    { file: "vercel.json", data: JSON.stringify({ redirects: [{ source: "/old", destination: "/" }] }) },
  ];
  const deploy = (target?: "production") =>
    createDeployment(client, { name: "site", files, ...(target && { target }) });
  const production = await deploy("production");
  await emulator.clock.advance(wholeBuild);
  const asked = { name: "logs", projects: "all", schemas, ...more } as const;
  const { id } = await drains.createDrain(client, { ...asked, delivery: http(url, delivery) });
  const preview = await deploy();
  await emulator.clock.advance(wholeBuild);
  const get = (path: string, host = "site.localhost") => visit(emulator, host, path, stranger);
  const records = async (): Promise<drains.LogRecord[]> => {
    await emulator.clock.advance("1 second");
    return (await Promise.all(received.map((each) => drains.verifyDrain<"log">(each, secret)))).flat();
  };
  return { emulator, client, id, received, production, preview, get, records };
}

const stranger = { headers: { "user-agent": "test", "x-slipway-visitor": "stranger" } };

test("a drain delivers each of eleven visits as it was served, signed", async () => {
  const { emulator, client, production, preview, get, records } = await drained();
  const { projectId, ownerId: teamId } = production;
  const redirects = [{ source: "/moved", destination: "/" }];
  const staged = await stageRedirects(client, { projectId, teamId, overwrite: true, redirects });
  await updateRedirectVersion(client, { projectId, id: staged.version.id, action: "promote" });
  const routes = [
    { id: "a", name: "leads", route: { src: "/rule", dest: "/", status: 308 } },
    { id: "b", name: "says", route: { src: "/gone", status: 410 } },
    { id: "c", name: "elsewhere", route: { src: "/far", dest: "https://example.com/" } },
  ];
  const { version } = await stageProjectRoutes(client, { projectId, overwrite: true, routes });
  await updateProjectRouteVersion(client, { projectId, id: version.id, action: "promote" });
  const paths = ["/", "/old", "/moved", "/nowhere", "/rule?a=1", "/gone", "/far", "/index.html?token=abc"];
  for (const path of paths) await get(path);
  await get("/", preview.url);
  const end = emulator.serve("site", () => new Response("mine", { status: 500 }));
  await get("/api");
  await end();
  await updateAttackChallengeMode(client, { projectId, attackModeEnabled: true });
  await get("/");
  const all = (await records()).filter(({ source }) => source !== "build");
  expect(all.map(({ deploymentId, proxy }) => ({ ...proxy, deploymentId }))).toMatchObject(
    emulator.served.map(({ at: timestamp, method, host, path, query, status: statusCode, deploymentId }) => {
      const search = new URLSearchParams(parametersOf(query)).toString();
      return { timestamp, method, host, path: search ? `${path}?${search}` : path, statusCode, deploymentId };
    }),
  );
  expect(all.map(({ source, level, statusCode }) => `${source} ${level} ${statusCode}`)).toEqual([
    ...["static info 200", "redirect info 308", "redirect info 307", "static warning 404", "redirect info 308"],
    ...[
      "static warning 410",
      "external error 502",
      "static info 200",
      "static warning 401",
      "lambda error 500",
      "firewall warning 429",
    ],
  ]);
  expect(all.map(({ environment }) => environment).filter((each) => each === "preview")).toHaveLength(1);
  for (const record of all) expect(v.is(LogRecord, record)).toBe(true);
  expect(new Set(all.map(({ id }) => id)).size).toBe(11);
  expect(JSON.stringify(all)).not.toContain("token=abc");
});

test("lines of builds are delivered, as json or lines, zipped where asked, with the owner's headers", async () => {
  const headers = { Authorization: "Basic abc", "X-Vercel-Signature": "mine" };
  const { received, preview } = await drained({ delivery: { encoding: "ndjson", compression: "gzip", headers } });
  const text = received.map(({ bytes }) => gunzipSync(bytes).toString()).join("");
  const records = await Array.fromAsync(drains.decodeDrain<"log">(text));
  expect(records.every((record) => v.is(LogRecord, record) && record.deploymentId === preview.id)).toBe(true);
  expect(records.map(({ message }) => message)).toEqual(expect.arrayContaining(["Build Completed"]));
  expect(records[0]).toMatchObject({ source: "build", projectName: "site", buildId: preview.id.replace("dpl", "bld") });
  for (const { headers: sent, bytes } of received)
    expect(sent).toMatchObject({
      authorization: "Basic abc",
      "content-encoding": "gzip",
      "content-type": "application/x-ndjson",
      "x-vercel-signature": createHmac("sha1", secret).update(bytes).digest("hex"),
    });
});

const only = (filter: object): More => ({
  // The contract types it in this way.
  filter: { version: "v2", filter: { type: "basic", ...filter } as drains.BasicDrainFilterInput },
});
const rate = (...rules: readonly (readonly [number, string?])[]): More => ({
  sampling: rules.map(([share, requestPath]) => ({
    type: "head_sampling",
    rate: share,
    ...(requestPath !== undefined && { requestPath }),
  })),
});

test.each<[string, More, Readonly<Record<string, number>>]>([
  ["all", {}, { static: 150, redirect: 100, lines: 1 }],
  ["one source", only({ log: { sources: ["redirect"] } }), { redirect: 100 }],
  ["builds", only({ log: { sources: ["build"] } }), { lines: 1 }],
  ["production", only({ deployment: { environments: ["production"] } }), { static: 100, redirect: 100 }],
  ["previews", only({ deployment: { environments: ["preview"] } }), { static: 50, lines: 1 }],
  ["another project", only({ project: { ids: ["prj_other"] } }), {}],
  ["ten of a hundred", rate([0.1]), { static: 15, redirect: 10, lines: 1 }],
  ["by path", rate([0.29, "/old"], [0, "/"]), { redirect: 29, lines: 1 }],
  ["what no rule fits", rate([0, "/old"]), { static: 150, lines: 1 }],
])("filters and sampling: %s", async (_, more, expected) => {
  const { get, preview, records } = await drained(more);
  // Kinds alternate, so that a sample has an equal number of each.
  for (const path of ["/", "/old"]) for (let count = 0; count < 100; count++) await get(path);
  for (let count = 0; count < 50; count++) await get("/", preview.url);
  const counts: Record<string, number> = {};
  for (const { source } of await records()) {
    if (source === "build") counts.lines = 1;
    else counts[source] = (counts[source] ?? 0) + 1;
  }
  expect(counts).toEqual(expected);
});

test("a delivery answered by 5xx is tried again, then the drain is errored until a delivery arrives", async () => {
  let status = 500;
  const receiver = await startReceiver((response) => response.writeHead(status).end());
  const webhooks = { retryAfter: [60_000] };
  const { emulator, client, id, get, received } = await drained(
    only({ log: { sources: ["static"] } }),
    { webhooks },
    receiver,
  );
  const state = async () => (await drains.getDrain(client, { id })).status;
  await get("/");
  await emulator.clock.advance("1 second");
  const { firstErrorTimestamp } = await drains.getDrain(client, { id });
  expect([await state(), firstErrorTimestamp]).toEqual(["enabled", emulator.clock.now()]);
  await emulator.clock.advance("1 minute");
  expect(await state()).toBe("errored");
  expect(received.map(({ body }) => body)).toEqual([received[0]?.body, received[0]?.body]);
  const [delivery] = emulator.deliveries.list;
  expect(delivery).toMatchObject({ drainId: id, state: "failed", records: [{ source: "static" }] });
  status = 200;
  await emulator.deliveries.redeliver(delivery?.id ?? "");
  expect(await drains.getDrain(client, { id })).toMatchObject({ status: "enabled" });
});

test("a hundred records go at once; what waits when the emulator ends is delivered by the next", async () => {
  const dataFolder = newFolder();
  const { emulator, get, received } = await drained(only({ log: { sources: ["static"] } }), { dataFolder });
  for (let count = 0; count < 130; count++) await get("/");
  await emulator.clock.advance(0);
  expect(received.map(({ body }) => JSON.parse(body).length)).toEqual([100]);
  await emulator.close();
  await (await start({ dataFolder })).emulator.clock.advance("1 second");
  expect(received.map(({ body }) => JSON.parse(body).length)).toEqual([100, 30]);
});

test("a delivery to another host is held, and a drain that is disabled or deleted gets no data", async () => {
  const { emulator, client, id, get } = await drained({ delivery: { endpoint: "https://logs.example.com/" } });
  const held = emulator.deliveries.list.length;
  expect(new Set(emulator.deliveries.list.map(({ state }) => state))).toEqual(new Set(["held"]));
  const off = await drains.updateDrain(client, { id, status: "disabled" });
  expect(off).toMatchObject({ status: "disabled", disabledReason: "disabled-by-owner" });
  await get("/");
  await emulator.clock.advance("1 second");
  expect(emulator.deliveries.list).toHaveLength(held);
  const on = await drains.updateDrain(client, {
    id,
    status: "enabled",
    delivery: http("http://localhost:1/"),
    filter: null,
  });
  expect(on).toMatchObject({ status: "enabled", delivery: { endpoint: "http://localhost:1/", secret } });
  await drains.deleteDrain(client, { id });
  expect(emulator.deliveries.list).toEqual([]);
  const types = (await listUserEvents(client).toArray()).map(({ type }) => type);
  expect(types.filter((type) => type?.startsWith("drain"))).toEqual([
    ...["drain-deleted", "drain-updated", "drain-updated", "drain-created"],
  ]);
});

test("a test sends a sample, and says what the endpoint has answered", async () => {
  const { client } = await start();
  const receiver = await startReceiver((response, nth) => response.writeHead(nth === 1 ? 204 : 503).end());
  expect(await drains.testDrain(client, { delivery: http(receiver.url), schemas })).toEqual({});
  const [sent] = await drains.verifyDrain<"log">(receiver.received[0] ?? { body: "", headers: {} }, secret);
  expect(v.is(LogRecord, sent)).toBe(true);
  const ask = (endpoint: string) => drains.testDrain(client, { delivery: http(endpoint), schemas });
  expect(await ask(receiver.url)).toMatchObject({ endpoint: receiver.url, status: "503" });
  expect(await ask("http://127.0.0.1:1/")).toMatchObject({ status: "error", error: expect.stringMatching(/refused/i) });
  expect(await ask("https://logs.example.com/")).toMatchObject({ status: "held" });
});

test("a drain of traces gets each request as a span of OpenTelemetry, and nothing of builds", async () => {
  const { emulator, client, production, get, records } = await drained();
  const { url, received } = await startReceiver();
  const settings = {
    name: "traces",
    projects: "all",
    schemas: { trace: { version: "v1" } },
    delivery: otlp(url),
  } as const;
  const { id, delivery } = await drains.createDrain(client, settings);
  expect(delivery).toEqual(otlp(url));
  await deployBuilt(emulator, client, { name: "site", files: [{ file: "index.html", data: "again" }] });
  const end = emulator.serve("site", async () => {
    await emulator.clock.advance(40);
    return new Response("mine", { status: 500 });
  });
  for (const path of ["/?a=1", "/api"]) await get(path);
  await end();
  const logged = (await records()).filter(({ proxy }) => proxy);
  const traces = await Promise.all(received.map((each) => drains.verifyDrain<"trace">(each, secret)));
  const sent = traces.flat().flatMap(({ resourceSpans }) => resourceSpans);
  for (const [record] of traces) expect(v.is(TraceRecord, record)).toBe(true);
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const at = (ms: number | undefined) => `${ms}000000`;
  expect(spans.map(({ name, startTimeUnixNano }) => [name, startTimeUnixNano])).toEqual(
    logged.map(({ path, proxy }) => [`GET ${path}`, at(proxy?.timestamp)]),
  );
  const [first, second] = spans;
  expect([first?.kind, first?.status, second?.status]).toEqual([2, { code: 0 }, { code: 2 }]);
  expect(second?.endTimeUnixNano).toBe(at((logged[1]?.proxy?.timestamp ?? 0) + 40));
  const traceId = createHash("sha256")
    .update(logged[0]?.requestId ?? "")
    .digest("hex");
  expect([first?.traceId, first?.spanId]).toEqual([traceId.slice(0, 32), traceId.slice(32, 48)]);
  expect(first?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: "200" } });
  expect(first?.attributes).toContainEqual({ key: "url.query", value: { stringValue: "a=1" } });
  const deployed = { key: "vercel.deploymentId", value: { stringValue: production.id } };
  expect(sent[0]?.resource?.attributes).toContainEqual(deployed);
  expect(received[0]?.headers).toMatchObject({ "x-team": "acme", "content-type": "application/json" });
  expect(emulator.deliveries.list.find(({ drainId }) => drainId === id)).toMatchObject({ spans: sent });
  await drains.updateDrain(client, { id, delivery: { ...otlp(url), encoding: "proto" } });
  await get("/written?b=2");
  await emulator.clock.advance("1 second");
  // Encoding by https://protobuf.dev/programming-guides/encoding/, 2026-11-27. test/clients uses a real decoder.
  expect(received.at(-1)).toMatchObject({ headers: { "content-type": "application/x-protobuf" } });
  expect(received.at(-1)?.body).toContain("GET /written");
  await drains.updateDrain(client, { id, delivery: otlp("http://localhost:1/") });
  expect(await drains.testDrain(client, { delivery: otlp(url), schemas: settings.schemas })).toEqual({});
  expect(received.at(-1)?.body).toContain("resourceSpans");
  await drains.updateDrain(client, { id, delivery: otlp(url) });
  await get("/last");
  await drains.updateDrain(client, { id, schemas, delivery: http(url) });
  await emulator.clock.advance("1 second");
  expect(received.at(-1)?.body).toMatch(/^\{"resourceSpans":.*last/);
});

test("a drain that is wrong, or that the emulator does not deliver, is refused by a sentence", async () => {
  const { emulator, acme, evil } = await startTeams({ acme: "ann", evil: "bob" });
  const { id: theirs } = await createProject(evil, { name: "theirs" });
  const trace = { version: "v1" };
  const s3 = { type: "s3", compression: "none", fileStructure: "hive", encoding: "json", roleArn: "a" } as const;
  const create = (more: Partial<drains.CreateDrainInput>) =>
    drains.createDrain(acme, { name: "a", projects: "all", schemas, delivery: http("http://localhost/"), ...more });
  for (const [more, message] of [
    [{ delivery: otlp("http://localhost/") }, /the schema `log` by `otlphttp`/],
    [{ delivery: { ...s3, endpoint: "https://s3.example.com/", region: "us-east-1" } }, /by `s3`/],
    [{ schemas: { trace } }, /does not deliver what is of the schema `trace` by `http`/],
    [{ delivery: otlp("ftp://localhost/"), schemas: { trace } }, /`delivery.endpoint`/],
    [{ delivery: http("ftp://localhost/") }, /`delivery.endpoint`/],
    [{ delivery: http("http://localhost/", { headers: { "a b": "c" } }) }, /`delivery.headers`/],
    [{ projects: "some" }, /`projectIds`/],
    [{ projects: "some", projectIds: [theirs] }, /not a project of the account/],
    [{ filter: { version: "v2", filter: { type: "odata", text: "a" } } }, /another `filter`/],
    [{ source: { kind: "integration" } }, /for an integration/],
  ] as const)
    await expect(create(more)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) });
  emulator.world.setPlan({ team: "acme", plan: "hobby" });
  await expect(create({})).rejects.toMatchObject({ status: 402 });
});
