import type { Side } from "../differ/member.ts";
import { type Document, isObject, otherMembers, resolveReference, type Schema } from "./document.ts";
import { plainWords } from "./plain-words.ts";

/** The values that a schema allows, by alternative, references resolved. */
export interface Value {
  /** Kinds and literals: `string`, `number`, `"READY"`, `null`, `bytes`, `anything`; `object` and `array` where there are some. */
  readonly types: ReadonlySet<string>;
  /** `maxLength 500`, `default true`, `deprecated`, and all JSON Schema keywords that are not read into types and shapes. */
  readonly limits: ReadonlySet<string>;
  readonly docs: ReadonlySet<string>;
  readonly objects: readonly ObjectShape[];
  readonly lists: readonly ListShape[];
}

export interface ObjectShape {
  /** Name of the shape in our types. */
  readonly name?: string | undefined;
  readonly members: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Schema of further members. */
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

/** Keywords that are read into types and shapes, or hold referenced schemas. */
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

/** Formats without a rule: of credentials, and of bytes, which have a media type. */
const marks: ReadonlySet<unknown> = new Set(["password", "binary"]);

type Alternative =
  | { readonly kind: "object"; readonly shape: ObjectShape }
  | { readonly kind: "list"; readonly shape: ListShape }
  | { readonly kind: "type"; readonly type: string }
  /** An unknown value, with the rules for objects and lists. */
  | { readonly kind: "anything"; readonly shape: ObjectShape; readonly list: ListShape };

interface Annotations {
  readonly limits: Set<string>;
  readonly docs: Set<string>;
}

/** Reads the schemas of one document. Only on the side `input` does it matter that further members are refused. */
export class ValueReader {
  readonly #document: Document;
  readonly #side: Side;
  readonly #docs: boolean;
  /** By schema, or by reference, so that equal references give the same value. */
  readonly #read: Map<Schema | string, Value> = new Map();

  constructor(document: Document, side: Side, docs: boolean) {
    this.#document = document;
    this.#side = side;
    this.#docs = docs;
  }

  get side(): Side {
    return this.#side;
  }

  read(rawSchema: Schema): Value {
    const schema = asSchema(rawSchema);
    const key = schema.$ref !== undefined && Object.keys(schema).length === 1 ? schema.$ref : schema;
    const cached = this.#read.get(key);
    if (cached) return cached;
    const annotations: Annotations = { limits: new Set(), docs: new Set() };
    const value = asValue(this.#alternatives(schema, annotations, []), annotations);
    this.#read.set(key, value);
    return value;
  }

  #alternatives(rawSchema: Schema, annotations: Annotations, within: readonly Schema[]): Alternative[] {
    const schema = asSchema(rawSchema);
    const { $ref, nullable, ...beside } = schema;
    if ($ref === undefined) return this.#plain(schema, annotations, within);
    const orNull: Alternative[] = nullable ? [{ kind: "type", type: "null" }] : [];
    const target = asSchema(resolveReference<Schema>(this.#document, { $ref }));
    // A union within itself adds no alternative.
    if (within.includes(target)) return [];
    const referred = this.#plain(target, annotations, [...within, target]).map((each) =>
      withName(each, shapeName($ref)),
    );
    // Keywords beside a reference apply as in an `allOf`.
    if (Object.keys(beside).some((keyword) => read.has(keyword))) {
      return [...both(referred, this.#plain(beside, annotations, within), annotations), ...orNull];
    }
    this.#annotate(beside, annotations);
    return [...referred, ...orNull];
  }

  #plain(rawSchema: Schema, annotations: Annotations, within: readonly Schema[]): Alternative[] {
    const schema = plainWords(rawSchema);
    this.#annotate(schema, annotations);
    const inside = (each: Schema) => this.#alternatives(each, annotations, within);
    let result = this.#own(schema);
    const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    if (alternatives.length > 0) result = both(result, alternatives.flatMap(inside), annotations);
    for (const part of schema.allOf ?? []) result = both(result, inside(part), annotations);
    return schema.nullable ? [...result, { kind: "type", type: "null" }] : result;
  }

  #own(schema: Schema): Alternative[] {
    if (schema.format === "binary" || schema.contentMediaType !== undefined) return [{ kind: "type", type: "bytes" }];
    const literals = schema.enum ?? ("const" in schema ? [schema.const] : undefined);
    if (literals) return literals.map((value) => ({ kind: "type", type: JSON.stringify(value) }));
    const kinds = kindsOf(schema);
    const list: ListShape = { items: schema.items, limits: new Set(ruleTexts(schema, listLimits)) };
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
      // Further members of an unknown schema are ignored.
      rest: typeof rest === "object" && Object.keys(rest).length > 0 && !never ? rest : undefined,
      limits: new Set([
        ...ruleTexts(schema, objectLimits),
        ...(never && this.#side === "input" ? ["no other members"] : []),
      ]),
    };
  }

  #annotate(schema: Schema, { limits: found, docs }: Annotations): void {
    if (this.#docs && schema.description) docs.add(schema.description);
    for (const limit of [...ruleTexts(schema, limits), ...otherMembers(schema, read)]) found.add(limit);
  }
}

/** A schema as an object: JSON Schema also has `true` for any value, and `false` for none. */
function asSchema(schema: Schema | boolean): Schema {
  if (isObject(schema)) return schema;
  if (typeof schema === "boolean") return schema ? anything : nothing;
  throw new Error(`${Array.isArray(schema) ? "a list" : String(schema)} stands where a description has a schema.`);
}

// Constants, so that values cached by schema are found again.
const anything: Schema = {};
const nothing: Schema = { not: {} };

function asValue(alternatives: readonly Alternative[], { limits: found, docs }: Annotations): Value {
  const objects = new Set<ObjectShape>();
  const lists: ListShape[] = [];
  const types = new Set<string>();
  for (const each of alternatives) {
    types.add(each.kind === "type" ? each.type : each.kind === "list" ? "array" : each.kind);
    if (each.kind === "object") objects.add(each.shape);
    if (each.kind === "list") lists.push(each.shape);
    // Required members of an otherwise unknown value.
    if (each.kind === "anything" && each.shape.required.size > 0) objects.add(each.shape);
  }
  return { types: plainTypes(types), limits: found, docs, objects: [...objects], lists };
}

/** Drops types that others include: `false` and `true` make a boolean. */
function plainTypes(types: ReadonlySet<string>): ReadonlySet<string> {
  const reduced = new Set(types);
  if (reduced.has("false") && reduced.has("true")) reduced.add("boolean");
  for (const [whole, parts] of wholes) if (reduced.has(whole)) for (const part of parts) reduced.delete(part);
  return reduced;
}

const wholes: readonly [string, readonly string[]][] = [
  ["boolean", ["false", "true"]],
  ["number", ["integer"]],
];

/** The intersection of two sets of alternatives: parts of an `allOf`, or keywords beside alternatives. */
function both(
  some: readonly Alternative[],
  others: readonly Alternative[],
  { limits: told }: Annotations,
): Alternative[] {
  const intersection = some.flatMap((one) => others.flatMap((other) => together(one, other)));
  if (intersection.length > 0 || some.length === 0 || others.length === 0)
    return intersection.length > 0 ? intersection : [...some, ...others];
  // An impossible intersection, such as of a text and a number, is kept as a mark.
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
  if (one.type === other.type || typeKind(other.type) === one.type) return [other];
  return typeKind(one.type) === other.type ? [one] : [];
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

/** A member of both has to match both schemas. */
function mergedMembers(one: ObjectShape["members"], other: ObjectShape["members"]): Map<string, Schema> {
  const members = new Map(one);
  for (const [name, schema] of other) {
    const existing = members.get(name);
    const isSame = existing === undefined || JSON.stringify(existing) === JSON.stringify(schema);
    members.set(name, isSame ? schema : { allOf: [existing, schema] });
  }
  return members;
}

function mergedList(one: ListShape, other: ListShape): ListShape {
  return { items: other.items ?? one.items, limits: new Set([...one.limits, ...other.limits]) };
}

/** An alternative with the rules of an unknown value. */
function narrowed(alternative: Alternative, { shape, list }: Extract<Alternative, { kind: "anything" }>): Alternative {
  if (alternative.kind === "type") return alternative;
  if (alternative.kind === "list") return { kind: "list", shape: mergedList(alternative.shape, list) };
  const both = merged(shape, alternative.shape);
  if (alternative.kind === "object") return { kind: "object", shape: both };
  return { kind: "anything", shape: both, list: mergedList(alternative.list, list) };
}

function withName(alternative: Alternative, name: string): Alternative {
  if (alternative.kind !== "object" || alternative.shape.name !== undefined) return alternative;
  return { kind: "object", shape: { ...alternative.shape, name } };
}

function typeKind(type: string): string {
  if (type.startsWith('"')) return "string";
  if (type === "true" || type === "false") return "boolean";
  return /^[\d-]/.test(type) ? "number" : type;
}

/** The name of a shape in our types: the last part. */
function shapeName($ref: string): string {
  return $ref.slice($ref.lastIndexOf("/") + 1).replace(/^.*\./, "");
}

function ruleTexts(schema: Schema, keywords: readonly string[]): string[] {
  return keywords.flatMap((keyword) =>
    keyword in schema && !marks.has(schema[keyword]) ? [`${keyword} ${JSON.stringify(schema[keyword])}`] : [],
  );
}

function kindsOf({ type, properties, additionalProperties, items }: Schema): readonly string[] {
  if (type !== undefined) return typeof type === "string" ? [type] : type;
  if (properties || additionalProperties) return ["object"];
  return items ? ["array"] : [];
}
