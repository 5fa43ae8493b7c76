import { abortWith } from "./abort-with.ts";
import type { CallOptions, Client, Sent } from "./client.ts";
import { mostOf } from "./decode.ts";
import { isNamed } from "./errors/slipway-error.ts";
import type { StreamOperation } from "./operation.ts";
import { at } from "./path.ts";
import { pieces, readable } from "./pieces.ts";
import type { Answer, ApiPromise } from "./promise.ts";
import { records } from "./records.ts";
import { request } from "./request.ts";
import { mustBeSignal } from "./transport/must.ts";

const REMEMBERED = 1000;
const RECONNECTS = 5;

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
 * A stream whose operation states how to resume is taken up again after its last record when it breaks off, without
 * repeating any. It ends when the API ends it.
 *
 * @throws (in the loop) what `call` does; `TimeoutError` when no record came within `timeout.idle`.
 */
export function stream<T>(
  client: Client,
  operation: StreamOperation,
  input: object = {},
  options: CallOptions = {},
): ApiStream<T> {
  const { route, resume } = operation;
  const open = (signal = options.signal, position?: object): ApiPromise<Sent> =>
    request(client, operation, { ...input, ...position }, { ...options, signal }, false, (sent) => sent);
  let opened: ApiPromise<Sent> | undefined;

  async function* read(stop?: AbortSignal): AsyncGenerator<T> {
    mustBeSignal(options.signal, route);
    // Whoever leaves while it connects, or waits to do so, waits for neither.
    const over = new AbortController();
    const ends = [options.signal, stop].map((signal) => abortWith(over, signal));
    try {
      yield* connected(over.signal, stop);
    } finally {
      for (const end of ends) end();
    }
  }

  async function* connected(signal: AbortSignal, stop?: AbortSignal): AsyncGenerator<T> {
    let sent = await (opened ?? open(signal));
    opened = undefined;
    const told = new Set<string>();
    let position: object | undefined;
    const most = mostOf(options, client);
    for (let failures = 0; ; failures++) {
      const before = new Set(told);
      try {
        for await (const record of pieces(client, options, sent, records(operation, sent, most), stop)) {
          client.validation?.check(route, sent.response.status, record, options.validation);
          if (resume) {
            const key = JSON.stringify((resume.id && at(record, resume.id)) ?? record);
            if (before.has(key)) continue;
            told.add(key);
            // A set keeps the order: its first is the oldest.
            for (const oldest of told) if (told.size > REMEMBERED) told.delete(oldest);
            const reached = at(record, resume.from);
            // A record without a position leaves the one before it.
            if (reached !== undefined) position = { [resume.send]: reached };
            failures = 0;
          }
          // The contract names the type of a record.
          yield record as T;
        }
        return;
      } catch (error) {
        if (!resume || failures >= RECONNECTS || !isNamed(error, "NetworkError", "TimeoutError")) throw error;
      }
      await client.clock.sleep(500 * 2 ** failures, signal);
      sent = await open(signal, position);
    }
  }

  return {
    [Symbol.asyncIterator]: () => read(),
    async withResponse() {
      opened ??= open();
      return { ...(await opened.withResponse()), data: this };
    },
    toReadableStream: () => readable(read),
  };
}
