import { mustBeResponse } from "../errors/must.ts";
import { isDeno } from "../wire/runtime.ts";
import { type AttemptRequest, isFlowing } from "./attempt-request.ts";
import { type Attempt, isSafeTwice } from "./call-state.ts";
import { networkErrorFrom } from "./network-error-from.ts";

/** The innermost layer: one request by `fetch`, and the error of one that got no answer. */
export async function fetchOnce(attempt: Attempt, request: AttemptRequest): Promise<Response> {
  const { client, context } = attempt.call;
  const custom = context.options.fetch ?? client.fetch;
  // Where a connection that was kept breaks, runtimes send once more by themselves what was on it: Deno (2.9.6) whatever it can read
  // again, which a Blob is not, and Bun (1.4.4) a PUT, but not on a connection that was not kept.
  const isOnce = !custom && !isSafeTwice(attempt.call);
  const { url, method, headers, redirect, handedOn } = request;
  const { signal } = attempt.over;
  const send = async (): Promise<Response> => {
    const kept = isOnce && method === "PUT" ? { keepalive: false } : undefined;
    // Node follows the signal of a request only until the request is collected as garbage, so that it gets it once more.
    if (handedOn && !custom && !(isOnce && isDeno())) return fetch(handedOn, { headers, redirect, signal, ...kept });
    const given = handedOn ? await bodyOf(handedOn, request.body) : request.body;
    // No form is a body of ours.
    const body = isOnce && isDeno() && !isFlowing(given) ? new Blob([(given ?? "") as BlobPart]) : given;
    // The type of the web does not know `duplex` yet.
    const init: RequestInit & { duplex: "half" } = {
      method,
      headers,
      redirect,
      signal,
      duplex: "half",
      ...kept,
    };
    return (custom ?? fetch)(url, body === undefined ? init : { ...init, body });
  };
  const response = await send().catch((thrown: unknown) => {
    throw networkErrorFrom(attempt, request, thrown);
  });
  mustBeResponse(response, attempt.known);
  return response;
}

/** The body of a request, for a `fetch` that comes from a package: it knows no requests of this runtime. */
async function bodyOf(handedOn: Request, given: unknown): Promise<BodyInit | undefined> {
  if (isFlowing(given)) return handedOn.body ?? undefined;
  // What was in memory goes on with its length.
  const bytes = await handedOn.arrayBuffer();
  return bytes.byteLength ? bytes : undefined;
}
