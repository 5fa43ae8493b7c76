import { createClient } from "@slipway/core";
import { createProject, listProjects } from "@slipway/projects";
import { listTeams } from "@slipway/teams";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, start } from "../../test/start.ts";

const json = { "content-type": "application/json" };

test.each([
  ["a path that the API does not have", "GET", "/v1/nowhere", 404, "unknown_path"],
  ["a path that none of its versions has", "GET", "/v999/projects/site/nothing", 404, "unknown_path"],
  ["a method that the path does not take", "PUT", "/v2/user", 405, "method_unknown"],
])("%s has an error of its own", async (_, method, path, status, code) => {
  const response = await fetch((await start()).emulator.url + path, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
});

test.each([
  ["no JSON", "{oops", /Invalid JSON/],
  ["no object", "[1]", /should be a JSON object, not a list/],
  ["a member of a wrong type", '{"name":5}', /`name`/],
  ["a member that is missing", "{}", /`name`/],
  [
    "a nested member of a wrong type",
    '{"name":"site","environmentVariables":[{"key":1,"target":"preview","value":""}]}',
    /`environmentVariables.0.key`/,
  ],
])("a body with %s is refused by name", async (_, body, message) => {
  const { emulator } = await start();
  const headers = { ...json, authorization: `Bearer ${emulator.token}` };
  const response = await fetch(`${emulator.url}/v11/projects`, { method: "POST", headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { code: "bad_request", message: expect.stringMatching(message) },
  });
});

test("a query parameter that is not a number is refused by name", async () => {
  const { emulator } = await start();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const response = await fetch(`${emulator.url}/v7/deployments?limit=many`, { headers });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining("`limit`") } });
});

test("each account sees its own only, and a team is named by id or slug", async () => {
  const { emulator, client } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  await createProject(client, { name: "mine" });
  await createProject(team, { name: "ours" });
  const names = async (of: typeof client) => (await listProjects(of).toArray()).map(({ name }) => name);
  expect(await names(client)).toEqual(["mine"]);
  expect(await names(team)).toEqual(["ours"]);
  const { id } = (await listTeams(client)).teams[0] ?? { id: "" };
  expect(await names(clientOf(emulator, emulator.token, id))).toEqual(["ours"]);
});

test("the API answers in-process alike, under the public name too", async () => {
  const { emulator } = await start({ listen: false });
  const headers = { authorization: `Bearer ${emulator.token}` };
  for (const base of [emulator.url, "https://api.vercel.com"]) {
    const response = await emulator.fetch(`${base}/v2/user`, { headers });
    expect(await response.json()).toMatchObject({ user: { username: "developer" } });
  }
});

test("a client that is handed `fetch` needs no port and no URL", async () => {
  const { emulator } = await start({ listen: false });
  const client = createClient({ fetch: emulator.fetch, token: emulator.token, baseUrl: "https://api.vercel.com" });
  expect((await getUser(client)).user.username).toBe("developer");
});

test("the request log tells operation, scope and outcome of each request, and no token", async () => {
  const { emulator, client } = await start();
  await getUser(client);
  await createProject(clientOf(emulator, emulator.token, "acme"), { name: "---" }).catch(() => undefined);
  expect(emulator.requests).toMatchObject([
    { operation: "getUser", method: "GET", path: "/v2/user", status: 200 },
    { operation: "createProject", method: "POST", query: { slug: "acme" }, status: 400, code: "bad_request" },
  ]);
  expect(JSON.stringify(emulator.requests)).not.toContain(emulator.token);
});

test("a reset forgets everything but the first seed and the token", async () => {
  const { emulator, client } = await start({ seed: { users: [{ username: "ann" }], teams: [{ slug: "fleet" }] } });
  await createProject(client, { name: "site" });
  emulator.faults.add({ status: 500 });
  await emulator.reset();
  expect(emulator.requests).toEqual([]);
  expect((await getUser(client)).user.username).toBe("ann");
  expect(await listProjects(client).toArray()).toEqual([]);
  expect((await listTeams(client)).teams.map(({ slug }) => slug)).toEqual(["fleet"]);
});

test("a seed that names nobody is refused", async () => {
  await expect(
    (await start()).emulator.seed({ teams: [{ slug: "x", members: [{ username: "nobody", role: "OWNER" }] }] }),
  ).rejects.toThrow(/no user nobody/);
});

test("a member of the query is none of the body, where an operation refuses what it does not know", async () => {
  const { emulator } = await start();
  const headers = { ...json, authorization: `Bearer ${emulator.token}` };
  const body = JSON.stringify({ name: "site", files: [], forceNew: "1" });
  const response = await fetch(`${emulator.url}/v13/deployments`, { method: "POST", headers, body });
  const error = { code: "bad_request", dataPath: "", params: { additionalProperty: "forceNew" } };
  expect([response.status, await response.json()]).toMatchObject([400, { error }]);
});
