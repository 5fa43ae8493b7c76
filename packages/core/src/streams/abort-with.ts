import { onAbort } from "../transport/on-abort.ts";

/** Has a controller abort with a signal, as `AbortSignal.any`, which Vercel's Edge Runtime has not. The result stops that. */
export function abortWith(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  return onAbort(signal, abort);
}
