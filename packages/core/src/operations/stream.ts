import { isFunction, must } from "../errors/input-error.ts";
import { leavable } from "../streams/leavable.ts";
import { readRecords } from "../streams/records.ts";
import { streamOf } from "../streams/stream-of.ts";
import { TOTAL } from "../transport/bounds.ts";
import { abortWith } from "../transport/clock.ts";
import type { Answer, ApiPromise, CallOptions, Client, RawAnswer, StreamOperation } from "../types/client.ts";
import { checkCallOptions } from "../wire/check-options.ts";
import { withMore } from "../wire/fields.ts";
import { type Following, followRecords } from "./follow.ts";
import { request } from "./request.ts";

/** Records as they arrive. Each loop is a request; leaving the loop frees the socket. */
export interface ApiStream<T> extends AsyncIterable<T> {
  /** Sends the request, whose answer the next loop reads. */
  withResponse(): Promise<Answer<AsyncIterable<T>>>;
  /** The records as a stream, for piping. */
  toReadableStream(): ReadableStream<T>;
}

/**
 * Calls an operation that answers with a stream of records. The request is sent when reading starts.
 *
 * A stream whose operation declares how to resume continues after its last record when it breaks off or ends inside a record, without
 * repetitions, until that has failed for the total timeout. It ends when the API ends it.
 *
 * @param following for records that arrive while their source exists: when an answer ends, the next one is requested, until an answer ends
 * at once without new records, or is gone (404, 410) after one that ended. An answer that stayed open for 10 seconds counts as a record.
 * @throws (in the loop) the errors of `call`; `TimeoutError` without a record within `timeout.idle`; `NetworkError` for a stream that breaks
 * off and cannot be resumed, for example without a position in its records; `InputError` when its body was read elsewhere.
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
    return request(client, operation, { ...input, ...from }, withMore(options, { signal }), "stream", (raw) => raw);
  };
  let opened: ApiPromise<RawAnswer> | undefined;

  async function* read(stop: AbortSignal): AsyncGenerator<T, void> {
    checkCallOptions(options, route);
    must(!following?.onGap || isFunction(following.onGap), "onGap", "be a function", route);
    // Leaving ends a pending connection or wait, too.
    const over = new AbortController();
    const ends = [options?.signal, stop].map((signal) => abortWith(over, signal));
    const records = (answer: RawAnswer) => readRecords<T>(client, operation, options, answer, stop);
    try {
      const first = opened ?? open(over.signal);
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
