import type { Sent } from "./client.ts";
import { DecodeError } from "./errors/decode-error.ts";
import type { Operation } from "./operation.ts";

/**
 * Reads the JSON of a successful answer: exactly what `JSON.parse` gives, or undefined for an empty one.
 *
 * @throws `DecodeError` if it is no JSON.
 */
export function decode<T>(operation: Operation, sent: Sent): T {
  // An empty answer belongs to an operation whose T is void.
  return (sent.text ? parse(operation, sent, sent.text) : undefined) as T;
}

/** Parses one JSON text of an answer. */
export function parse({ secret }: Operation, { response, known, redact }: Sent, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { status, headers } = response;
    throw new DecodeError(`${status} is not JSON (${headers.get("content-type")})`, {
      ...known,
      status,
      body: secret ? "" : redact(text.slice(0, 8192)),
    });
  }
}
