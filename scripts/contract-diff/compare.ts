import { type Document, type Operation, operationsOf } from "./document.ts";
import { type Member, type Members, membersOf } from "./members.ts";
import { type Change, heavier, type Weight, weigh } from "./weight.ts";

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

/** Compares another document with ours, operation by operation and member by member. */
export function compare(ours: Document, theirs: Document): Comparison {
  const mine = byShape(operationsOf(ours));
  const other = byShape(operationsOf(theirs));
  const differences: Difference[] = [];
  let members = 0;
  for (const [shape, { route, operation }] of other) {
    const own = mine.get(shape);
    const their = membersOf(theirs, operation);
    members += their.size;
    const note = (change: Change) => {
      const group = (own?.operation ?? operation).tags?.[0] ?? "";
      differences.push({ ...change, group, route: own?.route ?? route, weight: weigh(change) });
    };
    if (!own) {
      note({ kind: "added", path: "", what: "operation" });
      for (const path of their.keys()) note({ kind: "added", path, what: "with its operation" });
      continue;
    }
    if (own.route !== route) note({ kind: "changed", path: "", what: `route ${own.route} → ${route}` });
    for (const change of compareMembers(membersOf(ours, own.operation), their)) note(change);
  }
  for (const [shape, { route, operation }] of mine) {
    if (other.has(shape)) continue;
    const change: Change = { kind: "removed", path: "", what: "operation" };
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

function* compareMembers(ours: Members, theirs: Members): Generator<Change> {
  for (const [path, their] of theirs) {
    const own = ours.get(path);
    if (!own) yield { kind: "added", path, what: shown(their), required: their.presence.has("required") };
    else yield* compareMember(path, own, their);
  }
  for (const [path, own] of ours) if (!theirs.has(path)) yield { kind: "removed", path, what: shown(own) };
}

function* compareMember(path: string, own: Member, their: Member): Generator<Change> {
  const aspects = ["presence", "types", "limits"] as const;
  for (const aspect of aspects) {
    const more = [...their[aspect]].filter((each) => !own[aspect].has(each)).sort();
    const less = [...own[aspect]].filter((each) => !their[aspect].has(each)).sort();
    if (more.length + less.length === 0) continue;
    const what = [...less.map((each) => `-${each}`), ...more.map((each) => `+${each}`)].join(" ");
    yield { kind: "changed", path, what, aspect, more, less };
  }
}

function shown({ presence, types }: Member): string {
  return `${[...presence].join(" or ")} ${[...types].sort().join(" | ")}`;
}
