import { type Change, difference, presenceOf, weigh } from "../differ/weight.ts";
import type { Schema } from "./document.ts";
import { type Pairs, pairByFit } from "./pair.ts";
import type { ListShape, ObjectShape, Value, ValueReader } from "./values.ts";

/** One step from a value of ours to what it holds: a member of one of its objects, or the items of one of its lists. */
export type Step = { readonly shape: ObjectShape; readonly member: string } | { readonly list: ListShape };

/** A change below a value. Its path goes on from that of the value. */
export interface Found extends Change {
  /** Which alternatives it stands in, where a value has several, from the outermost to its own. */
  readonly alternatives: readonly string[];
  readonly trail: readonly Step[];
  readonly their?: Schema | undefined;
  readonly theirAlternative?: ObjectShape;
  /** What the other document says of what is new beside its value: `deprecated`, how it is written where that is not the usual way. */
  readonly beside?: readonly string[];
  readonly members: number;
}

/** Said of a member that a schema asks for by name and that none of its parts describes. */
const nowhere = "required, described nowhere";

/** Compares what two documents let values be, alternatives pair by pair by what they share: no member is held against that of another alternative. */
export class ValueComparer {
  readonly #ours: ValueReader;
  readonly #theirs: ValueReader;
  readonly #known: Map<Value, Map<Value, readonly Found[]>> = new Map();
  /** The pairs that are being compared: what holds itself is the same as long as nothing else in it differs. */
  readonly #within: [Value, Value][] = [];
  /** The outermost pair that a result took for the same, by its place in the list. */
  #assumed = Number.POSITIVE_INFINITY;
  readonly #counts: Map<Value, number> = new Map();
  #ownAlone: ValueComparer | undefined;
  #theirsAlone: ValueComparer | undefined;

  constructor(ours: ValueReader, theirs: ValueReader) {
    this.#ours = ours;
    this.#theirs = theirs;
  }

  compare(ours: Schema, theirs: Schema): readonly Found[] {
    this.#assumed = Number.POSITIVE_INFINITY;
    return this.#values(this.#ours.read(ours), this.#theirs.read(theirs));
  }

  typesOf(schema: Schema): ReadonlySet<string> {
    return this.#theirs.read(schema).types;
  }

  ownTypesOf(schema: Schema): ReadonlySet<string> {
    return this.#ours.read(schema).types;
  }

  /** How many members a schema of the other document has, its own included. */
  count(schema: Schema): number {
    return this.#count(this.#theirs.read(schema), new Set());
  }

  #values(own: Value, their: Value): readonly Found[] {
    const known = this.#known.get(own)?.get(their);
    if (known) return known;
    const depth = this.#within.findIndex(([one, other]) => one === own && other === their);
    if (depth >= 0) {
      this.#assumed = Math.min(this.#assumed, depth);
      return [];
    }
    const outside = this.#assumed;
    this.#assumed = Number.POSITIVE_INFINITY;
    this.#within.push([own, their]);
    let found: Found[];
    try {
      found = [...this.#compared(own, their)];
    } finally {
      // What cannot be read ends one comparison, and the next one begins anew.
      this.#within.pop();
    }
    // What was taken for the same is not compared yet: until it is, this result holds here alone.
    if (this.#assumed >= this.#within.length) {
      const ofOwn = this.#known.get(own) ?? new Map<Value, readonly Found[]>();
      this.#known.set(own, ofOwn.set(their, found));
      this.#assumed = outside;
    } else this.#assumed = Math.min(this.#assumed, outside);
    return found;
  }

  *#compared(own: Value, their: Value): Generator<Found> {
    // Objects and lists where ours has none come with all that they hold.
    const news = [...(own.objects.length > 0 ? [] : their.objects), ...(own.lists.length > 0 ? [] : their.lists)];
    const members = news.reduce((sum, each) => sum + this.#countIn(each, new Set()), 0);
    const types = this.#aspect("types", ...withoutNull(own.types, their.types));
    for (const each of types) yield { ...each, members };
    yield* this.#aspect("limits", own.limits, their.limits);
    yield* this.#aspect("docs", own.docs, their.docs);
    yield* this.#alternatives(own, their);
    const [ownList, theirList] = [inOne(own), inOne(their)];
    if (ownList && theirList) yield* this.#lists(ownList, theirList);
  }

  *#alternatives(own: Value, their: Value): Generator<Found> {
    const { pairs, left, right }: Pairs<ObjectShape> = pairByFit(own.objects, their.objects, (one, other) =>
      this.#distance(one, other),
    );
    const several = own.objects.length > 1 || their.objects.length > 1;
    for (const [one, other] of pairs) {
      const label = several ? [this.#label(one, this.#ours)] : [];
      for (const each of this.#objects(one, other)) yield { ...each, alternatives: [...label, ...each.alternatives] };
    }
    // Where the other side has no object at all, the types say it.
    if (own.objects.length === 0 || their.objects.length === 0) return;
    const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
    for (const shape of this.#saying(right, others, this.#theirs, narrows)) yield this.#alternative(shape, true);
    for (const shape of this.#saying(left, ones, this.#ours, () => false)) yield this.#alternative(shape, false);
  }

  /** The alternatives that say something beside the others: none twice, none with another's members that differs only in what may be, which that allows. */
  #saying(
    shapes: readonly ObjectShape[],
    beside: readonly ObjectShape[],
    reader: ValueReader,
    mayBe: (change: Found) => boolean,
  ): ObjectShape[] {
    const alone = this.#alone(reader);
    const found: ObjectShape[] = [];
    for (const shape of shapes) {
      const isSaid = (other: ObjectShape) =>
        other.members.size === shape.members.size && [...alone.#objects(other, shape)].every(mayBe);
      if (![...beside, ...found].some(isSaid)) found.push(shape);
    }
    return found;
  }

  #alone(reader: ValueReader): ValueComparer {
    if (reader === this.#ours) {
      this.#ownAlone ??= new ValueComparer(reader, reader);
      return this.#ownAlone;
    }
    this.#theirsAlone ??= new ValueComparer(reader, reader);
    return this.#theirsAlone;
  }

  #alternative(shape: ObjectShape, isNew: boolean): Found {
    const label = this.#label(shape, isNew ? this.#theirs : this.#ours);
    const members = isNew ? this.#countIn(shape, new Set()) : 0;
    const said = isNew ? { more: [label], less: [], theirAlternative: shape, members } : { more: [], less: [label] };
    const what = `${isNew ? "+" : "-"}${label}`;
    return this.#change({ kind: "changed", aspect: "types", open: false, what, ...said });
  }

  /** What people tell an alternative by: its literals, else its name, else what it has to have. */
  #label({ name, members, required }: ObjectShape, reader: ValueReader): string {
    const literals = [...members].flatMap(([member, schema]) => {
      const [type, ...others] = reader.read(schema).types;
      return required.has(member) && others.length === 0 && isLiteral(type) ? [`${member}: ${type}`] : [];
    });
    if (literals.length > 0) return `{ ${literals.slice(0, 2).join(", ")} }`;
    const names = [...(required.size > 0 ? required : members.keys())].slice(0, 4);
    return name ?? (names.length > 0 ? `{ ${names.join(", ")} }` : "{}");
  }

  /** 0 for what is equal, 1 for what has nothing in common or differs by a literal. */
  #distance(one: ObjectShape, other: ObjectShape): number {
    const names = new Set([...one.members.keys(), ...other.members.keys()]);
    let shared = 0;
    let literals = false;
    for (const [name, schema] of one.members) {
      const counterpart = other.members.get(name);
      if (!counterpart) continue;
      shared += 1;
      const [own, their] = [this.#ours.read(schema).types, this.#theirs.read(counterpart).types];
      if (!one.required.has(name) || !other.required.has(name)) continue;
      if (![...own, ...their].every(isLiteral)) continue;
      if (![...own].some((type) => their.has(type))) return 1;
      literals ||= own.size === 1 && their.size === 1;
    }
    if (names.size > 0 && shared === 0) return 1;
    // A shared literal, or a name, tells alternatives apart: it counts more than members that many of them have.
    const isTold = literals || (one.name !== undefined && one.name === other.name);
    return Math.min(distanceOf([...this.#objects(one, other)], names.size) * (isTold ? 0.5 : 1), 0.999);
  }

  *#objects(own: ObjectShape, their: ObjectShape): Generator<Found> {
    for (const each of this.#members(own, their)) {
      const { name } = own;
      yield each.owner === undefined && name !== undefined ? { ...each, owner: name + each.path } : each;
    }
  }

  *#members(own: ObjectShape, their: ObjectShape): Generator<Found> {
    yield* this.#aspect("limits", own.limits, their.limits);
    for (const [member, schema] of their.members) {
      const counterpart = own.members.get(member);
      const required = their.required.has(member);
      if (!counterpart) {
        const value = this.#theirs.read(schema);
        const what = `${required ? "required" : "optional"} ${[...value.types].sort().join(" | ")}`;
        const added = this.#change({ kind: "added", required, what, their: schema, members: this.count(schema) });
        yield stepped(added, own, member);
        continue;
      }
      const presence = difference(presenceOf(own.required.has(member)), presenceOf(required));
      if (presence)
        yield stepped(this.#change({ kind: "changed", aspect: "presence", ...presence, their: schema }), own, member);
      for (const each of this.#values(this.#ours.read(counterpart), this.#theirs.read(schema))) {
        yield stepped(each.trail.length === 0 && !each.their ? { ...each, their: schema } : each, own, member);
      }
    }
    yield* this.#lost(own, their);
    yield* this.#rest(own, their);
    for (const member of own.members.keys()) {
      if (their.members.has(member)) continue;
      if (their.required.has(member) && own.required.has(member)) continue;
      const value = this.#ours.read(own.members.get(member) ?? {});
      const what = `${own.required.has(member) ? "required" : "optional"} ${[...value.types].sort().join(" | ")}`;
      yield stepped(this.#change({ kind: "removed", what }), own, member);
    }
  }

  /** What is asked for by name without a word on what it is: a description that lost a part. */
  *#lost(own: ObjectShape, their: ObjectShape): Generator<Found> {
    for (const member of their.required) {
      if (their.members.has(member) || (!own.members.has(member) && own.required.has(member))) continue;
      // Where ours says what it is and asks for it, only words are lost.
      const change: Said = own.required.has(member)
        ? { kind: "changed", aspect: "lost", more: [nowhere], less: [], what: `+${nowhere}` }
        : { kind: "added", required: true, what: nowhere, members: 1 };
      yield stepped(this.#change(change), own, member);
    }
  }

  *#rest(own: ObjectShape, their: ObjectShape): Generator<Found> {
    if (own.rest && their.rest) {
      for (const each of this.#values(this.#ours.read(own.rest), this.#theirs.read(their.rest)))
        yield stepped(each, own, "*");
    } else if (their.rest) {
      const members = this.count(their.rest);
      const change: Said = { kind: "added", what: "members of any name", their: their.rest, members };
      yield stepped(this.#change(change), own, "*");
    } else if (own.rest) yield stepped(this.#change({ kind: "removed", what: "members of any name" }), own, "*");
  }

  #lists(own: ListShape, their: ListShape): readonly Found[] {
    const items = this.#values(this.#ours.read(own.items ?? {}), this.#theirs.read(their.items ?? {}));
    const inside = items.map((each) => ({
      ...each,
      path: `[]${each.path}`,
      trail: [{ list: own }, ...each.trail],
    }));
    return [...this.#aspect("limits", own.limits, their.limits), ...inside];
  }

  *#aspect(
    aspect: "types" | "limits" | "docs",
    own: ReadonlySet<string>,
    their: ReadonlySet<string>,
  ): Generator<Found> {
    const found = difference(own, their);
    // What the API answers is open: a caller has to expect literals that are not stated.
    if (found) yield this.#change({ kind: "changed", aspect, ...found, open: true });
  }

  #change(said: Said): Found {
    return { path: "", side: this.#ours.side, alternatives: [], trail: [], members: 0, ...said };
  }

  #countIn(shape: ObjectShape | ListShape, within: Set<Value>): number {
    return heldBy(shape).reduce((sum, each) => sum + this.#count(this.#theirs.read(each), within), 0);
  }

  #count(value: Value, within: Set<Value>): number {
    const known = this.#counts.get(value);
    if (known !== undefined) return known;
    if (within.has(value)) return 1;
    within.add(value);
    const count = [...value.objects, ...value.lists].reduce((sum, each) => sum + this.#countIn(each, within), 1);
    within.delete(value);
    // Elsewhere, what holds itself is opened at another of its members.
    if (within.size === 0) this.#counts.set(value, count);
    return count;
  }
}

/** Whether a change leaves no more than there was. */
function narrows({ kind, aspect, more = [], less = [] }: Found): boolean {
  if (kind !== "changed") return false;
  if (aspect === "presence") return more.includes("required");
  if (aspect === "types") return more.length === 0;
  return aspect === "docs" || less.length === 0;
}

/** Types without null where it changes nothing: it is part of anything, and OpenAPI 3.0.3 has no kind for it: null alone is `nullable` without a type. */
function withoutNull(own: Types, their: Types): [Types, Types] {
  if ((isNull(own) && isNullable(their)) || (isNull(their) && isNullable(own))) return [new Set(), new Set()];
  if (!own.has("anything") || !their.has("anything")) return [own, their];
  return [new Set([...own, "null"]), new Set([...their, "null"])];
}

type Types = ReadonlySet<string>;

function isNull(types: Types): boolean {
  return types.size === 1 && types.has("null");
}

function isNullable(types: Types): boolean {
  return types.size === 2 && types.has("null") && types.has("anything");
}

/** A list of these or a list of those, as one list of both: its items say what a list is of. */
function inOne(value: Value): ListShape | undefined {
  const { lists } = value;
  const [only] = lists;
  if (lists.length < 2) return only;
  const known = pooled.get(value);
  if (known) return known;
  const items = lists.map(({ items: each = {} }) => each);
  const list = { items: { anyOf: items }, limits: new Set(lists.flatMap((each) => [...each.limits])) };
  pooled.set(value, list);
  return list;
}

const pooled: WeakMap<Value, ListShape> = new WeakMap();

function heldBy(shape: ObjectShape | ListShape): Schema[] {
  if (!("members" in shape)) return [shape.items ?? {}];
  return [...shape.members.values(), ...(shape.rest ? [shape.rest] : [])];
}

type Said = Pick<Found, "kind" | "what"> & Partial<Found>;

function stepped(found: Found, shape: ObjectShape, member: string): Found {
  return { ...found, path: `.${member}${found.path}`, trail: [{ shape, member }, ...found.trail] };
}

/** How much of what two alternatives have is not in common, from 0 to below 1. */
function distanceOf(changes: readonly Found[], size: number): number {
  const own = new Map<string, number>();
  for (const { path, kind, side, what, ...change } of changes) {
    // Each member counts once, however much differs below it; a breaking change more than one that only adds.
    const member = path.split(/[.[]/)[1] ?? "";
    const weight = weigh({ path, kind, side, what, ...change });
    const by = kind === "changed" ? (weight === "major" ? 0.4 : 0.2) : 1;
    own.set(member, Math.max(own.get(member) ?? 0, by));
  }
  return [...own.values()].reduce((sum, by) => sum + by, 0) / (size + 1);
}

function isLiteral(type: string | undefined): boolean {
  return type !== undefined && /^["\d-]|^(true|false)$/.test(type);
}
