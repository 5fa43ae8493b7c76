import { type GenericSchema, is } from "valibot";
import { words } from "../words.ts";
import { random } from "./random.ts";
import { limits, nodeOf, type SchemaNode, schemaOf } from "./schema-node.ts";

/** How much of a schema a value states: every optional member, or none. */
export type Extent = "full" | "least";

const DEPTH = 2;
// Texts that the patterns and formats of the contract ask for. One that none of them fits is an error that names the member.
const shapes = words(`/path US https://example.com/a 12.5 +1.2025550123 ag_group icfg_a1 project.created
  0123456789abcdef0123456789abcdef01234567 192.0.2.1 2001:db8::1 2026-11-22T10:30:00.000Z`);
const anything = [{ any: [1, "two", null] }, "text", 3, true];

/**
 * Makes values of schemas: the same ones for the same seed. Where a schema leaves a choice (the variants of a union, null or
 * not, the kinds of bytes) the next value takes the next alternative, until `exhausted`.
 */
export class Values {
  readonly #random: () => number;
  readonly #turns: Map<SchemaNode, { taken: number; of: number }> = new Map();
  #extent: Extent = "full";

  constructor(seed: string) {
    this.#random = random(seed);
  }

  get exhausted(): boolean {
    return [...this.#turns.values()].every(({ taken, of }) => taken >= of);
  }

  /** A value of the schema. `name` stands in texts, so that a reader sees where they belong. */
  make(schema: GenericSchema, name: string, extent: Extent): unknown {
    this.#extent = extent;
    return this.#value(nodeOf(schema), name, 0);
  }

  #value(node: SchemaNode, name: string, depth: number): unknown {
    switch (node.type) {
      case "string":
        return this.#text(node, name);
      case "number":
        return this.#number(node);
      case "boolean":
        return this.#turn(node, 2) === 0;
      case "null":
        return null;
      case "literal":
        return node.literal;
      case "picklist":
        return node.options?.[this.#below(node.options.length)];
      case "unknown":
        return anything[this.#turn(node, anything.length)];
      case "never":
        return undefined;
      case "custom":
        return bytes[this.#turn(node, bytes.length)]?.(name);
      case "array":
        return this.#list(node, name, depth);
      case "record":
        return this.#record(node, depth);
      case "nullable":
        return this.#turn(node, 2) === 1 ? null : this.#inner(node.wrapped, name, depth);
      case "optional":
        return this.#extent === "least" || depth > DEPTH ? undefined : this.#inner(node.wrapped, name, depth);
      case "lazy":
        return this.#inner(node.getter?.(undefined), name, depth + 1);
      case "loose_object":
      case "strict_object":
      case "object_with_rest":
        return this.#object(node, depth);
      case "intersect":
        return Object.assign({}, ...this.#options(node).map((option) => this.#value(option, name, depth)));
      case "union": {
        const options = this.#options(node);
        return this.#inner(options[this.#turn(node, options.length)], name, depth);
      }
      default:
        throw new Error(`There is no value of a schema "${node.type}" (${name}).`);
    }
  }

  #inner(node: SchemaNode | undefined, name: string, depth: number): unknown {
    if (!node) throw new Error(`The schema of ${name} wraps nothing.`);
    return this.#value(node, name, depth);
  }

  #options(node: SchemaNode): readonly SchemaNode[] {
    // The options of a union and of an intersection are schemas; those of a picklist are values.
    return (node.options ?? []) as readonly SchemaNode[];
  }

  #object(node: SchemaNode, depth: number): object {
    const members = Object.entries(node.entries ?? {}).map(([name, each]) => [name, this.#value(each, name, depth)]);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }

  #record(node: SchemaNode, depth: number): object {
    if (node.value?.type === "never") return {};
    const name = this.#inner(node.key, "key", depth);
    return { [String(name)]: this.#inner(node.value, String(name), depth) };
  }

  #list(node: SchemaNode, name: string, depth: number): unknown[] {
    if (depth > DEPTH) return [];
    const { min, max } = limits(node);
    const length = Math.min(max, Math.max(min, this.#extent === "least" ? 1 : 2));
    const items = new Map<string, unknown>();
    // Most lists may have an item twice; none has to, as long as there are enough different ones.
    for (let tries = 0; items.size < length && tries < length + 20; tries++) {
      const item = this.#inner(node.item, name, depth);
      items.set(typeof item === "object" ? `${items.size}` : (JSON.stringify(item) ?? ""), item);
    }
    return [...items.values()];
  }

  #text(node: SchemaNode, name: string): string {
    const { min, max } = limits(node);
    const schema = schemaOf(node);
    const word = `${name}-${this.#below(1000)}`;
    const filler = "abcdefghijklmnopqrstuvwxyz012345";
    const candidates = [word, word.replaceAll(/[^a-z]/gi, ""), filler, ...shapes];
    const fitting = candidates.map((text) => text.padEnd(min, "x").slice(0, max)).find((text) => is(schema, text));
    if (fitting === undefined) throw new Error(`No text of ours fits what ${name} has to be.`);
    return fitting;
  }

  #number(node: SchemaNode): number {
    const { min, max } = limits(node);
    const low = Number.isFinite(min) ? min : Math.min(1, max);
    return low + this.#below(Math.min(max - low, 1000) + 1);
  }

  #turn(node: SchemaNode, of: number): number {
    const taken = this.#turns.get(node)?.taken ?? 0;
    this.#turns.set(node, { taken: taken + 1, of });
    return taken % of;
  }

  #below(bound: number): number {
    return Math.floor(this.#random() * bound);
  }
}

const bytes: readonly ((name: string) => unknown)[] = [
  (name) => `text of ${name}`,
  (name) => new TextEncoder().encode(`array of ${name}`),
  (name) => new Blob([`blob of ${name}`]),
  (name) => new Blob([`stream of ${name}`]).stream(),
  (name) => () => new Blob([`function of ${name}`]).stream(),
];
