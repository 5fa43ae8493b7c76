import { getProject } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { type Started, start, visit } from "../../test/start.ts";
import { type ControlName, controls } from "./controls.ts";

interface Told {
  readonly status: number;
  // What is told differs by control, and is looked at member by member.
  readonly body: Record<string, unknown>;
}

/** Asks as curl does, and holds what is answered against the control's own schema. */
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
  // It is a token of the API, all the same.
  expect((await fetch(`${emulator.url}/v2/user`, { headers: { authorization: "Bearer anns-own-token" } })).status).toBe(
    200,
  );
});

const answers: readonly (readonly [name: ControlName, route: string, body: unknown])[] = [
  ["clock.now", "GET /clock", undefined],
  ["clock.advance", "POST /clock/advance", { duration: "3 days" }],
  ["origin", "GET /origins/site.vercel.app", undefined],
  ["requests", "GET /requests", undefined],
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

test("the clock, the seed, the faults and the ledgers are those of the process", async () => {
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
  // What controls the emulator is none of the API's requests.
  expect(emulator.requests).toHaveLength(2);
  await ask(started, "POST /reset");
  await expect(getProject(client, { idOrName: "more" })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["POST /clock/advance", { duration: "soon" }, 400, /`duration`: .*no span of time/],
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
  ["POST /seed", { users: [{ username: "developer" }] }, 400, /the user developer exists/],
  ["PUT /snapshots/a%2Fb", undefined, 400, /`name`: a snapshot's name/],
  ["PUT /snapshots/..", undefined, 404, /nothing at/],
  ["PUT /snapshots/%zz", undefined, 400, /`name` in the path/],
  ["POST /snapshots/lost/restore", undefined, 404, /no snapshot "lost"; there are: none/],
  ["DELETE /snapshots/lost", undefined, 404, /no snapshot "lost"/],
  ["POST /deliveries/dlv_1/redeliver", undefined, 404, /Delivery not found/],
  ["POST /deliveries/dlv_1/release", undefined, 404, /Delivery not found/],
  ["POST /import", "no export", 400, /no export of an emulator/],
  ["GET /nowhere", undefined, 404, /nothing at \/_emulator\/nowhere/],
  ["POST /clock", {}, 405, /takes GET, not POST/],
] as const)("%s with %o is %i", async (route, body, status, message) => {
  const started = await start();
  const told = await ask(started, route, body);
  expect(told).toMatchObject({
    status,
    body: { error: { code: expect.any(String), message: expect.stringMatching(message) } },
  });
});

test("a body that is too large is refused before all of it has come", async () => {
  const started = await start({ listen: false });
  const { emulator } = started;
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
  const response = await emulator.fetch(`${emulator.url}/_emulator/seed`, init);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test("pages of other origins may not call it, and it is nowhere but where the API is", async () => {
  const started = await start();
  const { emulator } = started;
  const headers = { authorization: `Bearer ${emulator.token}`, origin: "https://evil.test" };
  const response = await fetch(`${emulator.url}/_emulator/clock`, { headers });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect((await visit(emulator, "site.localhost", "/_emulator/clock", { headers })).status).toBe(404);
});
