import type { RequestDescription } from "../client.ts";
import { InputError } from "../errors/input-error.ts";

/** Builds the request of one attempt; a body that comes from a function is made anew. */
export function outgoing({ route, url, method, headers, body }: RequestDescription, signal: AbortSignal): Request {
  const source = typeof body === "function" ? body() : body;
  try {
    const init: RequestInit & { duplex: "half" } = {
      method,
      headers,
      signal,
      // A view of shared memory, which the type admits, is refused by the runtime.
      body: source as BodyInit | null,
      // To follow a redirect, Node keeps all of such a body in memory.
      redirect: source instanceof ReadableStream || source instanceof Blob ? "error" : "follow",
      duplex: "half",
    };
    return new Request(url, init);
  } catch {
    // The runtime's error quotes the value, which may be a secret.
    throw new InputError("has a bad header or body", { route });
  }
}
