import { SlipwayError } from "./slipway-error.ts";

/** Only V8 and runtimes like it have this. */
interface Capturing {
  captureStackTrace?(target: object, above: unknown): void;
}

/** Makes the stack of a call's error begin here: runtimes keep ten frames, and the layers below would leave none for the caller. */
export function fromHere(error: unknown): unknown {
  if (error instanceof SlipwayError) (Error as Capturing).captureStackTrace?.(error, fromHere);
  return error;
}
