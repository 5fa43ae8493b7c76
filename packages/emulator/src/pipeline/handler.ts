import type { Context } from "../domain/accounts/context.ts";
import type { KnownOperation } from "../engine/operation.ts";
import type { Frozen } from "../store/frozen.ts";
import type { Answer } from "./answer.ts";
import type { Protocol } from "./protocol.ts";
import type { Need } from "./right-of.ts";

/** What a handler answers: the body of the contract's first status, or an `Answer` that says more. */
export type Returned<Output> = Output | Answer<Output>;

/**
 * Carries one operation out; its input has been checked against the contract.
 *
 * A function does it in one go: what it changes is taken back when it throws. One that has to wait is made by `waits`.
 */
export type Handler<Input, Output> =
  | ((input: Input, context: Context) => Returned<Output>)
  | WaitingHandler<Input, Output>;

/** What a handler that waits works with. It changes nothing but in its attempt. */
export interface WaitingContext<Output> extends Context {
  /**
   * Changes what is to be changed, after all waiting, and gives the answer; once a request. It sees the present: who asks and
   * what is there may have changed meanwhile. What it changed is on disk on return, and taken back when it throws.
   */
  attempt(work: (context: Context) => Returned<Output>): Returned<Output>;
}

/** A handler that has to wait: for the request's bytes, for a file, for a process. */
export class WaitingHandler<Input, Output> {
  readonly run: (input: Input, context: WaitingContext<Output>) => Promise<Returned<Output>>;

  constructor(run: (input: Input, context: WaitingContext<Output>) => Promise<Returned<Output>>) {
    this.run = run;
  }
}

/** Lets an operation wait before it changes anything; see `WaitingContext.attempt`. */
export function waits<Input, Output>(
  run: (input: Input, context: WaitingContext<Output>) => Promise<Returned<Output>>,
): WaitingHandler<Input, Output> {
  return new WaitingHandler(run);
}

/** One handler for every operation of a group: a missing one does not compile. */
export type Handlers<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends { input: infer Input; output: infer Output }
    ? Handler<Input, Frozen<Output>>
    : never;
};

/** Some of a group's handlers: one file's share, by names or by what names look like: `${string}ProjectEnv`. */
export type SomeHandlers<Operations, Names extends string> = Pick<
  Handlers<Operations>,
  Extract<keyof Operations, Names>
>;

/** An operation with what carries it out. */
export interface Operation extends KnownOperation {
  /** Absent: the operation is known but not modelled. */
  readonly handler?: Handler<unknown, unknown>;
  readonly protocol: Protocol;
  /** What one has to be allowed. */
  readonly need: Need<unknown>;
}
