import type { EmulatorOptions } from "./control/emulator-types.ts";
import { clientOf, during, inProcess, printRequests, type Tested } from "./testing/tested.ts";

export type { Tested } from "./testing/tested.ts";

/**
 * Makes a test for `node:test`, Jest, mocha and others, that has an emulator of its own: no port, and a manual clock, unless the options
 * say otherwise. It is closed whatever becomes of the test, and when that fails, the requests that reached it are printed.
 *
 * What the runner gives its tests, such as the context of `node:test`, comes after; where that has a `signal`, a test that hangs ends
 * with it.
 *
 * @example
 * ```ts
 * test("a project is there when it was created", withEmulator(async ({ client }) => {
 *   await createProject(client, { name: "site" });
 * }));
 * ```
 */
export function withEmulator<Given extends unknown[]>(
  run: (tested: Tested, ...given: Given) => unknown,
): (...given: Given) => Promise<void>;
export function withEmulator<Given extends unknown[]>(
  options: EmulatorOptions,
  run: (tested: Tested, ...given: Given) => unknown,
): (...given: Given) => Promise<void>;
export function withEmulator<Given extends unknown[]>(
  ...made: [Run<Given>] | [EmulatorOptions, Run<Given>]
): (...given: Given) => Promise<void> {
  const [options, run] = made.length === 1 ? [{}, made[0]] : made;
  // No parameter is counted: where there is one, Jest and mocha wait until it is called.
  return (...given) =>
    during({ ...inProcess, ...options }, async (emulator) => {
      try {
        const client = await clientOf(emulator);
        await Promise.race([run({ emulator, client }, ...given), abortion(given[0])]);
      } catch (error) {
        printRequests(emulator);
        throw error;
      }
    });
}

type Run<Given extends unknown[]> = (tested: Tested, ...given: Given) => unknown;

/** Rejects when a runner gives its test up; never, where it says nothing of that. */
function abortion(context: unknown): Promise<never> {
  const signal = typeof context === "object" && context !== null && "signal" in context ? context.signal : undefined;
  return new Promise((_, reject) => {
    if (signal instanceof AbortSignal) signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
