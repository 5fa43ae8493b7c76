import type { Weight } from "../differ/weight.ts";
import { type Comparison, type Difference, weights } from "./compare.ts";
import { type Deliberate, sift } from "./deliberate.ts";

/** What adopting a difference does to callers: how heavy it is, in the report's words. */
const words: Readonly<Record<Weight, string>> = { major: "breaking", minor: "adding", patch: "words only" };

const legend = `breaking: callers' code no longer compiles or runs (a major version); adding: there is more to use (minor); words only: limits, defaults,
statuses of errors, what is not said any more (patch).`;

/** The comparison in words, and the heaviest of what is left open; undefined where nothing is. */
export function report(
  { differences, theirs }: Comparison,
  meant: readonly Deliberate[],
): { readonly lines: readonly string[]; readonly heaviest: Weight | undefined } {
  const { open, deliberate, idle } = sift(differences, meant);
  const lines: string[] = [];
  const heaviest = weights(open);
  for (const [group, weight] of [...heaviest].sort(([a], [b]) => (a < b ? -1 : 1))) {
    lines.push(`${group}: ${words[weight]}`, ...ofGroup(open.filter((each) => each.group === group)));
  }
  if (open.length > 0) lines.push("", legend, "");
  for (const [{ reason }, each] of deliberate) lines.push(`${each.length} deliberate: ${reason}`);
  for (const { reason } of idle) lines.push(`No difference is left for which this is the reason: ${reason}`);
  const operations = open.filter(({ operation }) => operation !== undefined).length;
  const missing = open.reduce((sum, { members }) => sum + members, 0);
  lines.push(
    `${share(theirs.operations - operations, theirs.operations)} operations, ${share(
      theirs.members - missing,
      theirs.members,
    )} members of that document are stated by ours; ${open.length} differences${open.length > 0 ? ` (${counted(open)})` : ""}.`,
  );
  lines.push(notCompared);
  return { lines, heaviest: order.find((weight) => open.some((each) => each.weight === weight)) };
}

/** What nobody looks at yet, so that no number above is of it. */
const notCompared =
  "Not compared: bodies of errors, headers of answers, cookies, how parameters are styled, tags, security, servers, deprecations, discriminators, and operations by methods beside GET, HEAD, POST, PUT, PATCH and DELETE or behind a $ref.";

/** A group's differences, operation by operation, the heaviest first. */
function ofGroup(differences: readonly Difference[]): string[] {
  const routes = new Map<string, Difference[]>();
  for (const each of differences) routes.set(each.route, [...(routes.get(each.route) ?? []), each]);
  return [...routes].flatMap(([route, of]) => [
    `  ${route}`,
    ...order.flatMap((weight) => of.filter((each) => each.weight === weight).map((each) => `    ${shown(each)}`)),
  ]);
}

/** A difference in one line: `adding      added    body.tag  optional string`. */
export function shown({ kind, path, what, weight, alternatives }: Difference): string {
  const place = alternatives.length > 0 ? `${path} of ${alternatives.join(", ")}` : path;
  return [words[weight].padEnd(10), kind.padEnd(7), ...(place ? [place] : []), what].join("  ");
}

const order: readonly Weight[] = ["major", "minor", "patch"];

function counted(differences: readonly Difference[]): string {
  return order
    .map((weight) => `${differences.filter((each) => each.weight === weight).length} ${words[weight]}`)
    .join(", ");
}

function share(part: number, whole: number): string {
  // Rounded down: all but one is not all.
  return `${part} of ${whole} (${whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10} %)`;
}
