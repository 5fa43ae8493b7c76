import { StateDamage } from "./storage-error.ts";

interface Step<What> {
  readonly undo: () => void;
  readonly what: What | undefined;
}

/** Work that happens wholly or not at all, in one synchronous stretch: taking it back never takes back another's. */
export class Attempts<What> {
  readonly #keep: (changed: readonly What[]) => void;
  readonly #steps: Step<What>[] = [];
  #afterwards: (() => void)[] = [];
  /** What has to be done before the attempt is kept; each once. */
  readonly #beforehand = new Set<() => void>();
  #depth = 0;
  /** Why nothing may be changed any more: something could not be taken back. */
  #damage: StateDamage | undefined;

  /** @param keep makes what was changed last, as the end of each attempt; the attempt is taken back when it throws */
  constructor(keep: (changed: readonly What[]) => void) {
    this.#keep = keep;
  }

  /** Takes `work` back when it throws or `isKept` refuses it. Throws a TypeError for work that waits, and `StateDamage` after a failed undo. */
  run<Result>(work: () => Result, isKept: (result: Result) => boolean = () => true): Result {
    const stepsBefore = this.#steps.length;
    const afterwardsBefore = this.#afterwards.length;
    this.#depth += 1;
    let kept = false;
    try {
      const result = work();
      refuseToWait(result);
      if (isKept(result)) {
        if (this.#depth === 1) this.#keepAll();
        kept = true;
      }
      return result;
    } finally {
      if (!kept) {
        this.#afterwards.length = afterwardsBefore;
        for (const { undo } of this.#steps.splice(stepsBefore).reverse()) this.#takeBack(undo);
      }
      this.#depth -= 1;
      if (this.#depth === 0) this.#end();
    }
  }

  /** Takes note of a change that has just been made. Throws outside of an attempt: nobody could take it back. */
  changed(undo: () => void, what?: What): void {
    this.#demand("Something was to be changed");
    this.#steps.push({ undo, what });
  }

  beforehand(job: () => void): void {
    this.#demand("A job was to come before the end of an attempt");
    this.#beforehand.add(job);
  }

  /** Runs `job` once the attempt is kept, and never when it is taken back. */
  afterwards(job: () => void): void {
    this.#demand("A job was to wait for the end of an attempt");
    this.#afterwards.push(job);
  }

  #keepAll(): void {
    if (this.#damage && this.#steps.length > 0) throw this.#damage;
    for (const job of this.#beforehand) job();
    const changed: What[] = [];
    for (const { what } of this.#steps) if (what !== undefined) changed.push(what);
    this.#keep(changed);
  }

  /** What fails keeps no other step from being taken back; from then on it is not known what is there. */
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
        // What the job belongs to is done and stays so; to throw would tell its caller otherwise.
        process.emitWarning(error instanceof Error ? error : String(error));
      }
    }
  }
}

/** Throws a TypeError for what work that waits has returned. */
export function refuseToWait(result: unknown): void {
  if (typeof result !== "object" || result === null || !("then" in result)) return;
  // Whatever becomes of it, the attempt has failed.
  Promise.resolve(result).catch(() => {});
  throw new TypeError("An attempt cannot wait: wait first, and change what is to be changed in one go afterwards");
}
