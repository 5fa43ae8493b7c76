import { InputError } from "./input-error.ts";
import type { CallFacts } from "./slipway-error.ts";

/** Refuses an option before anything is sent, with an `InputError` that names it and says what it must be. */
export function must(isRight: unknown, parameter: string, what: string, route?: string): asserts isRight {
  if (!isRight) throw new InputError(`${parameter} must ${what}`, { route, parameter });
}

/** Refuses a signal that is none: a controller is easily given in its place. */
export function mustBeSignal(signal: AbortSignal | undefined, route?: string): void {
  // Of another realm, it is of another class.
  must(!signal || isFunction(signal.addEventListener), "signal", "be an AbortSignal, such as controller.signal", route);
}

/** Refuses what a plug-in of the user gave in the place of an answer. @throws `InputError` with what is known of the call. */
export function mustBeResponse(response: unknown, facts: CallFacts): void {
  const { headers, status } = Object(response) as { headers?: { get?: unknown }; status?: unknown };
  if (isFunction(headers?.get) && typeof status === "number") return;
  throw new InputError("got no Response from a fetch or a middleware", { ...facts });
}

export function isFunction(value: unknown): boolean {
  return typeof value === "function";
}
