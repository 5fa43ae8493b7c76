import { DecodeError } from "../errors/decode-error.ts";
import type { CallOptions, Client, Sent } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";

/** Bytes of an answer that are read at most where nobody says otherwise. */
const MOST = 67_108_864;

/**
 * Reads one JSON text of a successful answer, all of it if none is named: what `JSON.parse` gives, or undefined for an empty one.
 *
 * @throws `DecodeError` if it is no JSON, or an empty 200 or 201 of an operation that answers with something.
 */
export function decode<T>(operation: Operation, sent: Sent, part: string = sent.text ?? ""): T {
  if (!part && !operation.empty && /^20[01]$/.test(`${sent.response.status}`)) {
    throw undecodable(operation, sent, "", "has no body");
  }
  try {
    // The contract names the type; an empty answer belongs to an operation whose type is void.
    return (part ? JSON.parse(part) : undefined) as T;
  } catch {
    throw undecodable(operation, sent, part, `is not JSON (${sent.response.headers.get("content-type")})`);
  }
}

/** How many bytes of an answer, or of a record, are read at most. */
export function mostOf(options: CallOptions, client: Pick<Client, "maxResponseSize">): number {
  return options.maxResponseSize ?? client.maxResponseSize ?? MOST;
}

export function tooLong(operation: Operation, sent: Answered, beginning: string, most: number): DecodeError {
  return undecodable(operation, sent, beginning, `is longer than ${most} bytes (maxResponseSize)`);
}

type Answered = Pick<Sent, "response" | "known" | "redact">;

export function undecodable(
  { secret }: Operation,
  { response, known, redact }: Answered,
  text: string,
  problem: string,
): DecodeError {
  const { status } = response;
  const body = secret ? "" : redact(text, 8192);
  return new DecodeError(`${status} ${redact(problem, 200)}`, { ...known, status, body });
}
