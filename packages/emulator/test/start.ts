import { createHash } from "node:crypto";
import { type Client, createClient } from "@slipway/core";
import { onTestFinished } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions } from "../src/index.ts";

export interface Started {
  readonly emulator: Emulator;
  /** Acts for the first user, over a real socket. */
  readonly client: Client;
}

/** An emulator for one test, on a clock that stands still, with every answer judged by the contract. */
export async function start(options: EmulatorOptions = {}): Promise<Started> {
  const emulator = await createEmulator({ clock: "manual", validateAnswers: true, ...options });
  onTestFinished(() => emulator.close());
  return { emulator, client: clientOf(emulator) };
}

/** A client of the emulator that gives up at the first failure. */
export function clientOf(emulator: Emulator, token: string = emulator.token, team?: string): Client {
  return createClient({ baseUrl: emulator.url, token, retry: false, ...(team === undefined ? {} : { team }) });
}

/** Longer than any deployment takes. */
export const wholeBuild = 10_000;

export function sha1(content: string | Uint8Array): string {
  return createHash("sha1").update(content).digest("hex");
}

/** What the emulator serves under a host name. */
export async function visit(emulator: Emulator, host: string, path = "/", init?: RequestInit): Promise<Response> {
  return emulator.fetch(`http://${host}${path}`, init);
}
