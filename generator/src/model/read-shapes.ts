import {
  getDoc,
  getExamples,
  getFormat,
  getMaxItems,
  getMaxLength,
  getMaxValue,
  getMinItems,
  getMinLength,
  getMinValue,
  getPattern,
  isArrayModelType,
  isNullType,
  isSecret,
  type Model,
  type ModelProperty,
  type Namespace,
  type Program,
  type Scalar,
  serializeValueAsJson,
  type Type,
} from "@typespec/compiler";
import { getExtensions } from "@typespec/openapi";
import {
  getColumns,
  getInputName,
  getMaxEntries,
  getMovedTo,
  getPayloads,
  getUsual,
  isFormer,
  isUnpublished,
} from "../../lib/decorators.ts";
import { refuseUnknownColumns } from "./refuse-unknown-names.ts";
import type { Member, NamedShape, Rules, Shape } from "./shape.ts";

/** Turns TypeSpec's types into shapes and collects the named ones. */
export class ShapeReader {
  readonly shapes: Map<string, NamedShape> = new Map();
  readonly #program: Program;

  constructor(program: Program) {
    this.#program = program;
  }

  read(type: Type, at?: ModelProperty): Shape {
    switch (type.kind) {
      case "String":
      case "Number":
      case "Boolean":
        return { kind: "literal", value: type.value };
      case "Intrinsic":
        return { kind: type.name === "null" ? "null" : "unknown" };
      case "Scalar":
        return this.#scalar(type, at);
      case "Enum":
      case "Union":
      case "Model":
        return this.#maybeNamed(type, at);
      case "EnumMember":
        return { kind: "literal", value: type.value ?? type.name };
      case "UnionVariant":
      case "ModelProperty":
        return this.read(type.type, at);
      default:
        throw new Error(`The contract uses a TypeSpec ${type.kind} where a JSON value is expected.`);
    }
  }

  member(property: ModelProperty): Member {
    const typeDoc = this.#scalarDoc(property.type);
    const doc = this.#memberDoc(property);
    // The unit of a number adds to the member's doc; the doc of an ID's type does not.
    const scalarDoc = doc === undefined || isNumeric(property.type) ? typeDoc : undefined;
    const inputName = getInputName(this.#program, property);
    return {
      name: property.name,
      shape: this.#bounded(property),
      optional: property.optional,
      doc,
      ...(scalarDoc !== undefined && { scalarDoc }),
      default: property.defaultValue
        ? JSON.stringify(serializeValueAsJson(this.#program, property.defaultValue, property.type))
        : undefined,
      secret: isSecret(this.#program, property),
      ...(isUnpublished(this.#program, property) && { unpublished: true }),
      ...(inputName !== undefined && { inputName }),
    };
  }

  #bounded(property: ModelProperty): Shape {
    const shape = this.read(property.type, property);
    const most = getMaxEntries(this.#program, property);
    if (most === undefined) return shape;
    if (shape.kind !== "object") throw new Error(`@maxEntries of ${property.name} is for a record without a name.`);
    return { ...shape, most };
  }

  #memberDoc(property: ModelProperty): string | undefined {
    const doc = getDoc(this.#program, property);
    if (!isUnpublished(this.#program, property)) return doc;
    return `${doc === undefined ? "" : `${doc} `}Not in the platform's published description.`;
  }

  #scalarDoc(type: Type): string | undefined {
    if (type.kind === "Scalar") return type.namespace?.name === "TypeSpec" ? undefined : getDoc(this.#program, type);
    if (type.kind !== "Union") return undefined;
    const nonNull = [...type.variants.values()].filter((each) => !isNullType(each.type));
    const [only] = nonNull;
    return only && nonNull.length === 1 ? this.#scalarDoc(only.type) : undefined;
  }

  #maybeNamed(type: Extract<Type, { kind: "Enum" | "Union" | "Model" }>, at: ModelProperty | undefined): Shape {
    if (!isNamed(type)) return this.#structure(type, at);
    const name = type.name ?? "";
    const group = groupOf(this.#program, type.namespace);
    const existing = this.shapes.get(name);
    if (existing && existing.group !== group)
      throw new Error(`Two shapes are named ${name}: in ${existing.group} and in ${group}.`);
    if (!existing) {
      const secret = isSecret(this.#program, type) ? { secret: true as const } : {};
      const usual = type.kind === "Union" ? getUsual(this.#program, type)?.name : undefined;
      const columns = type.kind === "Model" ? getColumns(this.#program, type) : undefined;
      const payloads = type.kind === "Model" ? getPayloads(this.#program, type) : undefined;
      const annotations = {
        ...secret,
        ...(usual !== undefined && { usual }),
        ...(columns && { columns }),
        ...(payloads && { payloads: payloads.name }),
        ...this.#example(type),
      };
      const declaration = { name, group, doc: getDoc(this.#program, type), ...annotations };
      // Set before its structure is read: a shape may contain itself.
      this.shapes.set(name, { ...declaration, shape: { kind: "unknown" } });
      const shape = this.#structure(type, undefined);
      this.shapes.set(name, { ...declaration, shape });
      if (payloads) this.read(payloads);
      if (type.kind === "Model" && columns) refuseUnknownColumns(type, columns, [shape], this.shapes);
    }
    return { kind: "ref", name };
  }

  #example(type: Extract<Type, { kind: "Enum" | "Union" | "Model" }>): { example: unknown } | undefined {
    const [first] = getExamples(this.#program, type);
    return first && { example: serializeValueAsJson(this.#program, first.value, type) };
  }

  #structure(type: Extract<Type, { kind: "Enum" | "Union" | "Model" }>, at: ModelProperty | undefined): Shape {
    if (type.kind === "Enum") {
      const variants = [...type.members.values()].map((each) => ({
        kind: "literal" as const,
        value: each.value ?? each.name,
      }));
      return { kind: "union", variants };
    }
    if (type.kind === "Union") {
      const variants = [...type.variants.values()].map((variant) => {
        const shape = this.read(variant.type, at);
        return shape.kind === "literal" && isFormer(this.#program, variant)
          ? { ...shape, former: true as const }
          : shape;
      });
      return { kind: "union", variants };
    }
    if (isArrayModelType(type)) {
      const rules = this.#rules([at, type], getMinItems, getMaxItems);
      // TypeSpec has no decorator for it.
      const isDistinct = [at, type].some(
        (place) =>
          place && [...getExtensions(this.#program, place).keys()].some((key: string) => key === "uniqueItems"),
      );
      const items = this.read(type.indexer.value);
      return { kind: "array", items, rules: { ...rules, ...(isDistinct && { distinct: true }) } };
    }
    const members = propertiesOf(type).map((property) => this.member(property));
    if (isSealed(type)) return { kind: "object", members, sealed: true };
    const indexer = indexerOf(type);
    return { kind: "object", members, ...(indexer && { rest: this.read(indexer) }) };
  }

  #scalar(scalar: Scalar, at: ModelProperty | undefined): Shape {
    const lineage = lineageOf(scalar);
    const places = [at, ...lineage];
    const base = lineage.at(-1)?.name ?? "";
    const has = (name: string) => lineage.some((each) => each.name === name);
    if (has("boolean")) return { kind: "boolean" };
    if (has("bytes")) return { kind: "bytes" };
    if (has("numeric")) {
      return { kind: "number", integer: has("integer"), rules: this.#rules(places, getMinValue, getMaxValue) };
    }
    const format = has("utcDateTime")
      ? "date-time"
      : places.map((place) => place && getFormat(this.#program, place)).find((each) => each !== undefined);
    if (!has("string") && !has("utcDateTime") && !has("url")) {
      throw new Error(`The contract uses the scalar ${scalar.name} (${base}), which the generator cannot print.`);
    }
    return { kind: "string", ...(format && { format }), rules: this.#rules(places, getMinLength, getMaxLength) };
  }

  #rules(
    places: readonly (ModelProperty | Model | Scalar | undefined)[],
    min: (program: Program, type: Type) => number | undefined,
    max: (program: Program, type: Type) => number | undefined,
  ): Rules {
    const first = <T>(read: (program: Program, type: Type) => T | undefined): T | undefined =>
      places.map((place) => place && read(this.#program, place)).find((each) => each !== undefined);
    const limits = { min: first(min), max: first(max), pattern: first(getPattern) };
    return {
      ...(limits.min !== undefined && { min: limits.min }),
      ...(limits.max !== undefined && { max: limits.max }),
      ...(limits.pattern !== undefined && { pattern: limits.pattern }),
    };
  }
}

/** The package of a namespace's operations and shapes. */
export function groupOf(program: Program, namespace: Namespace | undefined): string | undefined {
  return (namespace && getMovedTo(program, namespace)) ?? packageOf(namespace);
}

/** The package that is called by a namespace. */
export function packageOf(namespace: Namespace | undefined): string | undefined {
  if (!namespace?.namespace?.name) return undefined;
  return namespace.name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

function isNumeric(type: Type): boolean {
  if (type.kind === "Union") return [...type.variants.values()].some((each) => isNumeric(each.type));
  return type.kind === "Scalar" && lineageOf(type).some(({ name }) => name === "numeric");
}

function isNamed(type: Extract<Type, { kind: "Enum" | "Union" | "Model" }>): boolean {
  // A template instance has the template's name, which says nothing of its arguments.
  if (!type.name || (type.kind !== "Enum" && type.templateMapper)) return false;
  return type.namespace?.name !== "TypeSpec" && !(type.kind === "Model" && isArrayModelType(type));
}

function propertiesOf(model: Model): ModelProperty[] {
  return [...(model.baseModel ? propertiesOf(model.baseModel) : []), ...model.properties.values()];
}

/** Whether a model forbids further members. */
export function isSealed(model: Model): boolean {
  const indexer = indexerOf(model);
  return indexer?.kind === "Intrinsic" && indexer.name === "never";
}

function indexerOf(model: Model): Type | undefined {
  return model.indexer?.key.name === "string" ? model.indexer.value : model.baseModel && indexerOf(model.baseModel);
}

function lineageOf(scalar: Scalar): Scalar[] {
  return [scalar, ...(scalar.baseScalar ? lineageOf(scalar.baseScalar) : [])];
}
