import { isApiError } from "../errors/api-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { isTransientError } from "../errors/transient-error.ts";
import { ticks } from "../transport/clock.ts";
import type { Client, RawAnswer, Resume } from "../types/client.ts";
import { Repeats } from "./repeats.ts";

/** Answers that stay open this long, in ms, count as successful, with records or without. */
const STABLE = 10_000;

/** Follows records over several answers, where the end of one answer is not the end of the records. */
export interface Following<T> {
  /** Tells whether a record only announces the end of this answer. It is dropped, and the next answer is requested. */
  isLimit(record: T): boolean;
  /** Called where records may be missing between two. Default: a `NetworkError`. */
  readonly onGap?: ((after: T, before: T) => void) | undefined;
}

interface FollowSource<T> extends Pick<Client, "clock"> {
  readonly resume: Resume;
  readonly patience: number;
  readonly signal: AbortSignal;
  open(signal: AbortSignal, position: unknown): PromiseLike<RawAnswer>;
  records(answer: RawAnswer): AsyncIterable<T>;
}

/** Yields the records of an answer, and reconnects when it breaks off; with `following` also when it ends. */
export async function* followRecords<T>(
  { resume, clock, patience, signal, open, records }: FollowSource<T>,
  first: RawAnswer,
  following?: Following<T>,
): AsyncGenerator<T> {
  const repeats = new Repeats<T>(resume);
  let answer: RawAnswer | undefined = first;
  let failingSince: number | undefined;
  let hasEnded = false;
  const fail = (): never => {
    const what = "broke off and could not be resumed: records may be missing. onGap continues after a gap";
    throw new NetworkError(what, { ...answer?.facts });
  };
  for (;;) {
    let openedAt = Infinity;
    let error: unknown;
    // Errors of the consumer's loop are not caught here, and end the stream.
    const readOnce = async function* (): AsyncGenerator<T> {
      try {
        answer ??= await open(signal, repeats.position);
        openedAt = ticks(clock);
        hasEnded = false;
        yield* records(answer);
      } catch (thrown) {
        error = thrown;
      }
    };
    const isNew = repeats.begin(following?.onGap ?? fail);
    let isOver = true;
    for await (const record of readOnce()) {
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
      // A source that is gone after an ended answer was complete.
      if (hasEnded && isApiError(error) && [404, 410].includes(error.status)) return;
      if (repeats.position === undefined || !isTransientError(error) || now - failingSince > patience) throw error;
    } else if (!following || (isOver && !wasStable)) return;
    hasEnded ||= !error;
    answer = undefined;
    if (error || !wasStable) await clock.sleep(Math.min(30_000, 500 + now - failingSince), signal);
  }
}
