import {
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
  test as withoutEmulator,
} from "@playwright/test";
import type { EmulatorOptions } from "./control/emulator-types.ts";
import { clientOf, during, printRequests, type Tested } from "./testing/tested.ts";

/** Fixtures of `@slipway/emulator/playwright`. */
export interface EmulatorFixtures extends Tested {
  /** Options of each test's emulator, such as `test.use({ emulatorOptions: { protection: false } })`. Default: a free port. */
  readonly emulatorOptions: EmulatorOptions;
  /** The URL of a project's production, or of another host of a site: `await page.goto(site("shop"))`. */
  readonly site: (name: string) => string;
}

/**
 * `test` of Playwright, with an emulator, a client and the addresses of sites for each test that names them.
 *
 * @example
 * ```ts
 * test("the page greets", async ({ client, page, site }) => {
 *   const files = [{ path: "index.html", data: "<h1>Ahoy</h1>" }];
 *   await deployFiles(client, { name: "harbour", target: "production", files });
 *   await page.goto(site("harbour"));
 *   await expect(page.getByRole("heading")).toHaveText("Ahoy");
 * });
 * ```
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & EmulatorFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = withoutEmulator.extend<EmulatorFixtures>({
  emulatorOptions: [{}, { option: true }],
  emulator: ({ emulatorOptions }, use, testInfo) =>
    during(emulatorOptions, async (emulator) => {
      await use(emulator);
      if (testInfo.status === testInfo.expectedStatus) return;
      await testInfo.attach("requests", { body: printRequests(emulator), contentType: "text/plain" });
    }),
  client: async ({ emulator }, use) => use(await clientOf(emulator)),
  site: ({ emulator }, use) => use((name) => emulator.origin(name)),
});
