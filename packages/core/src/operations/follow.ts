import { isApiError } from "../errors/api-error.ts";
import { mayPass } from "../errors/may-pass.ts";
import { NetworkError } from "../errors/network-error.ts";
import { ticks } from "../transport/clock.ts";
import type { Client, Sent } from "../types/client.ts";
import type { Resume } from "../types/operation.ts";
import { valueAt } from "../wire/value-at.ts";

/** In ms: an answer that was open for so long did not fail, with records or without. */
const STABLE = 10_000;

/** How records are followed beyond the answers that they come in: one that ends says nothing of what is to come. */
export interface Following<T> {
  /** Whether a record says no more than that the API ends this answer. It is not given, and the next answer is requested. */
  isLimit(record: T): boolean;
  /** Called where records may be missing between two, since the API did not give the first one again. Absent: that is a `NetworkError`. */
  readonly onGap?: ((after: T, before: T) => void) | undefined;
}

interface Followed<T> extends Pick<Client, "clock"> {
  readonly resume: Resume;
  /** In ms: how long to reconnect without a new record. */
  readonly patience: number;
  readonly signal: AbortSignal;
  open(signal: AbortSignal, position: unknown): PromiseLike<Sent>;
  records(sent: Sent): AsyncIterable<T>;
}

/** Gives the records of an answer, and reconnects when it breaks off; with `following` also when it ends. */
export async function* follow<T>(
  { resume, clock, patience, signal, open, records }: Followed<T>,
  first: Sent,
  following?: Following<T>,
): AsyncGenerator<T> {
  const repeats = new Repeats<T>(resume);
  let sent: Sent | undefined = first;
  let failingSince: number | undefined;
  let hasEnded = false;
  const fail = (): never => {
    const what = "broke off, and what came next was not given again: records may be missing. With onGap it goes on";
    throw new NetworkError(what, { ...sent?.known });
  };
  for (;;) {
    let openedAt = Infinity;
    let error: unknown;
    // What the loop over it throws is not caught here, and ends the stream.
    const answer = async function* (): AsyncGenerator<T> {
      try {
        sent ??= await open(signal, repeats.position);
        openedAt = ticks(clock);
        hasEnded = false;
        yield* records(sent);
      } catch (thrown) {
        error = thrown;
      }
    };
    const isNew = repeats.begin(following?.onGap ?? fail);
    let isOver = true;
    for await (const record of answer()) {
      if (following?.isLimit(record)) isOver = false;
      else if (isNew(record)) {
        isOver = false;
        failingSince = undefined;
        yield record;
      }
    }
    const now = ticks(clock);
    const wasStable = following !== undefined && now - openedAt >= STABLE;
    failingSince = wasStable ? now : (failingSince ?? now);
    if (error) {
      // What has ended, and is not there any more, was over.
      if (hasEnded && isApiError(error) && [404, 410].includes(error.status)) return;
      // Without a position it is unknown what is missing of a stream that was begun.
      if (repeats.position === undefined || !mayPass(error) || now - failingSince > patience) throw error;
    } else if (!following || (isOver && !wasStable)) return;
    hasEnded ||= !error;
    sent = undefined;
    // Twice as long each time.
    if (error || !wasStable) await clock.sleep(Math.min(30_000, 500 + now - failingSince), signal);
  }
}

/** Records before the last position that are known again, beside all of that position. */
const REMEMBERED = 1000;

/** Sorts out the records that an API gives again: those of the last position, and some before it. */
class Repeats<T> {
  readonly #resume: Resume;
  /** How often each was given; a map keeps the order: its first is the oldest. */
  readonly #given = new Map<string, { position: unknown; times: number }>();
  #forgottenUpTo = -Infinity;
  #last: T | undefined;
  /** Where the stream goes on: null before the first record, undefined where no record had a position. */
  position: unknown = null;

  constructor(resume: Resume) {
    this.#resume = resume;
  }

  /**
   * Begins an answer: gives what tells whether a record was not given before, as often as it was; what is no later than a forgotten one was
   * given, too. `onGap` is called where the answer neither resumes at a position nor gives the last record again.
   */
  begin(onGap: (after: T, before: T) => void): (record: T) => boolean {
    const { id, from, send } = this.#resume;
    const expected = new Map([...this.#given].map(([key, { times }]) => [key, times]));
    const forgottenUpTo = this.#forgottenUpTo;
    let isJoined = !expected.size || send !== undefined;
    return (record) => {
      const key = JSON.stringify((id && valueAt(record, id)) ?? record);
      const at = valueAt(record, from);
      const times = expected.get(key) ?? 0;
      if (times) expected.set(key, times - 1);
      const isNew = !times && !(Number(at) <= forgottenUpTo);
      // Where records are expected, there was a last one.
      if (isNew && !isJoined) onGap(this.#last as T, record);
      isJoined = true;
      if (isNew) this.#add(record, key, at ?? this.position ?? undefined);
      return isNew;
    };
  }

  #add(record: T, key: string, position: unknown): void {
    this.#last = record;
    this.position = position;
    this.#given.set(key, { position, times: (this.#given.get(key)?.times ?? 0) + 1 });
    for (const [oldest, { position: at }] of this.#given) {
      if (this.#given.size <= REMEMBERED || at === position) break;
      this.#given.delete(oldest);
      this.#forgottenUpTo = Math.max(this.#forgottenUpTo, Number(at));
    }
  }
}
