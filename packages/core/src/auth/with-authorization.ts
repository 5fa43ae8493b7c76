import type { AttemptRequest } from "../transport/attempt-request.ts";
import type { Attempt } from "../transport/call-state.ts";

/**
 * The layer of the `Authorization` header: middleware outside it never sees one. A request, or its middleware, may lead elsewhere;
 * the header goes to no other origin than the API's.
 */
export async function withAuthorization(
  attempt: Attempt,
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
): Promise<Response> {
  const { call, known, over } = attempt;
  const { authorization, home } = call.client;
  const { url, method, headers, body } = request;
  if (new URL(url).origin === home && !headers.has("authorization")) {
    // One who hangs must not hold those that come next.
    const giveUp = (): void => authorization.giveUp?.();
    over.signal.addEventListener("abort", giveUp);
    attempt.authorization = await authorization.header({
      method,
      hasBody: body !== undefined,
      isOptional: call.context.operation.public === true,
      known,
    });
    over.signal.removeEventListener("abort", giveUp);
    if (attempt.authorization) headers.set("authorization", attempt.authorization);
  }
  for (const secret of authorization.secrets?.() ?? []) call.secrets.add(secret);
  call.secrets.addHeaders(headers);
  return next(request);
}
