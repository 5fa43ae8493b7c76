import { formatIdentifier } from "@typespec/compiler";
import type { Schema } from "../contract-diff/document.ts";
import type { ListShape, ObjectShape, Value, ValueReader } from "../contract-diff/values.ts";
import type { DeclaredShape } from "./edits.ts";
import type { KnownShapes } from "./known-shapes.ts";
import { maybeSecretDoc } from "./placeholders.ts";

/** What the printer cannot say in TypeSpec, and why. */
export class CannotPrint extends Error {}

const longestName = 40;
/** What is nested deeper is no shape that a person would write. */
const mostLevels = 40;
/** What has more of them is named. */
const mostMembers = 2;
const mostLiterals = 1;

const kinds: Readonly<Record<string, string>> = {
  string: "string",
  number: "numeric",
  integer: "integer",
  boolean: "boolean",
  null: "null",
  anything: "unknown",
  bytes: "bytes",
};

const decorators: Readonly<Record<string, string>> = {
  ...{ format: "format", pattern: "pattern", minLength: "minLength", maxLength: "maxLength" },
  ...{ minimum: "minValue", maximum: "maxValue", minItems: "minItems", maxItems: "maxItems" },
  ...{ exclusiveMinimum: "minValueExclusive", exclusiveMaximum: "maxValueExclusive", maxProperties: "maxEntries" },
};

/** A shape that was declared for an edit: others of the group use it, too. */
export interface Declaration extends DeclaredShape {
  readonly namespace: string;
  /** It without its name: what two shapes have in common that are one. */
  readonly structure: string;
}

/** Where a printer's shapes stand: in a file, and in the namespace of a group. */
export interface Home {
  readonly file: string;
  readonly namespace: string;
}

/** Prints shapes of a description as TypeSpec, for one place; those that need a name are declared beside. */
export class ShapePrinter {
  /** The declarations that what was printed needs. */
  readonly declared: Declaration[] = [];
  readonly #reader: ValueReader;
  readonly #known: KnownShapes;
  readonly #home: Home;
  readonly #taken: Map<string, Declaration>;
  readonly #within: Set<Value> = new Set();

  /** `taken`: what was declared already, by name; it is added to. */
  constructor(reader: ValueReader, known: KnownShapes, home: Home, taken: Map<string, Declaration>) {
    this.#reader = reader;
    this.#known = known;
    this.#home = home;
    this.#taken = taken;
  }

  /** `@maxLength(5) tag?: string`; `wanted` is the name that a shape of it gets. */
  member(name: string, schema: Schema, required: boolean, wanted: string, before = ""): string {
    const value = this.#reader.read(schema);
    const isDoubted = this.#reader.side === "answer" && couldBeSecret(name, schema, value.types);
    const doc = isDoubted ? `\n/** ${maybeSecretDoc} */\n` : "";
    const { text, limits } = this.#type(schema, value, wanted);
    const { printed, initial } = printLimits(limits, required);
    const optional = required ? "" : "?";
    return `${doc}${[before, ...printed].join(" ")} ${formatIdentifier(name)}${optional}: ${text}${initial}`.trim();
  }

  typesOf(schema: Schema): ReadonlySet<string> {
    return this.#reader.read(schema).types;
  }

  type(schema: Schema, wanted: string): string {
    const { text, limits } = this.#type(schema, this.#reader.read(schema), wanted);
    if (limits.length > 0) throw new CannotPrint(`it has limits where TypeSpec takes none: ${limits.join(", ")}`);
    return text;
  }

  #type(schema: Schema, value: Value, wanted: string): { text: string; limits: readonly string[] } {
    const name = this.#known.find(schema, this.#home.namespace);
    if (name) return { text: name, limits: [] };
    if (this.#within.has(value)) throw new CannotPrint("it holds itself");
    if (this.#within.size > mostLevels) throw new CannotPrint("it is nested too deeply");
    this.#within.add(value);
    const given = schema.$ref?.replace(/^.*[./]/, "");
    const printed = this.#alternatives(value, given && /^[A-Z]\w*$/.test(given) ? given : wanted);
    this.#within.delete(value);
    return { text: printed, limits: [...value.limits, ...value.lists.flatMap((list) => [...list.limits])] };
  }

  #alternatives({ types, objects, lists }: Value, wanted: string): string {
    const literals = [...types].filter((type) => !(type in kinds) && type !== "object" && type !== "array");
    if (literals.some((type) => !/^"|^[\d-]|^(true|false)$/.test(type)))
      throw new CannotPrint("it has literals that are no texts and numbers");
    if (literals.some(isRounded)) throw new CannotPrint("it has a number that is rounded here");
    const written = literals.map(quoted);
    const plain = [...types].flatMap((type) => kinds[type] ?? []);
    const unions =
      literals.length > mostLiterals
        ? [this.#declare(wanted, (name) => `union ${name} { ${written.join(", ")} }`)]
        : written;
    const several = objects.length + lists.length > 1;
    const parts = [
      ...unions,
      ...lists.map((list, index) => this.#list(list, several ? `${wanted}${index + 1}` : wanted)),
      ...objects.map((shape, index) => this.#object(shape, several ? (shape.name ?? `${wanted}${index + 1}`) : wanted)),
      ...plain,
    ];
    return parts.join(" | ");
  }

  #list({ items = {} }: ListShape, wanted: string): string {
    const value = this.#reader.read(items);
    const { text, limits } = this.#type(items, value, wanted);
    if (limits.length === 0) return /[|]/.test(text.replace(/\{.*\}/s, "")) ? `(${text})[]` : `${text}[]`;
    // A rule for the items needs a type that has it.
    const { printed, initial } = printLimits(limits, true);
    if (initial || !["string", "numeric", "integer"].includes(text)) {
      throw new CannotPrint(`its items have limits: ${limits.join(", ")}`);
    }
    return `${this.#declare(`${wanted}Item`, (name) => `${printed.join(" ")} scalar ${name} extends ${text};`)}[]`;
  }

  #object(shape: ObjectShape, wanted: string): string {
    const { members, required, rest, limits } = shape;
    for (const name of required)
      if (!members.has(name)) throw new CannotPrint(`${name} is required and described nowhere`);
    const others = [...limits].filter((limit) => limit !== "no other members");
    if (others.length > 0) throw new CannotPrint(`an object of it has limits: ${others.join(", ")}`);
    if (members.size === 0 && !limits.has("no other members"))
      return rest ? `Record<${this.type(rest, wanted)}>` : "{}";
    const body = [
      ...(limits.has("no other members") ? ["...Sealed;"] : []),
      ...[...members].map(
        ([name, schema]) => `${this.member(name, schema, required.has(name), wanted + pascal(name))};`,
      ),
      ...(rest ? [`...Record<${this.type(rest, wanted)}>;`] : []),
    ].join("\n");
    return members.size > mostMembers ? this.#declare(wanted, (name) => `model ${name} {\n${body}\n}`) : `{ ${body} }`;
  }

  /** Declares a shape by a name that is free, or finds it declared. */
  #declare(wanted: string, print: (name: string) => string): string {
    const structure = print("");
    const { file, namespace } = this.#home;
    for (const each of this.#taken.values()) {
      if (each.structure === structure && each.namespace === namespace) return this.#use(each);
    }
    const base = (pascal(wanted) || "Shape").slice(0, longestName - 2);
    let name = base;
    for (let number = 2; this.#known.has(name) || this.#taken.has(name) || name in globalThis; number++) {
      name = `${base}${number}`;
    }
    const declaration = { file, namespace, name, structure, text: `\n${print(name)}\n` };
    this.#taken.set(name, declaration);
    return this.#use(declaration);
  }

  #use(declaration: Declaration): string {
    if (!this.declared.includes(declaration)) this.declared.push(declaration);
    return declaration.name;
  }
}

function printLimits(limits: readonly string[], required: boolean): { printed: string[]; initial: string } {
  let initial = "";
  const printed = limits.map((limit) => {
    const [keyword = "", ...rest] = limit.split(" ");
    const value = rest.join(" ");
    if (isRounded(value)) throw new CannotPrint(`its ${keyword} is a number that is rounded here`);
    if (keyword === "default") {
      if (required || !/^("|\d|-|true|false)/.test(value)) throw new CannotPrint(`its default is ${value}`);
      initial = ` = ${quoted(value)}`;
      return "";
    }
    const decorator = decorators[keyword];
    if (keyword === "uniqueItems") return `@extension("uniqueItems", ${value})`;
    if (!decorator) throw new CannotPrint(`it has the limit ${limit}`);
    return `@${decorator}(${quoted(value)})`;
  });
  return { printed: printed.filter((each) => each !== ""), initial };
}

/** Whether a number was no longer itself when it was read: JSON has more digits than a program keeps. */
export function isRounded(literal: string): boolean {
  return /^-?\d/.test(literal) && Math.abs(Number(literal)) > Number.MAX_SAFE_INTEGER;
}

export function pascal(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** A JSON literal as TypeSpec has it, where a dollar and a brace begin a template. */
export function quoted(json: string): string {
  return json.replaceAll("${", "\\${");
}

/** Words that a member's name has when its value is something that nobody else may see. */
const words: ReadonlySet<string> = new Set([
  ...[
    "token",
    "tokens",
    "secret",
    "secrets",
    "password",
    "passwords",
    "passphrase",
    "passwd",
    "credential",
    "credentials",
  ],
  ...["jwt", "bearer", "cookie", "otp", "pin", "pem", "key", "keys", "apikey", "auth"],
]);

/** Whether a member could be a credential, by its name: whether it is one is a person's word. */
function looksSecret(name: string): boolean {
  const parts = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").split(/[^A-Za-z\d]+/);
  return parts.some((part) => words.has(part.toLowerCase()));
}

/** Whether a described member could be a credential: by what it is called, or because the description says that it is a password. */
function couldBeSecret(name: string, schema: Schema, types: ReadonlySet<string>): boolean {
  const harmless = ["number", "integer", "boolean", "null"];
  const isNamedSo = looksSecret(name) && [...types].some((type) => !harmless.includes(type));
  return isNamedSo || [schema, schema.items ?? {}].some(({ format }) => format === "password");
}
