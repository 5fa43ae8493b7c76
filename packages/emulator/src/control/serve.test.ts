import { createProject, createProjectEnvs, deleteProject, getProject, updateProject } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { type Started, start, visit } from "../../test/start.ts";
import { type ControlName, controls } from "./controls.ts";
import type { Difference } from "./states/compare.ts";

interface Told {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function ask({ emulator }: Started, route: string, body?: unknown, token = emulator.token): Promise<Told> {
  const [method = "", path = ""] = route.split(" ");
  const response = await fetch(`${emulator.url}/_emulator${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const every = Object.values(controls).map(
  ({ method, path }) => [`${method} ${path.replaceAll(/\{\w+\}/g, "x")}`] as const,
);

test.each(every)("%s is for the emulator's own token, and for nobody else's", async (route) => {
  const started = await start({ seed: { users: [{ username: "ann", token: "anns-own-token" }] } });
  const { emulator } = started;
  const [method = "", path = ""] = route.split(" ");
  const without = await fetch(`${emulator.url}/_emulator${path}`, { method });
  expect([without.status, await without.json()]).toEqual([
    401,
    { error: { code: "unauthorized", message: expect.stringContaining("token"), missingToken: true } },
  ]);
  for (const token of ["wrong", "anns-own-token"]) {
    expect(await ask(started, route, undefined, token)).toMatchObject({
      status: 403,
      body: { error: { code: "forbidden" } },
    });
  }
  expect((await fetch(`${emulator.url}/v2/user`, { headers: { authorization: "Bearer anns-own-token" } })).status).toBe(
    200,
  );
});

const answers: readonly (readonly [name: ControlName, route: string, body: unknown])[] = [
  ["clock.now", "GET /clock", undefined],
  ["clock.advance", "POST /clock/advance", { duration: "3 days" }],
  ["origin", "GET /origins/site.vercel.app", undefined],
  ["requests", "GET /requests", undefined],
  ["request", "GET /requests/req_1", undefined],
  ["rows", "POST /rows", { table: "projects", search: "site", limit: 1 }],
  ["served", "GET /served", undefined],
  ["world.records", "GET /world/records", undefined],
  ["world.setRecords", "PUT /world/records", { name: "a.test", type: "A", values: ["192.0.2.1"] }],
  ["world.plans", "GET /world/plans", undefined],
  ["world.setPlan", "PUT /world/plans", { team: "acme", plan: "hobby" }],
  ["world.caches", "GET /world/caches", undefined],
  ["world.setCache", "PUT /world/caches", { team: "acme", status: "paused" }],
  ["world.ssoCodes", "GET /world/sso-codes", undefined],
  [
    "world.addSsoCode",
    "POST /world/sso-codes",
    { code: "a-code", clientId: "oac_1", clientSecret: "a-secret", user: "developer" },
  ],
  ["resolve", "GET /resolve/a.test/A", undefined],
  ["faults.pending", "GET /faults", undefined],
  ["faults.add", "POST /faults", { operation: "getUser", status: 503 }],
  ["faults.clear", "DELETE /faults", undefined],
  ["seed", "POST /seed", { projects: [{ name: "more" }] }],
  ["reset", "POST /reset", undefined],
  ["deliveries.list", "GET /deliveries", undefined],
  ["snapshots", "GET /snapshots", undefined],
  ["snapshot", "PUT /snapshots/one", undefined],
];

test.each(answers)("%s answers what its schema says", async (name, route, body) => {
  const started = await start();
  await getUser(started.client);
  await visit(started.emulator, "site.localhost");
  started.emulator.faults.add({ operation: "createProject", every: 2, delay: 1 });
  const told = await ask(started, route, body);
  const control = controls[name];
  expect([told.status, control.answers]).toEqual([200, "json"]);
  if (control.answers === "json") expect(safeParse(control.output, told.body).issues).toBeUndefined();
});

test("the clock, the seed, the faults and the request logs are those of the process", async () => {
  const started = await start();
  const { emulator, client } = started;
  const before = emulator.clock.now();
  expect((await ask(started, "POST /clock/advance", { duration: 5000 })).body).toEqual({ now: before + 5000 });
  expect(emulator.clock.now()).toBe(before + 5000);
  await ask(started, "POST /seed", { projects: [{ name: "more" }] });
  expect((await getProject(client, { idOrName: "more" })).name).toBe("more");
  await ask(started, "POST /faults", { operation: "getUser", status: 503 });
  await expect(getUser(client)).rejects.toMatchObject({ status: 503 });
  expect((await ask(started, "GET /requests")).body).toEqual({ requests: emulator.requests });
  expect(emulator.requests).toHaveLength(2);
  await ask(started, "POST /reset");
  await expect(getProject(client, { idOrName: "more" })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["POST /clock/advance", { duration: "soon" }, 400, /`duration`: .*not a duration/],
  ["POST /clock/advance", { duration: `${"9".repeat(400)} days` }, 400, /`duration`: .*past the year 9999/],
  ["POST /clock/advance", { duration: 9e15 }, 400, /`duration`: 9000000000000000 leads past the year 9999/],
  ["PUT /world/plans", { team: "nobody", plan: "hobby" }, 400, /There is no team nobody/],
  ["PUT /world/caches", { team: "nobody", status: "paused" }, 400, /There is no team nobody/],
  ["PUT /world/records", { name: "a b", type: "A", values: [] }, 400, /a domain name/],
  ["GET /resolve/a.test/ANY", undefined, 400, /`type`/],
  ["POST /clock/advance", {}, 400, /`duration`/],
  ["POST /clock/advance", { duration: 1, by: 2 }, 400, /`by`/],
  ["POST /clock/advance", "[", 400, /could not be parsed/],
  ["POST /faults", { status: "500" }, 400, /`status`/],
  ["POST /faults", { operation: "getUser", answer: { body: {} } }, 400, /`answer.body.user`/],
  ["POST /faults", { operation: "getNobody", status: 500 }, 400, /`operation`: there is no operation getNobody/],
  ["POST /seed", { users: [{ username: "ann", mail: "a@b.c" }] }, 400, /`users.0.mail`/],
  ["POST /rows", { table: "ships" }, 400, /there is no table ships; there are: .*projects/],
  ["POST /rows", { table: "projects", where: { colour: "red" } }, 400, /has no index colour; it has: account, /],
  ["POST /rows", { table: "projects", limit: 0 }, 400, /`limit`/],
  ["POST /compare", { from: "lost" }, 404, /no snapshot "lost"; there are: none/],
  ["POST /seed", { users: [{ username: "developer" }] }, 400, /the user developer exists/],
  ["PUT /snapshots/a%2Fb", undefined, 400, /`name`: a snapshot's name/],
  ["PUT /snapshots/..", undefined, 405, /takes GET and HEAD, not PUT/],
  ["PUT /snapshots/%zz", undefined, 400, /`name` in the path/],
  ["POST /snapshots/lost/restore", undefined, 404, /no snapshot "lost"; there are: none/],
  ["DELETE /snapshots/lost", undefined, 404, /no snapshot "lost"/],
  ["POST /deliveries/dlv_1/redeliver", undefined, 404, /Delivery not found/],
  ["POST /deliveries/dlv_1/release", undefined, 404, /Delivery not found/],
  ["POST /import", "no export", 400, /not an emulator.s export/],
  ["GET /nowhere", undefined, 404, /no path \/_emulator\/nowhere/],
  ["POST /clock", {}, 405, /takes GET, not POST/],
] as const)("%s with %o is %i", async (route, body, status, message) => {
  expect(await ask(await start(), route, body)).toMatchObject({
    status,
    body: { error: { code: expect.any(String), message: expect.stringMatching(message) } },
  });
});

test("the input of a request, the reason of its refusal and its changes are recorded, and gone after a reset", async () => {
  const started = await start();
  const { emulator, client } = started;
  await createProject(client, { name: "harbour" });
  await createProject(client, { name: "harbour" }).catch(() => {});
  const [made, refused] = emulator.requests.map(({ id }) => id);
  const { id } = await getProject(client, { idOrName: "harbour" });
  const given = { input: { name: "harbour" }, body: { name: "harbour" } };
  const { body } = await ask(started, `GET /requests/${made}`);
  expect(body).toEqual({ ...given, changed: expect.arrayContaining([`added projects ${id}`]) });
  expect(await ask(started, `GET /requests/${refused}`)).toMatchObject({
    body: { ...given, message: expect.stringContaining("already exists") },
  });
  await ask(started, "POST /reset");
  expect((await ask(started, `GET /requests/${made}`)).body).toEqual({});
});

test("rows are those of a table, the newest first, and nothing in them lets somebody in", async () => {
  const started = await start();
  const { emulator, client } = started;
  const { id: project } = await createProject(client, { name: "harbour" });
  await createProject(client, { name: "quay" });
  const env = { key: "PASSWORD", value: "hunter2", type: "encrypted", target: ["preview"] } as const;
  await createProjectEnvs(client, { idOrName: project, body: env });
  const { rows, more } = emulator.rows({ table: "projects", limit: 1 });
  expect([rows, more]).toMatchObject([[{ name: "quay" }], true]);
  expect(emulator.rows({ table: "envs", where: { project } }).rows).toMatchObject([
    { key: "PASSWORD", secretValue: "*" },
  ]);
  const [{ inviteCode = "" } = {}] = (await ask(started, "POST /rows", { table: "teams" })).body.rows as {
    inviteCode?: string;
  }[];
  expect(inviteCode).toBe("*");
  expect(JSON.stringify(emulator.rows({ table: "tokens" }))).not.toMatch(/[0-9a-f]{64}|"sealed":"[^*]/);
});

test("two snapshots, or one and the present, are compared row by row", async () => {
  const started = await start();
  const { emulator, client } = started;
  const { id } = await createProject(client, { name: "harbour" });
  const { id: gone } = await createProject(client, { name: "quay" });
  await emulator.snapshot("one");
  await updateProject(client, { idOrName: id, framework: "nextjs" });
  await emulator.snapshot("two");
  await deleteProject(client, { idOrName: gone });
  const projects = async (names: object) => {
    const { differences } = (await ask(started, "POST /compare", names)).body as { differences: Difference[] };
    return differences.filter(({ table }) => table === "projects");
  };
  const changed = { table: "projects", id, change: "changed" };
  expect(await projects({ from: "one", to: "two" })).toMatchObject([
    { ...changed, members: [{ name: "settings.framework", after: '"nextjs"' }] },
  ]);
  const removed = { table: "projects", id: gone, change: "removed" };
  expect(await projects({ from: "one" })).toMatchObject([changed, removed]);
  expect(await projects({ from: "one", to: "one" })).toEqual([]);
  await emulator.seed({ users: Array.from({ length: 1001 }, (_, index) => ({ username: `user-${index}` })) });
  const { differences, more } = await emulator.compare({ from: "two" });
  expect([differences.length, more]).toEqual([1000, true]);
});

test("a body that is too large is refused before all of it has come", async () => {
  const { emulator } = await start({ listen: false });
  const headers = { authorization: `Bearer ${emulator.token}` };
  let sent = 0;
  const piece = new TextEncoder().encode(" ".repeat(1024 * 1024));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(piece);
    },
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  expect((await emulator.fetch(`${emulator.url}/_emulator/seed`, init)).status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test("pages of other origins may not call it, and it is nowhere but where the API is", async () => {
  const { emulator } = await start();
  const headers = { authorization: `Bearer ${emulator.token}`, origin: "https://evil.test" };
  const response = await fetch(`${emulator.url}/_emulator/clock`, { headers });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect((await visit(emulator, "site.localhost", "/_emulator/clock", { headers })).status).toBe(404);
});
