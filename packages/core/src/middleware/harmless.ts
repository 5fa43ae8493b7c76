const reported = new WeakSet<object>();

/** Runs the user's callback, whose failure must not harm the call. The first failure of each `owner` is one line on `console.warn`. */
export function harmless<T>(what: string, owner: object, run: () => T): T | undefined {
  try {
    const result = run();
    // The callback may be async, although its result is ignored.
    Promise.resolve(result).catch(tell);
    return result;
  } catch (error) {
    tell(error);
    return undefined;
  }

  function tell(error: unknown): void {
    if (reported.has(owner)) return;
    reported.add(owner);
    warn(
      `${what} failed (${error instanceof Error ? error.name : typeof error}); calls continue, and this is logged once`,
    );
  }
}

function warn(line: string): void {
  try {
    console.warn(line);
  } catch {
    // No channel for a failing console is left.
  }
}
