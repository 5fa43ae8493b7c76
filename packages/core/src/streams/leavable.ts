import { fromHere } from "../errors/from-here.ts";

/** An iterator whose `return` does not wait for a pending `next`, but aborts the signal of `open`; later failures are dropped. */
export function leavable<T>(open: (stop: AbortSignal) => AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const stop = new AbortController();
  const parts = open(stop.signal);
  const [next, end] = [parts.next.bind(parts), parts.return.bind(parts)];
  let pending = 0;
  parts.next = async () => {
    if (stop.signal.aborted) return { done: true, value: undefined };
    pending++;
    try {
      return await next();
    } catch (error) {
      if (!stop.signal.aborted) throw fromHere(error);
      return { done: true, value: undefined };
    } finally {
      pending--;
    }
  };
  parts.return = async (value) => {
    stop.abort();
    const ended = end(value);
    if (!pending) return ended;
    ended.catch(() => {});
    return { done: true, value: undefined };
  };
  return parts;
}
