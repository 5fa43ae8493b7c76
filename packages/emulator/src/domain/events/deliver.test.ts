import type { ServerResponse } from "node:http";
import { cancelDeployment, createDeployment, deleteDeployment } from "@slipway/deployments";
import * as projects from "@slipway/projects";
import { createWebhook, deleteWebhook, verifyWebhook } from "@slipway/webhooks";
import { expect, test } from "vitest";
import { words } from "../../../../../test/words.ts";
import { newFolder } from "../../../test/folder-state.ts";
import { startReceiver } from "../../../test/receiver.ts";
import { type Started, start, wholeBuild } from "../../../test/start.ts";
import type { EmulatorEvent, EmulatorOptions } from "../../index.ts";

const files = [{ file: "index.html", data: "hi" }];
const deploymentEvents = [
  "deployment.created",
  "deployment.ready",
  "deployment.succeeded",
  "deployment.promoted",
  "deployment.error",
  "deployment.canceled",
  "deployment.rollback",
] as const;

async function sent({ emulator }: Started): Promise<void> {
  await emulator.clock.advance(0);
}

interface Hooked {
  readonly events?: Parameters<typeof createWebhook>[1]["events"];
  readonly answer?: Parameters<typeof startReceiver>[0];
  readonly options?: EmulatorOptions;
}

/** An emulator with a webhook, by default for the creation of projects, and its receiver. */
async function hooked({ events = ["project.created"], answer, options }: Hooked = {}) {
  const started = await start(options);
  const receiver = await startReceiver(answer);
  const hook = await createWebhook(started.client, { url: receiver.url, events });
  return { ...started, receiver, hook, sent: () => started.emulator.clock.advance(0) };
}

test("a deployment's events come in the order of its life, signed, with the documented payload", async () => {
  const {
    client,
    emulator,
    receiver,
    hook: { secret },
  } = await hooked({ events: deploymentEvents });
  const { id, url } = await createDeployment(client, { name: "site", target: "production", files, meta: { a: "b" } });
  await emulator.clock.advance(wholeBuild);
  expect(receiver.types()).toEqual([
    "deployment.created",
    "deployment.ready",
    "deployment.succeeded",
    "deployment.promoted",
  ]);
  for (const { headers, body } of receiver.received) {
    const event = await verifyWebhook({ headers, body }, secret);
    expect(event.payload).toMatchObject({
      team: { id: null },
      deployment: { id, url, name: "site", meta: { a: "b" } },
      plan: "hobby",
      regions: ["iad1"],
    });
  }
  const ids = receiver.received.map(({ body }) => JSON.parse(body).id);
  expect(new Set(ids).size).toBe(4);
});

test("failures, cancellations and rollbacks are delivered, and so are events of the older form", async () => {
  const started = await start();
  const { client, emulator } = started;
  const receiver = await startReceiver();
  const older = [
    "deployment",
    "deployment-prepared",
    "deployment-ready",
    "deployment-error",
    "deployment-canceled",
  ] as const;
  const { id: webhookId } = await createWebhook(client, { url: receiver.url, events: [...deploymentEvents, ...older] });
  const first = await createDeployment(client, { name: "site", target: "production", files });
  await emulator.clock.advance(wholeBuild);
  const before = receiver.received.length;
  expect(receiver.types().slice(0, 2)).toEqual(["deployment.created", "deployment"]);
  expect(JSON.parse(receiver.received[1]?.body ?? "")).toMatchObject({
    webhookId,
    ownerId: first.ownerId,
    teamId: null,
    payload: { projectId: first.projectId, alias: [] },
  });
  const { id } = await createDeployment(client, { name: "site", files });
  await cancelDeployment(client, { id });
  emulator.faults.add({ build: "error" });
  await createDeployment(client, { name: "site", files });
  await emulator.clock.advance(wholeBuild);
  await projects.rollbackDeployment(client, { projectId: first.projectId, deploymentId: first.id });
  await sent(started);
  expect(receiver.types().slice(before)).toEqual(
    words(`deployment.created deployment deployment.canceled
    deployment-canceled deployment.created deployment deployment.error deployment-error deployment.rollback`),
  );
  await deleteDeployment(client, { id });
});

test("projects, their variables and domains have events, each with its payload", async () => {
  const started = await start();
  const { client } = started;
  const receiver = await startReceiver();
  const events = [
    "project.created",
    "project-created",
    "project.renamed",
    "project.removed",
    "project.env-variable.created",
    "project.env-variable.updated",
    "project.env-variable.deleted",
    "project.domain.created",
    "project.domain.updated",
    "project.domain.moved",
    "project.domain.deleted",
  ] as const;
  const { secret } = await createWebhook(client, { url: receiver.url, events });
  const { id } = await projects.createProject(client, { name: "site" });
  const other = await projects.createProject(client, { name: "other" });
  await projects.updateProject(client, { idOrName: id, name: "shop" });
  const body = (["A", "B"] as const).map((key) => ({
    key,
    value: "v",
    type: "plain" as const,
    target: ["preview" as const],
  }));
  const { created } = await projects.createProjectEnvs(client, { idOrName: id, body });
  const ids = [created].flat().map((env) => env?.id ?? "");
  await projects.updateProjectEnv(client, { idOrName: id, id: ids[0] ?? "", value: "w" });
  await projects.deleteProjectEnvs(client, { idOrName: id, ids });
  await projects.addProjectDomain(client, { idOrName: id, name: "www.example.com" });
  await projects.updateProjectDomain(client, { idOrName: id, domain: "www.example.com", gitBranch: "next" });
  await projects.moveProjectDomain(client, { idOrName: id, domain: "www.example.com", projectId: other.id });
  await projects.removeProjectDomain(client, { idOrName: other.id, domain: "www.example.com" });
  await projects.deleteProject(client, { idOrName: id });
  await sent(started);
  const told = await Promise.all(receiver.received.map((request) => verifyWebhook(request, secret)));
  const of = (type: string) => told.filter((event) => event.type === type).map(({ payload }) => payload);
  expect(of("project.created")).toMatchObject([{ project: { id, name: "site" } }, { project: { id: other.id } }]);
  expect(of("project-created")).toHaveLength(2);
  expect(of("project.renamed")).toMatchObject([{ project: { name: "shop" }, previousName: "site" }]);
  expect(of("project.env-variable.created")).toMatchObject(ids.map((envVarId) => ({ projectId: id, envVarId })));
  expect(of("project.env-variable.updated")).toMatchObject([{ projectId: id, envVarId: ids[0] }]);
  expect(of("project.env-variable.deleted")).toHaveLength(2);
  expect(of("project.domain.updated")).toMatchObject([{ previous: { gitBranch: null }, next: { gitBranch: "next" } }]);
  expect(of("project.domain.moved")).toMatchObject([{ from: { projectId: id }, to: { projectId: other.id } }]);
  expect(of("project.domain.deleted")).toMatchObject([{ domain: { name: "www.example.com" } }]);
  expect(of("project.removed")).toMatchObject([{ project: { name: "shop" } }]);
});

test("a webhook gets only what it wants, of its projects, and of its account", async () => {
  const started = await start();
  const { client } = started;
  const site = await projects.createProject(client, { name: "site" });
  const [all, some] = [await startReceiver(), await startReceiver()];
  await createWebhook(client, { url: all.url, events: ["project.renamed"] });
  await createWebhook(client, { url: some.url, events: ["project.renamed"], projectIds: [site.id] });
  await projects.createProject(client, { name: "other" });
  await projects.updateProject(client, { idOrName: "other", name: "another" });
  await projects.updateProject(client, { idOrName: "site", name: "shop" });
  await sent(started);
  expect([all.received.length, some.received.length]).toEqual([2, 1]);
});

test("a refused call is not delivered", async () => {
  const { client, emulator, receiver, sent } = await hooked({
    events: ["project.created", "project.env-variable.created"],
  });
  await projects.createProject(client, { name: "site" });
  await expect(projects.createProject(client, { name: "site" })).rejects.toMatchObject({ status: 409 });
  const environmentVariables = [{ key: "1 BAD", value: "", target: "preview" as const }];
  await expect(projects.createProject(client, { name: "shop", environmentVariables })).rejects.toThrow();
  await sent();
  expect(emulator.deliveries.list).toHaveLength(1);
  expect(receiver.types()).toEqual(["project.created"]);
});

test("a delivery that is not answered by 2xx is tried again, ever more slowly, by the emulator's clock", async () => {
  const { client, emulator, receiver, sent } = await hooked({
    answer: (response, nth) => response.writeHead(nth < 4 ? 500 : 204).end(),
  });
  const began = emulator.clock.now();
  await projects.createProject(client, { name: "site" });
  await sent();
  expect(emulator.deliveries.list).toMatchObject([
    { state: "retrying", nextAt: began + 60_000, attempts: [{ at: began, status: 500 }] },
  ]);
  await emulator.clock.advance("1 minute");
  expect(receiver.received).toHaveLength(2);
  await emulator.clock.advance("1 hour");
  const [{ state, nextAt, attempts = [] } = {}] = emulator.deliveries.list;
  expect([state, nextAt]).toEqual(["delivered", undefined]);
  expect(attempts.map(({ at }) => (at - began) / 60_000)).toEqual([0, 1, 3, 7]);
  const [first, ...others] = receiver.received.map(({ body }) => body);
  expect(others).toEqual([first, first, first]);
});

test("a delivery is given up after a day, and can be sent again", async () => {
  const started = await start();
  const { client, emulator } = started;
  let status = 500;
  const receiver = await startReceiver((response) => response.writeHead(status).end());
  await createWebhook(client, { url: receiver.url, events: ["project.created"] });
  await projects.createProject(client, { name: "site" });
  await emulator.clock.advance("2 days");
  const [{ id = "", state } = {}] = emulator.deliveries.list;
  expect([state, receiver.received.length]).toEqual(["failed", 11]);
  status = 200;
  await emulator.deliveries.redeliver(id);
  expect(emulator.deliveries.list).toMatchObject([{ id, state: "delivered" }]);
  expect(receiver.received).toHaveLength(12);
  await expect(emulator.deliveries.redeliver("dlv_none")).rejects.toMatchObject({ status: 404 });
});

test("the schedule of retries is the user's to choose", async () => {
  const { client, emulator } = await hooked({
    answer: (response) => response.writeHead(404).end(),
    options: { webhooks: { retryAfter: [10] } },
  });
  await projects.createProject(client, { name: "site" });
  await emulator.clock.advance(10);
  expect(emulator.deliveries.list).toMatchObject([{ state: "failed", attempts: [{ status: 404 }, { status: 404 }] }]);
});

test("a failed delivery does not delay a later one of its project", async () => {
  const { client, receiver, sent } = await hooked({
    events: ["project.created", "project.renamed"],
    answer: (response, nth) => response.writeHead(nth === 1 ? 503 : 200).end(),
  });
  await projects.createProject(client, { name: "site" });
  await projects.updateProject(client, { idOrName: "site", name: "shop" });
  await sent();
  expect(receiver.types()).toEqual(["project.created", "project.renamed"]);
});

test("a slow answer is waited for before the next event of its project is sent", async () => {
  const started = await start();
  const { client } = started;
  let open = 0;
  let most = 0;
  const receiver = await startReceiver((response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end();
    }, 20);
  });
  await createWebhook(client, { url: receiver.url, events: ["project.created", "project.renamed"] });
  await projects.createProject(client, { name: "n0" });
  for (let nth = 0; nth < 5; nth++) await projects.updateProject(client, { idOrName: `n${nth}`, name: `n${nth + 1}` });
  await sent(started);
  const names = receiver.received.map(({ body }) => JSON.parse(body).payload.project.name);
  expect(names).toEqual(["n0", "n1", "n2", "n3", "n4", "n5"]);
  expect(most).toBe(1);
});

const noAnswer = { state: "failed", attempts: [{ error: "no answer within 50 ms" }] };
const answered = { state: "delivered", attempts: [{ status: 200 }] };
test.each<[string, number, (response: ServerResponse) => void, object]>([
  ["that does not come is given up in real time", 50, () => {}, noAnswer],
  ["without an end is cut off", 60_000, writeForEver, answered],
])("an answer %s", async (_, timeout, respond, delivery) => {
  const started = await start({ webhooks: { timeout, retryAfter: [] } });
  const { client, emulator } = started;
  const { url } = await startReceiver(respond);
  await createWebhook(client, { url, events: ["project.created"] });
  await projects.createProject(client, { name: "site" });
  await sent(started);
  expect(emulator.deliveries.list).toMatchObject([delivery]);
});

function writeForEver(response: ServerResponse): void {
  if (!response.destroyed) response.write(Buffer.alloc(16 * 1024), () => setImmediate(writeForEver, response));
}

test("faults hit deliveries: a status, or a connection that is cut before or after it has arrived", async () => {
  const { client, emulator, receiver } = await hooked({ events: ["project.created", "project.renamed"] });
  const match = { type: "project.renamed" };
  emulator.faults.add({ scope: "deliveries", match, status: 503 });
  emulator.faults.add({ scope: "deliveries", match, drop: "before" });
  emulator.faults.add({ scope: "deliveries", match, drop: "after", delay: 1 });
  await projects.createProject(client, { name: "site" });
  await projects.updateProject(client, { idOrName: "site", name: "shop" });
  await emulator.clock.advance("1 hour");
  const [, { attempts = [], state } = {}] = emulator.deliveries.list;
  expect([state, attempts.map(({ status, error = "" }) => status ?? error.split(" ").slice(-4).join(" "))]).toEqual([
    "delivered",
    [503, "before it was sent", "after it had arrived", 200],
  ]);
  expect(receiver.types()).toEqual(["project.created", "project.renamed", "project.renamed"]);
  expect(emulator.faults.pending).toEqual([]);
});

test("a redirect is not followed", async () => {
  const started = await start({ webhooks: { retryAfter: [] } });
  const { client, emulator } = started;
  const target = await startReceiver();
  const receiver = await startReceiver((response) => response.writeHead(307, { location: target.url }).end());
  await createWebhook(client, { url: receiver.url, events: ["project.created"] });
  await projects.createProject(client, { name: "site" });
  await sent(started);
  expect(emulator.deliveries.list).toMatchObject([{ state: "failed", attempts: [{ status: 307 }] }]);
  expect(target.received).toEqual([]);
});

test.each([
  "http://hooks.example.com/a",
  "http://localhost.example.com/",
  "http://[::ffff:127.0.0.1]/",
  "http://10.0.0.1/",
])("a delivery to %s is held, and released only when its host is allowed", async (url) => {
  const { client, emulator } = await start();
  await createWebhook(client, { url, events: ["project.created"] });
  await projects.createProject(client, { name: "site" });
  const [{ id = "", state, attempts } = {}] = emulator.deliveries.list;
  expect([state, attempts]).toEqual(["held", []]);
  await expect(emulator.deliveries.redeliver(id)).rejects.toMatchObject({ status: 409 });
  await expect(emulator.deliveries.release(id)).rejects.toThrow("webhooks.deliverTo");
});

test("a host that the option names is delivered to, also what was held before", async () => {
  const dataFolder = newFolder();
  const receiver = await startReceiver();
  // A name of this machine that is not a loopback name, so that no request leaves the machine.
  const url = receiver.url.replace("127.0.0.1", "0.0.0.0");
  const before = await start({ dataFolder });
  await createWebhook(before.client, { url, events: ["project.created"] });
  await projects.createProject(before.client, { name: "site" });
  await before.emulator.close();
  const { client, emulator } = await start({ dataFolder, webhooks: { deliverTo: ["0.0.0.0"] } });
  const [{ id = "", state } = {}] = emulator.deliveries.list;
  expect(state).toBe("held");
  await emulator.deliveries.release(id);
  expect(receiver.received).toHaveLength(1);
  await expect(emulator.deliveries.release(id)).rejects.toMatchObject({ status: 409 });
  await projects.createProject(client, { name: "shop" });
  await emulator.clock.advance(0);
  expect(receiver.received).toHaveLength(2);
});

test("names below localhost are this machine, whatever its resolver says", async () => {
  const started = await start();
  const receiver = await startReceiver();
  const url = receiver.url.replace("127.0.0.1", "hooks.test.localhost");
  await createWebhook(started.client, { url, events: ["project.created"] });
  await projects.createProject(started.client, { name: "site" });
  await sent(started);
  expect(receiver.received[0]?.headers.host).toMatch(/^hooks\.test\.localhost:\d+$/);
});

test("a delivery that was unanswered when the emulator ended is sent again by the next one, with the same id", async () => {
  const dataFolder = newFolder();
  let isSilent = true;
  const receiver = await startReceiver((response) => void (isSilent || response.end()));
  const before = await start({ dataFolder });
  await createWebhook(before.client, { url: receiver.url, events: ["project.created"] });
  await projects.createProject(before.client, { name: "site" });
  await expect.poll(() => receiver.received.length).toBe(1);
  await before.emulator.close();
  isSilent = false;
  const { emulator } = await start({ dataFolder });
  await emulator.clock.advance(0);
  expect(receiver.received.map(({ body }) => body)).toEqual([receiver.received[0]?.body, receiver.received[0]?.body]);
  expect(emulator.deliveries.list).toMatchObject([{ state: "delivered" }]);
});

test("pending deliveries of a webhook are deleted with it", async () => {
  const {
    client,
    emulator,
    receiver,
    sent,
    hook: { id },
  } = await hooked({ answer: (response) => response.writeHead(500).end() });
  await projects.createProject(client, { name: "site" });
  await sent();
  await deleteWebhook(client, { id });
  await emulator.clock.advance("2 days");
  expect(emulator.deliveries.list).toEqual([]);
  expect(receiver.received).toHaveLength(1);
});

test("a receiver may itself wait for the emulator's time", async () => {
  const { client, emulator } = await hooked({
    answer: (response) => void emulator.clock.advance(1000).then(() => response.end()),
  });
  await projects.createProject(client, { name: "site" });
  const began = emulator.clock.now();
  await emulator.clock.advance(1000);
  await expect.poll(() => emulator.clock.now() - began).toBe(2000);
  await expect.poll(() => emulator.deliveries.list[0]?.state).toBe("delivered");
});

test("pending deliveries wait, however many there are; the latest thousand completed ones are kept", {
  tags: "endurance",
}, async () => {
  const started = await start();
  const { client, emulator } = started;
  let isBack = false;
  const receiver = await startReceiver((response) => response.writeHead(isBack ? 200 : 500).end());
  await createWebhook(client, { url: receiver.url, events: ["project.renamed"] });
  await projects.createProject(client, { name: "n0" });
  const many = 1100;
  for (let nth = 0; nth < many; nth++)
    await projects.updateProject(client, { idOrName: `n${nth}`, name: `n${nth + 1}` });
  await sent(started);
  expect(emulator.deliveries.list).toHaveLength(many);
  isBack = true;
  const before = receiver.received.length;
  await emulator.clock.advance("1 day");
  const ids = receiver.received.slice(before).map(({ body }) => JSON.parse(body).id);
  expect(new Set(ids).size).toBe(many);
  expect(emulator.deliveries.list).toHaveLength(1000);
});

test("a receiver that hangs holds up no other webhook", async () => {
  const { client, emulator } = await start({ webhooks: { timeout: 60_000 } });
  const hanging = await startReceiver(() => {});
  const { id } = await projects.createProject(client, { name: "site" });
  await createWebhook(client, { url: hanging.url, events: ["project.created"] });
  for (let nth = 0; nth < 40; nth++) await projects.createProject(client, { name: `n${nth}` });
  const receiver = await startReceiver();
  await createWebhook(client, { url: receiver.url, events: ["project.renamed"] });
  await projects.updateProject(client, { idOrName: id, name: "renamed" });
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(hanging.received).toHaveLength(4);
  expect(emulator.deliveries.list.filter(({ state }) => state === "waiting")).toHaveLength(40);
});

test("an account keeps its latest thousand deliveries", { tags: "endurance" }, async () => {
  const started = await start();
  const { client, emulator } = started;
  await createWebhook(client, { url: "https://hooks.example.com", events: ["project.renamed"] });
  await projects.createProject(client, { name: "n0" });
  for (let nth = 0; nth < 1001; nth++)
    await projects.updateProject(client, { idOrName: `n${nth}`, name: `n${nth + 1}` });
  const { list } = emulator.deliveries;
  expect(list).toHaveLength(1000);
  expect(list[0]?.event?.payload).toMatchObject({ previousName: "n1" });
});

test("the feed has deliveries as they happen, and they are read over HTTP", async () => {
  const started = await start();
  const { client, emulator } = started;
  const receiver = await startReceiver();
  const { id: webhookId } = await createWebhook(client, {
    url: `${receiver.url}?token=hush`,
    events: ["project.created"],
  });
  const events = emulator.events();
  await projects.createProject(client, { name: "site" });
  const states: string[] = [];
  for await (const event of events) {
    if (event.kind !== "delivery") continue;
    states.push(event.delivery.state);
    if (event.delivery.state === "delivered") break;
  }
  expect(states).toEqual(["waiting", "delivered"] satisfies Extract<
    EmulatorEvent,
    { kind: "delivery" }
  >["delivery"]["state"][]);
  expect(receiver.received[0]?.path).toBe("/hook?token=hush");
  const headers = { authorization: `Bearer ${emulator.token}` };
  const control = (method: string, path: string) => fetch(`${emulator.url}/_emulator${path}`, { method, headers });
  const { deliveries } = await (await control("GET", "/deliveries")).json();
  expect(deliveries).toMatchObject([{ webhookId, url: `${receiver.url}?token=*`, state: "delivered" }]);
  expect(deliveries).toEqual(JSON.parse(JSON.stringify(emulator.deliveries.list)));
  expect((await control("POST", `/deliveries/${deliveries[0].id}/redeliver`)).status).toBe(200);
  expect(receiver.received).toHaveLength(2);
  expect((await control("POST", `/deliveries/${deliveries[0].id}/release`)).status).toBe(409);
});

test("a retry is made by the next emulator, too", async () => {
  const dataFolder = newFolder();
  const receiver = await startReceiver((response, nth) => response.writeHead(nth === 1 ? 500 : 200).end());
  const before = await start({ dataFolder });
  await createWebhook(before.client, { url: receiver.url, events: ["project.created"] });
  await projects.createProject(before.client, { name: "site" });
  await sent(before);
  await before.emulator.close();
  const { emulator } = await start({ dataFolder });
  await emulator.clock.advance("1 minute");
  expect(emulator.deliveries.list).toMatchObject([{ state: "delivered" }]);
});
