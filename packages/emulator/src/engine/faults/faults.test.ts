import { type Client, isRateLimitError } from "@slipway/core";
import { createProject, getProject, listProjects } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";
import type { Fault } from "../../index.ts";

async function statuses(client: Client, count: number): Promise<number[]> {
  const answered = () =>
    getUser(client).then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  const all = [];
  while (all.length < count) all.push(await answered());
  return all;
}

test("the second createProject answers 429 with a reset in three seconds", async () => {
  const { emulator, client } = await start();
  emulator.faults.add({ operation: "createProject", nth: 2, status: 429, limit: { resetIn: 3 } });
  await createProject(client, { name: "one" });
  const error = await createProject(client, { name: "two" }).catch((reason: unknown) => reason);
  expect(isRateLimitError(error) && error.limit?.reset).toBe(Math.ceil(emulator.clock.now() / 1000) + 3);
  await createProject(client, { name: "two" });
  expect(emulator.faults.pending).toEqual([]);
});

test("a limit stands in the headers, too, unless the fault's own say otherwise", async () => {
  const { emulator } = await start();
  const own = { "X-RateLimit-Limit": "5" };
  emulator.faults.add({ operation: "getUser", status: 429, limit: { resetIn: 3 }, headers: own });
  const { headers } = await emulator.fetch(`${emulator.url}/v2/user`, {
    headers: { authorization: `Bearer ${emulator.token}` },
  });
  const reset = String(Math.ceil(emulator.clock.now() / 1000) + 3);
  const told = ["limit", "remaining", "reset"].map((name) => headers.get(`x-ratelimit-${name}`));
  expect(told).toEqual(["5", "0", reset]);
});

test("faults hit in the order in which they were planned", async () => {
  const { emulator, client } = await start();
  emulator.faults.add({ operation: "getUser", status: 500 });
  emulator.faults.add({ operation: "getUser", status: 503, retryAfter: 7, times: 2 });
  expect(await statuses(client, 4)).toEqual([500, 503, 503, 200]);
});

test("a connection that is cut before leaves nothing behind, one that is cut after has done its work", async () => {
  const { emulator, client } = await start();
  emulator.faults.add({ operation: "createProject", drop: "before" });
  emulator.faults.add({ operation: "createProject", drop: "after" });
  await expect(createProject(client, { name: "lost" })).rejects.toMatchObject({ name: "NetworkError" });
  await expect(createProject(client, { name: "made" })).rejects.toMatchObject({ name: "NetworkError" });
  expect((await listProjects(client).toArray()).map(({ name }) => name)).toEqual(["made"]);
  expect(emulator.requests.slice(0, 2)).toMatchObject([{ status: 0 }, { status: 0 }]);
});

test("an answer can break midway, over a socket and in-process", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  emulator.faults.add({ operation: "getProject", drop: "midway", times: 2 });
  await expect(getProject(client, { idOrName: "site" })).rejects.toThrow();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const response = await emulator.fetch(`${emulator.url}/v9/projects/site`, { headers });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test("an in-process connection that is cut rejects as fetch does", async () => {
  const { emulator } = await start({ listen: false });
  emulator.faults.add({ drop: "before" });
  const headers = { authorization: `Bearer ${emulator.token}` };
  await expect(emulator.fetch(`${emulator.url}/v2/user`, { headers })).rejects.toThrow(TypeError);
});

test("a request without a token uses no fault up", async () => {
  const { emulator, client } = await start();
  emulator.faults.add({ operation: "getUser", nth: 2, status: 503 });
  for (const headers of [{}, { authorization: "Bearer wrong" }, {}])
    await fetch(`${emulator.url}/v2/user`, { headers });
  await getUser(client);
  await expect(getUser(client)).rejects.toMatchObject({ status: 503 });
});

test("every third getUser fails, as often as the fault says, or without end", async () => {
  const { emulator, client } = await start();
  emulator.faults.add({ operation: "getUser", every: 3, status: 503 });
  expect(await statuses(client, 7)).toEqual([200, 200, 503, 200, 200, 503, 200]);
  expect(emulator.faults.pending).toHaveLength(1);
  emulator.faults.clear();
  emulator.faults.add({ operation: "getUser", every: 2, nth: 1, times: 2, status: 500 });
  expect(await statuses(client, 5)).toEqual([500, 200, 500, 200, 200]);
  expect(emulator.faults.pending).toEqual([]);
});

test("a fault tells requests by their input, members of objects too; the others go on", async () => {
  const { emulator, client } = await start();
  await emulator.faults.add({ operation: "createProject", match: { name: "two" }, status: 409 });
  await emulator.faults.add({ match: { resourceConfig: { fluid: true } }, status: 418 });
  await createProject(client, { name: "one" });
  await expect(createProject(client, { name: "two" })).rejects.toMatchObject({ status: 409 });
  await createProject(client, { name: "two", resourceConfig: { fluid: false } });
  const fluid = createProject(client, { name: "three", resourceConfig: { fluid: true, buildMachineType: "enhanced" } });
  await expect(fluid).rejects.toMatchObject({ status: 418 });
  expect((await listProjects(client).toArray()).map(({ name }) => name).sort()).toEqual(["one", "two"]);
});

test("a fault of an input leaves a request whose body is not JSON to its own failure", async () => {
  const { emulator } = await start();
  await emulator.faults.add({ operation: "createProject", match: { name: "two" }, status: 409 });
  const headers = { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" };
  const response = await fetch(`${emulator.url}/v11/projects`, { method: "POST", headers, body: "{" });
  expect([response.status, (await response.json()).error.message]).toEqual([400, expect.stringContaining("JSON")]);
  expect(emulator.faults.pending).toHaveLength(1);
});

test("the number of faults is limited to ten thousand", async () => {
  const { emulator } = await start({ listen: false });
  for (let count = 0; count < 10_000; count++) emulator.faults.add({ delay: 1 });
  expect(() => emulator.faults.add({ delay: 1 })).toThrow("10000 faults are planned");
});

test.each([
  [{ operation: "createProjct", status: 500 }, /`operation`: there is no operation createProjct/],
  [{ operation: "createProject" }, /status, an answer, a delay/],
  [{ status: 500, nth: 0 }, /`nth`: has to count from 1/],
  [{ status: 500, every: 1.5 }, /`every`: has to be a whole number/],
  [{ status: 200 }, /`status`: has to be 4xx or 5xx/],
  [{ status: 500, headers: { "a b": "c" } }, /`headers`: has an invalid header name or value/],
  [
    { status: 500, headers: { "Content-Length": "5" } },
    /`headers`: has one of .*content-length.*; `truncate` cuts a body/,
  ],
  [
    { operation: "getUser", answer: { status: 500, headers: { "transfer-encoding": "chunked" } } },
    /`answer.headers`: has one of /,
  ],
  [{ code: "gone", delay: 1 }, /`code`: requires a `status`/],
  [{ drip: { bytes: 0, interval: 1 } }, /`drip.bytes`: has to count from 1/],
  [{ drop: "after", stall: "headers" }, /`stall`: cannot be combined with `drop`/],
  [{ statsu: 500 }, /`statsu`: a fault has no such member/],
  [{ scope: "deliveries", stall: "headers" }, /`stall`: a delivery can have a `status`, a `delay`, or a `drop`/],
  [{ scope: "deliveries", drop: "midway" }, /`drop`: a delivery is dropped `before`/],
  [{ scope: "deliveries", match: { name: "a" }, status: 500 }, /`match.name`: a fault has no such member/],
  [{ scope: "served", operation: "getUser", status: 500 }, /`operation`: a served request does not call the API/],
  [{ scope: "served", match: { name: "a" }, status: 500 }, /`match.name`: a fault has no such member/],
  [{ scope: "served", match: { path: "a" }, status: 500 }, /`match.path`: has to begin with a slash/],
  [{ build: "error", status: 500 }, /`status`: a fault has no such member/],
])("a plan that cannot come true is refused: %o", async (fault, message) => {
  const { emulator } = await start();
  // Values that a file or a caller without types may pass.
  await expect((async () => emulator.faults.add(fault as Fault))()).rejects.toThrow(message);
  expect(emulator.faults.pending).toEqual([]);
});
