import { type Document, isObject, type Schema } from "../contract-diff/document.ts";
import { type Value, ValueReader } from "../contract-diff/values.ts";
import type { Side } from "../differ/member.ts";

export class CannotWrite extends Error {}

/** Doc of a member that could be a credential, until a person marks it `@secret` or describes it. */
const maybeSecretDoc = "Could be a credential: nobody has looked yet.";

/** Names have 40 characters at most; two are left for a number. */
const maxName = 38;

export class Shapes {
  readonly #ours: Document;
  readonly #theirs: Document;
  readonly #own: readonly string[];
  readonly #taken: Set<string>;
  readonly #readers: Map<Side, ValueReader> = new Map();
  /** Names by group and shape, and by side for the contract's own. */
  readonly #names: Map<string, string> = new Map();
  readonly #groups: Set<string> = new Set();

  constructor(ours: Document, theirs: Document) {
    [this.#ours, this.#theirs] = [ours, theirs];
    const { schemas = {} } = (ours.components ?? {}) as { schemas?: object }; // an OpenAPI document's schemas
    this.#own = Object.keys(schemas);
    this.#taken = new Set(this.#own.map((name) => name.replace(/^.*\./, "")));
  }

  read(side: Side, schema: Schema): Schema {
    const reader = this.#readers.get(side) ?? new ValueReader(this.#theirs, side, false);
    this.#readers.set(side, reader);
    return normal(reader, schema);
  }

  /** The name of a shape in a group, and whether it is new: the preferred name then, or with a number. */
  nameOf(side: Side, group: string, shape: Schema, preferredName: string): { name: string; isNew: boolean } {
    this.#readGroup(side, group);
    const key = shapeKey(shape);
    const existing = this.#names.get(`${side} ${group} ${key}`);
    if (existing !== undefined) return { name: existing, isNew: false };
    const base = (pascal(preferredName) || "Shape").slice(0, maxName);
    let name = this.#names.get(`${group} ${key}`);
    for (let next = 1; name === undefined; next++) {
      const free = next === 1 ? base : `${base}${next}`;
      if (!this.#taken.has(free) && !(free in globalThis)) name = free;
    }
    this.#taken.add(name);
    this.#names.set(`${group} ${key}`, name);
    return { name, isNew: true };
  }

  /** Reads the shapes that a group can name: its own, and the shared ones. */
  #readGroup(side: Side, group: string): void {
    if (this.#groups.has(`${side} ${group}`)) return;
    this.#groups.add(`${side} ${group}`);
    const reader = new ValueReader(this.#ours, side, false);
    for (const each of this.#own.filter((name) => !name.includes(".") || name.startsWith(`${group}.`))) {
      try {
        const key = shapeKey(normal(reader, { $ref: `#/components/schemas/${each}` }));
        this.#names.set(`${side} ${group} ${key}`, each.replace(/^.*\./, ""));
      } catch (error) {
        if (!(error instanceof CannotWrite)) throw error;
      }
    }
  }
}

/** Normalizes a schema of any document: references resolved, alternatives side by side, no texts for people. */
function normal(reader: ValueReader, otherSchema: Schema, within: readonly Value[] = []): Schema {
  const value = reader.read(otherSchema);
  if (within.includes(value)) throw new CannotWrite("it holds itself");
  // A description with more levels is hostile.
  if (within.length > 40) throw new CannotWrite("it is nested too deeply");
  const { types, lists, objects, limits } = value;
  const inside = (schema: Schema) => normal(reader, schema, [...within, value]);
  const member = (name: string, schema: Schema) =>
    reader.side === "answer" && couldBeSecret(name, schema, reader)
      ? { ...inside(schema), description: maybeSecretDoc }
      : inside(schema);
  const literals = [...types].filter((type) => /^["\d-]|^(true|false)$/.test(type)).sort();
  const parts: Schema[] = [
    ...(literals.length > 0 ? [{ enum: literals.map(parseLiteral) }] : []),
    ...lists.map((list) => ({ type: "array", items: inside(list.items ?? {}), ...limited(list.limits) })),
    ...objects.map(({ members, required, rest, limits: own }) => ({
      type: "object",
      properties: Object.fromEntries([...members].map(([name, schema]) => [name, member(name, schema)])),
      required: [...required].sort(),
      ...(rest && { additionalProperties: inside(rest) }),
      ...limited(own),
    })),
    ...["string", "number", "integer", "boolean", "null"].flatMap((type) => (types.has(type) ? [{ type }] : [])),
    ...(types.has("bytes") ? [{ type: "string", format: "binary" }] : []),
    ...(types.has("anything") ? [{}] : []),
  ];
  const [only] = parts;
  const isWhole = only !== undefined && parts.length === 1 && (limits.size === 0 || !("enum" in only));
  return { ...(isWhole ? only : { anyOf: parts }), ...limited(limits) };
}

const limitWords = /^(minLength|maxLength|pattern|format|minimum|maximum|minItems|maxItems|default) (.*)$/s;

/** `{ maxLength: 500 }` of `maxLength 500`. */
function limited(limits: ReadonlySet<string>): Schema {
  const words = [...limits].map((limit): [string, unknown] => {
    if (limit === "no other members") return ["sealed", true];
    const [, keyword, literal] = limitWords.exec(limit) ?? [];
    if (keyword === undefined || literal === undefined) throw new CannotWrite(`it has the limit ${limit}`);
    return [keyword, parseLiteral(literal)];
  });
  return Object.fromEntries(words) as Schema; // these words are no members of a schema
}

function parseLiteral(literal: string): unknown {
  if (isRounded(literal)) throw new CannotWrite("it has a number that is rounded here");
  return JSON.parse(literal);
}

/** Whether parsing rounds a number, which has more digits than a double keeps. */
export function isRounded(literal: string): boolean {
  return /^-?\d/.test(literal) && Math.abs(Number(literal)) > Number.MAX_SAFE_INTEGER;
}

/** Equal for equal shapes, in any order of members. */
function shapeKey(shape: Schema): string {
  return JSON.stringify(shape, (_, each) => (isObject(each) ? Object.fromEntries(Object.entries(each).sort()) : each));
}

const secretWords =
  /^(tokens?|secrets?|passwords?|passphrase|passwd|credentials?|jwt|bearer|cookie|otp|pin|pem|keys?|apikey|auth)$/i;

/** Whether a member could be a credential, by its name or the format `password`. */
function couldBeSecret(name: string, schema: Schema, reader: ValueReader): boolean {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").split(/[^A-Za-z\d]+/);
  const harmless = ["number", "integer", "boolean", "null"];
  const isText = [...reader.read(schema).types].some((type) => !harmless.includes(type));
  const isPassword = [schema, schema.items ?? {}].some(({ format }) => format === "password");
  return isPassword || (isText && words.some((word) => secretWords.test(word)));
}

/** `MyNewThing` of `my-new thing`. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[^A-Za-z\d]+)([A-Za-z\d]?)/g, (_, letter: string) => letter.toUpperCase());
}

/** `myNewThing` of `my-new thing`. */
export function camel(name: string): string {
  return pascal(name).replace(/^./, (letter) => letter.toLowerCase());
}
