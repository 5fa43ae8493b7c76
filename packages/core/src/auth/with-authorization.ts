import { setHeader } from "../transport/attempt-request.ts";
import type { Attempt, AttemptAnswer, AttemptRequest, Send } from "../transport/call-state.ts";
import { onAbort } from "../transport/clock.ts";
import { isOfOrigin } from "../wire/base-url.ts";

/** Adds the `Authorization` header for the API's own origin only, wherever middleware leads; the layers outside never see it. */
export async function withAuthorization(
  { call, facts, over }: Attempt,
  request: AttemptRequest,
  next: Send,
): Promise<AttemptAnswer> {
  const { authorization, home } = call.client;
  const { url, method, headers, body } = request;
  let auth: AttemptAnswer["auth"];
  if (isOfOrigin(url, home) && !("authorization" in headers)) {
    const patience = call.bounds.answer;
    const isOptional = call.context.operation.public === true;
    const header = authorization.header({ method, hasBody: body !== undefined, isOptional, facts, patience });
    // A token that is known needs no promise. A token function that hangs must not block later calls.
    const giveUp = (): void => authorization.giveUp?.();
    const isThere = typeof header !== "object";
    auth = { header: isThere ? header : await Promise.resolve(header).finally(onAbort(over.signal, giveUp)) };
    if (auth.header !== undefined) setHeader(headers, "authorization", auth.header, facts);
  }
  for (const secret of authorization.secrets?.() ?? []) call.secrets.add(secret);
  call.secrets.addHeaders(headers);
  return { ...(await next(request)), auth };
}
