import { ApiError, type RateLimit } from "../errors/api-error.ts";
import { RateLimitError } from "../errors/rate-limit-error.ts";
import type { Known } from "../errors/slipway-error.ts";
import { at } from "../path.ts";
import type { Redact } from "../redact.ts";
import { readText } from "./read-text.ts";
import { retryAfter } from "./retry-after.ts";

/** In bytes: a list of missing files can be long and is needed whole; nothing that the API says is longer. */
const LONGEST_READ = 4e6;
/** In characters. */
const LONGEST = 8192;
const LONGEST_LINE = 500;
const LONGEST_CODE = 100;

/** What error bodies have in common: nothing is sure. */
interface Account {
  readonly error?: unknown;
  readonly err?: unknown;
  readonly errors?: readonly unknown[];
  readonly message?: unknown;
  readonly code?: unknown;
  /** It is handed on as it came; `retryAfter` checks each number that it uses. */
  readonly limit?: RateLimit;
}

/** Makes the error of an answer with an error status. Reads the answer's body. */
export async function failure(response: Response, now: number, known: Known, redact: Redact): Promise<ApiError> {
  const { status, headers } = response;
  // A body that breaks off gives what there was of it: the status is what counts.
  const text = redact((await readText(response, LONGEST_READ)).text);
  let body: unknown = text.slice(0, LONGEST);
  try {
    body = JSON.parse(text);
  } catch {
    // It stays text.
  }
  // Any JSON can be asked for its members, once it is an object.
  const { error, err, errors, message } = Object(body) as Account;
  // The platform's usual body, its misspelling, the registry's, and the bare object.
  const inner = error || err || errors?.[0] || body;
  const { code: named, message: told, limit } = Object(inner) as Account; // as above
  const code = typeof named === "string" ? named.slice(0, LONGEST_CODE) : undefined;
  const retryAt = retryAfter(headers, limit, now);
  const said = lineOf(told) ?? lineOf(message) ?? lineOf(inner) ?? "no details";
  const hint = retryAt
    ? ` (try again at ${retryAt.toJSON()})`
    : status === 401 || status === 403
      ? " (check token and team)"
      : "";
  const failed = new (status === 429 ? RateLimitError : ApiError)(`${status} ${code ?? "error"}: ${said}${hint}`, {
    ...known,
    status,
    code,
    body,
    limit,
    retryAt,
  });
  // A list of missing files is needed whole, but not in a log.
  if (text.length > LONGEST) Object.defineProperty(failed, "body", { enumerable: false });
  return failed;
}

/** A text, or several, as a line of a message; undefined where there is none. */
function lineOf(said: unknown): string | undefined {
  const texts = [said].flat().filter((each) => typeof each === "string");
  return texts.join("; ").replace(/\s+/g, " ").trim().slice(0, LONGEST_LINE) || undefined;
}

/** Tells whether a token was refused: by a 401, or as the platform says of one that has expired or that it does not know. */
export function isRefused(error: { readonly status?: number | undefined; readonly body?: unknown }): boolean {
  return error.status === 401 || (error.status === 403 && at(error.body, "error.invalidToken") === true);
}
