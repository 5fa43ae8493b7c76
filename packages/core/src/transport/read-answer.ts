import { type ApiError, isApiError } from "../errors/api-error.ts";
import { maxBytesOf, tooLong, undecodable } from "../wire/decode.ts";
import { readBody } from "../wire/read-body.ts";
import { apiErrorFrom, refusesToken } from "./api-error-from.ts";
import type { Attempt, AttemptAnswer, CallState } from "./call-state.ts";
import { isRedirect } from "./follow-redirects.ts";
import { networkErrorFrom } from "./network-error-from.ts";

const MAX_ID = 200;

/** In bytes; a list of missing files may be long. */
const MAX_ERROR_BODY = 4e6;

/** Refusals by their error, because middleware may send other calls, whose refusals do not concern this one. */
const refusals = new WeakMap<object, AttemptRefusal>();

interface AttemptRefusal {
  readonly attempt: Attempt;
  readonly auth?: AttemptAnswer["auth"];
  readonly challenge: string | null;
}

export function attemptRefusal(error: unknown, attempt: Attempt): AttemptRefusal | undefined {
  const refusal = isApiError(error) ? refusals.get(error) : undefined;
  return refusal?.attempt === attempt ? refusal : undefined;
}

/** Tells answers from errors, records the side effect, and reads the body. `chunks` receives the bytes, also of an attempt that is given up. */
export async function readAnswer(
  attempt: Attempt,
  next: () => Promise<AttemptAnswer>,
  restartClock: (ms: number) => void,
  chunks: Uint8Array[],
): Promise<AttemptAnswer> {
  const { call, facts } = attempt;
  const { client, context, request, redact, bounds } = call;
  const answered = await next();
  const { response, url = request.url } = answered;
  const { ok, status } = response;
  // `Response.error()` of a fetch or a middleware means a network failure.
  if (response.type === "error")
    throw networkErrorFrom(attempt, { url, redirect: "manual" }, new TypeError("Response.error()"));
  recordFacts(attempt, response);
  const isStream = context.body === "stream";
  // Uploads have no timeout; their answer gets the usual one.
  if (bounds.attempt === Infinity && !(isStream && ok)) restartClock(bounds.answer);
  const max = maxBytesOf(context.options, client);
  if (!isAnswer(call, response)) throw await errorOfAnswer(attempt, answered, Math.min(MAX_ERROR_BODY, max));
  // Any success up to 204 counts: the platform sends 201 where its documents say 200.
  if (ok && status > 204 && !(status === 206 && request.headers.range)) {
    response.body?.cancel().catch(() => {});
    throw undecodable(context.operation, { response, facts, redact }, "", "may be a part of an answer");
  }
  if (isStream) return answered;
  const { bytes, ended, cause } = await readBody(response, max, chunks);
  if (ended === "broken") throw networkErrorFrom(attempt, { url: request.url, redirect: "manual" }, cause);
  if (ended) throw tooLong(context.operation, { response, facts, redact }, new TextDecoder().decode(bytes), max);
  return { ...answered, bytes };
}

function isAnswer({ request, context }: CallState, { ok, status, headers }: Response): boolean {
  if (ok || (status === 404 && request.method === "HEAD")) return true;
  if (status === 304) return Object.keys(request.headers).some((name) => name.startsWith("if-"));
  return context.redirect === "answer" && isRedirect(status, headers.get("location"));
}

function recordFacts({ call, facts, before }: Attempt, { ok, status, headers }: Response): void {
  const id = headers.get("x-vercel-id");
  // The ID may quote a credential. It is redacted only when read, which good answers rarely are.
  if (id) Object.defineProperty(facts, "requestId", { get: () => call.redact(id, MAX_ID), enumerable: true });
  // A 5xx or a 408 may come after the effect.
  if (status < 500 && status !== 408) facts.sideEffect = ok ? "certain" : before;
}

/** Makes the error of an answer, and keeps what it says about the authorization of this attempt. */
async function errorOfAnswer(attempt: Attempt, { response, url, auth }: AttemptAnswer, max: number): Promise<ApiError> {
  const { client, request, redact } = attempt.call;
  const { status, headers } = response;
  const { origin } = new URL(url ?? request.url);
  const isHome = url === undefined || origin === client.home;
  const isToken = status === 401 || status === 403;
  const hint = isHome ? isToken && client.authorization.hint : `said by ${origin}, which is not the API`;
  const error = await apiErrorFrom(response, attempt.facts, redact, max, client.clock.now(), hint);
  const isRefused = isHome && refusesToken(error);
  refusals.set(error, { attempt, auth: isRefused ? auth : undefined, challenge: headers.get("www-authenticate") });
  return error;
}
