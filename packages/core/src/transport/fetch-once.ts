import { mustBeResponse } from "../errors/must.ts";
import { afterPause } from "./after-pause.ts";
import { isFlowing } from "./attempt-request.ts";
import type { AttemptRequest } from "./call-state.ts";
import { type Attempt, isReading, isSafeTwice } from "./call-state.ts";
import { networkErrorFrom } from "./network-error-from.ts";

/** The innermost layer: one request by `fetch`, and the error of one that got no answer. */
export async function fetchOnce(attempt: Attempt, request: AttemptRequest): Promise<Response> {
  const { call, facts, over } = attempt;
  const custom = call.context.options.fetch ?? call.client.fetch;
  const { url, body = null, headers, ...rest } = request;
  // The type of the web does not know `duplex` yet.
  const init: RequestInit & { duplex: "half" } = {
    ...rest,
    // A fetch of the user may ask for one of them by its name.
    headers: custom ? new Headers(headers) : headers,
    body,
    signal: over.signal,
    duplex: "half",
  };
  // A body that cannot be made again has one attempt, as has a call without retries.
  const isRepeated = call.bounds.attempts > 1 && isSafeTwice(call);
  // A fetch of the user sees to that itself, and a GET that middleware made of something else is one.
  const isUnsafe = !custom && !isRepeated && !isReading(request.method);
  const pause = afterPause(isRepeated);
  if (pause) await pause;
  let response: Response;
  try {
    response = await (isUnsafe ? fetchUnrepeated : (custom ?? fetch))(url, init);
  } catch (thrown) {
    throw networkErrorFrom(attempt, request, thrown);
  }
  mustBeResponse(response, facts);
  return response;
}

interface Deno {
  createHttpClient?(options: { poolMaxIdlePerHost: number }): { close(): void };
}

/**
 * Fetches what must not be sent twice, in runtimes that send it once more where a connection that they kept breaks: Bun (1.4.4) all but
 * POST and PATCH, Deno (2.9.6) what it can read again, which a Blob is not. Of an empty Blob Deno tells no length, which registries ask
 * for: without a body a request goes by a client that keeps no connection.
 */
async function fetchUnrepeated(url: string, init: RequestInit): Promise<Response> {
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
