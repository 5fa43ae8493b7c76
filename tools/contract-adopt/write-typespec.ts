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

/** An object with fewer members may stand where it is used, wherever that is. */
const fewestMembers = 3;

/** Declarations of a team's scope, which `tsp-openapi3` takes for parameters that operations share. */
const scopes = ["TeamScope", "TeamIdScope", "UnpublishedTeamScope"].map((name) => [name, { name, in: "query" }]);

/** Writes what another description says as TypeSpec by `tsp-openapi3`, for one edit. */
export class TypeSpecWriter {
  readonly #shapes: Shapes;
  readonly #home: Home;
  /** The shapes that are referred to, empty where the contract has them; `tsp-openapi3` spreads `Sealed`. */
  readonly #schemas: Map<string, Schema> = new Map([["Sealed", {}]]);
  readonly #new: Set<string> = new Set();
  /** Values that `tsp-openapi3` would lose or take for others: a text with the place in this list stands for each. */
  readonly #values: string[] = [];

  constructor(shapes: Shapes, home: Home) {
    this.#shapes = shapes;
    this.#home = home;
  }

  /** `@maxLength(5) tag?: string`; `holder` begins the names of its new shapes. */
  async member(side: Side, name: string, schema: Schema, required: boolean, holder: string) {
    const object = { type: "object", properties: { [name]: schema }, required: required ? [name] : [] };
    // No shape has a name of lower case.
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

  /** A schema of the other description for what is written; a `whole` object has a name, however small. */
  schema(side: Side, stated: Schema, wanted: string, whole = false): Schema {
    const shape = this.#shapes.read(side, stated);
    const given = /([A-Z]\w*)$/.exec(stated.$ref ?? "")?.[1];
    return this.#named(side, shape, given ?? wanted, whole);
  }

  newShape({ $ref }: Schema): Schema | undefined {
    return this.#new.has(nameIn($ref)) ? this.#schemas.get(nameIn($ref)) : undefined;
  }

  /** TypeSpec of operations and shapes by their names, the shapes that are new, and which of their members a person looks at. */
  async write(paths: object) {
    const components = { schemas: Object.fromEntries(this.#schemas), parameters: Object.fromEntries(scopes) };
    const document = { openapi: "3.1.0", info: { title: "Slipway", version: "1" }, paths, components };
    // What is made here is a document; the types of one have everything that one may hold.
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
    return quoted(text)
      .replaceAll(/"@@(\d+)@@"/g, (_, place) => quoted(this.#values[Number(place)] ?? ""))
      .replaceAll(/@extension\("x-ms-list[\w-]*", true\)\s*/g, "");
  }

  #named(side: Side, shape: Schema, wanted: string, whole = false): Schema {
    const { properties = {}, enum: literals = [], anyOf = [], description, ...rest } = shape;
    const size = Object.keys(properties).length;
    const objects = anyOf.filter((each) => each.type === "object").length;
    // Where an object has no name, `tsp-openapi3` writes no docs of its members.
    const isDoubted = Object.values(properties).some((each) => each.description !== undefined);
    const isNamed = size >= fewestMembers || literals.length > 1 || objects > 1 || rest.sealed === true || isDoubted;
    if (!isNamed && !(whole && size > 0)) return this.#inside(side, shape, wanted);
    const { description: _, ...plain } = shape;
    const { name, isNew } = this.#shapes.nameOf(side, this.#home.namespace, plain, wanted);
    if (!this.#schemas.has(name)) {
      this.#schemas.set(name, {});
      if (isNew) this.#new.add(name);
      if (isNew) this.#schemas.set(name, this.#inside(side, plain, name));
    }
    return { $ref: `#/components/schemas/${name}`, ...(description !== undefined && { description }) };
  }

  /** A shape with references to those in it that have a name. */
  #inside(side: Side, shape: Schema, wanted: string): Schema {
    const { properties, items, anyOf, additionalProperties, sealed, ...rest } = shape;
    const values = Object.entries(rest).map(([keyword, value]): [string, unknown] => {
      const isToken =
        keyword === "default" ||
        keyword === "pattern" ||
        (keyword === "format" && rest.type === "string" && value !== "binary");
      return [keyword, isToken ? `@@${this.#values.push(JSON.stringify(value)) - 1}@@` : value];
    });
    const named = (each: Schema, more: string | number = "") => this.#named(side, each, wanted + pascal(String(more)));
    return {
      ...Object.fromEntries(values),
      ...(sealed === true && { allOf: [{ $ref: "#/components/schemas/Sealed" }] }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, named(each, name)])),
      }),
      ...(items && { items: named(items) }),
      ...(anyOf && { anyOf: anyOf.map((each, index) => named(each, anyOf.length > 2 ? index + 1 : "")) }),
      ...(typeof additionalProperties === "object" && { additionalProperties: named(additionalProperties) }),
    };
  }
}

export function nameIn($ref = ""): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** A text as TypeSpec has it, where a dollar and a brace begin a template. */
export function quoted(text: string): string {
  return text.replaceAll("${", "\\${");
}
