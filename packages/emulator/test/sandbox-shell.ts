import type { Client } from "@slipway/core";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import type { EmulatorOptions } from "../src/index.ts";
import { start } from "./start.ts";

export const plainly = { runtime: "process", isolation: "none" } as const;

export async function startAgents(options: EmulatorOptions = {}, input: sandboxes.CreateSandboxInput = {}) {
  const started = await start({ sandboxes: plainly, ...options });
  const { id: projectId } = await createProject(started.client, { name: "agents" });
  const make = (more: sandboxes.CreateSandboxInput = {}) =>
    sandboxes.createSandbox(started.client, { projectId, ...input, ...more });
  return { ...started, projectId, make };
}

export async function startSandbox(options: EmulatorOptions = {}, input: sandboxes.CreateSandboxInput = {}) {
  const started = await startAgents(options, input);
  const made = await started.make({ name: "box" });
  return { ...started, made, sessionId: made.session.id, url: made.routes[0]?.url ?? "" };
}

type Command = Omit<sandboxes.StreamSessionCommandInput, "logs">;
type Ended = { exitCode: number | null | undefined };

export async function ran(client: Client, command: Command): Promise<Ended & { stdout: string; stderr: string }> {
  const { stdout, stderr, exitCode } = await heard(client, command);
  return { stdout, stderr, exitCode };
}

export async function outputOf(client: Client, command: Command): Promise<Ended & { output: string }> {
  const { output, exitCode } = await heard(client, command);
  return { output, exitCode };
}

export const sh = (client: Client, sessionId: string, script: string): ReturnType<typeof outputOf> =>
  outputOf(client, { sessionId, command: "sh", args: ["-c", script] });

/** Begins a command, and waits until it has written what the pattern finds. */
export async function begun(client: Client, input: sandboxes.RunSessionCommandInput, until = /./s) {
  const cmdId = (await sandboxes.runSessionCommand(client, input)).command.id;
  let said = "";
  for await (const { data } of sandboxes.getSessionCommandLogs(client, { sessionId: input.sessionId, cmdId })) {
    said += data;
    if (until.test(said)) break;
  }
  return { cmdId, said };
}

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
