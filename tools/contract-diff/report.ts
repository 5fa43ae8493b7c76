import { type Comparison, type Difference, weights } from "./compare.ts";
import { type Deliberate, sift } from "./deliberate.ts";

/** The comparison in words, and whether nothing is left open. */
export function report(
  { differences, theirs }: Comparison,
  meant: readonly Deliberate[],
): { readonly lines: readonly string[]; readonly settled: boolean } {
  const { open, deliberate, idle } = sift(differences, meant);
  const lines: string[] = [];
  for (const [group, weight] of [...weights(open)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    lines.push(`${group}: ${weight}`);
    for (const each of open.filter((difference) => difference.group === group)) lines.push(`  ${shown(each)}`);
  }
  for (const [{ reason }, each] of deliberate) lines.push(`${each.length} deliberate: ${reason}`);
  for (const { reason } of idle) lines.push(`No difference is left for which this is the reason: ${reason}`);
  const missing = open.filter(({ kind }) => kind === "added");
  const operations = missing.filter(({ path }) => path === "").length;
  lines.push(
    `${share(theirs.operations - operations, theirs.operations)} operations, ${share(
      theirs.members - (missing.length - operations),
      theirs.members,
    )} members of that document are stated by ours; ${open.length} differences.`,
  );
  return { lines, settled: open.length === 0 };
}

function shown({ route, kind, path, what, weight }: Difference): string {
  return `${weight.padEnd(5)}  ${kind.padEnd(7)}  ${route}  ${path}  ${what}`;
}

function share(part: number, whole: number): string {
  // Rounded down: all but one is not all.
  return `${part} of ${whole} (${whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10} %)`;
}
