import { type CallOptions, type Client, isTimeoutError } from "@slipway/core/call";
import { getSession, getSessionCommand, killSessionCommand } from "../generated/operations.ts";
import type { CommandOutputLine, SessionCommand } from "../generated/types.ts";
import { type CommandPlace, closed, followOutput, isOver, isRunning } from "./follow-output.ts";
import { Patience } from "./patience.ts";
import { SandboxClosedError } from "./sandbox-closed-error.ts";
import { type CommandSignal, numberOf } from "./signals.ts";

/** A command that has ended. */
export interface EndedCommand extends SessionCommand {
  readonly exitCode: number;
}

/** Options of a call that waits. */
export interface WaitOptions {
  /** Ends the waiting with an `AbortedError`; the command goes on. */
  readonly signal?: AbortSignal | undefined;
}

/** A command that was started, here or by another process. */
export interface SandboxCommand {
  readonly id: string;
  readonly sessionId: string;
  /** Its output from the beginning to its end, across connections that break off. Each loop begins at the beginning. */
  output(options?: WaitOptions): AsyncIterable<CommandOutputLine>;
  /** Waits until it has ended. @throws `SandboxClosedError` when its session ends before. */
  wait(options?: WaitOptions): Promise<EndedCommand>;
  /** Sends it a signal. Default: SIGTERM. */
  kill(signal?: CommandSignal, options?: WaitOptions): Promise<void>;
}

export function commandOf(client: Client, place: CommandPlace, options: CallOptions, isBegun: boolean): SandboxCommand {
  return {
    id: place.cmdId,
    sessionId: place.sessionId,
    output: (overrides) => followOutput(client, place, { ...options, ...overrides }, isBegun),
    wait: (overrides) => waitFor(client, place, { ...options, ...overrides }, isBegun),
    async kill(signal = "SIGTERM", overrides) {
      await killSessionCommand(client, { ...place, signal: numberOf(signal) }, { ...options, ...overrides });
    },
  };
}

/** The exit codes of what a session ends with itself: by SIGTERM, and by SIGKILL. */
const ofSessionEnd: readonly number[] = [128 + 15, 128 + 9];

/** A command with its exit code. Throws a `SandboxClosedError` for one that ended because its session did. */
export async function ended(
  client: Client,
  command: SessionCommand,
  place: CommandPlace,
  options: CallOptions,
): Promise<EndedCommand> {
  const { exitCode } = command;
  if (exitCode === null) throw closed(place);
  if (ofSessionEnd.includes(exitCode)) await demandOwnEnd(client, { ...command, exitCode }, options);
  return { ...command, exitCode };
}

async function demandOwnEnd(client: Client, command: EndedCommand, options: CallOptions): Promise<void> {
  const { id, sessionId, exitCode, startedAt, durationMs = Number.POSITIVE_INFINITY } = command;
  // An unknown session leaves the exit code as the command's own.
  const session = await getSession(client, { sessionId }, options).then(
    (answer) => answer.session,
    () => undefined,
  );
  const { requestedStopAt, timeout = 0, startedAt: begun = 0 } = session ?? {};
  if (requestedStopAt === undefined || startedAt + durationMs < requestedStopAt) return;
  const why = requestedStopAt >= begun + timeout ? `ran out of its ${timeout} ms` : "was stopped";
  const what = `The session ${sessionId} ${why} while its command ${id} ran, which was ended (exit code ${exitCode})`;
  throw new SandboxClosedError(`${what}. What the command had done by then is not known.`, {
    commandId: id,
    sideEffect: "possible",
  });
}

/** Waits in requests that the platform answers when the command has ended; one that takes longer, or breaks off, is sent again. */
async function waitFor(
  client: Client,
  place: CommandPlace,
  options: CallOptions,
  isBegun: boolean,
): Promise<EndedCommand> {
  const patience = new Patience(client, options);
  for (;;) {
    try {
      const { command } = await getSessionCommand(client, { ...place, wait: true }, options);
      return await ended(client, command, place, options);
    } catch (error) {
      if (isOver(error, isBegun)) throw closed(place, error);
      // A command may last for longer than a connection may.
      if (isTimeoutError(error) && (await isRunning(client, place, options))) patience.progressed();
      patience.demand(error);
    }
    await patience.pause();
  }
}

/** Ends what nobody waits for any more: best effort, since the wait is over whatever becomes of it. */
export async function abandon(client: Client, place: CommandPlace, options: CallOptions): Promise<void> {
  await killSessionCommand(client, { ...place, signal: numberOf("SIGKILL") }, options).catch(() => {});
}
