import type { Side } from "../differ/member.ts";
import { type Change, difference, heavier, presenceOf, type Weight, weigh } from "../differ/weight.ts";
import { type Found, ValueComparer } from "./compare-values.ts";
import { type Document, isObject, messageOf, type Operation, readOperations } from "./document.ts";
import { pairRoutes } from "./pair-routes.ts";
import { mannerOf, type Place, placesOf, usualManner } from "./places.ts";
import { saidBeside } from "./said-beside.ts";
import { serversOf } from "./security.ts";
import { ValueReader } from "./values.ts";

/** A difference: what adopting the other document's word would change in ours. */
export interface Difference extends Found {
  readonly group: string;
  readonly route: string;
  readonly weight: Weight;
  readonly operation?: Operation;
  /** Whether nobody can read what the other document says of the operation: nothing below it is compared. */
  readonly unread?: boolean;
  /** What an operation takes or gives that the difference is in, or is: `query limit`, `body`, `200`, `error 404`. */
  readonly place: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly theirs: { readonly operations: number; readonly members: number };
}

/** Compares another document with ours, by operation and member; `docs`: in their words, too. What cannot be read is a difference of its own. */
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
  const note = (about: Pick<Difference, "group" | "route">, found: Found, more: Partial<Difference> = {}) =>
    differences.push({ ...found, ...about, place: "", weight: weigh(found), ...more });
  const noteUnread = (about: Pick<Difference, "group" | "route">, why: string) =>
    note(about, whole({ kind: "changed", path: "", side: "both", what: `cannot be read: ${why}` }), { unread: true });

  for (const found of compareWhole(ours, theirs)) note({ group: wholeDescription, route: wholeDescription }, found);
  let members = 0;
  for (const [route, operation] of other.operations) {
    const ownRoute = owns.get(route);
    const own = ownRoute === undefined ? undefined : mine.operations.get(ownRoute);
    const about = { group: groupOf(own ?? operation), route: ownRoute ?? route };
    try {
      const places = placesOf(theirs, operation);
      const count = [...places.values()].reduce(
        (sum, { side, schema }) => sum + (schema === undefined ? 0 : comparerOf(side).count(schema)),
        0,
      );
      members += count;
      if (!own || ownRoute === undefined) {
        note(about, whole({ kind: "added", path: "", side: "both", what: "operation" }, count), { operation });
        continue;
      }
      if (ownRoute !== route)
        note(about, whole({ kind: "changed", path: "", side: "both", what: `route ${ownRoute} → ${route}` }));
      // Docs name operations by it, and the vendor's SDK its methods.
      const [id, theirId] = [own.operationId, operation.operationId];
      if (id !== theirId && id !== undefined && theirId !== undefined) {
        const what = `operationId ${id} → ${theirId}`;
        note(about, whole({ kind: "changed", path: "", side: "both", aspect: "docs", what }));
      }
      if (docs && own.description !== operation.description)
        note(about, whole({ kind: "changed", path: "", side: "both", aspect: "docs", what: "description" }));
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
    // Of what cannot be read nobody knows whether it is gone.
    if (paired.has(route) || other.unread.has(route) || other.unread.has(pathOf(route))) continue;
    note({ group: groupOf(operation), route }, whole({ kind: "removed", path: "", side: "both", what: "operation" }));
  }
  return { differences, theirs: { operations: other.operations.size + other.unread.size, members } };
}

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
  for (const [path, their] of theirs) {
    const own = ours.get(path);
    if (!own) {
      const found = added(path, their, comparerOf(their.side));
      // What an error holds comes with its status.
      if (their.side === "status") yield [path, { ...found, their: theirs.get(`${path} body`)?.schema }];
      else yield [path, { ...found, inside: isWithin(path, ours) }];
      continue;
    }
    for (const found of comparePlace(path, own, their, comparerOf(their.side))) yield [path, found];
  }
  for (const [path, { side, required, schema = {} }] of ours) {
    if (theirs.has(path) || isWithin(path, theirs)) continue;
    const what = [shown(required, comparerOf(side).ownTypesOf(schema)), ...shapeOfError(side, schema)].join(" ");
    yield [path, whole({ kind: "removed", path, side, what })];
  }
}

function isWithin(path: string, others: ReadonlyMap<string, Place>): boolean {
  const [, status] = /^(error \S+) /.exec(path) ?? [];
  return status !== undefined && !others.has(status);
}

function added(path: string, { side, required, schema = {}, said, manner }: Place, comparer: ValueComparer): Found {
  const types = comparer.typesOf(schema);
  const more = [...mannerOf(manner, types)].filter((each) => each !== usualManner);
  const beside = [...more, ...said];
  const what = [shown(required, types), ...beside].join(", ");
  return { ...whole({ kind: "added", path, side, required, what }, comparer.count(schema)), their: schema, beside };
}

function* comparePlace(path: string, own: Place, their: Place, comparer: ValueComparer): Generator<Found> {
  const { side, required, schema } = their;
  const presence = difference(presenceOf(own.required), presenceOf(required));
  if (presence) yield { ...whole({ kind: "changed", path, side, aspect: "presence", ...presence }), their: schema };
  const types = new Set([...comparer.ownTypesOf(own.schema ?? {}), ...comparer.typesOf(schema ?? {})]);
  // Whoever sends or reads it in the one way does it wrong in the other.
  const bySide = side === "error" ? side : "both";
  const manner = difference(mannerOf(own.manner, types), mannerOf(their.manner, types));
  if (manner) yield whole({ kind: "changed", path, side: bySide, aspect: "types", ...manner });
  const said = difference(own.said, their.said);
  if (said) yield whole({ kind: "changed", path, side, aspect: "limits", ...said });
  if (schema === undefined || own.schema === undefined) return;
  for (const found of comparer.compare(own.schema, schema)) {
    const value = found.trail.length === 0 ? schema : undefined;
    yield { ...found, path: path + found.path, their: found.their ?? value };
  }
}

function shown(required: boolean, types: ReadonlySet<string>): string {
  return `${required ? "required" : "optional"} ${[...types].sort().join(" | ")}`;
}

/** The name of an error's body: most errors have the same one, and the reasons for differences tell it from the others by that. */
function shapeOfError(side: Side, { $ref }: { readonly $ref?: string }): string[] {
  return side === "error" && $ref !== undefined ? [$ref.slice($ref.lastIndexOf("/") + 1)] : [];
}

function whole(change: Change, members = 0): Found {
  return { ...change, alternatives: [], trail: [], members };
}

function groupOf({ tags }: Operation): string {
  const [tag] = Array.isArray(tags) ? tags : [];
  return typeof tag === "string" ? tag : "";
}

function pathOf(route: string): string {
  return route.slice(route.indexOf(" ") + 1);
}

/** Stands for a route and for a group where something is said of all operations at once. */
export const wholeDescription = "the whole description";

/** What is compared operation by operation, and what only says how the document itself is written. */
const read: ReadonlySet<string> = new Set([
  ...["openapi", "info", "paths", "components", "servers", "security", "tags", "webhooks"],
  ...["jsonSchemaDialect", "$self"],
]);

/** What another document says otherwise of the API as a whole: where it is, and what it describes beside operations. */
function* compareWhole(ours: Document, theirs: Document): Generator<Found> {
  yield* gained("servers", serversOf(ours), serversOf(theirs));
  yield* gained("webhooks", webhooksOf(ours), webhooksOf(theirs));
  yield* gained("document", new Set(saidBeside(ours, read)), new Set(saidBeside(theirs, read)));
}

/** What is sent to callers, each with what is said of it. */
function webhooksOf({ webhooks = {} }: Document): ReadonlySet<string> {
  if (!isObject(webhooks)) return new Set([JSON.stringify(webhooks)]);
  return new Set(Object.entries(webhooks).map(([name, item]) => `${name} ${JSON.stringify(item)}`));
}

function* gained(path: string, own: ReadonlySet<string>, their: ReadonlySet<string>): Generator<Found> {
  const beside = { path, side: "both", alternatives: [], trail: [], members: 0, aspect: "types" } as const;
  const found = difference(own, their);
  if (found) yield { ...beside, kind: "changed", ...found };
}
