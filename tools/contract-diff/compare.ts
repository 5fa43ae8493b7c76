import type { Side } from "../differ/member.ts";
import { type Change, heavier, type Weight, weigh } from "../differ/weight.ts";
import { type Found, ValueComparer } from "./compare-values.ts";
import { type Document, type Operation, operationsOf } from "./document.ts";
import { type Place, placesOf } from "./places.ts";
import { ValueReader } from "./values.ts";

/** A difference: what adopting the other document's word would change in ours. */
export interface Difference extends Found {
  readonly group: string;
  readonly route: string;
  readonly weight: Weight;
  /** The operation of the other document, where ours has none. */
  readonly operation?: Operation;
  /** What an operation takes or gives that the difference is in, or is: `query limit`, `body`, `200`, `error 404`. */
  readonly place: string;
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
  const comparers = new Map<Side, ValueComparer>();
  const comparerOf = (side: Side) => {
    const comparer =
      comparers.get(side) ?? new ValueComparer(new ValueReader(ours, side, docs), new ValueReader(theirs, side, docs));
    comparers.set(side, comparer);
    return comparer;
  };
  const differences: Difference[] = [];
  let members = 0;
  for (const [shape, { route, operation }] of other) {
    const own = mine.get(shape);
    const places = placesOf(theirs, operation);
    const count = sumOf([...places.values()], ({ side, schema }) => comparerOf(side).count(schema));
    members += count;
    const group = (own?.operation ?? operation).tags?.[0] ?? "";
    const note = (found: Found, place = "") =>
      differences.push({ ...found, group, route: own?.route ?? route, place, weight: weigh(found) });
    if (!own) {
      const found = whole({ kind: "added", path: "", side: "both", what: "operation" }, count);
      differences.push({ ...found, group, route, place: "", weight: weigh(found), operation });
      continue;
    }
    if (own.route !== route)
      note(whole({ kind: "changed", path: "", side: "both", what: `route ${own.route} → ${route}` }));
    // Docs name operations by it, and the vendor's SDK its methods.
    const [id, theirId] = [own.operation.operationId, operation.operationId];
    if (id !== theirId && id !== undefined && theirId !== undefined)
      note(whole({ kind: "changed", path: "", side: "both", aspect: "docs", what: `operationId ${id} → ${theirId}` }));
    if (docs && own.operation.description !== operation.description) {
      note(whole({ kind: "changed", path: "", side: "both", aspect: "docs", what: "description" }));
    }
    for (const [place, found] of comparePlaces(placesOf(ours, own.operation), places, comparerOf)) note(found, place);
  }
  for (const [shape, { route, operation }] of mine) {
    if (other.has(shape)) continue;
    const found = whole({ kind: "removed", path: "", side: "both", what: "operation" });
    differences.push({ ...found, group: operation.tags?.[0] ?? "", route, place: "", weight: weigh(found) });
  }
  return { differences, theirs: { operations: other.size, members } };
}

/** Each group's weight: the heaviest of its differences. */
export function weights(differences: readonly Difference[]): Map<string, Weight> {
  const found = new Map<string, Weight>();
  for (const { group, weight } of differences) found.set(group, heavier(found.get(group), weight));
  return found;
}

function* comparePlaces(
  ours: ReadonlyMap<string, Place>,
  theirs: ReadonlyMap<string, Place>,
  comparerOf: (side: Side) => ValueComparer,
): Generator<[string, Found]> {
  for (const [path, { side, required, schema }] of theirs) {
    const own = ours.get(path);
    if (!own) {
      const change: Change = {
        kind: "added",
        path,
        side,
        required,
        what: shown(required, comparerOf(side).typesOf(schema)),
      };
      yield [path, { ...whole(change, comparerOf(side).count(schema)), their: schema }];
      continue;
    }
    if (own.required !== required) {
      const [more, less] = required ? ["required", "optional"] : ["optional", "required"];
      const what = `-${less} +${more}`;
      const change: Change = { kind: "changed", path, side, aspect: "presence", more: [more], less: [less], what };
      yield [path, { ...whole(change), their: schema }];
    }
    for (const found of comparerOf(side).compare(own.schema, schema)) {
      yield [
        path,
        { ...found, path: path + found.path, their: found.their ?? (found.trail.length === 0 ? schema : undefined) },
      ];
    }
  }
  for (const [path, { side, required, schema }] of ours) {
    if (theirs.has(path)) continue;
    const what = shown(required, comparerOf(side).ownTypesOf(schema));
    yield [path, whole({ kind: "removed", path, side, what })];
  }
}

function shown(required: boolean, types: ReadonlySet<string>): string {
  return `${required ? "required" : "optional"} ${[...types].sort().join(" | ")}`;
}

/** A change of what is not below a value. */
function whole(change: Change, members = 0): Found {
  return { ...change, alternatives: [], trail: [], members };
}

/** By route with the names of the parameters taken out: a parameter that was renamed is the same operation. */
function byShape(operations: ReadonlyMap<string, Operation>) {
  return new Map(
    [...operations].map(([route, operation]) => [route.replaceAll(/\{[^}]*\}/g, "{}"), { route, operation }] as const),
  );
}

function sumOf<T>(values: readonly T[], count: (value: T) => number): number {
  return values.reduce((sum, value) => sum + count(value), 0);
}
