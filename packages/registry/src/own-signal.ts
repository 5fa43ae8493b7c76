import { abortWith } from "@slipway/core/internal";

/**
 * Does one part of a work with a signal of its own, which aborts with that of all the work. What a part uses listens to its signal in
 * several places: of many parts these are more listeners on one signal than runtimes take for no leak.
 */
export async function withOwnSignal<T>(signal: AbortSignal, part: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController();
  const release = abortWith(own, signal);
  try {
    return await part(own.signal);
  } finally {
    release();
  }
}
