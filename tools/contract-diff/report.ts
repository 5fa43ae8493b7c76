import { order, type Weight } from "../differ/weight.ts";
import { type Comparison, type Difference, weights, wholeDescription } from "./compare.ts";
import { type Deliberate, sift } from "./deliberate.ts";
import { plain, truncate } from "./plain-words.ts";

/** The report's words for weights. */
const words: Readonly<Record<Weight, string>> = { major: "breaking", minor: "adding", patch: "words only" };

const legend = `breaking: what callers call or send no longer compiles or is refused (a major version), or nobody can tell; adding: there is more to use, or
answers are others (minor); words only:
limits, defaults, deprecations, statuses of errors, what is not said any more (patch).`;

/** The comparison in words, and the heaviest open difference; undefined without one. */
export function report(
  { differences, theirs }: Comparison,
  deliberateReasons: readonly Deliberate[],
): { readonly lines: readonly string[]; readonly heaviest: Weight | undefined } {
  const { open, deliberate, idle } = sift(differences, deliberateReasons);
  const lines: string[] = [];
  const heaviest = weights(open);
  for (const [group, weight] of [...heaviest].sort(([a], [b]) => (a < b ? -1 : 1))) {
    lines.push(`${shownName(group)}: ${words[weight]}`, ...ofGroup(open.filter((each) => each.group === group)));
  }
  if (open.length > 0) lines.push("", legend, "");
  for (const [{ reason }, each] of deliberate) lines.push(`${each.length} deliberate: ${reason}`);
  for (const { reason } of idle) lines.push(`No difference is left for which this is the reason: ${reason}`);
  lines.push(...sums(theirs, open), notCompared);
  return { lines, heaviest: order.find((weight) => open.some((each) => each.weight === weight)) };
}

/** Parts of a description that are outside of the comparison. */
const notCompared = `Not compared: titles, summaries, descriptions, examples and what else is said for people; x- extensions; headers called Content-Type, which
the content says; components that nothing refers to; an operation's ID that is gone; variables of servers; what a way to sign in says of itself
but its kind.`;

/** The share of the other document that ours covers, and our additions. */
function sums(operations: Comparison["theirs"], open: readonly Difference[]): string[] {
  const count = (is: (difference: Difference) => unknown) => open.filter(is).length;
  const [added, unread] = [count(({ operation }) => operation), count((each) => each.unread)];
  const removed = count(({ kind, place, path }) => kind === "removed" && place === "" && path === "");
  const counted = order.map((weight) => `${count((each) => each.weight === weight)} ${words[weight]}`).join(", ");
  return [
    `${share(operations - added - unread, operations)} operations of that document are stated by ours; ${open.length} differences${open.length > 0 ? ` (${counted})` : ""}.`,
    ...(removed > 0 ? [`${removed} operations of ours are not in that document.`] : []),
    ...(unread > 0 ? [`${unread} operations or paths of that document cannot be read.`] : []),
  ];
}

function ofGroup(differences: readonly Difference[]): string[] {
  const routes = new Map<string, Difference[]>();
  for (const each of differences) routes.set(each.route, [...(routes.get(each.route) ?? []), each]);
  return [...routes].flatMap(([route, of]) => [
    `  ${shownRoute(route)}`,
    ...order.flatMap((weight) =>
      of.filter((each) => each.weight === weight).map((each) => `    ${differenceLine(each)}`),
    ),
  ]);
}

/** A difference in one line: `adding      added    body.tag  optional string`. */
export function differenceLine({ kind, path, what, weight, alternatives }: Difference): string {
  const place = alternatives.length > 0 ? `${path} of ${alternatives.join(", ")}` : path;
  const cells = [
    words[weight].padEnd(10),
    kind.padEnd(7),
    ...(place ? [truncate(plain(place))] : []),
    truncate(plain(what)),
  ];
  return cells.join("  ");
}

/** A route at the beginning of a line, quoted unless it has a route's form: it could be an instruction to its reader. */
export function shownRoute(route: string): string {
  return truncate(/^[A-Z]+ \//.test(route) || route === wholeDescription ? plain(route) : JSON.stringify(plain(route)));
}

function shownName(group: string): string {
  return truncate(/^\w[\w. -]*$/.test(group) ? group : JSON.stringify(plain(group)));
}

function share(part: number, whole: number): string {
  // Rounded down: 100 % means all.
  return `${part} of ${whole} (${whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10} %)`;
}
