import { isFunction, must } from "../errors/must.ts";
import { type CallFacts, withFacts } from "../errors/slipway-error.ts";
import type { MiddlewareLayer, RawAnswer } from "../types/client.ts";
import type { Middleware } from "../types/middleware.ts";
import type { Operation } from "../types/operation.ts";
import { watcher } from "./chain.ts";
import { harmless } from "./harmless.ts";

/** What became of a call, after its last attempt. */
export interface CallOutcome extends Partial<Readonly<CallFacts>> {
  readonly operation: Operation;
  readonly route: string;
  /** Milliseconds all in all: attempts, and the waits between them. */
  readonly ms: number;
  /** The answer of a call that was answered well. Its body is read, or on its way to whoever called. */
  readonly response?: Response | undefined;
  /** What the call failed with. */
  readonly error?: unknown;
}

/**
 * Tells what became of each call, once, after its last attempt. A call that is refused before its first attempt is not among them.
 *
 * @param run what it throws or rejects with does no harm to the call: the first time, `console.warn` tells.
 * @example
 * ```ts
 * const client = createClient({ middleware: chain(afterCall(({ route, ms }) => timings.push({ route, ms }))) });
 * ```
 */
export function afterCall(run: (outcome: CallOutcome) => void): Middleware & MiddlewareLayer {
  must(isFunction(run), "run", "be a function");
  const what = "The function of afterCall()";
  return afterEach(what, run, (outcome) => run(Object.assign(outcome, { ms: Math.round(outcome.ms) })));
}

/** The same with parts of milliseconds. `what` is its name where it fails, `owner` what the user plugged in, of which `run` is a part. */
export function afterEach(
  what: string,
  owner: object,
  run: (outcome: CallOutcome) => void,
): Middleware & MiddlewareLayer {
  // Another middleware may have answered the first attempt of a call.
  const calls = new WeakSet<Promise<RawAnswer>>();
  return watcher(({ operation, route, call }) => {
    if (calls.has(call)) return;
    calls.add(call);
    const began = performance.now();
    const report = (facts: Partial<CallFacts>, rest: Partial<CallOutcome>): void =>
      void harmless(what, owner, () =>
        run(withFacts({ operation, route, ms: performance.now() - began, ...rest }, facts)),
      );
    call.then(
      ({ response, facts }) => report(facts, { response }),
      (error: unknown) => report({}, { error }),
    );
  });
}
