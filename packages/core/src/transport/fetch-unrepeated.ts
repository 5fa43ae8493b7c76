import { isFlowing } from "./attempt-request.ts";

/** What of Deno's own is used here. */
interface Deno {
  createHttpClient?(options: { poolMaxIdlePerHost: number }): { close(): void };
}

/**
 * Fetches what must not be sent twice, in runtimes that send it once more where a connection that they kept breaks: Bun (1.4.4) all but
 * POST and PATCH, Deno (2.9.6) what it can read again, which a Blob is not. Of an empty Blob Deno tells no length, which registries ask
 * for: without a body a request goes by a client that keeps no connection.
 */
export async function fetchUnrepeated(url: string, init: RequestInit): Promise<Response> {
  // Deno declares it; types of the web do not know it.
  const { Deno: deno } = globalThis as { readonly Deno?: Deno };
  const { method, body } = init;
  if (!deno) return fetch(url, method === "PUT" || method === "DELETE" ? { ...init, keepalive: false } : init);
  // No form is a body of ours.
  if (body) return fetch(url, isFlowing(body) ? init : { ...init, body: new Blob([body as BlobPart]) });
  const client = deno.createHttpClient?.({ poolMaxIdlePerHost: 0 });
  const once: RequestInit & { client?: unknown } = { ...init, client };
  // An answer that is under way is read all the same.
  return fetch(url, once).finally(() => client?.close());
}
