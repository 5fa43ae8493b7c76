import type { Side } from "../differ/member.ts";
import { type Document, follow, isObject, type Schema } from "./document.ts";
import { plainWords } from "./plain-words.ts";
import { saidBeside } from "./said-beside.ts";

/** What a schema lets a value be, each alternative for itself, references followed. */
export interface Value {
  /** Kinds and literals: `string`, `number`, `"READY"`, `null`, `bytes`, `anything`; `object` and `array` where there are some. */
  readonly types: ReadonlySet<string>;
  /** `maxLength 500`, `default true`, `deprecated`, and every other word of JSON Schema that is not read into types and shapes. */
  readonly limits: ReadonlySet<string>;
  readonly docs: ReadonlySet<string>;
  readonly objects: readonly ObjectShape[];
  readonly lists: readonly ListShape[];
}

export interface ObjectShape {
  /** The name that our types have of it, where it has one. */
  readonly name?: string | undefined;
  readonly members: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** What members of other names hold. */
  readonly rest?: Schema | undefined;
  readonly limits: ReadonlySet<string>;
}

export interface ListShape {
  readonly items?: Schema | undefined;
  readonly limits: ReadonlySet<string>;
}

const limits = [
  ...["format", "minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  "default",
];
const listLimits = ["minItems", "maxItems", "uniqueItems"];
const objectLimits = ["minProperties", "maxProperties"];

/** What is read into types and shapes, and what only holds schemas that others refer to. */
const read: ReadonlySet<string> = new Set([
  ...["$ref", "type", "nullable", "enum", "const", "properties", "required", "items", "additionalProperties"],
  ...[
    "unevaluatedProperties",
    "anyOf",
    "oneOf",
    "allOf",
    "contentMediaType",
    ...limits,
    ...listLimits,
    ...objectLimits,
  ],
  ...["$schema", "$id", "$anchor", "$dynamicAnchor", "$defs", "definitions"],
]);

/** Formats that are no rules: of a credential, and of bytes, which their media type says. */
const marks: ReadonlySet<unknown> = new Set(["password", "binary"]);

type Alternative =
  | { readonly kind: "object"; readonly shape: ObjectShape }
  | { readonly kind: "list"; readonly shape: ListShape }
  | { readonly kind: "type"; readonly type: string }
  /** Nothing is known of it but what holds where it is an object or a list. */
  | { readonly kind: "anything"; readonly shape: ObjectShape; readonly list: ListShape };

interface Said {
  readonly limits: Set<string>;
  readonly docs: Set<string>;
}

/** Reads the schemas of one document. A request's members are `input`: only there it counts that other members are refused. */
export class ValueReader {
  readonly #document: Document;
  readonly #side: Side;
  readonly #docs: boolean;
  /** By schema, or by what a schema that is nothing but a reference refers to: what is equal by its making is the same value. */
  readonly #read: Map<Schema | string, Value> = new Map();

  constructor(document: Document, side: Side, docs: boolean) {
    this.#document = document;
    this.#side = side;
    this.#docs = docs;
  }

  get side(): Side {
    return this.#side;
  }

  read(stated: Schema): Value {
    const schema = asSchema(stated);
    const key = schema.$ref !== undefined && Object.keys(schema).length === 1 ? schema.$ref : schema;
    const known = this.#read.get(key);
    if (known) return known;
    const said: Said = { limits: new Set(), docs: new Set() };
    const value = asValue(this.#alternatives(schema, said, []), said);
    this.#read.set(key, value);
    return value;
  }

  #alternatives(stated: Schema, said: Said, within: readonly Schema[]): Alternative[] {
    const schema = asSchema(stated);
    const { $ref, nullable, ...beside } = schema;
    if ($ref === undefined) return this.#plain(schema, said, within);
    const orNull: Alternative[] = nullable ? [{ kind: "type", type: "null" }] : [];
    const target = asSchema(follow<Schema>(this.#document, { $ref }));
    // An alternative that is the union itself adds nothing to it.
    if (within.includes(target)) return [];
    const referred = this.#plain(target, said, [...within, target]).map((each) => named(each, shapeName($ref)));
    // What stands beside a reference holds, too, as a part of an `allOf` does.
    if (Object.keys(beside).some((keyword) => read.has(keyword))) {
      return [...both(referred, this.#plain(beside, said, within), said), ...orNull];
    }
    this.#annotate(beside, said);
    return [...referred, ...orNull];
  }

  #plain(stated: Schema, said: Said, within: readonly Schema[]): Alternative[] {
    const schema = plainWords(stated);
    this.#annotate(schema, said);
    const inside = (each: Schema) => this.#alternatives(each, said, within);
    let found = this.#own(schema);
    const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    if (alternatives.length > 0) found = both(found, alternatives.flatMap(inside), said);
    for (const part of schema.allOf ?? []) found = both(found, inside(part), said);
    return schema.nullable ? [...found, { kind: "type", type: "null" }] : found;
  }

  #own(schema: Schema): Alternative[] {
    if (schema.format === "binary" || schema.contentMediaType !== undefined) return [{ kind: "type", type: "bytes" }];
    const literals = schema.enum ?? ("const" in schema ? [schema.const] : undefined);
    if (literals) return literals.map((value) => ({ kind: "type", type: JSON.stringify(value) }));
    const kinds = kindsOf(schema);
    const list: ListShape = { items: schema.items, limits: new Set(stated(schema, listLimits)) };
    if (kinds.length === 0) return [{ kind: "anything", shape: this.#object(schema), list }];
    return kinds.map((kind): Alternative => {
      if (kind === "object") return { kind: "object", shape: this.#object(schema) };
      return kind === "array" ? { kind: "list", shape: list } : { kind: "type", type: kind };
    });
  }

  #object(schema: Schema): ObjectShape {
    const rest = schema.additionalProperties ?? schema.unevaluatedProperties;
    const never = rest === false || (typeof rest === "object" && "not" in rest);
    return {
      members: new Map(Object.entries(schema.properties ?? {})),
      required: new Set(schema.required),
      // Keys whose values nothing is known of are no member.
      rest: typeof rest === "object" && Object.keys(rest).length > 0 && !never ? rest : undefined,
      limits: new Set([
        ...stated(schema, objectLimits),
        ...(never && this.#side === "input" ? ["no other members"] : []),
      ]),
    };
  }

  #annotate(schema: Schema, { limits: found, docs }: Said): void {
    if (this.#docs && schema.description) docs.add(schema.description);
    for (const limit of [...stated(schema, limits), ...saidBeside(schema, read)]) found.add(limit);
  }
}

/** A schema as an object: JSON Schema also has `true`, which anything fits, and `false`, which nothing does. */
function asSchema(stated: Schema | boolean): Schema {
  if (isObject(stated)) return stated;
  if (typeof stated === "boolean") return stated ? anything : nothing;
  throw new Error(`${Array.isArray(stated) ? "a list" : String(stated)} stands where a description has a schema.`);
}

// Each is one object, so that what was read of it is found again.
const anything: Schema = {};
const nothing: Schema = { not: {} };

function asValue(alternatives: readonly Alternative[], { limits: found, docs }: Said): Value {
  const objects = new Set<ObjectShape>();
  const lists: ListShape[] = [];
  const types = new Set<string>();
  for (const each of alternatives) {
    types.add(each.kind === "type" ? each.type : each.kind === "list" ? "array" : each.kind);
    if (each.kind === "object") objects.add(each.shape);
    if (each.kind === "list") lists.push(each.shape);
    // Members that are asked for, of which nothing else is said.
    if (each.kind === "anything" && each.shape.required.size > 0) objects.add(each.shape);
  }
  return { types: plainTypes(types), limits: found, docs, objects: [...objects], lists };
}

/** Types without what others of them say already: `false` and `true` are all that a boolean may be. */
function plainTypes(types: ReadonlySet<string>): ReadonlySet<string> {
  const said = new Set(types);
  if (said.has("false") && said.has("true")) said.add("boolean");
  for (const [whole, parts] of wholes) if (said.has(whole)) for (const part of parts) said.delete(part);
  return said;
}

const wholes: readonly [string, readonly string[]][] = [
  ["boolean", ["false", "true"]],
  ["number", ["integer"]],
];

/** What is both one of these and one of those: parts of a whole, and what stands beside alternatives. */
function both(some: readonly Alternative[], others: readonly Alternative[], { limits: told }: Said): Alternative[] {
  const found = some.flatMap((one) => others.flatMap((other) => together(one, other)));
  if (found.length > 0 || some.length === 0 || others.length === 0)
    return found.length > 0 ? found : [...some, ...others];
  // Nothing can be a text and a number: what a description says so is not lost, and nobody takes it for one or the other.
  told.add("allOf that nothing fits");
  return [...some, ...others];
}

function together(one: Alternative, other: Alternative): Alternative[] {
  if (one.kind === "anything") return [narrowed(other, one)];
  if (other.kind === "anything") return [narrowed(one, other)];
  if (one.kind === "object" && other.kind === "object")
    return [{ kind: "object", shape: merged(one.shape, other.shape) }];
  if (one.kind === "list" && other.kind === "list")
    return [{ kind: "list", shape: mergedList(one.shape, other.shape) }];
  if (one.kind !== "type" || other.kind !== "type") return [];
  if (one.type === other.type || kindOf(other.type) === one.type) return [other];
  return kindOf(one.type) === other.type ? [one] : [];
}

function merged(one: ObjectShape, other: ObjectShape): ObjectShape {
  return {
    name: other.name ?? one.name,
    members: mergedMembers(one.members, other.members),
    required: new Set([...one.required, ...other.required]),
    rest: other.rest ?? one.rest,
    limits: new Set([...one.limits, ...other.limits]),
  };
}

/** A member that both state has to be what each of them says. */
function mergedMembers(one: ObjectShape["members"], other: ObjectShape["members"]): Map<string, Schema> {
  const members = new Map(one);
  for (const [name, schema] of other) {
    const stated = members.get(name);
    const isSame = stated === undefined || JSON.stringify(stated) === JSON.stringify(schema);
    members.set(name, isSame ? schema : { allOf: [stated, schema] });
  }
  return members;
}

function mergedList(one: ListShape, other: ListShape): ListShape {
  return { items: other.items ?? one.items, limits: new Set([...one.limits, ...other.limits]) };
}

/** An alternative with what has to hold beside it. */
function narrowed(alternative: Alternative, { shape, list }: Extract<Alternative, { kind: "anything" }>): Alternative {
  if (alternative.kind === "type") return alternative;
  if (alternative.kind === "list") return { kind: "list", shape: mergedList(alternative.shape, list) };
  const both = merged(shape, alternative.shape);
  if (alternative.kind === "object") return { kind: "object", shape: both };
  return { kind: "anything", shape: both, list: mergedList(alternative.list, list) };
}

function named(alternative: Alternative, name: string): Alternative {
  if (alternative.kind !== "object" || alternative.shape.name !== undefined) return alternative;
  return { kind: "object", shape: { ...alternative.shape, name } };
}

function kindOf(type: string): string {
  if (type.startsWith('"')) return "string";
  if (type === "true" || type === "false") return "boolean";
  return /^[\d-]/.test(type) ? "number" : type;
}

/** The name that our types have of a shape: its last part. */
function shapeName($ref: string): string {
  return $ref.slice($ref.lastIndexOf("/") + 1).replace(/^.*\./, "");
}

function stated(schema: Schema, keywords: readonly string[]): string[] {
  return keywords.flatMap((keyword) =>
    keyword in schema && !marks.has(schema[keyword]) ? [`${keyword} ${JSON.stringify(schema[keyword])}`] : [],
  );
}

function kindsOf({ type, properties, additionalProperties, items }: Schema): readonly string[] {
  if (type !== undefined) return typeof type === "string" ? [type] : type;
  if (properties || additionalProperties) return ["object"];
  return items ? ["array"] : [];
}
