import type { Client } from "@slipway/core";
import * as sandboxes from "@slipway/sandboxes";

/** What a command wrote, and how it ended. */
export interface Ran {
  readonly output: string;
  readonly exitCode: number | null | undefined;
}

/** Runs a line of the shell in a session, to its end. */
export async function sh(client: Client, sessionId: string, script: string): Promise<Ran> {
  let [output, exitCode]: [string, Ran["exitCode"]] = ["", undefined];
  const command = { sessionId, command: "sh", args: ["-c", script], logs: true };
  for await (const line of sandboxes.streamSessionCommand(client, command)) {
    if ("data" in line) output += line.data;
    else exitCode = line.command?.exitCode;
  }
  return { output, exitCode };
}
