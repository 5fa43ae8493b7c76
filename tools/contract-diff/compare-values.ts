import { type Change, difference, presenceOf } from "../differ/weight.ts";
import type { Schema } from "./document.ts";
import { type Pairs, pairByFit } from "./pair.ts";
import type { ListShape, ObjectShape, Value, ValueReader } from "./values.ts";

/** A step into a value: to a member of one of its objects, or to the items of one of its lists. */
export type Step = { readonly shape: ObjectShape; readonly member: string } | { readonly list: ListShape };

/** A change below a value, with a relative path. */
export interface ValueChange extends Change {
  /** Alternatives on the way, from the outermost, where a value has several. */
  readonly alternatives: readonly string[];
  readonly trail: readonly Step[];
  readonly their?: Schema | undefined;
  readonly theirAlternative?: ObjectShape;
  /** Further properties of a new value: `deprecated`, or an unusual style. */
  readonly beside?: readonly string[];
}

/** Text for a required member that no schema describes. */
const nowhere = "required, described nowhere";

/** Compares the values that two documents allow. Alternatives are paired by similarity, so that no member is compared with another alternative's. */
export class ValueComparer {
  readonly #ours: ValueReader;
  readonly #theirs: ValueReader;
  readonly #results: Map<Value, Map<Value, readonly ValueChange[]>> = new Map();
  /** Pairs under comparison: a recursive pair counts as equal until its comparison ends. */
  readonly #within: [Value, Value][] = [];
  /** Index of the outermost pair that a result assumed to be equal. */
  #assumed = Number.POSITIVE_INFINITY;
  #ownAlone: ValueComparer | undefined;
  #theirsAlone: ValueComparer | undefined;

  constructor(ours: ValueReader, theirs: ValueReader) {
    this.#ours = ours;
    this.#theirs = theirs;
  }

  compare(ours: Schema, theirs: Schema): readonly ValueChange[] {
    this.#assumed = Number.POSITIVE_INFINITY;
    return this.#values(this.#ours.read(ours), this.#theirs.read(theirs));
  }

  /** Reads all that a schema of the other document leads to, and throws for a part that cannot be read. */
  check(schema: Schema): void {
    this.#alone(this.#theirs).compare(schema, schema);
  }

  typesOf(schema: Schema): ReadonlySet<string> {
    return this.#theirs.read(schema).types;
  }

  ownTypesOf(schema: Schema): ReadonlySet<string> {
    return this.#ours.read(schema).types;
  }

  #values(own: Value, their: Value): readonly ValueChange[] {
    const cached = this.#results.get(own)?.get(their);
    if (cached) return cached;
    const depth = this.#within.findIndex(([one, other]) => one === own && other === their);
    if (depth >= 0) {
      this.#assumed = Math.min(this.#assumed, depth);
      return [];
    }
    const outside = this.#assumed;
    this.#assumed = Number.POSITIVE_INFINITY;
    this.#within.push([own, their]);
    let changes: ValueChange[];
    try {
      changes = [...this.#compared(own, their)];
    } finally {
      // An unreadable schema ends one comparison; the next one starts anew.
      this.#within.pop();
    }
    // A result that assumes an open pair to be equal is not cached.
    if (this.#assumed >= this.#within.length) {
      const ofOwn = this.#results.get(own) ?? new Map<Value, readonly ValueChange[]>();
      this.#results.set(own, ofOwn.set(their, changes));
      this.#assumed = outside;
    } else this.#assumed = Math.min(this.#assumed, outside);
    return changes;
  }

  *#compared(own: Value, their: Value): Generator<ValueChange> {
    yield* this.#aspect("types", ...withoutNull(own.types, their.types));
    yield* this.#aspect("limits", own.limits, their.limits);
    yield* this.#aspect("docs", own.docs, their.docs);
    yield* this.#alternatives(own, their);
    const [ownList, theirList] = [inOne(own), inOne(their)];
    if (ownList && theirList) yield* this.#lists(ownList, theirList);
  }

  *#alternatives(own: Value, their: Value): Generator<ValueChange> {
    const { pairs, left, right }: Pairs<ObjectShape> = pairByFit(own.objects, their.objects, (one, other) =>
      this.#distance(one, other),
    );
    const several = own.objects.length > 1 || their.objects.length > 1;
    for (const [one, other] of pairs) {
      const label = several ? [this.#label(one, this.#ours)] : [];
      for (const each of this.#objects(one, other)) yield { ...each, alternatives: [...label, ...each.alternatives] };
    }
    // Without objects on one side, the types tell the difference.
    if (own.objects.length === 0 || their.objects.length === 0) return;
    const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
    for (const shape of this.#saying(right, others, this.#theirs, narrows)) yield this.#alternative(shape, true);
    for (const shape of this.#saying(left, ones, this.#ours, () => false)) yield this.#alternative(shape, false);
  }

  /** Distinct alternatives: none twice, and none that another allows. */
  #saying(
    shapes: readonly ObjectShape[],
    beside: readonly ObjectShape[],
    reader: ValueReader,
    mayBe: (change: ValueChange) => boolean,
  ): ObjectShape[] {
    const alone = this.#alone(reader);
    const distinct: ObjectShape[] = [];
    for (const shape of shapes) {
      const isSaid = (other: ObjectShape) =>
        other.members.size === shape.members.size && [...alone.#objects(other, shape)].every(mayBe);
      if (![...beside, ...distinct].some(isSaid)) distinct.push(shape);
    }
    return distinct;
  }

  #alone(reader: ValueReader): ValueComparer {
    if (reader === this.#ours) {
      this.#ownAlone ??= new ValueComparer(reader, reader);
      return this.#ownAlone;
    }
    this.#theirsAlone ??= new ValueComparer(reader, reader);
    return this.#theirsAlone;
  }

  #alternative(shape: ObjectShape, isNew: boolean): ValueChange {
    const label = this.#label(shape, isNew ? this.#theirs : this.#ours);
    const details = isNew ? { more: [label], less: [], theirAlternative: shape } : { more: [], less: [label] };
    return this.#change({ kind: "changed", aspect: "types", what: `${isNew ? "+" : "-"}${label}`, ...details });
  }

  /** A readable label of an alternative: its literals, else its name, else its required members. */
  #label({ name, members, required }: ObjectShape, reader: ValueReader): string {
    const literals = [...members].flatMap(([member, schema]) => {
      const [type, ...others] = reader.read(schema).types;
      return required.has(member) && others.length === 0 && isLiteral(type) ? [`${member}: ${type}`] : [];
    });
    if (literals.length > 0) return `{ ${literals.slice(0, 2).join(", ")} }`;
    const names = [...(required.size > 0 ? required : members.keys())].slice(0, 4);
    return name ?? (names.length > 0 ? `{ ${names.join(", ")} }` : "{}");
  }

  /** 0 for equal shapes, 1 for shapes without a common member or with different literals. */
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
    const isSameName = one.name !== undefined && one.name === other.name;
    if (names.size > 0 && shared === 0 && !isSameName) return 1;
    // A common literal or name identifies an alternative more than members that many of them have.
    const isTold = literals || isSameName;
    return Math.min(distanceOf([...this.#objects(one, other)], names.size) * (isTold ? 0.5 : 1), 0.999);
  }

  *#objects(own: ObjectShape, their: ObjectShape): Generator<ValueChange> {
    for (const each of this.#members(own, their)) {
      const { name } = own;
      yield each.owner === undefined && name !== undefined ? { ...each, owner: name + each.path } : each;
    }
  }

  *#members(own: ObjectShape, their: ObjectShape): Generator<ValueChange> {
    yield* this.#aspect("limits", own.limits, their.limits);
    for (const [member, schema] of their.members) {
      const counterpart = own.members.get(member);
      const required = their.required.has(member);
      if (!counterpart) {
        const value = this.#theirs.read(schema);
        const what = `${required ? "required" : "optional"} ${[...value.types].sort().join(" | ")}`;
        yield stepped(this.#change({ kind: "added", required, what, their: schema }), own, member);
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

  /** Required members without a description: a document that lost a part. */
  *#lost(own: ObjectShape, their: ObjectShape): Generator<ValueChange> {
    for (const member of their.required) {
      if (their.members.has(member) || (!own.members.has(member) && own.required.has(member))) continue;
      // With a description and requirement of ours, only words are lost.
      const change: ChangeDetails = own.required.has(member)
        ? { kind: "changed", aspect: "lost", more: [nowhere], less: [], what: `+${nowhere}` }
        : { kind: "added", required: true, what: nowhere };
      yield stepped(this.#change(change), own, member);
    }
  }

  *#rest(own: ObjectShape, their: ObjectShape): Generator<ValueChange> {
    if (own.rest && their.rest) {
      for (const each of this.#values(this.#ours.read(own.rest), this.#theirs.read(their.rest)))
        yield stepped(each, own, "*");
    } else if (their.rest) {
      const change: ChangeDetails = { kind: "added", what: "members of any name", their: their.rest };
      yield stepped(this.#change(change), own, "*");
    } else if (own.rest) yield stepped(this.#change({ kind: "removed", what: "members of any name" }), own, "*");
  }

  #lists(own: ListShape, their: ListShape): readonly ValueChange[] {
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
  ): Generator<ValueChange> {
    const change = difference(own, their);
    if (change) yield this.#change({ kind: "changed", aspect, ...change });
  }

  #change(change: ChangeDetails): ValueChange {
    return { path: "", side: this.#ours.side, alternatives: [], trail: [], ...change };
  }
}

/** Whether a change only narrows. */
function narrows({ kind, aspect, more = [], less = [] }: ValueChange): boolean {
  if (kind !== "changed") return false;
  if (aspect === "presence") return more.includes("required");
  if (aspect === "types") return more.length === 0;
  return aspect === "docs" || less.length === 0;
}

/** Drops null where it changes nothing: it is part of "anything", and OpenAPI 3.0.3 writes null alone as `nullable` without a type. */
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

/** Merges several lists into one. */
function inOne(value: Value): ListShape | undefined {
  const { lists } = value;
  const [only] = lists;
  if (lists.length < 2) return only;
  const cached = pooled.get(value);
  if (cached) return cached;
  const items = lists.map(({ items: each = {} }) => each);
  const list = { items: { anyOf: items }, limits: new Set(lists.flatMap((each) => [...each.limits])) };
  pooled.set(value, list);
  return list;
}

const pooled: WeakMap<Value, ListShape> = new WeakMap();

type ChangeDetails = Pick<ValueChange, "kind" | "what"> & Partial<ValueChange>;

function stepped(change: ValueChange, shape: ObjectShape, member: string): ValueChange {
  return { ...change, path: `.${member}${change.path}`, trail: [{ shape, member }, ...change.trail] };
}

/** The share of two alternatives that differs, from 0 to below 1. */
function distanceOf(changes: readonly ValueChange[], size: number): number {
  const own = new Map<string, number>();
  for (const { path, kind } of changes) {
    // A member counts once, and less where it changed than where it was added or removed.
    const member = path.split(/[.[]/)[1] ?? "";
    own.set(member, Math.max(own.get(member) ?? 0, kind === "changed" ? 0.2 : 1));
  }
  return [...own.values()].reduce((sum, by) => sum + by, 0) / (size + 1);
}

function isLiteral(type: string | undefined): boolean {
  return type !== undefined && /^["\d-]|^(true|false)$/.test(type);
}
