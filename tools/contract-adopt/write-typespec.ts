import { parse } from "@typespec/compiler/ast";
import { convertOpenAPI3Document } from "@typespec/openapi3";
import type { Schema } from "../contract-diff/document.ts";
import type { Side } from "../differ/member.ts";
import type { DeclaredShape } from "./edits.ts";
import { pascal, type Shapes } from "./shapes.ts";

export interface Home {
  readonly file: string;
  readonly namespace: string;
}

/** Objects with fewer members stay unnamed. */
const minMembers = 3;

/** Declarations of a team's scope, which `tsp-openapi3` takes for parameters that operations share. */
const scopes = ["TeamScope", "TeamIdScope", "UnpublishedTeamScope"].map((name) => [name, { name, in: "query" }]);

/** Writes parts of another description as TypeSpec by `tsp-openapi3`, for one edit. */
export class TypeSpecWriter {
  readonly #shapes: Shapes;
  readonly #home: Home;
  /** Referenced shapes, empty where the contract has them; `tsp-openapi3` spreads `Sealed`. */
  readonly #schemas: Map<string, Schema> = new Map([["Sealed", {}]]);
  readonly #new: Set<string> = new Set();
  /** Values that `tsp-openapi3` would lose or change: a text with the index in this list stands for each. */
  readonly #values: string[] = [];

  constructor(shapes: Shapes, home: Home) {
    this.#shapes = shapes;
    this.#home = home;
  }

  /** `@maxLength(5) tag?: string`; `holder` begins the names of its new shapes. */
  async member(side: Side, name: string, schema: Schema, required: boolean, holder: string) {
    const object = { type: "object", properties: { [name]: schema }, required: required ? [name] : [] };
    // No shape has a lower-case name.
    this.#schemas.set("holder", this.#inside(side, this.#shapes.read(side, object), holder));
    const { texts, ...written } = await this.write({});
    const text = texts.get("holder") ?? "";
    const secrets = written.secrets.map((each) => each.replace(/^holder\./, `${holder}.`));
    return {
      ...written,
      secrets,
      text: text
        .slice(text.indexOf("{") + 1, text.lastIndexOf("}"))
        .trim()
        .replace(/;$/, ""),
    };
  }

  /** Converts a schema of the other description; a `whole` object gets a name, however small. */
  schema(side: Side, otherSchema: Schema, preferredName: string, whole = false): Schema {
    const shape = this.#shapes.read(side, otherSchema);
    const ownName = /([A-Z]\w*)$/.exec(otherSchema.$ref ?? "")?.[1];
    return this.#named(side, shape, ownName ?? preferredName, whole);
  }

  /** Writes operations and shapes: their texts by name, the new shapes, and possible credentials. */
  async write(paths: object) {
    const components = { schemas: Object.fromEntries(this.#schemas), parameters: Object.fromEntries(scopes) };
    const document = { openapi: "3.1.0", info: { title: "Slipway", version: "1" }, paths, components };
    // The converter's types want members that documents may lack.
    const text = await convertOpenAPI3Document(document as unknown as Parameters<typeof convertOpenAPI3Document>[0]);
    const texts = new Map<string, string>();
    for (const each of parse(text).statements)
      if ("id" in each && "sv" in each.id) texts.set(each.id.sv, this.#finished(text.slice(each.pos, each.end)));
    const { file } = this.#home;
    const shapes = [...this.#new].map((name): DeclaredShape => ({ file, name, text: `\n${texts.get(name) ?? ""}\n` }));
    const secrets = [...this.#schemas].flatMap(([holder, { properties = {} }]) =>
      Object.keys(properties).flatMap((name) => (properties[name]?.description ? [`${holder}.${name}`] : [])),
    );
    return { texts, shapes, secrets };
  }

  #finished(text: string): string {
    return escapeTemplate(text).replaceAll(/"@@(\d+)@@"/g, (_, place) =>
      escapeTemplate(this.#values[Number(place)] ?? ""),
    );
  }

  #named(side: Side, shape: Schema, preferredName: string, whole = false): Schema {
    const { properties = {}, enum: literals = [], anyOf = [], description, ...rest } = shape;
    const size = Object.keys(properties).length;
    const objects = anyOf.filter((each) => each.type === "object").length;
    // `tsp-openapi3` writes no docs of members in unnamed objects.
    const isDoubted = Object.values(properties).some((each) => each.description !== undefined);
    const isNamed = size >= minMembers || literals.length > 1 || objects > 1 || rest.sealed === true || isDoubted;
    if (!isNamed && !(whole && size > 0)) return this.#inside(side, shape, preferredName);
    const { description: _, ...plain } = shape;
    const { name, isNew } = this.#shapes.nameOf(side, this.#home.namespace, plain, preferredName);
    if (!this.#schemas.has(name)) {
      this.#schemas.set(name, {});
      if (isNew) this.#new.add(name);
      if (isNew) this.#schemas.set(name, this.#inside(side, plain, name));
    }
    return { $ref: `#/components/schemas/${name}`, ...(description !== undefined && { description }) };
  }

  /** A shape with references to its named parts. */
  #inside(side: Side, shape: Schema, preferredName: string): Schema {
    const { properties, items, anyOf, additionalProperties, sealed, ...rest } = shape;
    const values = Object.entries(rest).map(([keyword, value]): [string, unknown] => {
      const isToken =
        keyword === "default" ||
        keyword === "pattern" ||
        (keyword === "format" && rest.type === "string" && value !== "binary");
      return [keyword, isToken ? `@@${this.#values.push(JSON.stringify(value)) - 1}@@` : value];
    });
    const toReference = (each: Schema, more: string | number = "") =>
      this.#named(side, each, preferredName + pascal(String(more)));
    return {
      ...Object.fromEntries(values),
      ...(sealed === true && { allOf: [{ $ref: "#/components/schemas/Sealed" }] }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, each]) => [name, toReference(each, name)]),
        ),
      }),
      ...(items && { items: toReference(items) }),
      ...(anyOf && { anyOf: anyOf.map((each, index) => toReference(each, anyOf.length > 2 ? index + 1 : "")) }),
      ...(typeof additionalProperties === "object" && { additionalProperties: toReference(additionalProperties) }),
    };
  }
}

export function nameIn($ref = ""): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** Escapes a text for TypeSpec, where `${` begins a template. */
export function escapeTemplate(text: string): string {
  return text.replaceAll("${", "\\${");
}
