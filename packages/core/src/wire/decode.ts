import { DecodeError } from "../errors/decode-error.ts";
import type { CallOptions, Client, Operation, RawAnswer } from "../types/client.ts";

const DEFAULT_MAX = 67_108_864;

/**
 * Parses a JSON text of a successful answer, by default the whole body; undefined for an empty one.
 *
 * @throws `DecodeError` if it is not JSON, or an empty 200 or 201 of an operation that answers with something.
 */
export function decode<T>(operation: Operation, answer: RawAnswer, part: string = answer.text ?? ""): T {
  if (!part && !operation.empty && /^20[01]$/.test(`${answer.response.status}`)) {
    throw undecodable(operation, answer, "", "has no body");
  }
  try {
    // The contract has the type; empty answers are void.
    return (part ? JSON.parse(part) : undefined) as T;
  } catch {
    throw undecodable(operation, answer, part, `is not JSON (${answer.response.headers.get("content-type")})`);
  }
}

export function maxBytesOf(options: CallOptions, client: Pick<Client, "maxResponseSize">): number {
  return options.maxResponseSize ?? client.maxResponseSize ?? DEFAULT_MAX;
}

export function tooLong(operation: Operation, answer: FailedAnswer, beginning: string, max: number): DecodeError {
  return undecodable(operation, answer, beginning, `is longer than ${max} bytes (maxResponseSize)`);
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
