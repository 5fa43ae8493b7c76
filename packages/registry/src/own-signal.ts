import { abortWith } from "@slipway/core/internal";

/** Gives one part of a work a signal of its own, which aborts with the whole's: many parts' listeners on one signal are a leak to runtimes. */
export async function withOwnSignal<T>(signal: AbortSignal, part: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController();
  const release = abortWith(own, signal);
  try {
    return await part(own.signal);
  } finally {
    release();
  }
}
