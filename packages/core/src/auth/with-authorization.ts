import { must } from "../errors/must.ts";
import { type AttemptRequest, isFlowing, setHeader } from "../transport/attempt-request.ts";
import type { Answered, Attempt, Send } from "../transport/call-state.ts";

/** How a message is framed is the runtime's to say: it refuses these in words of its own, after it has begun. */
const FRAMING = ["transfer-encoding", "keep-alive", "upgrade", "expect"];

/**
 * The layer of the `Authorization` header: middleware outside it never sees one. A request, or its middleware, may lead elsewhere;
 * the header goes to no other origin than the API's.
 */
export async function withAuthorization(
  { call, known, over }: Attempt,
  request: AttemptRequest,
  next: Send,
): Promise<Answered> {
  const { authorization, home } = call.client;
  const { url, method, headers, body } = request;
  const framing = FRAMING.find((name) => headers.has(name));
  must(!framing, `${framing}`, "be left to fetch", known.route);
  // Of what does not flow the runtime knows the length, and a hook or a middleware may not.
  if (!isFlowing(body)) headers.delete("content-length");
  let asked: Answered["asked"];
  if (new URL(url).origin === home && !headers.has("authorization")) {
    // A token function that hangs must not hold the calls that come next.
    const giveUp = (): void => authorization.giveUp?.();
    over.signal.addEventListener("abort", giveUp);
    try {
      const isOptional = call.context.operation.public === true;
      asked = { header: await authorization.header({ method, hasBody: body !== undefined, isOptional, known }) };
    } finally {
      over.signal.removeEventListener("abort", giveUp);
    }
    if (asked.header !== undefined) setHeader(headers, "authorization", asked.header, known);
  }
  for (const secret of authorization.secrets?.() ?? []) call.secrets.add(secret);
  call.secrets.addHeaders(headers);
  return { ...(await next(request)), asked };
}
