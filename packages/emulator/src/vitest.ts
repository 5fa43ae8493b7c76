import { type TestAPI, test as withoutEmulator } from "vitest";
import type { EmulatorOptions } from "./control/emulator-types.ts";
import { clientOf, during, inProcess, printRequests, type Tested } from "./testing/tested.ts";

/** Fixtures of `@slipway/emulator/vitest`. */
export interface EmulatorFixtures extends Tested {
  /** Options of each test's emulator, such as `test.override({ emulatorOptions: { seed } })`. Default: no port, and a manual clock. */
  readonly emulatorOptions: EmulatorOptions;
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
  emulator: ({ emulatorOptions, onTestFailed }, use) =>
    during({ ...inProcess, ...emulatorOptions }, (emulator) => {
      onTestFailed(() => void printRequests(emulator));
      return use(emulator);
    }),
  client: async ({ emulator }, use) => use(await clientOf(emulator)),
});
