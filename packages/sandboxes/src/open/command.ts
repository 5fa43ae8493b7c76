import { type CallOptions, type Client, isTimeoutError } from "@slipway/core/call";
import { getSession, getSessionCommand, killSessionCommand } from "../generated/operations.ts";
import type { CommandOutputLine, SessionCommand } from "../generated/types.ts";
import { type CommandRef, closedError, followOutput, isOver, isRunning } from "./follow-output.ts";
import { Patience } from "./patience.ts";
import { SandboxClosedError } from "./sandbox-closed-error.ts";
import { type CommandSignal, numberOf } from "./signals.ts";

export interface EndedCommand extends SessionCommand {
  readonly exitCode: number;
}

/** Options of a call that waits. */
export interface WaitOptions {
  /** Ends the wait with an `AbortedError`; the command continues. */
  readonly signal?: AbortSignal | undefined;
}

/** A started command, of this or another process. */
export interface SandboxCommand {
  readonly id: string;
  readonly sessionId: string;
  /** The complete output until the command's end, across broken connections. Each loop starts at the beginning. */
  output(options?: WaitOptions): AsyncIterable<CommandOutputLine>;
  /** Waits for the command's end. @throws `SandboxClosedError` when its session ends first. */
  wait(options?: WaitOptions): Promise<EndedCommand>;
  /** Sends a signal. Default: SIGTERM. */
  kill(signal?: CommandSignal, options?: WaitOptions): Promise<void>;
}

export function commandOf(client: Client, ref: CommandRef, options: CallOptions, isBegun: boolean): SandboxCommand {
  return {
    id: ref.cmdId,
    sessionId: ref.sessionId,
    output: (waitOptions) => followOutput(client, ref, { ...options, ...waitOptions }, isBegun),
    wait: (waitOptions) => waitFor(client, ref, { ...options, ...waitOptions }, isBegun),
    async kill(signal = "SIGTERM", waitOptions) {
      await killSessionCommand(client, { ...ref, signal: numberOf(signal) }, { ...options, ...waitOptions });
    },
  };
}

/** Exit codes of commands that end with their session: SIGTERM and SIGKILL. */
const ofSessionEnd: readonly number[] = [128 + 15, 128 + 9];

/** Narrows a command to an ended one. @throws `SandboxClosedError` if it ended because of its session. */
export async function endedCommand(
  client: Client,
  command: SessionCommand,
  ref: CommandRef,
  options: CallOptions,
): Promise<EndedCommand> {
  const { exitCode } = command;
  if (exitCode === null) throw closedError(ref);
  if (ofSessionEnd.includes(exitCode)) await requireOwnEnd(client, { ...command, exitCode }, options);
  return { ...command, exitCode };
}

async function requireOwnEnd(client: Client, command: EndedCommand, options: CallOptions): Promise<void> {
  const { id, sessionId, exitCode, startedAt, durationMs = Number.POSITIVE_INFINITY } = command;
  const session = await getSession(client, { sessionId }, options).then(
    (answer) => answer.session,
    () => undefined,
  );
  const { requestedStopAt, timeout = 0, startedAt: begun = 0 } = session ?? {};
  if (requestedStopAt === undefined || startedAt + durationMs < requestedStopAt) return;
  const why = requestedStopAt >= begun + timeout ? `reached its timeout of ${timeout} ms` : "was stopped";
  const what = `The session ${sessionId} ${why} while its command ${id} ran, which was ended (exit code ${exitCode})`;
  throw new SandboxClosedError(`${what}. The command may have done a part of its work.`, {
    commandId: id,
    sideEffect: "possible",
  });
}

/** Waits by requests that the platform answers at the command's end, repeated after timeouts and broken connections. */
async function waitFor(client: Client, ref: CommandRef, options: CallOptions, isBegun: boolean): Promise<EndedCommand> {
  const patience = new Patience(client, options);
  for (;;) {
    try {
      const { command } = await getSessionCommand(client, { ...ref, wait: true }, options);
      return await endedCommand(client, command, ref, options);
    } catch (error) {
      if (isOver(error, isBegun)) throw closedError(ref, error);
      if (isTimeoutError(error) && (await isRunning(client, ref, options))) patience.progressed();
      patience.demand(error);
    }
    await patience.pause();
  }
}

/** Kills an abandoned command; failures are ignored, because the wait is over. */
export async function abandon(client: Client, ref: CommandRef, options: CallOptions): Promise<void> {
  await killSessionCommand(client, { ...ref, signal: numberOf("SIGKILL") }, options).catch(() => {});
}
