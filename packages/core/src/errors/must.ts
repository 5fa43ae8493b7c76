import { InputError } from "./input-error.ts";
import type { CallFacts } from "./slipway-error.ts";

/** Throws an `InputError` that names a wrong option and says what it must be. */
export function must(isRight: unknown, parameter: string, what: string, route?: string): asserts isRight {
  if (!isRight) throw new InputError(`${parameter} must ${what}`, { route, parameter });
}

/** Refuses a controller, which is easily passed as the signal. */
export function mustBeSignal(signal: AbortSignal | undefined, route?: string): void {
  // `instanceof` fails for a signal of another realm.
  must(!signal || isFunction(signal.addEventListener), "signal", "be an AbortSignal, such as controller.signal", route);
}

/** Refuses the result of a user's `fetch` or middleware that is no response. @throws `InputError` with the facts of the call. */
export function mustBeResponse(response: unknown, facts: CallFacts): void {
  const { headers, status } = Object(response) as { headers?: { get?: unknown }; status?: unknown };
  if (isFunction(headers?.get) && typeof status === "number") return;
  throw new InputError("got no Response from a fetch or a middleware", { ...facts });
}

export function isFunction(value: unknown): boolean {
  return typeof value === "function";
}
