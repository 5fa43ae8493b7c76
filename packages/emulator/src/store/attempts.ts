import { StateDamage } from "./storage-error.ts";

interface Step<What> {
  readonly undo: () => void;
  readonly what: What | undefined;
}

/** Synchronous transactions: a change is pushed with its undo, so that rolling one back never touches another's changes. */
export class Attempts<What> {
  readonly #write: (changed: readonly What[]) => void;
  readonly #steps: Step<What>[] = [];
  #afterwards: (() => void)[] = [];
  /** Jobs to run once before the commit. */
  readonly #beforehand = new Set<() => void>();
  #depth = 0;
  /** Set after an undo has failed: memory may differ from the disk, and each further change is refused. */
  #damage: StateDamage | undefined;

  /** @param write stores the changes at the commit; the attempt is rolled back when it throws */
  constructor(write: (changed: readonly What[]) => void) {
    this.#write = write;
  }

  /** Rolls `work` back when it throws or `isKept` refuses its result. Throws a TypeError for asynchronous work, and `StateDamage` after a failed undo. */
  run<Result>(work: () => Result, isKept: (result: Result) => boolean = () => true): Result {
    const stepsBefore = this.#steps.length;
    const afterwardsBefore = this.#afterwards.length;
    this.#depth += 1;
    let isCommitted = false;
    try {
      const result = work();
      refuseToWait(result);
      if (isKept(result)) {
        if (this.#depth === 1) this.#commit();
        isCommitted = true;
      }
      return result;
    } finally {
      if (!isCommitted) {
        this.#afterwards.length = afterwardsBefore;
        for (const { undo } of this.#steps.splice(stepsBefore).reverse()) this.#takeBack(undo);
      }
      this.#depth -= 1;
      if (this.#depth === 0) this.#end();
    }
  }

  /** Registers a change that has just been made. Throws outside of an attempt, where no rollback would reach it. */
  changed(undo: () => void, what?: What): void {
    this.#demand("Something was to be changed");
    this.#steps.push({ undo, what });
  }

  beforehand(job: () => void): void {
    this.#demand("A job was to come before the end of an attempt");
    this.#beforehand.add(job);
  }

  /** Runs `job` after the commit, and never after a rollback. */
  afterwards(job: () => void): void {
    this.#demand("A job was to wait for the end of an attempt");
    this.#afterwards.push(job);
  }

  #commit(): void {
    if (this.#damage && this.#steps.length > 0) throw this.#damage;
    for (const job of this.#beforehand) job();
    const changed: What[] = [];
    for (const { what } of this.#steps) if (what !== undefined) changed.push(what);
    this.#write(changed);
  }

  /** A failing undo does not stop the others; the state counts as damaged from then on. */
  #takeBack(undo: () => void): void {
    try {
      undo();
    } catch (error) {
      if (this.#damage) return;
      this.#damage = new StateDamage(error);
      process.emitWarning(this.#damage.message);
    }
  }

  #demand(what: string): void {
    if (this.#depth === 0) throw new Error(`${what} outside of an attempt; use \`attempt\`, after all waiting`);
  }

  #end(): void {
    this.#steps.length = 0;
    this.#beforehand.clear();
    const jobs = this.#afterwards;
    this.#afterwards = [];
    for (const job of jobs) {
      try {
        job();
      } catch (error) {
        // The commit stands: an exception would tell its caller otherwise.
        process.emitWarning(error instanceof Error ? error : String(error));
      }
    }
  }
}

/** Throws a TypeError for the result of asynchronous work. */
export function refuseToWait(result: unknown): void {
  if (typeof result !== "object" || result === null || !("then" in result)) return;
  Promise.resolve(result).catch(() => {});
  throw new TypeError("An attempt cannot wait: wait first, and change what is to be changed in one go afterwards");
}
