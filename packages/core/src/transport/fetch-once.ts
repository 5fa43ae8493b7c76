import { mustBeResponse } from "../errors/must.ts";
import { type AttemptRequest, isFlowing } from "./attempt-request.ts";
import { type Attempt, isSafeTwice } from "./call-state.ts";
import { fetchOnceInDeno, isDeno } from "./deno.ts";
import { networkErrorFrom } from "./network-error-from.ts";

/** The innermost layer: one request by `fetch`, and the error of one that got no answer. */
export async function fetchOnce(attempt: Attempt, request: AttemptRequest): Promise<Response> {
  const { client, context } = attempt.call;
  const custom = context.options.fetch ?? client.fetch;
  const { url, method, headers, redirect, handedOn } = request;
  const { signal } = attempt.over;
  // A fetch of the user sees to that itself, and a GET that middleware made of something else is one.
  const isOnce = !custom && !isSafeTwice(attempt.call) && !/^(GET|HEAD)$/.test(method);
  const send = async (): Promise<Response> => {
    if (handedOn && !custom && !(isOnce && isDeno())) {
      // Node follows the signal of a request only until the request is collected as garbage, so that it gets it once more.
      return fetch(handedOn, { headers, redirect, signal, ...(isOnce && unkept(method)) });
    }
    const body = handedOn ? await bodyOf(handedOn, request.body) : request.body;
    // The type of the web does not know `duplex` yet.
    const init: RequestInit & { duplex: "half" } = { method, headers, redirect, signal, duplex: "half" };
    if (body !== undefined) init.body = body;
    if (isOnce && isDeno()) return fetchOnceInDeno(url, init);
    return (custom ?? fetch)(url, isOnce ? { ...init, ...unkept(method) } : init);
  };
  const response = await send().catch((thrown: unknown) => {
    throw networkErrorFrom(attempt, request, thrown);
  });
  mustBeResponse(response, attempt.known);
  return response;
}

/** Bun (1.4.4) sends once more what was on a connection that it kept and that breaks, but for POST and PATCH. */
function unkept(method: string): RequestInit {
  return /^P[OA]/.test(method) ? {} : { keepalive: false };
}

/** The body of a request, for a `fetch` that comes from a package: it knows no requests of this runtime. */
async function bodyOf(handedOn: Request, given: unknown): Promise<BodyInit | undefined> {
  if (isFlowing(given)) return handedOn.body ?? undefined;
  // What was in memory goes on with its length.
  const bytes = await handedOn.arrayBuffer();
  return bytes.byteLength ? bytes : undefined;
}
