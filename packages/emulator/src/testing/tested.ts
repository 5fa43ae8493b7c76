import type { Client } from "@slipway/core";
import type { Emulator, EmulatorOptions } from "../control/emulator-types.ts";
import { requestLines } from "../control/request-lines.ts";
import { createEmulator } from "../start/emulator.ts";

/** Fixtures of a test with its own emulator. */
export interface Tested {
  /** The test's own emulator. If the test fails, its requests are printed. */
  readonly emulator: Emulator;
  /** A client of the first user, in-process and in the emulator's time: with a manual clock its waits pass at once. */
  readonly client: Client;
}

/** Default options of a test's emulator. */
export const inProcess: EmulatorOptions = { listen: false, clock: "manual" };

/** Runs a function with an emulator, and closes it afterwards. */
export async function during(options: EmulatorOptions, run: (emulator: Emulator) => Promise<void>): Promise<void> {
  const emulator = await createEmulator(options);
  try {
    await run(emulator);
  } finally {
    await emulator.close();
  }
}

/** An in-process client, whatever the base domain and the environment. */
export async function clientOf({ url: baseUrl, fetch, token, clientClock: clock }: Emulator): Promise<Client> {
  // Imported here: entries share one bundle, and the command would load core too.
  const { createClient } = await import("@slipway/core");
  return createClient({ baseUrl, allowInsecure: true, fetch, token, clock });
}

/** Prints and returns the requests of a failed test. */
export function printRequests(emulator: Emulator): string {
  const lines = requestLines(emulator);
  console.error(lines);
  return lines;
}
