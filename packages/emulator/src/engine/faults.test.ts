import { isRateLimitError } from "@slipway/core";
import { createProject, getProject, listProjects } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { start } from "../../test/start.ts";

test("the second createProject answers 429 with a reset in three seconds", async () => {
  const { emulator, client } = await start();
  emulator.faults.add({ operation: "createProject", nth: 2, status: 429, limit: { resetIn: 3 } });
  await createProject(client, { name: "one" });
  const error = await createProject(client, { name: "two" }).catch((reason: unknown) => reason);
  expect(isRateLimitError(error) && error.limit?.reset).toBe(Math.ceil(emulator.clock.now() / 1000) + 3);
  await createProject(client, { name: "two" });
  expect(emulator.faults.pending).toEqual([]);
});

test("faults strike in the order in which they were planned", async () => {
  const { emulator, client } = await start();
  emulator.faults.add({ operation: "getUser", status: 500 });
  emulator.faults.add({ operation: "getUser", status: 503, retryAfter: 7, times: 2 });
  const outcomes = [];
  for (let count = 0; count < 4; count++) {
    outcomes.push(
      await getUser(client).then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    );
  }
  expect(outcomes).toEqual([500, 503, 503, 200]);
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

test("who has no token uses no fault up", async () => {
  const { emulator, client } = await start();
  emulator.faults.add({ operation: "getUser", nth: 2, status: 503 });
  for (const headers of [{}, { authorization: "Bearer wrong" }, {}])
    await fetch(`${emulator.url}/v2/user`, { headers });
  await getUser(client);
  await expect(getUser(client)).rejects.toMatchObject({ status: 503 });
});

test.each([
  [{ operation: "createProjct", status: 500 }, /no operation createProjct/],
  [{ operation: "createProject" }, /status, a delay or a drop/],
  [{ status: 500, nth: 0 }, /count from 1/],
])("a plan that cannot come true is refused: %o", async (fault, message) => {
  const { emulator } = await start();
  expect(() => emulator.faults.add(fault)).toThrow(message);
});
