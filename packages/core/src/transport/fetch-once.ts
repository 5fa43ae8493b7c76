import { mustBeResponse } from "../errors/input-error.ts";
import { afterPause } from "./after-pause.ts";
import { isFlowing } from "./attempt-request.ts";
import { type Attempt, type AttemptRequest, isReading, isSafeTwice } from "./call-state.ts";
import { networkErrorFrom } from "./network-error-from.ts";

/** The innermost layer: sends one request by `fetch`, and makes the error of a missing answer. */
export async function fetchOnce(attempt: Attempt, request: AttemptRequest): Promise<Response> {
  const { call, facts, over } = attempt;
  const custom = call.context.options.fetch ?? call.client.fetch;
  const { url, body = null, headers, ...rest } = request;
  // The web's types lack `duplex`.
  const init: RequestInit & { duplex: "half" } = {
    ...rest,
    headers: custom ? new Headers(headers) : headers,
    body,
    signal: over.signal,
    duplex: "half",
  };
  const isRepeated = call.bounds.attempts > 1 && isSafeTwice(call);
  // A user's fetch is responsible itself; a middleware may have turned another method into GET.
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
 * Sends an unrepeatable request in runtimes that repeat requests when a kept connection breaks: Bun (1.4.4) all except POST and PATCH, Deno
 * (2.9.6) every body that it can read again, which a Blob is not. For an empty Blob Deno sends no length, which registries require, so a
 * request without a body uses a client without kept connections.
 */
async function fetchUnrepeated(url: string, init: RequestInit): Promise<Response> {
  // Only Deno has this global.
  const { Deno: deno } = globalThis as { readonly Deno?: Deno };
  const { method, body } = init;
  if (!deno) return fetch(url, method === "PUT" || method === "DELETE" ? { ...init, keepalive: false } : init);
  // Bodies are no forms here.
  if (body) return fetch(url, isFlowing(body) ? init : { ...init, body: new Blob([body as BlobPart]) });
  const client = deno.createHttpClient?.({ poolMaxIdlePerHost: 0 });
  const once: RequestInit & { client?: unknown } = { ...init, client };
  return fetch(url, once).finally(() => client?.close());
}
