import { abortWith } from "@slipway/core/internal";

/** Gives a part of a task its own signal, which aborts with the whole: runtimes warn of a leak when many listeners share a signal. */
export async function withOwnSignal<T>(signal: AbortSignal, part: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController();
  const release = abortWith(own, signal);
  try {
    return await part(own.signal);
  } finally {
    release();
  }
}
