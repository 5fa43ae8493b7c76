import { NetworkError } from "../errors/network-error.ts";
import type { CallOptions, Client, Operation, RawAnswer } from "../types/client.ts";
import { decode, maxBytesOf, tooLong } from "../wire/decode.ts";
import { frames, type Split } from "./frames.ts";

export async function* readRecords<T>(
  client: Client,
  operation: Operation,
  options: CallOptions,
  answer: RawAnswer,
  stop?: AbortSignal,
): AsyncGenerator<T> {
  const { response, facts } = answer;
  const split = splitRecords(operation, answer, maxBytesOf(options, client));
  for await (const value of frames(client, options, answer, split, stop)) {
    client.validation?.check(operation.route, response.status, value, options.validation, "record", facts);
    // The contract has the type of a record.
    yield value as T;
  }
}

/**
 * Cuts an answer into records: one JSON text per line, without blank lines, or the elements of a JSON array by the content type.
 *
 * @param max characters that are kept of a line, or of an array, whose end has not come: a stream that is none would fill the memory.
 * @throws `DecodeError` for a line that is not JSON or longer; `NetworkError` for an end within a record, as when a proxy has ended the
 * connection.
 */
export function splitRecords(operation: Operation, answer: RawAnswer, max: number): Split<unknown> {
  const whole = /^application\/json\b/i.test(answer.response.headers.get("content-type") ?? "");
  const decoder = new TextDecoder();
  let rest = "";
  return function* (chunk) {
    const text = decoder.decode(chunk, { stream: !!chunk });
    rest += text;
    // A long record has many chunks; it is searched only when one ends a line.
    if (chunk && (whole || !text.includes("\n"))) {
      if (rest.length > max) throw tooLong(operation, answer, rest, max);
      return;
    }
    const lines = whole ? [rest] : rest.split("\n");
    rest = chunk ? (lines.pop() ?? "") : "";
    // Lazily, so that the records before a faulty line are yielded.
    for (const line of lines) {
      if (!line.trim()) continue;
      if (line.length > max) throw tooLong(operation, answer, line, max);
      if (!chunk && isCut(line)) throw new NetworkError("broke off inside a record", answer.facts);
      const record = decode<unknown>(operation, answer, line);
      if (whole) yield* [record].flat();
      else yield record;
    }
  };
}

/** Tells whether a text is an incomplete JSON object, array or string. Text that is not JSON at all is not. */
function isCut(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false;
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInText && character === "\\") index++;
    else if (character === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
  }
  return isInText || depth > 0;
}
