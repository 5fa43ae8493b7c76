import { isFunction, must } from "../errors/must.ts";
import { abortWith } from "../streams/abort-with.ts";
import { leavable } from "../streams/leavable.ts";
import { readRecords } from "../streams/records.ts";
import { streamOf } from "../streams/stream-of.ts";
import { TOTAL } from "../transport/bounds.ts";
import type { CallOptions, Client, RawAnswer } from "../types/client.ts";
import type { StreamOperation } from "../types/operation.ts";
import type { Answer, ApiPromise } from "../types/promise.ts";
import { checkCallOptions } from "../wire/check-options.ts";
import { withMore } from "../wire/fields.ts";
import { type Following, followRecords } from "./follow.ts";
import { request } from "./request.ts";

/** Records as they come. Each loop is a request of its own; leaving the loop frees the socket. */
export interface ApiStream<T> extends AsyncIterable<T> {
  /** Sends the request; the next loop reads the answer that it got. */
  withResponse(): Promise<Answer<AsyncIterable<T>>>;
  /** The records as a stream, for piping. */
  toReadableStream(): ReadableStream<T>;
}

/**
 * Calls an operation that answers with one record after another. The request leaves when reading starts.
 *
 * A stream whose operation states how to resume is taken up again after its last record when it breaks off, or ends inside a
 * record, without repeating any, until that has failed for as long as the total clock allows. It ends when the API ends it.
 *
 * @param following for records that come for as long as their source exists: where an answer ends, the next one is requested, until one
 * ends at once with nothing new, or is gone (404, 410) after one that ended. One that stayed open for 10 seconds counts as a record.
 * @throws (in the loop) what `call` does; `TimeoutError` when no record came within `timeout.idle`; `NetworkError` where it breaks
 * off and cannot be taken up again, also because its records had no position; `InputError` when its body was read elsewhere.
 */
export function stream<T>(
  client: Client,
  operation: StreamOperation,
  input: object = {},
  options: CallOptions = {},
  following?: Following<T>,
): ApiStream<T> {
  const { route, resume } = operation;
  const open = (signal = options?.signal, position?: unknown): ApiPromise<RawAnswer> => {
    const from = resume?.send && position != null && { [resume.send]: position };
    return request(
      client,
      operation,
      { ...input, ...from },
      withMore(options, { signal }),
      "stream",
      (answer) => answer,
    );
  };
  let opened: ApiPromise<RawAnswer> | undefined;

  async function* read(stop: AbortSignal): AsyncGenerator<T, void> {
    checkCallOptions(options, route);
    must(!following?.onGap || isFunction(following.onGap), "onGap", "be a function", route);
    // A caller that leaves while it connects, or waits to do so, waits for neither.
    const over = new AbortController();
    const ends = [options?.signal, stop].map((signal) => abortWith(over, signal));
    const records = (answer: RawAnswer) => readRecords<T>(client, operation, options, answer, stop);
    try {
      const first = opened ?? open(over.signal);
      // An answer is for one loop, whatever becomes of it.
      opened = undefined;
      const answer = await first;
      const patience = options.timeout?.total ?? client.timeout?.total ?? TOTAL;
      if (!resume) yield* records(answer);
      else yield* followRecords({ open, records, resume, patience, ...client, signal: over.signal }, answer, following);
    } finally {
      for (const end of ends) end();
    }
  }

  return {
    [Symbol.asyncIterator]: () => leavable(read),
    async withResponse() {
      opened ??= open();
      return { ...(await opened.withResponse()), data: this };
    },
    toReadableStream: () => streamOf(read),
  };
}
