import { createContext, Script } from "node:vm";

const call = new Script("work()");
/** Shared: a new context costs more than most work. */
const realm: { work?: () => void } = {};
createContext(realm);

export class TooLong extends Error {
  override readonly name: string = "TooLong";
}

/** CPU time of this thread in ms; of the whole process on older Nodes. */
export function processorTime(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage).call(process);
  return (user + system) / 1000;
}

/** Runs synchronous work for at most `ms` of CPU time, which a busy machine does not use up. Throws `TooLong`; the work may run again. */
export function withinTime<Result>(ms: number, work: () => Result): Result {
  const before = processorTime();
  do {
    const outcome = attempt(ms, work);
    if (outcome && "error" in outcome) throw outcome.error;
    if (outcome) return outcome.value;
    // The timeout is of wall time: try again while CPU time is left.
  } while (processorTime() - before < ms);
  throw new TooLong(`It takes longer than ${ms} ms`);
}

/** Outcome of the work; undefined on timeout. Errors are caught inside, so only the timeout can throw here. */
function attempt<Result>(
  ms: number,
  work: () => Result,
): { readonly value: Result } | { readonly error: unknown } | undefined {
  let result: { readonly value: Result } | { readonly error: unknown } | undefined;
  realm.work = () => {
    try {
      result = { value: work() };
    } catch (error) {
      result = { error };
    }
  };
  try {
    call.runInContext(realm, { timeout: ms });
    return result;
  } catch {
    return undefined;
  } finally {
    delete realm.work;
  }
}
