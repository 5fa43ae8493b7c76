import { InputError } from "@slipway/core/call";
import { checkOptions, count } from "@slipway/core/internal";
import type { DrainRecords } from "./generated/types.ts";
import { splitRecords } from "./split-records.ts";

/** A delivery's body: as text, as bytes, or as it comes. */
export type DrainBody = string | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

export interface DecodeDrainOptions {
  /** Characters that a record may have; a delivery of traces is one record. Default: 16,777,216. */
  readonly longest?: number | undefined;
}

/** As much as a delivery may have that is verified. */
const LONGEST = 16_777_216;

/**
 * Reads the records of a drain's delivery one by one, as they arrive: a JSON list, one a line, or one object, as traces are. No more
 * than one record and one chunk are held, so a delivery may be as long as it likes.
 *
 * It judges no signature, which is one of the whole body: use it for what you trust, behind a header that only the drain and you know;
 * else `verifyDrain`. A body that is compressed goes through `DecompressionStream` first.
 *
 * @param body that nobody has read yet.
 * @throws `InputError` for what is no JSON, ends within a record, or has a record that is too long; for a body
 * that is neither text nor bytes nor a stream of them. Records that end before the fault were given.
 * @example
 * for await (const line of decodeDrain<"log">(request.body ?? "")) console.log(line.level, line.message);
 */
export async function* decodeDrain<Schema extends keyof DrainRecords = keyof DrainRecords>(
  body: DrainBody,
  options: DecodeDrainOptions = {},
): AsyncGenerator<DrainRecords[Schema], void> {
  checkOptions(options, { longest: `${count} or Infinity` });
  const { longest = LONGEST } = options;
  const splitter = splitRecords(longest);
  for await (const text of textsOf(body)) {
    for (const record of splitter.next(text)) yield parsed<DrainRecords[Schema]>(record);
  }
  splitter.end();
}

export function recordsOf<Item>(text: string): Item[] {
  const splitter = splitRecords(LONGEST);
  const records = [...splitter.next(text)].map((record) => parsed<Item>(record));
  splitter.end();
  return records;
}

function parsed<Item>(text: string): Item {
  try {
    // Which data a drain delivers is what its owner has chosen, and knows.
    return JSON.parse(text) as Item;
  } catch {
    // Its error quotes the record, which may hold what is private.
    throw new InputError("A record of the delivery is no JSON.", { parameter: "body" });
  }
}

async function* textsOf(body: DrainBody): AsyncGenerator<string, void> {
  if (typeof body === "string") return yield body;
  const decoder = new TextDecoder();
  const chunks = body instanceof Uint8Array ? [body] : body;
  // Callers without types give what they have, such as a whole request, or the null that it has for an empty body.
  if (!(Symbol.asyncIterator in Object(chunks) || Symbol.iterator in Object(chunks)))
    throw new InputError("The body of a delivery is text, a Uint8Array, or a stream of them: such as `request.body`.", {
      parameter: "body",
    });
  for await (const chunk of chunks) yield typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
