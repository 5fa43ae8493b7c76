import type { AttemptRequest } from "../transport/attempt-request.ts";
import type { Attempt } from "../transport/call-state.ts";

/**
 * The layer of the token: middleware outside it never sees one. A request, or its middleware, may lead elsewhere; the token goes to
 * no other origin than the API's.
 */
export async function withToken(
  attempt: Attempt,
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
): Promise<Response> {
  const { call, known, over } = attempt;
  const { tokens } = call.client;
  const { headers } = request;
  if (new URL(request.url).origin === call.client.home && !headers.has("authorization")) {
    // One who hangs must not hold those that come next.
    over.signal.addEventListener("abort", tokens.giveUp);
    attempt.token = await tokens.get(known, call.context.operation.public);
    over.signal.removeEventListener("abort", tokens.giveUp);
    if (attempt.token) headers.set("authorization", `Bearer ${attempt.token}`);
  }
  call.secrets.addHeaders(headers);
  return next(request);
}
