import { InputError } from "@slipway/core/call";
import { checkOptions, count } from "@slipway/core/internal";
import type { DrainRecords } from "./generated/types.ts";
import { splitRecords } from "./split-records.ts";

/** Body of a delivery: text, bytes or a stream. */
export type DrainBody = string | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

export interface DecodeDrainOptions {
  /** Largest record in characters; a delivery of traces is one record. Default: 16,777,216. */
  readonly longest?: number | undefined;
}

const MAX_RECORD = 16_777_216;

/**
 * Reads the records of a drain's delivery one by one, as they arrive: a JSON list, one a line, or one object, as traces are. No more
 * than one record and one chunk are held, so a delivery may be as long as it likes.
 *
 * It judges no signature, which is one of the whole body: use it for what you trust, behind a header that only the drain and you know;
 * else `verifyDrain`. A body that is compressed goes through `DecompressionStream` first.
 *
 * @param body that nobody has read yet.
 * @throws `InputError` for what is not JSON, ends within a record, or has a record that is too long; for a body
 * that is neither text nor bytes nor a stream of them. Records that end before the fault were given.
 * @example
 * for await (const line of decodeDrain<"log">(request.body ?? "")) console.log(line.level, line.message);
 */
export async function* decodeDrain<Schema extends keyof DrainRecords = keyof DrainRecords>(
  body: DrainBody,
  options: DecodeDrainOptions = {},
): AsyncGenerator<DrainRecords[Schema], void> {
  checkOptions(options, { longest: `${count} or Infinity` });
  const { longest = MAX_RECORD } = options;
  const splitter = splitRecords(longest);
  for await (const text of decodeTexts(body)) {
    for (const record of splitter.next(text)) yield parseRecord<DrainRecords[Schema]>(record);
  }
  splitter.end();
}

export function parseRecords<Item>(text: string): Item[] {
  const splitter = splitRecords(MAX_RECORD);
  const records = [...splitter.next(text)].map((record) => parseRecord<Item>(record));
  splitter.end();
  return records;
}

function parseRecord<Item>(text: string): Item {
  try {
    // The drain's owner knows its data.
    return JSON.parse(text) as Item;
  } catch {
    // The parser's error would quote the record, which may be private.
    throw new InputError("A record of the delivery is not JSON.", { parameter: "body" });
  }
}

async function* decodeTexts(body: DrainBody): AsyncGenerator<string, void> {
  if (typeof body === "string") return yield body;
  const decoder = new TextDecoder();
  const chunks = body instanceof Uint8Array ? [body] : body;
  // JavaScript callers may pass a whole request, or null for an empty body.
  if (!(Symbol.asyncIterator in Object(chunks) || Symbol.iterator in Object(chunks)))
    throw new InputError("The body of a delivery is text, a Uint8Array, or a stream of them: such as `request.body`.", {
      parameter: "body",
    });
  for await (const chunk of chunks) yield typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
