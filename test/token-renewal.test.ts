import { type ClientOptions, createClient } from "@slipway/core";
import { createClient as createFetchClient } from "@slipway/core/fetch";
import { createEmulator, type Emulator } from "@slipway/emulator";
import { listProjects } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// The platform answers a token that it does not know, or no longer, with a 403 that says `invalidToken`.
let emulator: Emulator;

beforeAll(async () => {
  emulator = await createEmulator();
});
afterAll(() => emulator.close());

describe.each([
  ["ky", createClient],
  ["fetch", createFetchClient],
])("over %s", (_, create: (options: ClientOptions) => ReturnType<typeof createClient>) => {
  test("a token that the platform refuses is replaced by the next one, once for all calls", async () => {
    let asked = 0;
    const token = () => (++asked === 1 ? "one-that-has-expired" : emulator.token);
    const client = create({ baseUrl: emulator.url, token });
    const [{ user }, { projects }] = await Promise.all([getUser(client), listProjects(client)]);
    expect([user.id, projects]).toEqual([expect.any(String), []]);
    expect(asked).toBe(2);
  });

  test("a token that is refused twice is an error that says so", async () => {
    const client = create({ baseUrl: emulator.url, token: () => "one-that-has-expired" });
    await expect(getUser(client)).rejects.toMatchObject({ name: "ApiError", status: 403, attempts: 2 });
  });
});
