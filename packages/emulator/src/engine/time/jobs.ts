import { having, type Rows } from "../../store/rows.ts";
import { StateDamage, StorageError } from "../../store/storage-error.ts";
import type { Store } from "../../store/store.ts";
import { type Row, type Table, table } from "../../store/table.ts";
import type { Clock } from "./clock.ts";
import { spanOf } from "./duration.ts";

/** Scheduled work. It survives a restart, and is removed with its subject. */
export interface JobRow extends Row {
  readonly at: number;
  readonly kind: string;
  readonly subject: string;
}

export const jobTable: Table<JobRow, "subject" | "planned"> = table({
  name: "jobs",
  called: "Job",
  indexes: { subject: (job) => job.subject, planned: () => "all" },
  sorted: { planned: (job) => job.at },
  parents: { subject: "anything" },
});

/** Runs a job within a transaction, and returns when it is due again, if ever. A job that throws is retried. */
type DoJob = (job: JobRow) => number | undefined;

export interface JobParts {
  readonly store: Store;
  readonly clock: Clock;
  handlerOf(kind: string): Promise<DoJob>;
  /** Resolves when external work that jobs began has ended, such as deliveries. */
  externalWorkSettled?(): Promise<void>;
}

/** Jobs per transaction, whose undo log is in memory. */
const maxAtOnce = 500;

/** Real ms that a move of the clock waits for external work once that work may itself wait to move the clock. */
const shortPatience = 100;

/** Real ms until a failed job is retried. */
const retryAfter = 1000;
const maxTimeout = 2 ** 31 - 1;

export class Jobs {
  readonly #store: Store;
  readonly #rows: Rows<JobRow, "subject" | "planned">;
  readonly #clock: Clock;
  readonly #handlerOf: JobParts["handlerOf"];
  readonly #begunHasEnded: () => Promise<void>;
  readonly #forget: () => void;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #isStopped = false;
  /** Set while a move waits for external work: called when another move is requested. */
  #wanted: (() => void) | undefined;

  constructor({ store, clock, handlerOf, externalWorkSettled: begunHasEnded = async () => {} }: JobParts) {
    this.#store = store;
    this.#rows = store.rows(jobTable);
    this.#clock = clock;
    this.#handlerOf = handlerOf;
    this.#begunHasEnded = begunHasEnded;
    this.#forget = this.#store.onChanges(() => this.#arm());
    this.#arm();
  }

  schedule(job: Pick<JobRow, "at" | "kind" | "subject">): void {
    this.#rows.add(job);
  }

  advance(duration: number | string, maxPatience?: number): Promise<void> {
    const milliseconds = spanOf(duration, this.#clock.now());
    // The waiting move may wait for the work that requests this one.
    const patience = this.#wanted ? shortPatience : maxPatience;
    this.#wanted?.();
    return this.#inTurn(async () => {
      await this.#settle(patience);
      // Recomputed: earlier moves may have changed the time.
      const goal = this.#clock.now() + spanOf(milliseconds, this.#clock.now());
      // The clock stops at each job, so that work it schedules starts from the job's own time.
      const errors = await this.#runUntil(
        () => goal,
        ({ at }) => this.#clock.moveTo(at),
        () => this.#settle(patience),
      );
      this.#clock.moveTo(goal);
      try {
        this.#store.transact(() => this.#clock.keep(this.#store));
      } catch (error) {
        errors.push(error);
      }
      this.#arm(errors.length > 0 ? retryAfter : 0);
      if (errors.length > 0) throw movedAnyway(errors[0]);
    });
  }

  settled(): Promise<void> {
    return this.#inTurn(async () => {});
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timeout);
    this.#forget();
    await this.#turn;
  }

  #first(): JobRow | undefined {
    return this.#rows.first("planned", "all");
  }

  #next(goal: number, failed: ReadonlySet<JobRow>): JobRow[] {
    const next: JobRow[] = [];
    // Usually nothing is due, and a look is cheaper than a walk.
    if ((this.#first()?.at ?? Number.POSITIVE_INFINITY) > goal) return next;
    for (const { row: job } of this.#rows.where(having("planned", "all")).walk("asc")) {
      if (failed.has(job)) continue;
      if (job.at > goal || job.at !== (next[0] ?? job).at || next.push(job) === maxAtOnce) break;
    }
    return next;
  }

  /** Runs all jobs due until `goal`, and returns the errors of failed ones. */
  async #runUntil(
    goal: () => number,
    before: (job: JobRow) => void,
    after: () => Promise<void> = async () => {},
  ): Promise<unknown[]> {
    const failed = new Set<JobRow>();
    const errors: unknown[] = [];
    const fail = (job: JobRow, error: unknown): void => {
      failed.add(job);
      errors.push(error);
    };
    for (let jobs = this.#next(goal(), failed); jobs[0] && !this.#isStopped; jobs = this.#next(goal(), failed)) {
      before(jobs[0]);
      await this.#runTogether(jobs, fail);
      await after();
    }
    return errors;
  }

  async #runTogether(jobs: readonly JobRow[], fail: (job: JobRow, error: unknown) => void): Promise<void> {
    const handlers = new Map<string, DoJob>();
    for (const kind of new Set(jobs.map((job) => job.kind))) {
      try {
        handlers.set(kind, await this.#handlerOf(kind));
      } catch (error) {
        for (const job of jobs) if (job.kind === kind) fail(job, error);
      }
    }
    const ready = jobs.filter(({ kind }) => handlers.has(kind));
    try {
      this.#store.transact(() => {
        for (const job of ready) this.#runOne(job, handlers.get(job.kind), fail);
      });
    } catch (error) {
      // The whole transaction was rolled back.
      for (const job of ready) fail(job, error);
    }
  }

  #runOne(job: JobRow, handle: DoJob | undefined, fail: (job: JobRow, error: unknown) => void): void {
    try {
      this.#store.transact(() => {
        // Earlier jobs, and the job itself, may have removed its subject and with it the job.
        const again = this.#rows.get(job.id) && handle?.(job);
        if (again === undefined) this.#rows.remove(job.id);
        else if (this.#rows.get(job.id)) this.#rows.change(job.id, { at: again });
      });
    } catch (error) {
      fail(job, error);
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }

  /** Waits for external work, unless that may itself wait for a later time. */
  async #settle(patience: number | undefined): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOver = new Promise<void>((resolve) => {
      this.#wanted = () => {
        timer ??= setTimeout(resolve, shortPatience);
      };
      if (patience !== undefined) timer = setTimeout(resolve, patience);
    });
    await Promise.race([this.#begunHasEnded(), isOver]);
    this.#wanted = undefined;
    clearTimeout(timer);
  }

  async #runDue(): Promise<void> {
    const errors = await this.#runUntil(this.#clock.now, () => {});
    for (const error of errors) process.emitWarning(error instanceof Error ? error : String(error));
    this.#arm(errors.length > 0 ? retryAfter : 0);
  }

  #arm(least = 0): void {
    clearTimeout(this.#timeout);
    const first = this.#clock.isManual || this.#isStopped ? undefined : this.#first();
    if (!first) return;
    const wait = Math.min(Math.max(first.at - this.#clock.now(), least), maxTimeout);
    this.#timeout = setTimeout(() => void this.#inTurn(() => this.#runDue()), wait);
    this.#timeout.unref();
  }
}

/** Time passes even if the storage fails; the error says so. */
function movedAnyway(error: unknown): unknown {
  if (!(error instanceof StorageError) || error instanceof StateDamage) return error;
  const what = "Time has moved all the same; it and the due jobs are stored with the next change that can be written";
  return new StorageError(error.cause, what);
}
