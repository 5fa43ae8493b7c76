import { type CallOptions, type Client, isApiError, isTimeoutError } from "@slipway/core/call";
import { getSessionCommand, getSessionCommandLogs } from "../generated/operations.ts";
import type { CommandOutputLine, SessionCommand } from "../generated/types.ts";
import { DeliveredOutput } from "./output.ts";
import { Patience } from "./patience.ts";
import { SandboxClosedError } from "./sandbox-closed-error.ts";

export interface CommandPlace {
  readonly sessionId: string;
  readonly cmdId: string;
}

/**
 * Gives what a command writes until it ends, across connections that break off, nothing lost or twice, and returns it as it ended.
 * `isBegun`, by the caller: where it is not found then, it was deleted with its sandbox. `given` was given before, by another request of the
 * same output.
 *
 * @throws (in the loop) `SandboxClosedError` when the session ends before the command; what the operations throw, once no connection has
 * brought anything for as long as the total clock allows, unless the command is only silent.
 */
export async function* followOutput(
  client: Client,
  place: CommandPlace,
  options: CallOptions,
  isBegun: boolean,
  given: DeliveredOutput = new DeliveredOutput(),
): AsyncGenerator<CommandOutputLine, SessionCommand> {
  const patience = new Patience(client, options);
  // A connection may end by itself just before the command does: only what was read after its end is known to be all.
  let ended: SessionCommand | undefined;
  for (;;) {
    const isNew = given.again();
    let isClosed = false;
    try {
      for await (const line of getSessionCommandLogs(client, place, options)) {
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
      const { command } = await getSessionCommand(client, place, options);
      if (command.exitCode !== null) {
        ended = command;
        continue;
      }
      if (isClosed) throw closed(place);
    } catch (error) {
      if (isOver(error, isBegun)) throw await closedFor(client, place, options, error);
      // A command may be silent for longer than a connection may be.
      if (isTimeoutError(error) && (await isRunning(client, place, options))) patience.progressed();
      patience.demand(error);
    }
    await patience.pause();
  }
}

export function isOver(error: unknown, isBegun: boolean): boolean {
  return isApiError(error) && (error.status === 410 || (error.status === 404 && isBegun));
}

export function closed({ sessionId, cmdId }: CommandPlace, cause?: unknown): SandboxClosedError {
  const what = `The session ${sessionId} ended before its command ${cmdId} did`;
  return new SandboxClosedError(`${what}. What the command had done by then is not known.`, {
    commandId: cmdId,
    sideEffect: "possible",
    cause,
  });
}

/** The error for a session that is over, and has no output any more: its command may have ended before. */
async function closedFor(
  client: Client,
  place: CommandPlace,
  options: CallOptions,
  cause: unknown,
): Promise<SandboxClosedError> {
  const exitCode = await getSessionCommand(client, place, options).then(
    ({ command }) => command.exitCode,
    () => null,
  );
  if (exitCode === null) return closed(place, cause);
  const what = `The session ${place.sessionId} is over, and what its command ${place.cmdId} wrote is kept no longer`;
  return new SandboxClosedError(`${what}. The command ended before it, with exit code ${exitCode}.`, {
    commandId: place.cmdId,
    sideEffect: "certain",
    cause,
  });
}

export async function isRunning(client: Client, place: CommandPlace, options: CallOptions): Promise<boolean> {
  try {
    const { command } = await getSessionCommand(client, place, options);
    return command.exitCode === null;
  } catch {
    return false;
  }
}
