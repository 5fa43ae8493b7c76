import type { Client } from "@slipway/core";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import type { EmulatorOptions } from "../src/index.ts";
import { start } from "./start.ts";

/** Commands are this machine's, and nothing isolates them. */
export const plainly = { runtime: "process", isolation: "none" } as const;

/** An emulator with a project for sandboxes, and what makes them; `input` is what they have in common. */
export async function startAgents(options: EmulatorOptions = {}, input: sandboxes.CreateSandboxInput = {}) {
  const started = await start({ sandboxes: plainly, ...options });
  const { id: projectId } = await createProject(started.client, { name: "agents" });
  const make = (more: sandboxes.CreateSandboxInput = {}) =>
    sandboxes.createSandbox(started.client, { projectId, ...input, ...more });
  return { ...started, projectId, make };
}

/** The same with a sandbox. */
export async function startSandbox(options: EmulatorOptions = {}, input: sandboxes.CreateSandboxInput = {}) {
  const started = await startAgents(options, input);
  const made = await started.make({ name: "box" });
  return { ...started, made, sessionId: made.session.id, url: made.routes[0]?.url ?? "" };
}

type Command = Omit<sandboxes.StreamSessionCommandInput, "logs">;
type Ended = { exitCode: number | null | undefined };

/** Runs a command to its end: what it wrote by each stream, and how it ended. */
export async function ran(client: Client, command: Command): Promise<Ended & { stdout: string; stderr: string }> {
  const { stdout, stderr, exitCode } = await heard(client, command);
  return { stdout, stderr, exitCode };
}

/** The same with all that it wrote in one. */
export async function outputOf(client: Client, command: Command): Promise<Ended & { output: string }> {
  const { output, exitCode } = await heard(client, command);
  return { output, exitCode };
}

/** Runs a line of the shell in a session, to its end. */
export const sh = (client: Client, sessionId: string, script: string): ReturnType<typeof outputOf> =>
  outputOf(client, { sessionId, command: "sh", args: ["-c", script] });

async function heard(client: Client, command: Command) {
  const said = { stdout: "", stderr: "", error: "", output: "" };
  let exitCode: Ended["exitCode"];
  for await (const line of sandboxes.streamSessionCommand(client, { ...command, logs: true })) {
    if ("data" in line) {
      said[line.stream] += line.data;
      said.output += line.data;
    } else exitCode = line.command?.exitCode;
  }
  return { ...said, exitCode };
}
