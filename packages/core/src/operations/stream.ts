import { isApiError } from "../errors/api-error.ts";
import { mayPass } from "../errors/may-pass.ts";
import { isFunction, must, mustBeSignal } from "../errors/must.ts";
import { NetworkError } from "../errors/network-error.ts";
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

/** In ms: an answer that is followed and has stood for so long was none that failed, whether it had something to say or not. */
const STOOD = 10_000;

/** Records as they come. Each loop is a request of its own; leaving the loop frees the socket. */
export interface ApiStream<T> extends AsyncIterable<T> {
  /** Sends the request; the next loop reads the answer that it got. */
  withResponse(): Promise<Answer<AsyncIterable<T>>>;
  /** The records as a stream, for piping. */
  toReadableStream(): ReadableStream<T>;
}

/** How records are followed beyond the answers that they come in: one that ends says nothing of what is to come. */
export interface Following<T> {
  /** Whether a record says no more than that the API ends this answer. It is not given, and the next answer is asked for. */
  isLimit(record: T): boolean;
  /** Called where records may be missing between two, since the API did not give the first one again. Absent: that is a `NetworkError`. */
  readonly onGap?: ((after: T, before: T) => void) | undefined;
}

/**
 * Calls an operation that answers with one record after another. The request leaves when reading starts.
 *
 * A stream whose operation states how to resume is taken up again after its last record when it breaks off, or ends inside a
 * record, without repeating any, until no record has come for as long as the total clock allows. It ends when the API ends it.
 *
 * @param following for records that come for as long as what they are about is there. Where an answer ends, the next one is asked for: it is
 * over when one ends at once with nothing new, or when it is gone (404, 410) after one that ended. One that has stood for 10 seconds is worth a record.
 *
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
  const open = (signal = options.signal, position?: object): ApiPromise<Sent> =>
    request(client, operation, { ...input, ...position }, { ...options, signal }, "stream", (sent) => sent);
  let opened: ApiPromise<Sent> | undefined;

  async function* read(stop?: AbortSignal): AsyncGenerator<T> {
    mustBeSignal(options.signal, route);
    must(!following?.onGap || isFunction(following.onGap), "onGap", "be a function", route);
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
    let last: { readonly record: T } | undefined;
    let hasEnded = false;
    for (let failures = 0; ; failures++) {
      let openedAt = Infinity;
      let isFatal = false;
      const hasStood = () => client.clock.now() - openedAt >= STOOD;
      try {
        sent ??= await open(signal, resume?.send && position !== undefined ? { [resume.send]: position } : undefined);
        openedAt = client.clock.now();
        hasEnded = false;
        const isRepeated = told.before();
        // Whether it goes on from what was given.
        let isJoined = false;
        let isOver = true;
        for await (const value of pieces(client, options, sent, records(operation, sent, most), stop)) {
          client.validation?.check(route, sent.response.status, value, options.validation, "record");
          // The contract names the type of a record.
          const record = value as T;
          if (following?.isLimit(record)) {
            isOver = false;
            continue;
          }
          if (resume) {
            const key = JSON.stringify((resume.id && valueAt(record, resume.id)) ?? record);
            const at = valueAt(record, resume.from);
            if (isRepeated(key, at)) {
              isJoined = true;
              continue;
            }
            if (last && !isJoined && !resume.send) {
              isFatal = true;
              tellGap(following?.onGap, last.record, record, sent);
              isFatal = false;
            }
            // A record without a position leaves the one before it.
            position = at ?? position;
            told.add(key, position);
            isJoined = true;
            isOver = false;
            last = { record };
            failures = 0;
            progressAt = client.clock.now();
          }
          yield record;
        }
        if (!following || (isOver && !hasStood())) return;
        hasEnded = true;
      } catch (error) {
        // What has ended, and is not there any more, was over.
        if (hasEnded && isApiError(error) && [404, 410].includes(error.status)) return;
        if (following && hasStood()) {
          failures = 0;
          progressAt = client.clock.now();
        }
        // Without a position nobody knows what is missing of a stream that was begun.
        const isResumable = resume && (position !== undefined || !last);
        if (isFatal || !isResumable || !mayPass(error) || client.clock.now() - progressAt > patience) throw error;
      }
      sent = undefined;
      if (!(hasEnded && hasStood())) await client.clock.sleep(Math.min(30_000, 500 * 2 ** failures), signal);
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

/** Tells of records that may be missing, or fails for want of somebody who is told. */
function tellGap<T>(onGap: Following<T>["onGap"], after: T, before: T, { known }: Sent): void {
  if (!onGap) {
    const what = "broke off, and what came next was not given again: records may be missing. With onGap it goes on";
    throw new NetworkError(what, known);
  }
  onGap(after, before);
}

/** The records that were given, as far as the API may repeat them: those of the last position, and some before it. */
class Told {
  /** By what tells them apart; a map keeps the order: its first is the oldest. */
  readonly #records = new Map<string, { position: unknown; times: number }>();
  /** The last position of those that are forgotten. */
  #forgotten = -Infinity;

  add(key: string, position: unknown): void {
    const times = (this.#records.get(key)?.times ?? 0) + 1;
    this.#records.set(key, { position, times });
    for (const [oldest, { position: where }] of this.#records) {
      if (this.#records.size <= REMEMBERED || where === position) break;
      this.#records.delete(oldest);
      this.#forgotten = Math.max(this.#forgotten, Number(where));
    }
  }

  /**
   * Tells of what was given so far whether it comes again: as often as it came, and what is alike and comes once more is another one. What
   * is no later than something forgotten was given, too.
   */
  before(): (key: string, position: unknown) => boolean {
    const left = new Map([...this.#records].map(([key, { times }]) => [key, times]));
    const forgotten = this.#forgotten;
    return (key, position) => {
      const times = left.get(key) ?? 0;
      left.set(key, times - 1);
      return times > 0 || Number(position) <= forgotten;
    };
  }
}
