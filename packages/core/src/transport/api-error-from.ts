import { ApiError, type RateLimit, RateLimitError } from "../errors/api-error.ts";
import type { Redact } from "../errors/redact.ts";
import type { CallFacts } from "../errors/slipway-error.ts";
import { collapsed } from "../errors/text.ts";
import { readBody, utf8 } from "../wire/read-body.ts";
import { retryAfter } from "../wire/retry-after.ts";
import { valueAt } from "../wire/value-at.ts";

const MAX_BODY = 8192;
const MAX_LINE = 500;
const MAX_CODE = 100;
/** Bound of a body whose texts are redacted one by one, in characters. */
const MAX_SEARCHED = 262_144;

interface ErrorBody {
  readonly error?: unknown;
  readonly err?: unknown;
  readonly errors?: readonly unknown[];
  readonly message?: unknown;
  readonly code?: unknown;
  /** Unchecked; `retryAfter` checks the numbers it uses. */
  readonly limit?: RateLimit;
}

/** Makes the error of an answer with an error status, from at most `max` bytes of its body; `hint` is advice for its reader. */
export async function apiErrorFrom(
  response: Response,
  facts: CallFacts,
  redact: Redact,
  max: number,
  now: number,
  hint?: string | false,
): Promise<ApiError> {
  const { status, headers } = response;
  // A body that breaks off is used as far as it came, because the status counts.
  const { bytes } = await readBody(response, max);
  const text = utf8.decode(bytes);
  const body = redactedBody(text, redact);
  // `Object()` makes any JSON readable.
  const { error, err, errors, message } = Object(body) as ErrorBody;
  // The platform's usual form, its misspelling, the registry's form, and a bare object.
  const inner = error || err || errors?.[0] || body;
  const { code: givenCode, message: innerMessage, limit } = Object(inner) as ErrorBody; // readable, as before
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
  // A long list of missing files is needed, but not in logs.
  if (text.length > MAX_BODY) Object.defineProperty(failed, "body", { enumerable: false });
  return failed;
}

/** The parsed body, or the beginning of its text. Texts are redacted one by one, which keeps the rest reliable. */
function redactedBody(text: string, redact: Redact): unknown {
  const isQuoting = redact(text) !== text;
  try {
    if (!isQuoting) return JSON.parse(text);
    if (text.length <= MAX_SEARCHED) return JSON.parse(text, (_, value: unknown) => redactValue(value, redact));
  } catch {
    // No JSON.
  }
  return redact(text, MAX_BODY);
}

function redactValue(value: unknown, redact: Redact): unknown {
  if (typeof value === "object") {
    if (!value || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [redact(name), member]));
  }
  // Numbers may be passwords.
  const clean = redact(`${value}`);
  return clean === `${value}` ? value : clean;
}

function messageLine(value: unknown): string | undefined {
  const texts = [value].flat().filter((each) => typeof each === "string");
  return collapsed(texts.join("; ")).slice(0, MAX_LINE) || undefined;
}

/** Tells whether a token was refused: by a 401, or by the platform's 403 for an expired or unknown token. */
export function refusesToken(error: { readonly status?: number | undefined; readonly body?: unknown }): boolean {
  return error.status === 401 || (error.status === 403 && valueAt(error.body, "error.invalidToken") === true);
}
