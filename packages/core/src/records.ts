import type { Sent } from "./client.ts";
import { decode } from "./decode.ts";
import { DecodeError } from "./errors/decode-error.ts";
import type { Operation } from "./operation.ts";
import type { Split } from "./pieces.ts";

/** What is kept of a line whose end has not come, in characters: a stream that is none would fill the memory. */
const LONGEST = 67_108_864;

/**
 * Cuts an answer into records: one JSON text a line, blank lines skipped, or the elements of a JSON array where the
 * content type is JSON.
 *
 * @throws `DecodeError` for a line that is no JSON, or has no end after 64 Mi characters.
 */
export function records(operation: Operation, sent: Sent): Split<unknown> {
  const whole = /^application\/json\b/i.test(sent.response.headers.get("content-type") ?? "");
  const decoder = new TextDecoder();
  let rest = "";
  return function* (chunk) {
    const text = decoder.decode(chunk, { stream: !!chunk });
    rest += text;
    // A long record comes in many chunks: only one that ends a line is worth a look at all of it.
    if (chunk && (whole || !text.includes("\n"))) return refuseEndless(rest);
    const lines = whole ? [rest] : rest.split("\n");
    rest = chunk ? (lines.pop() ?? "") : "";
    // One after the other: a line that is no JSON does not take those before it along.
    for (const line of lines) {
      if (!line.trim()) continue;
      const record = decode<unknown>(operation, sent, line);
      if (whole) yield* [record].flat();
      else yield record;
    }
  };

  function refuseEndless(line: string): void {
    if (whole || line.length <= LONGEST) return;
    const { status } = sent.response;
    const body = operation.secret ? "" : sent.redact(line.slice(0, 8192));
    throw new DecodeError(`${status} has a line of more than ${LONGEST} characters`, { ...sent.known, status, body });
  }
}
