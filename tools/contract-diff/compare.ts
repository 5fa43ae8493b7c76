import type { Side } from "../differ/member.ts";
import { type Change, difference, heavier, presenceOf, type Weight, weigh } from "../differ/weight.ts";
import { type ValueChange, ValueComparer } from "./compare-values.ts";
import {
  type Document,
  isObject,
  messageOf,
  type Operation,
  otherMembers,
  readOperations,
  serversOf,
} from "./document.ts";
import { pairRoutes } from "./pair-routes.ts";
import { defaultStyle, mannerOf, type Place, placesOf } from "./places.ts";
import { ValueReader } from "./values.ts";

/** A difference, as a change of ours that would adopt the other document's. */
export interface Difference extends ValueChange {
  readonly group: string;
  readonly route: string;
  readonly weight: Weight;
  readonly operation?: Operation;
  /** Whether the other document's operation is unreadable; its members are not compared then. */
  readonly unread?: boolean;
  /** Part of the operation: `query limit`, `body`, `200`, `error 404`. */
  readonly place: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** How many operations the other document has. */
  readonly theirs: number;
}

/** Compares another document with ours, by operation and member, with `docs` in words, too. Unreadable parts are differences of their own. */
export function compare(ours: Document, theirs: Document, { docs = false } = {}): Comparison {
  const mine = readOperations(ours);
  const other = readOperations(theirs);
  const owns = pairRoutes(mine.operations.keys(), other.operations.keys());
  const comparers = new Map<Side, ValueComparer>();
  const comparerOf = (side: Side) => {
    const comparer =
      comparers.get(side) ?? new ValueComparer(new ValueReader(ours, side, docs), new ValueReader(theirs, side, docs));
    comparers.set(side, comparer);
    return comparer;
  };
  const differences: Difference[] = [];
  const note = (about: Pick<Difference, "group" | "route">, change: ValueChange, more: Partial<Difference> = {}) =>
    differences.push({ ...change, ...about, place: "", weight: weigh(change), ...more });
  const noteUnread = (about: Pick<Difference, "group" | "route">, why: string) =>
    note(about, whole({ kind: "changed", path: "", side: "both", what: `cannot be read: ${why}` }), { unread: true });

  for (const change of compareWhole(ours, theirs)) note({ group: wholeDescription, route: wholeDescription }, change);
  for (const [route, operation] of other.operations) {
    const ownRoute = owns.get(route);
    const own = ownRoute === undefined ? undefined : mine.operations.get(ownRoute);
    const about = { group: groupOf(own ?? operation), route: ownRoute ?? route };
    try {
      const places = placesOf(theirs, operation);
      for (const { side, schema } of places.values()) if (schema) comparerOf(side).check(schema);
      if (!own || ownRoute === undefined) {
        note(about, whole({ kind: "added", path: "", side: "both", what: "operation" }), { operation });
        continue;
      }
      for (const [what, aspect] of renamings(own, operation, { ownRoute, route, docs }))
        note(about, whole({ kind: "changed", path: "", side: "both", what, ...aspect }));
      for (const [place, found] of comparePlaces(placesOf(ours, own), places, comparerOf))
        note(about, found, { place });
    } catch (error) {
      noteUnread(about, messageOf(error));
    }
  }
  for (const [route, why] of other.unread) {
    const own = mine.operations.get(route);
    noteUnread({ group: own ? groupOf(own) : "", route }, why);
  }
  const paired = new Set(owns.values());
  for (const [route, operation] of mine.operations) {
    // An unreadable operation may still exist.
    if (paired.has(route) || other.unread.has(route) || other.unread.has(pathInRoute(route))) continue;
    note({ group: groupOf(operation), route }, whole({ kind: "removed", path: "", side: "both", what: "operation" }));
  }
  return { differences, theirs: other.operations.size + other.unread.size };
}

export function weights(differences: readonly Difference[]): Map<string, Weight> {
  const heaviest = new Map<string, Weight>();
  for (const { group, weight } of differences) heaviest.set(group, heavier(heaviest.get(group), weight));
  return heaviest;
}

function* comparePlaces(
  ours: ReadonlyMap<string, Place>,
  theirs: ReadonlyMap<string, Place>,
  comparerOf: (side: Side) => ValueComparer,
): Generator<[string, ValueChange]> {
  for (const [path, their] of theirs) {
    const own = ours.get(path);
    if (!own) {
      const change = added(path, their, comparerOf(their.side));
      // An error's body comes with its status.
      if (their.side === "status") yield [path, { ...change, their: theirs.get(`${path} body`)?.schema }];
      else yield [path, { ...change, inside: isWithin(path, ours) }];
      continue;
    }
    for (const change of comparePlace(path, own, their, comparerOf(their.side))) yield [path, change];
  }
  for (const [path, { side, required, schema = {} }] of ours) {
    if (theirs.has(path) || isWithin(path, theirs)) continue;
    const what = [describeValue(required, comparerOf(side).ownTypesOf(schema)), ...shapeOfError(side, schema)].join(
      " ",
    );
    yield [path, whole({ kind: "removed", path, side, what })];
  }
}

function isWithin(path: string, others: ReadonlyMap<string, Place>): boolean {
  const [, status] = /^(error \S+) /.exec(path) ?? [];
  return status !== undefined && !others.has(status);
}

function added(
  path: string,
  { side, required, schema = {}, annotations: said, manner }: Place,
  comparer: ValueComparer,
): ValueChange {
  const types = comparer.typesOf(schema);
  const more = [...mannerOf(manner, types)].filter((each) => each !== defaultStyle);
  const beside = [...more, ...said];
  const what = [describeValue(required, types), ...beside].join(", ");
  return { ...whole({ kind: "added", path, side, required, what }), their: schema, beside };
}

function* comparePlace(path: string, own: Place, their: Place, comparer: ValueComparer): Generator<ValueChange> {
  const { side, required, schema } = their;
  const presence = difference(presenceOf(own.required), presenceOf(required));
  if (presence) yield { ...whole({ kind: "changed", path, side, aspect: "presence", ...presence }), their: schema };
  const types = new Set([...comparer.ownTypesOf(own.schema ?? {}), ...comparer.typesOf(schema ?? {})]);
  // A change of style breaks senders and readers.
  const bySide = side === "error" ? side : "both";
  const manner = difference(mannerOf(own.manner, types), mannerOf(their.manner, types));
  if (manner) yield whole({ kind: "changed", path, side: bySide, ...manner });
  const annotations = difference(own.annotations, their.annotations);
  if (annotations) yield whole({ kind: "changed", path, side, aspect: "limits", ...annotations });
  if (schema === undefined || own.schema === undefined) return;
  for (const change of comparer.compare(own.schema, schema)) {
    const value = change.trail.length === 0 ? schema : undefined;
    yield { ...change, path: path + change.path, their: change.their ?? value };
  }
}

function describeValue(required: boolean, types: ReadonlySet<string>): string {
  return `${required ? "required" : "optional"} ${[...types].sort().join(" | ")}`;
}

/** The name of an unusual error body, which contract/differences.json matches. */
function shapeOfError(side: Side, { $ref }: { readonly $ref?: string }): string[] {
  return side === "error" && $ref !== undefined ? [$ref.slice($ref.lastIndexOf("/") + 1)] : [];
}

function whole(change: Change): ValueChange {
  return { ...change, alternatives: [], trail: [] };
}

function groupOf({ tags }: Operation): string {
  const [tag] = Array.isArray(tags) ? tags : [];
  return typeof tag === "string" ? tag : "";
}

function pathInRoute(route: string): string {
  return route.slice(route.indexOf(" ") + 1);
}

/** Route and group of differences that concern all operations. */
export const wholeDescription = "the whole description";

/** Members that are compared by operation, or only describe the document. */
const read: ReadonlySet<string> = new Set([
  ...["openapi", "info", "paths", "components", "servers", "security", "tags", "webhooks"],
  ...["jsonSchemaDialect", "$self"],
]);

/** Differences of the API as a whole: its servers, and parts other than operations. */
function* compareWhole(ours: Document, theirs: Document): Generator<ValueChange> {
  yield* gained("servers", serversOf(ours), serversOf(theirs));
  yield* gained("webhooks", webhooksOf(ours), webhooksOf(theirs));
  yield* gained("document", new Set(otherMembers(ours, read)), new Set(otherMembers(theirs, read)));
}

/** Webhooks with their descriptions. */
function webhooksOf({ webhooks = {} }: Document): ReadonlySet<string> {
  if (!isObject(webhooks)) return new Set([JSON.stringify(webhooks)]);
  return new Set(Object.entries(webhooks).map(([name, item]) => `${name} ${JSON.stringify(item)}`));
}

function* gained(path: string, own: ReadonlySet<string>, their: ReadonlySet<string>): Generator<ValueChange> {
  const beside = { path, side: "both", alternatives: [], trail: [] } as const;
  const change = difference(own, their);
  if (change) yield { ...beside, kind: "changed", ...change };
}

/** Changes of an operation's route, of its ID, which is part of method names in the vendor's SDK, and of its description. */
function renamings(
  own: Operation,
  theirs: Operation,
  { ownRoute, route, docs }: { readonly ownRoute: string; readonly route: string; readonly docs: boolean },
): [what: string, aspect?: { readonly aspect: "docs" }][] {
  const ids = [own.operationId, theirs.operationId];
  return [
    ...(ownRoute === route ? [] : [[`route ${ownRoute} → ${route}`] satisfies [string]]),
    ...(ids.includes(undefined) || ids[0] === ids[1] ? [] : [docsChange(`operationId ${ids.join(" → ")}`)]),
    ...(docs && own.description !== theirs.description ? [docsChange("description")] : []),
  ];
}

function docsChange(what: string): [what: string, aspect: { readonly aspect: "docs" }] {
  return [what, { aspect: "docs" }];
}
