import type { Sent } from "./client.ts";
import { decode } from "./decode.ts";
import type { Operation } from "./operation.ts";
import type { Split } from "./pieces.ts";

/**
 * Cuts an answer into records: one JSON text a line, blank lines skipped, or the elements of a JSON array where the
 * content type is JSON.
 */
export function records(operation: Operation, sent: Sent): Split<unknown> {
  const whole = /^application\/json\b/i.test(sent.response.headers.get("content-type") ?? "");
  const decoder = new TextDecoder();
  let rest = "";
  return function* (chunk) {
    const text = decoder.decode(chunk, { stream: !!chunk });
    rest += text;
    // A long record comes in many chunks: only one that ends a line is worth a look at all of it.
    if (chunk && (whole || !text.includes("\n"))) return;
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
}
