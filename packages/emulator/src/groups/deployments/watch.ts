/** Tells those who wait when something happened to a deployment. */
export interface Watch {
  changed(id: string): void;
  /** Settles at the next change, or when `signal` is aborted. */
  next(id: string, signal: AbortSignal): Promise<void>;
}

export function createWatch(): Watch {
  const waiting = new Map<string, Set<() => void>>();
  return {
    changed(id) {
      for (const wake of waiting.get(id) ?? []) wake();
    },
    next(id, signal) {
      return new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const wakers = waiting.get(id) ?? new Set();
        waiting.set(id, wakers);
        const wake = () => {
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(id);
          signal.removeEventListener("abort", wake);
          resolve();
        };
        wakers.add(wake);
        signal.addEventListener("abort", wake);
      });
    },
  };
}
