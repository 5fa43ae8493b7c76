import { setHeader } from "../transport/attempt-request.ts";
import type { Answered, Attempt, AttemptRequest, Send } from "../transport/call-state.ts";
import { onAbort } from "../transport/on-abort.ts";
import { isOfOrigin } from "../wire/base-url.ts";

/** The layer of the `Authorization` header, which goes to no other origin than the API's, wherever middleware leads; none outside of it sees one. */
export async function withAuthorization(
  { call, known, over }: Attempt,
  request: AttemptRequest,
  next: Send,
): Promise<Answered> {
  const { authorization, home } = call.client;
  const { url, method, headers, body } = request;
  let asked: Answered["asked"];
  if (isOfOrigin(url, home) && !("authorization" in headers)) {
    const patience = call.bounds.answer;
    const isOptional = call.context.operation.public === true;
    const header = authorization.header({ method, hasBody: body !== undefined, isOptional, known, patience });
    // Most clients know their token. A token function that hangs must not hold the calls that come next.
    const giveUp = (): void => authorization.giveUp?.();
    const isThere = typeof header !== "object";
    asked = { header: isThere ? header : await Promise.resolve(header).finally(onAbort(over.signal, giveUp)) };
    if (asked.header !== undefined) setHeader(headers, "authorization", asked.header, known);
  }
  for (const secret of authorization.secrets?.() ?? []) call.secrets.add(secret);
  call.secrets.addHeaders(headers);
  return { ...(await next(request)), asked };
}
