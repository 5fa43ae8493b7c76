/** Effect of a failed call: `none` (refused or never sent), `certain` (done, but its answer was not read) or `possible`. */
export type SideEffect = "none" | "possible" | "certain";

export interface ErrorFields {
  readonly route?: string | undefined;
  readonly sideEffect?: SideEffect | undefined;
  readonly attempts?: number | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** Facts about a call in progress, which its errors carry. */
export interface CallFacts {
  readonly route: string;
  /** How often the request was sent. */
  attempts: number;
  sideEffect: SideEffect;
  /** Header `x-vercel-id` of the answer. */
  requestId?: string | undefined;
}

/** Adds the facts of a call. The getter of the request ID is kept, because it redacts only when it is read. */
export function withFacts<T extends object, K extends Partial<CallFacts>>(value: T, facts: K): T & K {
  // `defineProperties` does not add the members to the type.
  return Object.defineProperties(value, Object.getOwnPropertyDescriptors(facts)) as T & K;
}

/** Base of all errors of Slipway. Its message starts with the route and has no query value or token. */
export class SlipwayError<Fields extends ErrorFields = ErrorFields> extends Error {
  override readonly name: string = "SlipwayError";
  /** Method and path template of the operation. */
  declare readonly route: string | undefined;
  readonly sideEffect: SideEffect = "none";
  /** How often the request was sent. */
  declare readonly attempts: number | undefined;
  /** Header `x-vercel-id` of the answer. */
  declare readonly requestId: string | undefined;

  constructor(message: string, { cause, ...fields }: Fields) {
    const { route } = fields;
    super(route ? `${route} ${message}` : message, cause ? { cause } : undefined);
    Object.assign(this, fields);
  }

  /** The error as plain data, without its cause and without a body over 8 KB. Guards accept it, also on the other side of `postMessage`. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** Guards test names instead of classes: an error may come from another copy, realm or thread. */
export function isNamed(value: unknown, ...names: readonly string[]): value is SlipwayError {
  // `Object()` makes any value readable.
  const { name, sideEffect } = Object(value) as Partial<SlipwayError>;
  return !!sideEffect && names.includes(name ?? "");
}

/** Tells whether a caught value is any error of Slipway, or the plain data of one. */
export function isSlipwayError(error: unknown): error is SlipwayError {
  return !!(Object(error) as Partial<SlipwayError>).sideEffect; // readable, see isNamed
}
