import { mustBeResponse } from "../errors/must.ts";
import type { AttemptRequest } from "./attempt-request.ts";
import { type Attempt, isReading, isSafeTwice } from "./call-state.ts";
import { fetchUnrepeated } from "./fetch-unrepeated.ts";
import { networkErrorFrom } from "./network-error-from.ts";

/** The innermost layer: one request by `fetch`, and the error of one that got no answer. */
export async function fetchOnce(attempt: Attempt, request: AttemptRequest): Promise<Response> {
  const { call, known, over } = attempt;
  const custom = call.context.options.fetch ?? call.client.fetch;
  const { url, body = null, ...rest } = request;
  // The type of the web does not know `duplex` yet.
  const init: RequestInit & { duplex: "half" } = { ...rest, body, signal: over.signal, duplex: "half" };
  // A fetch of the user sees to that itself, and a GET that middleware made of something else is one.
  const isUnsafe = !custom && !isSafeTwice(call) && !isReading(request.method);
  let response: Response;
  try {
    response = await (isUnsafe ? fetchUnrepeated : (custom ?? fetch))(url, init);
  } catch (thrown) {
    throw networkErrorFrom(attempt, request, thrown);
  }
  mustBeResponse(response, known);
  return response;
}
