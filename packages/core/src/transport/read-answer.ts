import { isApiError } from "../errors/api-error.ts";
import { maxBytesOf, tooLong, undecodable } from "../wire/decode.ts";
import { readBody, utf8 } from "../wire/read-body.ts";
import { apiErrorFrom, refusesToken } from "./api-error-from.ts";
import type { Attempt, AttemptAnswer } from "./call-state.ts";
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
  const { response, url = request.url, auth } = answered;
  const { ok, status, headers } = response;
  // `Response.error()` of a fetch or a middleware means a network failure.
  if (response.type === "error")
    throw networkErrorFrom(attempt, { url, redirect: "manual" }, new TypeError("Response.error()"));
  const id = headers.get("x-vercel-id");
  // The ID may quote a credential. It is redacted only when read, which good answers rarely are.
  if (id) Object.defineProperty(facts, "requestId", { get: () => redact(id, MAX_ID), enumerable: true });
  // A 5xx or a 408 may come after the effect.
  if (status < 500 && status !== 408) facts.sideEffect = ok ? "certain" : attempt.before;
  const isStream = context.body === "stream";
  // Uploads have no timeout; their answer gets the usual one.
  if (bounds.attempt === Infinity && !(isStream && ok)) restartClock(bounds.answer);
  const max = maxBytesOf(context.options, client);
  const isAnswer =
    ok ||
    (status === 404 && request.method === "HEAD") ||
    (status === 304 && Object.keys(request.headers).some((name) => name.startsWith("if-"))) ||
    (context.redirect === "answer" && isRedirect(status, headers.get("location")));
  if (!isAnswer) {
    const { origin } = new URL(url);
    const isHome = answered.url === undefined || origin === client.home;
    const isToken = status === 401 || status === 403;
    const hint = isHome ? isToken && client.authorization.hint : `sent by ${origin}, which is not the API`;
    const error = await apiErrorFrom(response, facts, redact, Math.min(MAX_ERROR_BODY, max), client.clock.now(), hint);
    const isRefused = isHome && refusesToken(error);
    refusals.set(error, { attempt, auth: isRefused ? auth : undefined, challenge: headers.get("www-authenticate") });
    throw error;
  }
  // Any success up to 204 counts: the platform sends 201 where its documents say 200.
  if (ok && status > 204 && !(status === 206 && request.headers.range)) {
    response.body?.cancel().catch(() => {});
    throw undecodable(context.operation, { response, facts, redact }, "", "may be part of a response");
  }
  if (isStream) return answered;
  const { bytes, ended, cause } = await readBody(response, max, chunks);
  if (ended === "broken") throw networkErrorFrom(attempt, { url: request.url, redirect: "manual" }, cause);
  if (ended) throw tooLong(context.operation, { response, facts, redact }, utf8.decode(bytes), max);
  return { ...answered, bytes };
}
