import { inspect } from "node:util";
import { type ClientOptions, createClient } from "@slipway/core";
import { createClient as createFetchClient } from "@slipway/core/fetch";
import { deploy } from "@slipway/deployments/node";
import { createEmulator, type Emulator } from "@slipway/emulator";
import { createProject, deleteProject, getProject, listProjects } from "@slipway/projects";
import { getTeam } from "@slipway/teams";
import { listEventTypes } from "@slipway/user";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

// What goes wrong before or at the door: each is one clear error that says what was wrong and what to do.
const secret = "tok_never-to-be-shown";
let emulator: Emulator;

beforeAll(async () => {
  emulator = await createEmulator({ token: secret });
});
beforeEach(() => {
  for (const name of ["SLIPWAY_TOKEN", "VERCEL_TOKEN"]) vi.stubEnv(name, "");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

async function caught(work: PromiseLike<unknown>): Promise<Error> {
  const error = await Promise.resolve(work).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error("nothing was thrown");
  for (const shown of [error.message, error.stack, JSON.stringify(error), inspect(error, { depth: 9 })]) {
    expect(shown).not.toContain(secret);
  }
  return error;
}

describe.each([
  ["ky", createClient],
  ["fetch", createFetchClient],
])("over %s", (_, create) => {
  const client = (options: ClientOptions = {}) => create({ baseUrl: emulator.url, token: secret, ...options });

  test.each([
    ["an empty path segment", "", /"idOrName" must not be ""/],
    ["a path segment that leads up", "..", /"idOrName" must not be "\.\."/],
    ["a path segment that stays", ".", /"idOrName" must not be "\."/],
  ])("%s is refused before anything is sent", async (_, idOrName, message) => {
    const before = emulator.requests.length;
    expect(await caught(deleteProject(client(), { idOrName }))).toMatchObject({
      name: "InputError",
      message: expect.stringMatching(message),
      parameter: "idOrName",
      sideEffect: "none",
    });
    expect(emulator.requests).toHaveLength(before);
  });

  test("a missing token says where to put it", async () => {
    const before = emulator.requests.length;
    const error = await caught(listProjects(client({ token: undefined })));
    expect(error).toMatchObject({ name: "InputError", message: expect.stringMatching(/SLIPWAY_TOKEN/) });
    expect(emulator.requests).toHaveLength(before);
  });

  test("a token that the server refuses says so, and what to check", async () => {
    const error = await caught(getProject(client({ token: `${secret}-too` }), { idOrName: "site" }));
    expect(error).toMatchObject({ name: "ApiError", status: 403, code: "forbidden", sideEffect: "none" });
    expect(error.message).toMatch(/GET \/v9\/projects\/\{idOrName\}.*403 forbidden.*check token/);
  });

  test("a team that is not there says so", async () => {
    expect(await caught(getTeam(client(), { teamId: "team_nope" }))).toMatchObject({ status: 404, code: "not_found" });
  });

  test("a body that the contract does not allow names the member", async () => {
    // @ts-expect-error the types refuse it too
    const error = await caught(createProject(client(), { name: 42 }));
    expect(error).toMatchObject({ status: 400, code: "bad_request", message: expect.stringMatching(/name/) });
  });

  test("an answer that is no JSON says that the operation was done", async () => {
    const html = async () => new Response("<html>Hello</html>", { headers: { "content-type": "text/html" } });
    const error = await caught(listEventTypes(client({ fetch: html })));
    expect(error).toMatchObject({ name: "DecodeError", sideEffect: "certain" });
    expect(error).toMatchObject({
      message: expect.stringMatching(/not JSON \(text\/html\)/),
      body: "<html>Hello</html>",
    });
  });

  test("an unknown folder is named", async () => {
    const error = await caught(deploy(client(), { directory: "/no/such/folder", name: "site" }));
    expect(error).toMatchObject({ name: "InputError", message: expect.stringMatching("/no/such/folder") });
  });
});

test("a request body that is no JSON is refused by the emulator as the platform does", async () => {
  const response = await fetch(`${emulator.url}/v11/projects`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: "{name:",
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { code: "bad_request", message: expect.stringMatching(/JSON/) },
  });
});
