import { type ClockRow, clockTable } from "../../store/clock.ts";
import type { Store } from "../../store/store.ts";

const id = "clock";

/** The emulator's clock, as users see it. */
export interface EmulatorClock {
  /** The time in ms since 1970. */
  now(): number;
  /**
   * Moves the clock forward, such as by `5000` ms or `"3 days"`, and runs what becomes due, each at its time. Resolves when all of it
   * is done and due deliveries were tried. Rejects with a RangeError for an invalid duration, and with the first error of the work.
   */
  advance(duration: number | string): Promise<void>;
}

/** The emulator's time, in ms since 1970. It never goes back. */
export class Clock {
  /** Time stands still except for `moveTo`. */
  readonly isManual: boolean;
  /** The time of a manual clock; the latest time read from a real one. */
  #latest: number;
  #ahead = 0;
  readonly #listeners: (() => void)[] = [];

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

  onMove(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Continues from the stored time of an earlier run. */
  resume({ rows }: Store): void {
    const row = rows(clockTable).get(id);
    if (!row) return;
    this.#ahead = row.ahead;
    this.#latest = this.isManual ? row.now : Math.max(row.now, Date.now() + row.ahead);
  }

  catchUp(store: Store): void {
    const row = store.rows(clockTable).get(id);
    const [latest, ahead] = [this.#latest, this.#ahead];
    const missing = (row?.now ?? 0) - this.now();
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

  /** Stores the clock with any change after a move, so that no stored row is later than the clock of the next start. */
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
