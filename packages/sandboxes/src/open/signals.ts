import { InputError } from "@slipway/core/call";

/** Signals by name, with Linux's numbers. */
const NUMBERS = {
  SIGHUP: 1,
  SIGINT: 2,
  SIGQUIT: 3,
  SIGKILL: 9,
  SIGUSR1: 10,
  SIGUSR2: 12,
  SIGTERM: 15,
  SIGCONT: 18,
  SIGSTOP: 19,
} as const;

/** Name or number of a signal. */
export type CommandSignal = keyof typeof NUMBERS | number;

/** Number of a signal. @throws `InputError` for an unknown name. */
export function numberOf(signal: CommandSignal): number {
  if (typeof signal === "number") return signal;
  const number: number | undefined = Object.hasOwn(NUMBERS, signal) ? NUMBERS[signal] : undefined;
  if (number !== undefined) return number;
  const names = Object.keys(NUMBERS).join(", ");
  throw new InputError(`There is no signal ${JSON.stringify(signal)}; there are ${names}, and numbers.`, {
    parameter: "signal",
  });
}
