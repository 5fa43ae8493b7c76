import { StateDamage } from "./storage-error.ts";

interface Step<What> {
  readonly undo: () => void;
  readonly what: What | undefined;
}

/** Synchronous transactions: a change is pushed with its undo, so that rolling one back never touches another's changes. */
export class Transactions<What> {
  readonly #write: (changed: readonly What[]) => void;
  readonly #steps: Step<What>[] = [];
  #jobsAfter: (() => void)[] = [];
  /** Jobs to run once before the commit. */
  readonly #jobsBefore = new Set<() => void>();
  #depth = 0;
  /** Set after an undo has failed: memory may differ from the disk, and each further change is refused. */
  #damage: StateDamage | undefined;

  /** @param write stores the changes at the commit; the transaction is rolled back when it throws */
  constructor(write: (changed: readonly What[]) => void) {
    this.#write = write;
  }

  /** Rolls `work` back when it throws or `shouldCommit` refuses its result. Throws a TypeError for asynchronous work, and `StateDamage` after a failed undo. */
  run<Result>(work: () => Result, shouldCommit: (result: Result) => boolean = () => true): Result {
    const stepsBefore = this.#steps.length;
    const jobsBefore = this.#jobsAfter.length;
    this.#depth += 1;
    let isCommitted = false;
    try {
      const result = work();
      refuseToWait(result);
      if (shouldCommit(result)) {
        if (this.#depth === 1) this.#commit();
        isCommitted = true;
      }
      return result;
    } finally {
      if (!isCommitted) {
        this.#jobsAfter.length = jobsBefore;
        for (const { undo } of this.#steps.splice(stepsBefore).reverse()) this.#takeBack(undo);
      }
      this.#depth -= 1;
      if (this.#depth === 0) this.#end();
    }
  }

  /** Registers a change that has just been made. Throws outside of a transaction, where no rollback would reach it. */
  recordChange(undo: () => void, what?: What): void {
    this.#requireTransaction("Something was to be changed");
    this.#steps.push({ undo, what });
  }

  beforeCommit(job: () => void): void {
    this.#requireTransaction("A job was to come before the end of a transaction");
    this.#jobsBefore.add(job);
  }

  /** Runs `job` after the commit, and never after a rollback. */
  afterCommit(job: () => void): void {
    this.#requireTransaction("A job was to wait for the end of a transaction");
    this.#jobsAfter.push(job);
  }

  #commit(): void {
    if (this.#damage && this.#steps.length > 0) throw this.#damage;
    for (const job of this.#jobsBefore) job();
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

  #requireTransaction(what: string): void {
    if (this.#depth === 0) throw new Error(`${what} outside of a transaction; use \`transact\`, after all waiting`);
  }

  #end(): void {
    this.#steps.length = 0;
    this.#jobsBefore.clear();
    const jobs = this.#jobsAfter;
    this.#jobsAfter = [];
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
  throw new TypeError("A transaction cannot wait: wait first, and change what is to be changed in one go afterwards");
}
