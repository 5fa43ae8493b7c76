/**
 * Difference of a value from the expected one: named members of objects count, lists are compared whole, and a text may have to match
 * a pattern.
 *
 * @returns a sentence; undefined where all is as expected.
 */
export function unlike(actual: unknown, expected: unknown, where = "it"): string | undefined {
  if (expected instanceof RegExp) return expected.test(String(actual)) ? undefined : differs(actual, expected, where);
  if (typeof expected !== "object" || expected === null) {
    return Object.is(actual, expected) ? undefined : differs(actual, expected, where);
  }
  if (typeof actual !== "object" || actual === null) return differs(actual, expected, where);
  if (Array.isArray(expected) && (!Array.isArray(actual) || actual.length !== expected.length)) {
    return differs(actual, expected, where);
  }
  for (const [name, wanted] of Object.entries(expected)) {
    // Any object can be asked for its members.
    const wrong = unlike((actual as Record<string, unknown>)[name], wanted, `${where}.${name}`);
    if (wrong) return wrong;
  }
  return undefined;
}

function differs(actual: unknown, expected: unknown, where: string): string {
  return `${where} is ${shown(actual)}, expected was ${shown(expected)}`;
}

function shown(value: unknown): string {
  return (value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? String(value))).slice(0, 300);
}
