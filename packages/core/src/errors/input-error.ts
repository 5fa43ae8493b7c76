import { type CallFacts, type ErrorFields, isNamed, SlipwayError } from "./slipway-error.ts";

export interface InputErrorFields extends ErrorFields {
  readonly parameter?: string | undefined;
}

/** An input, an option or the result of a plug-in is unusable. Nothing was sent, unless `sideEffect` says otherwise. */
export class InputError extends SlipwayError<InputErrorFields> {
  override readonly name = "InputError";
  /** The parameter, header or option that is wrong. */
  declare readonly parameter: string | undefined;
}

/** Tells whether a caught value is an `InputError`. */
export function isInputError(error: unknown): error is InputError {
  return isNamed(error, "InputError");
}

/** Throws an `InputError` that names a wrong option and says what it must be. */
export function must(isRight: unknown, parameter: string, what: string, route?: string): asserts isRight {
  if (!isRight) throw new InputError(`${parameter} must ${what}`, { route, parameter });
}

/** Refuses a controller, which is easily passed as the signal. */
export function mustBeSignal(signal: AbortSignal | undefined, route?: string): void {
  // `instanceof` fails for a signal of another realm.
  must(!signal || isFunction(signal.addEventListener), "signal", "be an AbortSignal, such as controller.signal", route);
}

/** Refuses the result of a user's `fetch` or middleware that is not a response. @throws `InputError` with the facts of the call. */
export function mustBeResponse(response: unknown, facts: CallFacts): void {
  const { headers, status } = Object(response) as { headers?: { get?: unknown }; status?: unknown };
  if (isFunction(headers?.get) && typeof status === "number") return;
  throw new InputError("got no Response from a fetch or a middleware", { ...facts });
}

export function isFunction(value: unknown): boolean {
  return typeof value === "function";
}
