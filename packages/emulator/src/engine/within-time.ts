import { createContext, Script } from "node:vm";

const call = new Script("work()");
/** One for all: to make another one takes longer than most work does. */
const realm: { work?: () => void } = {};
createContext(realm);

export class TooLong extends Error {
  override readonly name: string = "TooLong";
}

/** What this thread has had of a processor, in ms; where Node does not know that, what all threads have had. */
export function processorTime(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage).call(process);
  return (user + system) / 1000;
}

/** Gives work up after `ms` of a processor, since a busy machine is no fault of it. Throws `TooLong`; the work may be begun again. */
export function withinTime<Result>(ms: number, work: () => Result): Result {
  const before = processorTime();
  do {
    const done = attempt(ms, work);
    if (done && "error" in done) throw done.error;
    if (done) return done.value;
    // It was ended by the clock, which goes on while other programs run.
  } while (processorTime() - before < ms);
  throw new TooLong(`It takes longer than ${ms} ms`);
}

/** What has become of work, unless its time ended first: nothing but that comes through, the rest is caught inside. */
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
