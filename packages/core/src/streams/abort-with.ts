/**
 * Has a controller abort when a signal does, with the signal's reason: what `AbortSignal.any` does, which not every runtime
 * has (Vercel's Edge Runtime does not).
 *
 * @returns stops that. Call it when the work is over: a signal may live much longer, and would keep hold of it.
 */
export function abortWith(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = (): void => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  return () => signal?.removeEventListener("abort", abort);
}
