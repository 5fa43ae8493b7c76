import { withAuthorization } from "../auth/with-authorization.ts";
import { withPartialBody } from "../errors/hidden-members.ts";
import { Secrets } from "../errors/redact.ts";
import { applyLayers, joinLayers } from "../middleware/layers.ts";
import { attemptRequest, checkFraming } from "../transport/attempt-request.ts";
import { boundsOf } from "../transport/bounds.ts";
import type { Attempt, AttemptAnswer, CallState, ClientParts } from "../transport/call-state.ts";
import { ticks } from "../transport/clock.ts";
import { fetchOnce } from "../transport/fetch-once.ts";
import { followRedirects } from "../transport/follow-redirects.ts";
import { readAnswer } from "../transport/read-answer.ts";
import { type Around, type Loop, sendWithRetries } from "../transport/send-with-retries.ts";
import { withinClock } from "../transport/within-clock.ts";
import type { RawAnswer, RequestDescription, SendContext } from "../types/client.ts";

/**
 * Sends a request through the layers of a call. Each layer calls the next one by a function. Facts about an attempt (`auth`, refusals)
 * travel with its answer or error. From the outside in:
 *
 * 1. `sendWithRetries` makes attempts until one is answered or another cannot help. `loop` is ky's or `fetchLoop`.
 * 2. `withPartialBody` adds the beginning of a successful answer that broke off to the error, unless the answer is secret.
 * 3. The client's limiter, wrapped by `limitedBy`, delays an attempt. Only the timeout of the whole call runs meanwhile.
 * 4. `withinClock` ends an attempt by its timeout or by the user's signal.
 * 5. `readAnswer` tells answers from errors, and reads the body.
 * 6. `around` applies ky's hooks, which may change the request of an attempt.
 * 7. The middleware of the client, then that of the call, which do not see the token.
 * 8. `checkFraming` removes or refuses framing headers that hooks and middleware added.
 * 9. `withAuthorization` adds the `Authorization` header for the API's own origin.
 * 10. `followRedirects` follows safe redirects; another origin does not get the token.
 * 11. `fetchOnce` sends the request by the `fetch` of the runtime or of the user.
 */
export function sendRequest(
  client: ClientParts,
  loop: Loop,
  request: RequestDescription,
  context: SendContext,
): Promise<RawAnswer> {
  const { body } = request;
  const isUpload = Object(body) === body;
  const isOneUse = body instanceof ReadableStream;
  const bounds = boundsOf(client, context.options, isUpload, isOneUse);
  const secrets = new Secrets();
  secrets.addInput(context.input, context.operation.secretInput);
  // `call` contains this promise, and so the work starts a microtask later, when `call` exists.
  const result: Promise<RawAnswer> = Promise.resolve().then(() => sendWithRetries(call, loop, sendOnce));
  const call: CallState = {
    client,
    request,
    context,
    bounds,
    deadline: ticks(client.clock) + bounds.total,
    secrets,
    redact: (text, max) => secrets.redact(text, max),
    result,
  };
  return result;
}

async function sendOnce(
  attempt: Attempt,
  around: Around = (request, _, send) => send(request),
): Promise<AttemptAnswer> {
  const { client, context, redact } = attempt.call;
  const { limiter } = client;
  const send = applyLayers(joinLayers(client.middleware, context.options.middleware), attempt, (request) =>
    withAuthorization(attempt, checkFraming(request, attempt.facts), (outgoing) =>
      followRedirects(attempt, outgoing, (hop) => fetchOnce(attempt, hop)),
    ),
  );
  const chunks: Uint8Array[] = [];
  // A limiter may answer without an attempt: `answered` is undefined then.
  let answered: AttemptAnswer | undefined;
  const runAttempt = async (): Promise<Response> => {
    answered = await withinClock(attempt, (restartClock) =>
      readAnswer(attempt, () => around(attemptRequest(attempt), attempt, send), restartClock, chunks),
    );
    return answered.response;
  };
  try {
    // The public type hides attempts, which are internal to core.
    const response = await (limiter ? limiter.around(attempt as never, runAttempt) : runAttempt());
    return { ...answered, response };
  } catch (error) {
    throw context.operation.secret ? error : withPartialBody(error, chunks, redact);
  }
}
