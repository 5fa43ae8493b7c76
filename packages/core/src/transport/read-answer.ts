import { DecodeError } from "../errors/decode-error.ts";
import { mustBeResponse } from "../errors/must.ts";
import type { RequestDescription } from "../types/client.ts";
import { mostOf, tooLong } from "../wire/decode.ts";
import { readBody } from "../wire/read-body.ts";
import { apiErrorFrom } from "./api-error-from.ts";
import { type Attempt, isHome } from "./call-state.ts";
import { isRedirect } from "./follow-redirects.ts";
import { networkErrorFrom } from "./network-error-from.ts";

/** Characters of a request ID that are kept; real ones are shorter. */
const LONGEST_ID = 200;

/** A request ID as the platform writes it: `fra1::iad1::2b7kc-1763899200000-5f0d2c9b1e7a`. */
const PLATFORM_ID = /^(?:[a-z]{3}\d{1,2}::){1,4}[a-z\d]{5}-\d{13}-[a-f\d]{12}$/;

/** In bytes, of an error's body: a list of missing files can be long and is needed whole; nothing that the API says is longer. */
const LONGEST_ERROR = 4e6;

/** The layer that tells answers from errors, notes what the call did by them, and reads what the call wants of an answer within its attempt. */
export async function readAnswer(attempt: Attempt, next: () => Promise<Response>): Promise<Response> {
  const { call, known } = attempt;
  const { client, context, request, redact } = call;
  const response = await next();
  mustBeResponse(response, known);
  const { ok, status } = response;
  const id = response.headers.get("x-vercel-id");
  // What is none of the platform's may quote a credential: it is searched when it is read, and not on the way of a good answer.
  const get = () => (PLATFORM_ID.test(id ?? "") ? id : redact(id ?? "", LONGEST_ID));
  if (id !== null) Object.defineProperty(known, "requestId", { get, enumerable: true });
  // A 5xx may come after it was done, and a 408 after it was read to its end.
  if (status < 500 && status !== 408) known.sideEffect = ok ? "certain" : attempt.before;
  // How long an upload takes is not known; its answer gets what any other attempt has.
  if (call.bounds.attempt === Infinity && (context.body !== "stream" || !ok)) attempt.restartClock(call.bounds.answer);
  const most = mostOf(context.options, client);
  const isCondition = Object.keys(request.headers).some((name) => name.startsWith("if-"));
  const isRedirected = context.redirect === "answer" && isRedirect(status, response.headers.get("location"));
  const isAnswer =
    ok || isRedirected || (status === 404 && request.method === "HEAD") || (status === 304 && isCondition);
  if (!isAnswer) {
    const now = client.clock.now();
    const error = await apiErrorFrom(
      response,
      known,
      redact,
      Math.min(LONGEST_ERROR, most),
      now,
      hintFor(attempt, status),
    );
    attempt.refusal = { error, challenge: response.headers.get("www-authenticate") };
    throw error;
  }
  if (ok && !isStated(status, request.headers)) {
    // Nobody reads it, and it would keep the socket.
    response.body?.cancel().catch(() => {});
    const problem = `${status} is no answer that an operation states: it may be a part of one`;
    throw new DecodeError(problem, { ...known, status, body: "" });
  }
  if (context.body === "stream") return response;
  attempt.chunks = [];
  const { bytes, ended, cause } = await readBody(response, most, attempt.chunks);
  if (ended === "broken") throw networkErrorFrom(attempt, { url: request.url, redirect: "manual" }, cause);
  if (ended === "long")
    throw tooLong(context.operation, { response, known, redact }, new TextDecoder().decode(bytes), most);
  attempt.bytes = bytes;
  return response;
}

/**
 * Tells whether a good status is one that operations state. Which of them an operation answers with is not held against it: the platform
 * says 201 where its documents say 200.
 */
function isStated(status: number, headers: RequestDescription["headers"]): boolean {
  return status <= 204 || (status === 206 && headers.range !== undefined);
}

/** What to say of an error status besides what the answer says: who was asked in the API's place, or what to check. */
function hintFor(attempt: Attempt, status: number): string | undefined {
  const { call, url = call.request.url } = attempt;
  if (!isHome(attempt)) return `said by ${new URL(url).origin}, which is not the API`;
  return status === 401 || status === 403 ? call.client.authorization.hint : undefined;
}
