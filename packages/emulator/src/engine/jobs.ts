import type { Store } from "../store/store.ts";
import { type Row, type Table, table } from "../store/table.ts";
import type { Clock } from "./clock.ts";
import { parseDuration } from "./duration.ts";
import { Heap } from "./heap.ts";

/** Work that waits for its time. It survives a restart, and is cancelled with what it is about. */
export interface JobRow extends Row {
  /** When it is due, in ms of the emulator's clock. */
  readonly at: number;
  /** Which group does what: `deployments/step`. */
  readonly kind: string;
  /** The id of the row that it is about. */
  readonly subject: string;
}

export const jobTable: Table<JobRow, "subject"> = table({
  name: "jobs",
  called: "Job",
  indexes: { subject: (job) => job.subject },
  parents: { subject: "anything" },
});

/** What has to wait before a job is done: `done` runs it as part of the attempt that it is given. */
export interface JobParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Does a job. It changes state in one attempt, of which `begin` is the first step, and throws when the job is to be tried again. */
  run(job: JobRow, begin: () => void): Promise<void>;
}

/** The jobs of one emulator, done in the order of their time. */
export interface Jobs {
  /** Plans a job, as part of an attempt. */
  schedule(job: Pick<JobRow, "at" | "kind" | "subject">): void;
  /**
   * Moves the clock forward, such as by `5000` ms or `"3 days"`, and does what becomes due, each at its time. Settles when all of
   * it is done; throws what the first failing job threw, at the end.
   */
  advance(duration: number | string): Promise<void>;
  /** Settles when nothing is being done. Nothing is begun any more. */
  stop(): Promise<void>;
}

/** When a job that failed is tried again, in real milliseconds. */
const retryAfter = 1000;
const longestTimeout = 2 ** 31 - 1;

interface Due {
  readonly id: string;
  readonly at: number;
  readonly position: number;
}

export function createJobs({ store, clock, run }: JobParts): Jobs {
  const rows = store.rows(jobTable);
  // The heap has what was once planned; what is not a row any more, or not for that time, is passed over.
  const due = new Heap<Due>((one, other) => one.at - other.at || one.position - other.position);
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  function enter(job: JobRow): void {
    due.push({ id: job.id, at: job.at, position: rows.position(job) });
  }

  for (const job of rows.all()) enter(job);
  const forget = store.onChanges((changes) => {
    for (const { table: changed, id } of changes) {
      const job = changed === jobTable ? rows.get(id) : undefined;
      if (job) enter(job);
    }
    arm();
  });

  function next(): JobRow | undefined {
    for (let first = due.first(); first; first = due.first()) {
      const job = rows.get(first.id);
      if (job?.at === first.at) return job;
      due.pop();
    }
    return undefined;
  }

  /** Does what is due until `goal` moves past it, and returns the errors of what has to be tried again. */
  async function runUntil(goal: () => number, before: (job: JobRow) => void): Promise<unknown[]> {
    const failed: JobRow[] = [];
    const errors: unknown[] = [];
    for (let job = next(); job && job.at <= goal() && !isStopped; job = next()) {
      before(job);
      due.pop();
      try {
        await run(job, begin(job));
      } catch (error) {
        failed.push(job);
        errors.push(error);
      }
    }
    for (const job of failed) if (rows.get(job.id)) enter(job);
    return errors;
  }

  function begin({ id }: JobRow): () => void {
    return () => {
      rows.remove(id);
      clock.keep(store);
    };
  }

  /** One after the other: whoever moves the clock has seen all of what came before. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  async function runDue(): Promise<void> {
    const errors = await runUntil(clock.now, () => {});
    for (const error of errors) process.emitWarning(error instanceof Error ? error : String(error));
    arm(errors.length > 0 ? retryAfter : 0);
  }

  function arm(least = 0): void {
    clearTimeout(timeout);
    const first = clock.isManual || isStopped ? undefined : next();
    if (!first) return;
    const wait = Math.min(Math.max(first.at - clock.now(), least), longestTimeout);
    timeout = setTimeout(() => void inTurn(runDue), wait);
    timeout.unref();
  }

  arm();
  return {
    schedule(job) {
      rows.add(job);
    },
    advance(duration) {
      const milliseconds = parseDuration(duration);
      return inTurn(async () => {
        const goal = clock.now() + milliseconds;
        // What plans further work within the span sees the moment at which it was due, not the end of the span.
        const errors = await runUntil(
          () => goal,
          ({ at }) => clock.moveTo(at),
        );
        clock.moveTo(goal);
        store.attempt(() => clock.keep(store));
        arm(errors.length > 0 ? retryAfter : 0);
        if (errors.length > 0) throw errors[0];
      });
    },
    async stop() {
      isStopped = true;
      clearTimeout(timeout);
      forget();
      await turn;
    },
  };
}
