import type { Clock } from "@slipway/core";
import { type CallOptions, type Client, InputError, isNetworkError, isTimeoutError } from "@slipway/core/call";
import { unlessAborted } from "@slipway/core/internal";
import { streamSessionCommand } from "../generated/operations.ts";
import type { CommandOutputLine, RunSessionCommandRequest, SessionCommand } from "../generated/types.ts";
import { abandon, endedCommand, type WaitOptions } from "./command.ts";
import { type CommandRef, followOutput } from "./follow-output.ts";
import { type CollectedOutput, Collector, ReceivedOutput } from "./output.ts";

/** Options of a command in the background. */
export interface StartOptions extends Pick<RunSessionCommandRequest, "cwd" | "env" | "sudo" | "timeout">, WaitOptions {}

/** Options of a command. */
export interface RunOptions extends StartOptions {
  /** Called with each piece of output. Its promise is awaited, its error kills the command. */
  readonly onOutput?: ((line: CommandOutputLine) => unknown) | undefined;
  /** Characters of each stream in the result. Default: 16 Mi. `onOutput` gets all. */
  readonly maxOutput?: number | undefined;
}

/** Result of a command. */
export interface RunResult extends CollectedOutput {
  readonly exitCode: number;
}

/** Runs a command to its end. An abort or an error of `onOutput` kills it. */
export async function runCommand(
  client: Client,
  request: RunSessionCommandRequest & { readonly sessionId: string },
  { onOutput, maxOutput, signal }: RunOptions,
  options: CallOptions,
): Promise<RunResult> {
  if (maxOutput !== undefined && !(maxOutput >= 0))
    throw new InputError(`\`maxOutput\` is a number from 0 on, not ${maxOutput}.`, { parameter: "maxOutput" });
  const collector = new Collector(maxOutput);
  const received = new ReceivedOutput();
  const all = { ...options, signal };
  const heldSignal = holdSignal(signal, client.clock);
  let ref: CommandRef | undefined;
  let command: SessionCommand | undefined;

  const take = async (line: CommandOutputLine): Promise<void> => {
    collector.add(line);
    await unlessAborted(Promise.resolve(onOutput?.(line)), signal);
  };
  const readFirst = async (): Promise<void> => {
    const isNew = received.restart();
    for await (const line of streamSessionCommand(
      client,
      { ...request, logs: true },
      { ...all, signal: heldSignal.signal },
    )) {
      if ("command" in line) {
        command = line.command;
        ref = { sessionId: request.sessionId, cmdId: command.id };
        heldSignal.release();
      } else if (line.stream === "error") {
        return;
      } else {
        const rest = isNew(line);
        if (rest) await take(rest);
      }
    }
  };

  try {
    try {
      await readFirst();
    } catch (error) {
      if (!ref || !(isNetworkError(error) || isTimeoutError(error))) throw error;
    }
    if (!command || !ref) throw new Error("The platform's response names no command");
    if (command.exitCode === null) command = await takeRest(followOutput(client, ref, all, true, received), take);
    const { exitCode } = await endedCommand(client, command, ref, all);
    return { exitCode, ...collector.collected };
  } catch (error) {
    if (ref) await abandon(client, ref, options);
    throw error;
  } finally {
    heldSignal.dispose();
  }
}

async function takeRest(
  lines: AsyncGenerator<CommandOutputLine, SessionCommand>,
  take: (line: CommandOutputLine) => Promise<void>,
): Promise<SessionCommand> {
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return value;
    await take(value);
  }
}

/** Bound of waiting for the ID of a command after an abort, in ms. */
const PATIENCE = 5000;

interface HeldSignal {
  readonly signal: AbortSignal;
  /** Called with the command's ID: the signal aborts without delay from now on. */
  release(): void;
  dispose(): void;
}

/** Delays a signal until a starting command has its ID, which is needed to kill it. An aborted signal starts no command. */
function holdSignal(original: AbortSignal | undefined, clock: Clock): HeldSignal {
  const controller = new AbortController();
  let isNamed = false;
  let cancel: (() => void) | undefined;
  const letGo = (): void => controller.abort(original?.reason);
  const leave = (): void => {
    if (isNamed) letGo();
    else cancel = clock.after(PATIENCE, letGo);
  };
  if (original?.aborted) letGo();
  else original?.addEventListener("abort", leave, { once: true });
  return {
    signal: controller.signal,
    release() {
      isNamed = true;
      if (original?.aborted) letGo();
    },
    dispose() {
      cancel?.();
      original?.removeEventListener("abort", leave);
    },
  };
}
