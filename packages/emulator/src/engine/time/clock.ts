import { type ClockRow, clockTable } from "../../store/clock.ts";
import type { Store } from "../../store/store.ts";

const id = "clock";

/** The emulator's time, as its user has it. */
export interface EmulatorClock {
  /** In ms since 1970. */
  now(): number;
  /**
   * Moves the clock forward, such as by `5000` ms or `"3 days"`, and does what becomes due, each at its time. Settles when all of
   * it is done, and what is to be delivered by then has been tried. Throws a RangeError for what is no span of time, and what the first failing work threw, at the end.
   */
  advance(duration: number | string): Promise<void>;
}

/** The emulator's time, in milliseconds since 1970. It never goes back. */
export class Clock {
  /** Time stands still but for `moveTo`. */
  readonly isManual: boolean;
  /** The present of a manual clock; of a real one the latest moment that it told. */
  #latest: number;
  #ahead = 0;
  readonly #listeners: (() => void)[] = [];

  /** @param start the first moment, in ms; default: now */
  constructor(options: { readonly manual?: boolean; readonly start?: number } = {}) {
    this.isManual = options.manual === true;
    this.#latest = options.start ?? Date.now();
  }

  readonly now = (): number => {
    if (!this.isManual) this.#latest = Math.max(this.#latest, Date.now() + this.#ahead);
    return this.#latest;
  };

  moveTo(time: number): void {
    const missing = time - this.now();
    if (missing <= 0) return;
    this.#moveOn(missing);
    this.#tell();
  }

  /** Tells `listener` whenever somebody has moved the clock. */
  onMove(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Goes on where an earlier run stopped. */
  goOn({ rows }: Store): void {
    const kept = rows(clockTable).get(id);
    if (!kept) return;
    this.#ahead = kept.ahead;
    // A manual clock stood still meanwhile.
    this.#latest = this.isManual ? kept.now : Math.max(kept.now, Date.now() + kept.ahead);
  }

  catchUp(store: Store): void {
    const kept = store.rows(clockTable).get(id);
    const [latest, ahead] = [this.#latest, this.#ahead];
    const missing = (kept?.now ?? 0) - this.now();
    if (missing > 0) {
      store.onUndo(() => {
        this.#latest = latest;
        this.#ahead = ahead;
      });
      this.#moveOn(missing);
      store.afterCommit(() => this.#tell());
    }
    this.keep(store);
  }

  keep({ rows }: Store): void {
    const row: Pick<ClockRow, "now" | "ahead"> = { now: this.now(), ahead: this.#ahead };
    rows(clockTable).put({ id, ...row });
  }

  /** The same where somebody has moved the clock since it was kept: what is written from then on is not ahead of the next start. */
  readonly keepAlong = (store: Store): void => {
    if (store.rows(clockTable).get(id)?.ahead !== this.#ahead) this.keep(store);
  };

  #moveOn(missing: number): void {
    this.#latest = this.now() + missing;
    this.#ahead += missing;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
