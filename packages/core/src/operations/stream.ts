import { mayPass } from "../errors/may-pass.ts";
import { mustBeSignal } from "../errors/must.ts";
import { abortWith } from "../streams/abort-with.ts";
import { pieces } from "../streams/pieces.ts";
import { records } from "../streams/records.ts";
import { streamOf } from "../streams/stream-of.ts";
import { TOTAL } from "../transport/bounds.ts";
import type { CallOptions, Client, Sent } from "../types/client.ts";
import type { StreamOperation } from "../types/operation.ts";
import type { Answer, ApiPromise } from "../types/promise.ts";
import { mostOf } from "../wire/decode.ts";
import { valueAt } from "../wire/value-at.ts";
import { request } from "./request.ts";

/** Records before the last position that are known again, beside all of that position. */
const REMEMBERED = 1000;

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
 * record, without repeating any, until no record has come for as long as the total clock allows. It ends when the API ends it.
 *
 * @throws (in the loop) what `call` does; `TimeoutError` when no record came within `timeout.idle`; `NetworkError` where it breaks
 * off and cannot be taken up again, also because its records had no position; `InputError` when its body was read elsewhere.
 */
export function stream<T>(
  client: Client,
  operation: StreamOperation,
  input: object = {},
  options: CallOptions = {},
): ApiStream<T> {
  const { route, resume } = operation;
  const open = (signal = options.signal, position?: object): ApiPromise<Sent> =>
    request(client, operation, { ...input, ...position }, { ...options, signal }, "stream", (sent) => sent);
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
    // An answer is for one loop, whatever becomes of it.
    const first = opened;
    opened = undefined;
    let sent: Sent | undefined = await (first ?? open(signal));
    const told = new Told();
    let position: unknown;
    const most = mostOf(options, client);
    const patience = options.timeout?.total ?? client.timeout?.total ?? TOTAL;
    let progressAt = client.clock.now();
    let isBegun = false;
    for (let failures = 0; ; failures++) {
      try {
        sent ??= await open(signal, position === undefined ? undefined : { [resume?.send ?? ""]: position });
        const isRepeated = told.before();
        for await (const record of pieces(client, options, sent, records(operation, sent, most), stop)) {
          client.validation?.check(route, sent.response.status, record, options.validation, "record");
          if (resume) {
            const key = JSON.stringify((resume.id && valueAt(record, resume.id)) ?? record);
            if (isRepeated(key)) continue;
            // A record without a position leaves the one before it.
            position = valueAt(record, resume.from) ?? position;
            told.add(key, position);
            isBegun = true;
            failures = 0;
            progressAt = client.clock.now();
          }
          // The contract names the type of a record.
          yield record as T;
        }
        return;
      } catch (error) {
        // Without a position nobody knows what is missing of a stream that was begun.
        const isResumable = resume && (position !== undefined || !isBegun);
        if (!isResumable || !mayPass(error) || client.clock.now() - progressAt > patience) throw error;
      }
      sent = undefined;
      await client.clock.sleep(Math.min(30_000, 500 * 2 ** failures), signal);
    }
  }

  return {
    [Symbol.asyncIterator]: () => read(),
    async withResponse() {
      opened ??= open();
      return { ...(await opened.withResponse()), data: this };
    },
    toReadableStream: () => streamOf(read),
  };
}

/** The records that were given, as far as the API may repeat them: those of the last position, and some before it. */
class Told {
  /** By what tells them apart; a map keeps the order: its first is the oldest. */
  readonly #records = new Map<string, { position: unknown; times: number }>();

  add(key: string, position: unknown): void {
    const times = (this.#records.get(key)?.times ?? 0) + 1;
    this.#records.set(key, { position, times });
    for (const [oldest, { position: where }] of this.#records) {
      if (this.#records.size <= REMEMBERED || where === position) break;
      this.#records.delete(oldest);
    }
  }

  /** Tells of what was given so far whether it comes again: as often as it came, and what is alike and comes once more is another one. */
  before(): (key: string) => boolean {
    const left = new Map([...this.#records].map(([key, { times }]) => [key, times]));
    return (key) => {
      const times = left.get(key) ?? 0;
      left.set(key, times - 1);
      return times > 0;
    };
  }
}
