import type { Operation } from "./contract.ts";

/** Notes on each operation the parameter values that would spell another operation's path: `getSandbox` of "sessions". */
export function refuseShadows(operations: readonly Operation[]): Operation[] {
  return operations.map((operation) => {
    const not: Record<string, string[]> = {};
    for (const other of operations) {
      const shadow = shadowOf(operation.route, other.route);
      if (shadow) not[shadow.parameter] = [...(not[shadow.parameter] ?? []), shadow.value].sort();
    }
    return Object.keys(not).length > 0 ? { ...operation, not } : operation;
  });
}

/** The one parameter and its value that turn a route into another, more literal one. */
function shadowOf(route: string, other: string): { parameter: string; value: string } | undefined {
  const [parts, others] = [route.split(/[ /]/), other.split(/[ /]/)];
  if (parts.length !== others.length || route === other) return undefined;
  const shadows: { parameter: string; value: string }[] = [];
  for (const [index, part] of parts.entries()) {
    const against = others[index] ?? "";
    if (part === against || (part.startsWith("{") && against.startsWith("{"))) continue;
    // Where it is this route that is the more literal one, nothing is shadowed.
    if (!part.startsWith("{")) return undefined;
    shadows.push({ parameter: part.slice(1, -1), value: against });
  }
  return shadows.length === 1 ? shadows[0] : undefined;
}
