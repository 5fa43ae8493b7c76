import { platformUrl } from "../engine/addresses/platform-hosts.ts";
import { ConnectionCut } from "../engine/faults/inject.ts";

export function inProcessFetch(handle: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  return async (input, init) => {
    const original = new Request(input, init);
    const url = platformUrl(new URL(original.url));
    const request = url.href === original.url ? original : new Request(url, original);
    request.signal.throwIfAborted();
    try {
      return await handle(request);
    } catch (error) {
      request.signal.throwIfAborted();
      throw error instanceof ConnectionCut ? new TypeError("fetch failed", { cause: error }) : error;
    }
  };
}
