/** Plug-ins that failed are named once each. */
const reported = new WeakSet<object>();

/** Runs code that the user plugged in, whose failure does the call no harm: the first of each `owner` is a line on `console.warn` with the error's kind. */
export function harmless<T>(what: string, owner: object, run: () => T): T | undefined {
  try {
    const result = run();
    // A function whose result nobody wants may be async all the same.
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
      `${what} failed (${error instanceof Error ? error.name : typeof error}); no call is harmed, and this is logged once`,
    );
  }
}

/** A console that fails, too, has nobody left to tell. */
function warn(line: string): void {
  try {
    console.warn(line);
  } catch {
    // As said.
  }
}
