import { DecodeError } from "../errors/decode-error.ts";
import type { CallOptions, Client, RawAnswer } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";

/** Bytes of an answer that are read at most where nobody says otherwise. */
const DEFAULT_MAX = 67_108_864;

/**
 * Reads one JSON text of a successful answer, all of it if none is named: what `JSON.parse` gives, or undefined for an empty one.
 *
 * @throws `DecodeError` if it is no JSON, or an empty 200 or 201 of an operation that answers with something.
 */
export function decode<T>(operation: Operation, answer: RawAnswer, part: string = answer.text ?? ""): T {
  if (!part && !operation.empty && /^20[01]$/.test(`${answer.response.status}`)) {
    throw undecodable(operation, answer, "", "has no body");
  }
  try {
    // The contract names the type; an empty answer belongs to an operation whose type is void.
    return (part ? JSON.parse(part) : undefined) as T;
  } catch {
    throw undecodable(operation, answer, part, `is not JSON (${answer.response.headers.get("content-type")})`);
  }
}

/** How many bytes of an answer, or of a record, are read at most. */
export function maxBytesOf(options: CallOptions, client: Pick<Client, "maxResponseSize">): number {
  return options.maxResponseSize ?? client.maxResponseSize ?? DEFAULT_MAX;
}

export function tooLong(operation: Operation, answer: FailedAnswer, beginning: string, most: number): DecodeError {
  return undecodable(operation, answer, beginning, `is longer than ${most} bytes (maxResponseSize)`);
}

type FailedAnswer = Pick<RawAnswer, "response" | "facts" | "redact">;

export function undecodable(
  { secret }: Operation,
  { response, facts, redact }: FailedAnswer,
  text: string,
  problem: string,
): DecodeError {
  const { status } = response;
  const body = secret ? "" : redact(text, 8192);
  return new DecodeError(`${status} ${redact(problem, 200)}`, { ...facts, status, body });
}
