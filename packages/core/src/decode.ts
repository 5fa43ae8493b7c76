import type { Sent } from "./client.ts";
import { DecodeError } from "./errors/decode-error.ts";
import type { Operation } from "./operation.ts";

/**
 * Reads one JSON text of a successful answer, all of it if none is named: exactly what `JSON.parse` gives, or undefined
 * for an empty one.
 *
 * @throws `DecodeError` if it is no JSON.
 */
export function decode<T>(
  { secret }: Operation,
  { response, known, redact, text }: Sent,
  part: string = text ?? "",
): T {
  try {
    // The contract names the type; an empty answer belongs to an operation whose type is void.
    return (part ? JSON.parse(part) : undefined) as T;
  } catch {
    const { status, headers } = response;
    throw new DecodeError(`${status} is not JSON (${headers.get("content-type")})`, {
      ...known,
      status,
      body: secret ? "" : redact(part.slice(0, 8192)),
    });
  }
}
