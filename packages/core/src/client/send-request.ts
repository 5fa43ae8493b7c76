import { withAuthorization } from "../auth/with-authorization.ts";
import { withPartialBody } from "../errors/partial-body.ts";
import { Secrets } from "../errors/redact.ts";
import { applyLayers, middlewareList } from "../middleware/nested.ts";
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
 * Sends a request. This is the way of a call, from the outside in; each layer is a file of its own, and knows only the next one:
 *
 * 1. `sendWithRetries` makes attempts by a loop until one is answered, or until no further one may help: by ky's loop, or by
 *    one of its own.
 * 2. The client's limiter, by `limitedBy`, lets an attempt through when there is room for it. Only the clock of the whole call runs meanwhile.
 * 3. `withinClock` ends an attempt by its clock, or by the signal of the user.
 * 4. `readAnswer` tells answers from errors, and reads what the call wants of an answer.
 * 5. The middleware of the client, then that of the call, by `chain`, which do not see the token.
 * 6. `withAuthorization` adds the `Authorization` header, for the API's own origin: by the token, or by the client's `Authorization`.
 * 7. `followRedirects` follows where that is safe; another origin does not get the token.
 * 8. `fetchOnce` sends it, by the `fetch` of the runtime or of the user.
 */
export function sendRequest(
  client: ClientParts,
  loop: Loop,
  request: RequestDescription,
  context: SendContext,
): Promise<RawAnswer> {
  const { body } = request;
  const bounds = boundsOf(client, context.options, Object(body) === body, body instanceof ReadableStream);
  const secrets = new Secrets();
  secrets.addInput(context.input, context.operation.secretInput);
  // Later, so that middleware finds the promise of the whole call in its context.
  const result: Promise<RawAnswer> = Promise.resolve().then(() => sendWithRetries(call, loop, sendOnce));
  const call: CallState = {
    client,
    request,
    context,
    bounds,
    deadline: ticks(client.clock) + bounds.total,
    secrets,
    redact: (text, most) => secrets.redact(text, most),
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
  const send = applyLayers(middlewareList(client.middleware, context.options.middleware), attempt, async (request) =>
    withAuthorization(attempt, checkFraming(request, attempt.facts), (request) =>
      followRedirects(attempt, request, (request) => fetchOnce(attempt, request)),
    ),
  );
  const chunks: Uint8Array[] = [];
  let answered: AttemptAnswer | undefined;
  const run = async (): Promise<Response> => {
    answered = await withinClock(attempt, (restartClock) =>
      readAnswer(attempt, () => around(attemptRequest(attempt), attempt, send), restartClock, chunks),
    );
    return answered.response;
  };
  try {
    // Its type says no more of attempts, because they are core's own.
    const response = await (limiter ? limiter.around(attempt as never, run) : run());
    return { ...answered, response };
  } catch (error) {
    throw context.operation.secret ? error : withPartialBody(error, chunks, redact);
  }
}
