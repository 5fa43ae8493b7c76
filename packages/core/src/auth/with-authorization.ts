import { setHeader } from "../transport/attempt-request.ts";
import type { Answered, Attempt, AttemptRequest, Send } from "../transport/call-state.ts";
import type { Authorization } from "../types/authorization.ts";

/** The layer of the `Authorization` header, which goes to no other origin than the API's, wherever middleware leads; none outside of it sees one. */
export async function withAuthorization(
  { call, known, over }: Attempt,
  request: AttemptRequest,
  next: Send,
): Promise<Answered> {
  const { authorization, home } = call.client;
  const { url, method, headers, body } = request;
  let asked: Answered["asked"];
  if (isOf(url, home) && !("authorization" in headers)) {
    const patience = call.bounds.answer;
    const isOptional = call.context.operation.public === true;
    const given = authorization.header({ method, hasBody: body !== undefined, isOptional, known, patience });
    // Most clients know their token.
    asked = { header: typeof given === "object" ? await unlessOver(given, over.signal, authorization) : given };
    if (asked.header !== undefined) setHeader(headers, "authorization", asked.header, known);
  }
  for (const secret of authorization.secrets?.() ?? []) call.secrets.add(secret);
  call.secrets.addHeaders(headers);
  return { ...(await next(request)), asked };
}

/** Waits for a look-up. A token function that hangs must not hold the calls that come next. */
async function unlessOver<T>(lookUp: Promise<T>, over: AbortSignal, authorization: Authorization): Promise<T> {
  const giveUp = (): void => authorization.giveUp?.();
  over.addEventListener("abort", giveUp);
  try {
    return await lookUp;
  } finally {
    over.removeEventListener("abort", giveUp);
  }
}

/** Tells whether a URL is of an origin. */
export function isOf(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`) || new URL(url).origin === origin;
}
