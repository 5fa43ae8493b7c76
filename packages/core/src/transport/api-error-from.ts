import { ApiError, type RateLimit } from "../errors/api-error.ts";
import { RateLimitError } from "../errors/rate-limit-error.ts";
import type { Redact } from "../errors/redact.ts";
import type { CallFacts } from "../errors/slipway-error.ts";
import { collapsed } from "../errors/text.ts";
import { readBody } from "../wire/read-body.ts";
import { retryAfter } from "../wire/retry-after.ts";
import { valueAt } from "../wire/value-at.ts";

/** In characters. */
const MAX_BODY = 8192;
const MAX_LINE = 500;
const MAX_CODE = 100;
/** Of a body that quotes a secret: to look through all of its texts takes time. */
const MAX_SEARCHED = 262_144;

interface ErrorBody {
  readonly error?: unknown;
  readonly err?: unknown;
  readonly errors?: readonly unknown[];
  readonly message?: unknown;
  readonly code?: unknown;
  /** It is handed on as it came; `retryAfter` checks each number that it uses. */
  readonly limit?: RateLimit;
}

/** Makes the error of an answer with an error status, of whose body at most `most` bytes are read; `hint` is what else to say to who reads it. */
export async function apiErrorFrom(
  response: Response,
  facts: CallFacts,
  redact: Redact,
  most: number,
  now: number,
  hint?: string | false,
): Promise<ApiError> {
  const { status, headers } = response;
  // A body that breaks off gives what there was of it: the status is what counts.
  const { bytes } = await readBody(response, most);
  const text = new TextDecoder().decode(bytes);
  const body = redactedBody(text, redact);
  // Any JSON can be asked for its members, once it is an object.
  const { error, err, errors, message } = Object(body) as ErrorBody;
  // The platform's usual body, its misspelling, the registry's, and the bare object.
  const inner = error || err || errors?.[0] || body;
  const { code: givenCode, message: innerMessage, limit } = Object(inner) as ErrorBody; // as above
  const code = messageLine(typeof givenCode === "string" ? redact(givenCode, MAX_CODE) : undefined);
  const retryAt = retryAfter(headers, limit, now);
  const details = messageLine(innerMessage) ?? messageLine(message) ?? messageLine(inner) ?? "no details";
  const more = retryAt ? `try again at ${retryAt.toJSON()}` : hint;
  const failed = new (status === 429 ? RateLimitError : ApiError)(
    `${status} ${code ?? "error"}: ${redact(details, MAX_LINE)}${more ? ` (${redact(more, MAX_LINE)})` : ""}`,
    {
      ...facts,
      status,
      code,
      body,
      limit,
      retryAt,
    },
  );
  // A list of missing files is needed whole, but not in a log.
  if (text.length > MAX_BODY) Object.defineProperty(failed, "body", { enumerable: false });
  return failed;
}

/** The parsed body, or the beginning of its text. Secrets are taken out of its texts one by one, so that the rest can be relied on. */
function redactedBody(text: string, redact: Redact): unknown {
  const isQuoting = redact(text) !== text;
  try {
    if (!isQuoting) return JSON.parse(text);
    if (text.length <= MAX_SEARCHED) return JSON.parse(text, (_, value: unknown) => redactValue(value, redact));
  } catch {
    // It stays text.
  }
  return redact(text, MAX_BODY);
}

function redactValue(value: unknown, redact: Redact): unknown {
  if (typeof value === "object") {
    if (!value || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [redact(name), member]));
  }
  // A password may be nothing but digits.
  const clean = redact(`${value}`);
  return clean === `${value}` ? value : clean;
}

/** A text, or several, as a line of a message; undefined where there is none. */
function messageLine(value: unknown): string | undefined {
  const texts = [value].flat().filter((each) => typeof each === "string");
  return collapsed(texts.join("; ")).slice(0, MAX_LINE) || undefined;
}

/** Tells whether a token was refused: by a 401, or as the platform says of one that has expired or that it does not know. */
export function refusesToken(error: { readonly status?: number | undefined; readonly body?: unknown }): boolean {
  return error.status === 401 || (error.status === 403 && valueAt(error.body, "error.invalidToken") === true);
}
