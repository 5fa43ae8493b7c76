import type { Clock } from "@slipway/core";

/** For so long whoever leaves waits for the name of the command that may have been begun, in ms. */
const PATIENCE = 5000;

/** A signal that is held back. */
export interface HeldSignal {
  readonly signal: AbortSignal;
  /** The command has its name: whoever has left or leaves from now on is let go at once. */
  named(): void;
  /** Nobody waits any more. */
  forget(): void;
}

/** Holds a signal back until a command that is being begun has its name, by which alone it can be ended. Who has left before begins none. */
export function untilNamed(given: AbortSignal | undefined, clock: Clock): HeldSignal {
  const held = new AbortController();
  let isNamed = false;
  let cancel: (() => void) | undefined;
  const letGo = (): void => held.abort(given?.reason);
  const leave = (): void => {
    if (isNamed) letGo();
    else cancel = clock.after(PATIENCE, letGo);
  };
  if (given?.aborted) letGo();
  else given?.addEventListener("abort", leave, { once: true });
  return {
    signal: held.signal,
    named() {
      isNamed = true;
      if (given?.aborted) letGo();
    },
    forget() {
      cancel?.();
      given?.removeEventListener("abort", leave);
    },
  };
}
