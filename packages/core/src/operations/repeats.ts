import type { Resume } from "../types/operation.ts";
import { valueAt } from "../wire/value-at.ts";

/** Records before the last position that are known again, beside all of that position. */
const REMEMBERED = 1000;

/** Sorts out the records that an API gives again: those of the last position, and some before it. */
export class Repeats<T> {
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
