import { inspect } from "node:util";
import { type ClientOptions, createClient } from "@slipway/core";
import { createClient as createFetchClient } from "@slipway/core/fetch";
import { createEmulator, type Emulator } from "@slipway/emulator";
import { createProject, deleteProject } from "@slipway/projects";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

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

  test("a body that the contract does not allow names the member", async () => {
    // @ts-expect-error the types refuse it too
    const error = await caught(createProject(client(), { name: 42 }));
    expect(error).toMatchObject({ status: 400, code: "bad_request", message: expect.stringMatching(/name/) });
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
