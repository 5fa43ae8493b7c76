import { SlipwayError } from "./slipway-error.ts";

/** Of V8 and of what follows it; where there is none, a stack stays as it is. */
interface Capturing {
  captureStackTrace?(target: object, above: unknown): void;
}

/** An error of a call whose stack begins here: of the ten frames that runtimes keep, the layers below would leave none for the caller. */
export function fromHere(error: unknown): unknown {
  if (error instanceof SlipwayError) (Error as Capturing).captureStackTrace?.(error, fromHere);
  return error;
}
