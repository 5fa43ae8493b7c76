import type { Clock } from "@slipway/core";
import { type CallOptions, type Client, InputError, isNetworkError, isTimeoutError } from "@slipway/core/call";
import { unlessAborted } from "@slipway/core/internal";
import { streamSessionCommand } from "../generated/operations.ts";
import type { CommandOutputLine, RunSessionCommandRequest, SessionCommand } from "../generated/types.ts";
import { abandon, ended, type WaitOptions } from "./command.ts";
import { type CommandPlace, followOutput } from "./follow-output.ts";
import { type CollectedOutput, Collector, DeliveredOutput } from "./output.ts";

/** How a command is started. */
export interface StartOptions extends Pick<RunSessionCommandRequest, "cwd" | "env" | "sudo" | "timeout">, WaitOptions {}

/** How a command is run. */
export interface RunOptions extends StartOptions {
  /** Called with each piece of output. Its promise is awaited, and its error ends the command. */
  readonly onOutput?: ((line: CommandOutputLine) => unknown) | undefined;
  /** How many characters of each output the result has at most. Default: 16 Mi. `onOutput` gets all. */
  readonly maxOutput?: number | undefined;
}

/** The result of a command. */
export interface RunResult extends CollectedOutput {
  readonly exitCode: number;
}

/** Runs a command to its end. Leaving early, by the signal or by what `onOutput` throws, ends the command, too. */
export async function runCommand(
  client: Client,
  request: RunSessionCommandRequest & { readonly sessionId: string },
  { onOutput, maxOutput, signal }: RunOptions,
  options: CallOptions,
): Promise<RunResult> {
  if (maxOutput !== undefined && !(maxOutput >= 0))
    throw new InputError(`\`maxOutput\` is a number from 0 on, not ${maxOutput}.`, { parameter: "maxOutput" });
  const collector = new Collector(maxOutput);
  const delivered = new DeliveredOutput();
  const all = { ...options, signal };
  const heldSignal = untilNamed(signal, client.clock);
  let place: CommandPlace | undefined;
  let command: SessionCommand | undefined;

  const take = async (line: CommandOutputLine): Promise<void> => {
    collector.add(line);
    await unlessAborted(Promise.resolve(onOutput?.(line)), signal);
  };
  const readFirst = async (): Promise<void> => {
    const isNew = delivered.again();
    for await (const line of streamSessionCommand(
      client,
      { ...request, logs: true },
      { ...all, signal: heldSignal.signal },
    )) {
      if ("command" in line) {
        command = line.command;
        place = { sessionId: request.sessionId, cmdId: command.id };
        heldSignal.named();
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
      // A command that may have begun is not begun again.
      if (!place || !(isNetworkError(error) || isTimeoutError(error))) throw error;
    }
    if (!command || !place) throw new Error("The platform's answer named no command");
    if (command.exitCode === null) command = await rest(followOutput(client, place, all, true, delivered), take);
    const { exitCode } = await ended(client, command, place, all);
    return { exitCode, ...collector.collected };
  } catch (error) {
    if (place) await abandon(client, place, options);
    throw error;
  } finally {
    heldSignal.forget();
  }
}

async function rest(
  lines: AsyncGenerator<CommandOutputLine, SessionCommand>,
  take: (line: CommandOutputLine) => Promise<void>,
): Promise<SessionCommand> {
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return value;
    await take(value);
  }
}

/** For so long whoever leaves waits for the name of the command that may have been begun, in ms. */
const PATIENCE = 5000;

interface HeldSignal {
  readonly signal: AbortSignal;
  named(): void;
  forget(): void;
}

/** Holds a signal back until a command that is being begun has its name, by which alone it can be ended. Who has left before begins none. */
function untilNamed(outer: AbortSignal | undefined, clock: Clock): HeldSignal {
  const controller = new AbortController();
  let isNamed = false;
  let cancel: (() => void) | undefined;
  const letGo = (): void => controller.abort(outer?.reason);
  const leave = (): void => {
    if (isNamed) letGo();
    else cancel = clock.after(PATIENCE, letGo);
  };
  if (outer?.aborted) letGo();
  else outer?.addEventListener("abort", leave, { once: true });
  return {
    signal: controller.signal,
    named() {
      isNamed = true;
      if (outer?.aborted) letGo();
    },
    forget() {
      cancel?.();
      outer?.removeEventListener("abort", leave);
    },
  };
}
