/** What a failed call may have changed: `none` (refused, or never left), `certain` (done, its answer not read), `possible` (nobody knows). */
export type SideEffect = "none" | "possible" | "certain";

/** What an error knows about its call. */
export interface ErrorFields {
  readonly route?: string | undefined;
  readonly sideEffect?: SideEffect | undefined;
  readonly attempts?: number | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** What is known of a call under way; its errors carry it. */
export interface CallFacts {
  readonly route: string;
  /** How often the request was sent. */
  attempts: number;
  sideEffect: SideEffect;
  /** Header `x-vercel-id` of the answer. */
  requestId?: string | undefined;
}

/** Adds what is known of a call. The ID of its request is not copied: it is searched for credentials when it is read. */
export function withFacts<T extends object, K extends Partial<CallFacts>>(value: T, facts: K): T & K {
  // These are its members.
  return Object.defineProperties(value, Object.getOwnPropertyDescriptors(facts)) as T & K;
}

/** Base of every error that Slipway throws. Its message starts with the route and never holds a query value or a token. */
export class SlipwayError<Fields extends ErrorFields = ErrorFields> extends Error {
  override readonly name: string = "SlipwayError";
  /** The operation: method and path template. */
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

  /** The error as plain data, without its cause and a body over 8 KB. Guards know it: send it where a copy would lose its name, as to another thread. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** Guards know an error by its name beside what all of ours have: also of another copy, another realm, or a `toJSON()` of another thread. */
export function isNamed(value: unknown, ...names: readonly string[]): value is SlipwayError {
  // Any value can be asked for its members, once it is an object.
  const { name, sideEffect } = Object(value) as Partial<SlipwayError>;
  return !!sideEffect && names.includes(name ?? "");
}

/** Tells whether a caught value is any error of Slipway, or the plain data of one. */
export function isSlipwayError(error: unknown): error is SlipwayError {
  return !!(Object(error) as Partial<SlipwayError>).sideEffect; // as above
}
