import { type Client, createClient } from "@slipway/core";
import { type TestAPI, test as withoutEmulator } from "vitest";
import type { Emulator, EmulatorOptions } from "../control/emulator-types.ts";
import { createEmulator } from "../start/emulator.ts";
import { requestLines } from "./request-lines.ts";

/** What a test of `@slipway/emulator/vitest` gets. */
export interface EmulatorFixtures {
  /** How the emulator of each test is made, such as `test.override({ emulatorOptions: { seed } })`. Default: no port, and a manual clock. */
  emulatorOptions: EmulatorOptions;
  /** An emulator of this test alone. When the test fails, the requests that reached it are printed. */
  emulator: Emulator;
  /** Acts for the first user, without a port and in the emulator's time: its waits pass at once where the clock is manual. */
  client: Client;
}

/**
 * `test` of vitest, with an emulator and a client for each test that names them.
 *
 * @example
 * ```ts
 * test("a project is there when it was created", async ({ client }) => {
 *   await createProject(client, { name: "site" });
 *   expect(await getProject(client, { idOrName: "site" })).toMatchObject({ name: "site" });
 * });
 * ```
 */
export const test: TestAPI<EmulatorFixtures> = withoutEmulator.extend<EmulatorFixtures>({
  emulatorOptions: {},
  emulator: async ({ emulatorOptions, onTestFailed }, use) => {
    const emulator = await createEmulator({ listen: false, clock: "manual", ...emulatorOptions });
    onTestFailed(() => console.error(requestLines(emulator.requests)));
    try {
      await use(emulator);
    } finally {
      await emulator.close();
    }
  },
  client: async ({ emulator }, use) => {
    const { url: baseUrl, fetch, token, clientClock: clock } = emulator;
    // All that it sends stays in this process, whatever the base domain is and the environment says.
    await use(createClient({ baseUrl, allowInsecure: true, fetch, token, clock }));
  },
});
