import { ApiError, type RateLimit } from "../errors/api-error.ts";
import { RateLimitError } from "../errors/rate-limit-error.ts";
import type { ErrorFields } from "../errors/slipway-error.ts";
import { at } from "../path.ts";
import { requestId } from "../request-id.ts";
import { retryAfter } from "./retry-after.ts";

/** A list of missing files can be long and is needed whole; nothing that the API says is longer. */
const LONGEST_READ = 4 * 1024 * 1024;
const LONGEST = 8192;

/** Makes the error of an answer with an error status. Reads the answer's body. */
export async function failure(
  response: Response,
  now: number,
  fields: ErrorFields,
  redact: (text: string) => string,
): Promise<ApiError> {
  const { status, headers, statusText } = response;
  const text = redact(await beginning(response));
  const body = parsed(text);
  // The platform's usual body, its misspelling, the registry's, and the bare object.
  const inner = at(body, "error") ?? at(body, "err") ?? at(body, "errors.0") ?? body;
  const code = at(inner, "code");
  const said = [at(inner, "message"), inner, statusText].find((each) => each && typeof each === "string");
  // It is handed on as it came; `retryAfter` checks each number that it uses.
  const limit = at(inner, "limit") as RateLimit | undefined;
  const wait = retryAfter(headers, limit, now);
  const retryAt = wait === undefined ? undefined : new Date(now + wait);
  const hint = retryAt
    ? ` (try again at ${retryAt.toJSON()})`
    : status === 401 || status === 403
      ? " (check SLIPWAY_TOKEN and the team)"
      : "";
  const error = new (status === 429 ? RateLimitError : ApiError)(
    `${status}${code ? ` ${code}` : ""}: ${String(said ?? "no details").slice(0, 500)}${hint}`,
    { ...fields, status, code: code ? String(code) : undefined, body, limit, retryAt, requestId: requestId(response) },
  );
  // A list of missing files is needed whole, but not in a log.
  if (text.length > LONGEST) Object.defineProperty(error, "body", { enumerable: false });
  return error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, LONGEST);
  }
}

/** Reads as much of a body as an error may hold. A body that breaks off gives what there was of it. */
async function beginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  try {
    for (let part = await reader?.read(); part?.value && text.length < LONGEST_READ; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
    await reader?.cancel();
  } catch {
    // The status is what counts.
  }
  return text;
}
