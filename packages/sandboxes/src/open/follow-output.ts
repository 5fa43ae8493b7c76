import { type CallOptions, type Client, isApiError, isTimeoutError } from "@slipway/core/call";
import { getSessionCommand, getSessionCommandLogs } from "../generated/operations.ts";
import type { CommandOutputLine, SessionCommand } from "../generated/types.ts";
import { ReceivedOutput } from "./output.ts";
import { Patience } from "./patience.ts";
import { SandboxClosedError } from "./sandbox-closed-error.ts";

export interface CommandRef {
  readonly sessionId: string;
  readonly cmdId: string;
}

/**
 * Yields a command's output until its end, across broken connections without loss or repetition, and returns the ended command. `isBegun`:
 * started by this caller, so that a 404 means its sandbox was deleted. `received` has the output of an earlier request.
 *
 * @throws (in the loop) `SandboxClosedError` when the session ends before the command; what the operations throw, once no connection has
 * brought anything for as long as the total clock allows, unless the command is only silent.
 */
export async function* followOutput(
  client: Client,
  ref: CommandRef,
  options: CallOptions,
  isBegun: boolean,
  received: ReceivedOutput = new ReceivedOutput(),
): AsyncGenerator<CommandOutputLine, SessionCommand> {
  const patience = new Patience(client, options);
  // A connection may end just before the command, so the output is complete only if read after the command's end.
  let ended: SessionCommand | undefined;
  for (;;) {
    const isNew = received.restart();
    let isClosed = false;
    try {
      for await (const line of getSessionCommandLogs(client, ref, options)) {
        if (line.stream === "error") {
          isClosed = true;
          break;
        }
        const rest = isNew(line);
        if (!rest) continue;
        patience.progressed();
        yield rest;
      }
      if (ended) return ended;
      const { command } = await getSessionCommand(client, ref, options);
      if (command.exitCode !== null) {
        ended = command;
        continue;
      }
      if (isClosed) throw closedError(ref);
    } catch (error) {
      if (isOver(error, isBegun)) throw await closedErrorFor(client, ref, options, error);
      if (isTimeoutError(error) && (await isRunning(client, ref, options))) patience.progressed();
      patience.demand(error);
    }
    await patience.pause();
  }
}

export function isOver(error: unknown, isBegun: boolean): boolean {
  return isApiError(error) && (error.status === 410 || (error.status === 404 && isBegun));
}

export function closedError({ sessionId, cmdId }: CommandRef, cause?: unknown): SandboxClosedError {
  const what = `The session ${sessionId} ended before its command ${cmdId} did`;
  return new SandboxClosedError(`${what}. The command may have done a part of its work.`, {
    commandId: cmdId,
    sideEffect: "possible",
    cause,
  });
}

/** The error for a session that is over and lost its output; its command may have ended before. */
async function closedErrorFor(
  client: Client,
  ref: CommandRef,
  options: CallOptions,
  cause: unknown,
): Promise<SandboxClosedError> {
  const exitCode = await getSessionCommand(client, ref, options).then(
    ({ command }) => command.exitCode,
    () => null,
  );
  if (exitCode === null) return closedError(ref, cause);
  const what = `The session ${ref.sessionId} is over, and the output of its command ${ref.cmdId} is no longer available`;
  return new SandboxClosedError(`${what}. The command ended before it, with exit code ${exitCode}.`, {
    commandId: ref.cmdId,
    sideEffect: "certain",
    cause,
  });
}

export async function isRunning(client: Client, ref: CommandRef, options: CallOptions): Promise<boolean> {
  try {
    const { command } = await getSessionCommand(client, ref, options);
    return command.exitCode === null;
  } catch {
    return false;
  }
}
