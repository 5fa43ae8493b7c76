import type { Client } from "@slipway/core";
import type { Emulator, EmulatorOptions } from "../control/emulator-types.ts";
import { requestLines } from "../control/request-lines.ts";
import { createEmulator } from "../start/emulator.ts";

/** What a test has that runs with an emulator of its own. */
export interface Tested {
  /** An emulator of this test alone. When the test fails, the requests that reached it are printed. */
  readonly emulator: Emulator;
  /** Acts for the first user, without a port and in the emulator's time: its waits pass at once where the clock is manual. */
  readonly client: Client;
}

/** How an emulator of a test is made, unless its options say otherwise. */
export const inProcess: EmulatorOptions = { listen: false, clock: "manual" };

/** Runs something with an emulator, which is closed whatever becomes of it. */
export async function during(options: EmulatorOptions, run: (emulator: Emulator) => Promise<void>): Promise<void> {
  const emulator = await createEmulator(options);
  try {
    await run(emulator);
  } finally {
    await emulator.close();
  }
}

/** All that it sends stays in this process, whatever the base domain is and the environment says. */
export async function clientOf({ url: baseUrl, fetch, token, clientClock: clock }: Emulator): Promise<Client> {
  // Loaded here: what entries share is one file, and the command would load it as well.
  const { createClient } = await import("@slipway/core");
  return createClient({ baseUrl, allowInsecure: true, fetch, token, clock });
}

/** Prints what reached the emulator of a test that failed, and returns it. */
export function printRequests(emulator: Emulator): string {
  const lines = requestLines(emulator);
  console.error(lines);
  return lines;
}
