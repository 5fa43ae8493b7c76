import { ConnectionCut } from "../engine/faults/inject.ts";

/** A `fetch` that hands requests to a function of this process, and fails as the network's does. */
export function inProcessFetch(handle: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    try {
      return await handle(request);
    } catch (error) {
      request.signal.throwIfAborted();
      throw error instanceof ConnectionCut ? new TypeError("fetch failed", { cause: error }) : error;
    }
  };
}
