import { mustBeResponse } from "../errors/must.ts";
import { mostOf, tooLong } from "../wire/decode.ts";
import { readText } from "../wire/read-text.ts";
import { apiErrorFrom } from "./api-error-from.ts";
import type { Attempt } from "./call-state.ts";
import { networkErrorFrom } from "./network-error-from.ts";

/** Characters of a request ID that are kept; real ones are shorter. */
const LONGEST_ID = 200;

/** In bytes, of an error's body: a list of missing files can be long and is needed whole; nothing that the API says is longer. */
const LONGEST_ERROR = 4e6;

/** The layer that tells answers from errors, notes what the call did by them, and reads the text of an answer within its attempt. */
export async function readAnswer(attempt: Attempt, next: () => Promise<Response>): Promise<Response> {
  const { call, known } = attempt;
  const { client, context, request, redact } = call;
  const response = await next();
  mustBeResponse(response, known);
  const { ok, status } = response;
  const id = response.headers.get("x-vercel-id");
  if (id !== null) known.requestId = redact(id, LONGEST_ID);
  if (status < 500) known.sideEffect = ok ? "certain" : attempt.before;
  // How long an upload takes is not known; its answer gets what any other attempt has.
  if (call.bounds.attempt === Infinity && (context.text || !ok)) attempt.restartClock(call.bounds.answer);
  const most = mostOf(context.options, client);
  const isCondition = Object.keys(request.headers).some((name) => name.startsWith("if-"));
  const isAnswer = ok || (status === 404 && request.method === "HEAD") || (status === 304 && isCondition);
  if (!isAnswer) {
    const now = client.clock.now();
    attempt.refusal = await apiErrorFrom(
      response,
      known,
      redact,
      Math.min(LONGEST_ERROR, most),
      now,
      attempt.answeredBy,
    );
    throw attempt.refusal;
  }
  if (!context.text) return response;
  const { text, ended, cause } = await readText(response, most);
  if (ended === "broken") throw networkErrorFrom(attempt, { url: request.url, redirect: "manual" }, cause);
  if (ended === "long") throw tooLong(context.operation, { response, known, redact }, text, most);
  attempt.text = text;
  return response;
}
