import type { Resume } from "../types/client.ts";
import { valueAt } from "../wire/value-at.ts";

const REMEMBERED = 1000;

/** Drops the records that an API repeats: those of the last position, and some before it. */
export class Repeats<T> {
  readonly #resume: Resume;
  /** Count and position of each record, the oldest first. */
  readonly #given = new Map<string, { position: unknown; times: number }>();
  #forgottenUpTo = -Infinity;
  #last: T | undefined;
  /** Position to resume at: null before the first record, undefined where no record had one. */
  position: unknown = null;

  constructor(resume: Resume) {
    this.#resume = resume;
  }

  /** Begins an answer. @returns a test for new records; it calls `onGap` where the answer neither resumes nor repeats the last record. */
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
      // Expected records imply a last one.
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
