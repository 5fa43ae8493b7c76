import { onAbort } from "../transport/on-abort.ts";

/** Aborts a controller with a signal, like `AbortSignal.any`, which Vercel's Edge Runtime lacks. @returns a function that stops this. */
export function abortWith(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  return onAbort(signal, abort);
}
