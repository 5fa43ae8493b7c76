import { isApiError } from "../errors/api-error.ts";
import { maxBytesOf, tooLong, undecodable } from "../wire/decode.ts";
import { readBody } from "../wire/read-body.ts";
import { apiErrorFrom, refusesToken } from "./api-error-from.ts";
import type { Attempt, AttemptAnswer } from "./call-state.ts";
import { isRedirect } from "./follow-redirects.ts";
import { networkErrorFrom } from "./network-error-from.ts";

/** Characters of a request ID that are kept; real ones are shorter. */
const MAX_ID = 200;

/** In bytes, of an error's body: a list of missing files can be long and is needed whole; nothing that the API says is longer. */
const MAX_ERROR_BODY = 4e6;

/** The refusals of attempts, by the errors that say so: a middleware may call others, whose refusals say nothing about this call. */
const refusals = new WeakMap<object, AttemptRefusal>();

interface AttemptRefusal {
  readonly attempt: Attempt;
  /** Absent where it does not refuse the authorization. */
  readonly auth?: AttemptAnswer["auth"];
  readonly challenge: string | null;
}

/** How the API refused this attempt; undefined for an error of anything else. */
export function attemptRefusal(error: unknown, attempt: Attempt): AttemptRefusal | undefined {
  const refusal = isApiError(error) ? refusals.get(error) : undefined;
  return refusal?.attempt === attempt ? refusal : undefined;
}

/** The layer that tells answers from errors, notes what the call did, and reads what it wants; `chunks` has what came, for an attempt that is given up. */
export async function readAnswer(
  attempt: Attempt,
  next: () => Promise<AttemptAnswer>,
  restartClock: (ms: number) => void,
  chunks: Uint8Array[],
): Promise<AttemptAnswer> {
  const { call, facts } = attempt;
  const { client, context, request, redact, bounds } = call;
  const answered = await next();
  const { response, url = request.url, auth: asked } = answered;
  const { ok, status, headers } = response;
  // A fetch or a middleware says by `Response.error()` that the network failed.
  if (response.type === "error")
    throw networkErrorFrom(attempt, { url, redirect: "manual" }, new TypeError("Response.error()"));
  const id = headers.get("x-vercel-id");
  // It may quote a credential: it is searched when it is read, and not on the way of a good answer.
  if (id) Object.defineProperty(facts, "requestId", { get: () => redact(id, MAX_ID), enumerable: true });
  // A 5xx may come after it was done, and a 408 after it was read to its end.
  if (status < 500 && status !== 408) facts.sideEffect = ok ? "certain" : attempt.before;
  const isStream = context.body === "stream";
  // How long an upload takes is not known; its answer gets what any other attempt has.
  if (bounds.attempt === Infinity && !(isStream && ok)) restartClock(bounds.answer);
  const most = maxBytesOf(context.options, client);
  const isAnswer =
    ok ||
    (status === 404 && request.method === "HEAD") ||
    (status === 304 && Object.keys(request.headers).some((name) => name.startsWith("if-"))) ||
    (context.redirect === "answer" && isRedirect(status, headers.get("location")));
  if (!isAnswer) {
    const { origin } = new URL(url);
    // What middleware answers by itself comes from nowhere.
    const isHome = answered.url === undefined || origin === client.home;
    const isToken = status === 401 || status === 403;
    const hint = isHome ? isToken && client.authorization.hint : `said by ${origin}, which is not the API`;
    const error = await apiErrorFrom(response, facts, redact, Math.min(MAX_ERROR_BODY, most), client.clock.now(), hint);
    // A stranger, to whom a redirect led, did not get the token.
    const isRefused = isHome && refusesToken(error);
    refusals.set(error, { attempt, auth: isRefused ? asked : undefined, challenge: headers.get("www-authenticate") });
    throw error;
  }
  // Which of them an operation answers with is not held against it: the platform says 201 where its documents say 200.
  if (ok && status > 204 && !(status === 206 && request.headers.range)) {
    // Nobody reads it, and it would keep the socket.
    response.body?.cancel().catch(() => {});
    throw undecodable(context.operation, { response, facts, redact }, "", "may be a part of an answer");
  }
  if (isStream) return answered;
  const { bytes, ended, cause } = await readBody(response, most, chunks);
  if (ended === "broken") throw networkErrorFrom(attempt, { url: request.url, redirect: "manual" }, cause);
  if (ended) throw tooLong(context.operation, { response, facts, redact }, new TextDecoder().decode(bytes), most);
  return { ...answered, bytes };
}
