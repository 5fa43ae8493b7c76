import { type AttemptRequest, setHeader } from "../transport/attempt-request.ts";
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
    attempt.isAsked = true;
    try {
      const hasBody = body !== undefined;
      const isOptional = call.context.operation.public === true;
      attempt.authorization = await authorization.header({ method, hasBody, isOptional, known });
    } finally {
      over.signal.removeEventListener("abort", giveUp);
    }
    if (attempt.authorization !== undefined) setHeader(headers, "authorization", attempt.authorization, known);
  }
  for (const secret of authorization.secrets?.() ?? []) call.secrets.add(secret);
  call.secrets.addHeaders(headers);
  return next(request);
}
