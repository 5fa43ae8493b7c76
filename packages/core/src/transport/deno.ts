import { isFlowing } from "./attempt-request.ts";

/** What of Deno's own is used here. */
interface Deno {
  createHttpClient?(options: { poolMaxIdlePerHost: number }): { close(): void };
}

// Deno declares it; types of the web do not know it.
const { Deno: deno } = globalThis as { readonly Deno?: Deno };

export function isDeno(): boolean {
  return deno !== undefined;
}

/**
 * Fetches in Deno (2.9.6), which sends a second time what it can read again, of whatever method, where a connection that it kept breaks.
 * A Blob it cannot read again. Of an empty one it does not tell the length, which registries ask for: without a body a request
 * goes by a client that keeps no connection.
 */
export async function fetchOnceInDeno(url: string, init: RequestInit): Promise<Response> {
  const { body } = init;
  // No form is a body of ours.
  if (body) return fetch(url, isFlowing(body) ? init : { ...init, body: new Blob([body as BlobPart]) });
  const client = deno?.createHttpClient?.({ poolMaxIdlePerHost: 0 });
  try {
    const once: RequestInit & { client?: unknown } = { ...init, client };
    return await fetch(url, once);
  } finally {
    // An answer that is under way is read all the same.
    client?.close();
  }
}
