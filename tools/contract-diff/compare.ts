import { compareMembers } from "../differ/compare-members.ts";
import { type Change, heavier, type Weight, weigh } from "../differ/weight.ts";
import { type Document, type Operation, operationsOf } from "./document.ts";
import { membersOf } from "./members.ts";

/** A difference: what adopting the other document's word would change in ours. */
export interface Difference extends Change {
  readonly group: string;
  readonly route: string;
  readonly weight: Weight;
}

/** What two documents have in common, and what not. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** How many operations and members the other document has. */
  readonly theirs: { readonly operations: number; readonly members: number };
}

/** Compares another document with ours, operation by operation and member by member; `docs`: in their words too. */
export function compare(ours: Document, theirs: Document, { docs = false } = {}): Comparison {
  const mine = byShape(operationsOf(ours));
  const other = byShape(operationsOf(theirs));
  const differences: Difference[] = [];
  let members = 0;
  for (const [shape, { route, operation }] of other) {
    const own = mine.get(shape);
    const their = membersOf(theirs, operation, docs);
    members += their.size;
    const note = (change: Change) => {
      const group = (own?.operation ?? operation).tags?.[0] ?? "";
      differences.push({ ...change, group, route: own?.route ?? route, weight: weigh(change) });
    };
    if (!own) {
      note({ kind: "added", path: "", side: "both", what: "operation" });
      for (const [path, { side }] of their)
        note({ kind: "added", path, side, what: "with its operation", inside: true });
      continue;
    }
    if (own.route !== route) note({ kind: "changed", path: "", side: "both", what: `route ${own.route} → ${route}` });
    if (docs && own.operation.description !== operation.description) {
      note({ kind: "changed", path: "", side: "both", aspect: "docs", what: "description" });
    }
    // What the API answers is open: a caller has to expect literals that are not stated.
    for (const change of compareMembers(membersOf(ours, own.operation, docs), their, true)) note(change);
  }
  for (const [shape, { route, operation }] of mine) {
    if (other.has(shape)) continue;
    const change: Change = { kind: "removed", path: "", side: "both", what: "operation" };
    differences.push({ ...change, group: operation.tags?.[0] ?? "", route, weight: weigh(change) });
  }
  return { differences, theirs: { operations: other.size, members } };
}

/** Each group's weight: the heaviest of its differences. */
export function weights(differences: readonly Difference[]): Map<string, Weight> {
  const found = new Map<string, Weight>();
  for (const { group, weight } of differences) found.set(group, heavier(found.get(group), weight));
  return found;
}

/** By route with the names of the parameters taken out: a parameter that was renamed is the same operation. */
function byShape(operations: ReadonlyMap<string, Operation>) {
  return new Map(
    [...operations].map(([route, operation]) => [route.replaceAll(/\{[^}]*\}/g, "{}"), { route, operation }] as const),
  );
}
