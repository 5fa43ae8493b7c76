import type { Operation } from "../model/contract.ts";
import { type Alternative, mergedMembers } from "../model/merged-members.ts";
import type { Input, ResolvedGroup } from "../model/resolve-group.ts";
import {
  alternatives,
  type Member,
  type ObjectShape,
  ofKind,
  pascal,
  resolve,
  type Shape,
  type Shapes,
  typeName,
  union,
} from "../model/shape.ts";
import { discriminantOf } from "../model/tell-apart.ts";
import { memberDoc, parenthesized } from "./print-type.ts";

// Longer unions have a name in the contract, or consist of several types.
const maxLiterals = 4;

/** Describes members for the help, and the objects in them. */
export class Describer {
  readonly shapes: Map<string, object[]> = new Map();
  /** Members of each alternative, for shapes that are unions of objects. */
  readonly variants: Map<string, object> = new Map();
  readonly #shapes: Shapes;

  constructor({ shapes }: ResolvedGroup) {
    this.#shapes = shapes;
  }

  inputs(operation: Operation, group: ResolvedGroup): object[] {
    const input = group.inputs.get(operation.name);
    if (!input) return [];
    const holder = `${pascal(operation.name)}Input`;
    const places = new Map(operation.parameters.map(({ member, in: place }) => [member.name, place]));
    // The content type travels in a header.
    places.set("contentType", places.get("contentType") ?? "header");
    const own = input.parameters.members.map((each) => ({
      member: this.#documented(each),
      place: places.get(each.name) ?? "body",
    }));
    const body = this.#bodyMembers(input).map((member) => ({ member, place: "body" }));
    return [...own, ...body]
      .sort((a, b) => Number(a.member.optional) - Number(b.member.optional))
      .map(({ member, place }) => this.#told(member, holder, place));
  }

  inputVariants(operation: Operation, group: ResolvedGroup): object | undefined {
    return this.#variants(group.inputs.get(operation.name)?.bodyAlternatives ?? []);
  }

  #variants(shapes: readonly Shape[]): object | undefined {
    const objects = ofKind("object", shapes, this.#shapes).map(allMembers);
    if (objects.length < 2) return undefined;
    const discriminator = discriminantOf(shapes, this.#shapes);
    const namesOf = (members: readonly Member[]) => members.map(({ name }) => name);
    const of = objects.map((members) => {
      const own = members.find(({ name }) => name === discriminator);
      const values =
        own && alternatives(own.shape, this.#shapes).flatMap((each) => (each.kind === "literal" ? [each.value] : []));
      return {
        values,
        required: namesOf(members.filter((each) => !each.optional && each !== own)),
        optional: namesOf(members.filter(({ optional }) => optional)),
      };
    });
    return { discriminator, of };
  }

  /** The members of a flat body. For one object or a list, the object's members stand before the whole. */
  #bodyMembers({ bodyAlternatives, wrappedBody }: Input): Member[] {
    const members = this.#merged(bodyAlternatives);
    return wrappedBody ? [...members, ...wrappedBody.members].map((each) => ({ ...each, optional: true })) : members;
  }

  #merged(variants: readonly Shape[]): Member[] {
    const objects = variants.flatMap((variant): Alternative[] => {
      const target = resolve(variant, this.#shapes);
      const doc = variant.kind === "ref" ? this.#shapes.get(variant.name)?.doc : undefined;
      return target.kind === "object"
        ? [{ ...target, members: allMembers(target).map((each) => this.#documented(each)), doc }]
        : [];
    });
    return mergedMembers(objects);
  }

  #documented(member: Member): Member {
    const { scalarDoc: _, ...rest } = member;
    // The help has fields of its own for these.
    const remaining = { ...member, default: undefined, secret: false };
    return { ...rest, doc: memberDoc(remaining, this.#shapes) };
  }

  #told(member: Member, holder: string, place?: string): object {
    const all = alternatives(member.shape, this.#shapes);
    const lists = ofKind("array", all, this.#shapes);
    const single = union([
      ...all.filter((each) => resolve(each, this.#shapes).kind !== "array"),
      ...lists.map(({ items }) => items),
    ]);
    const nonNull = alternatives(single, this.#shapes).filter(({ kind }) => kind !== "null");
    const values = nonNull.flatMap((each) => (each.kind === "literal" ? [each.value] : []));
    const isOpen = nonNull.some(({ kind }) => kind === "string" || kind === "number");
    return {
      name: member.name,
      in: place,
      type: this.#type(member.shape),
      ...this.#kinds(nonNull),
      array: lists.length > 0 || undefined,
      nullable: all.some(({ kind }) => kind === "null") || undefined,
      values: values.length > 0 ? values : undefined,
      open: (values.length > 0 && isOpen) || undefined,
      required: !member.optional || undefined,
      default: member.default === undefined ? undefined : JSON.parse(member.default),
      secret: member.secret || undefined,
      unpublished: member.unpublished,
      doc: member.doc,
      members: this.#members(nonNull, shapeName(member.shape) ?? `${holder}.${member.name}`),
    };
  }

  /** The kind of a value; of a union, its kinds, unless it can be anything. */
  #kinds(variants: readonly Shape[]): object {
    const kinds = [...new Set(variants.map((each) => kindName(resolve(each, this.#shapes))))].sort();
    const [kind = "mixed"] = kinds;
    return kinds.length < 2 ? { kind } : { kind: "mixed", kinds: kinds.includes("mixed") ? undefined : kinds };
  }

  #members(variants: readonly Shape[], name: string): string | undefined {
    const objectShapes = variants.filter(
      (each) => ofKind("object", [each], this.#shapes).flatMap(allMembers).length > 0,
    );
    if (objectShapes.length === 0) return undefined;
    if (!this.shapes.has(name)) {
      // Set before its members are described: the shape may contain itself.
      this.shapes.set(name, []);
      const members = this.#merged(objectShapes).sort((a, b) => Number(a.optional) - Number(b.optional));
      this.shapes.set(
        name,
        members.map((member) => this.#told(member, name)),
      );
      const objectVariants = this.#variants(objectShapes);
      if (objectVariants) this.variants.set(name, objectVariants);
    }
    return name;
  }

  #type(shape: Shape): string {
    switch (shape.kind) {
      case "ref":
        return typeName(shape.name, this.#shapes);
      case "literal":
        return JSON.stringify(shape.value);
      case "array":
        return `${parenthesized(this.#type(shape.items))}[]`;
      case "union":
        return this.#union(shape.variants);
      case "object":
        return shape.rest && shape.members.length === 0 ? `Record<string, ${this.#type(shape.rest)}>` : "object";
      default:
        return shape.kind;
    }
  }

  /** Joins alternatives; long lists of values stand in `values` alone. */
  #union(variants: readonly Shape[]): string {
    const literals = variants.filter(({ kind }) => kind === "literal").length;
    const types = variants.map((variant) =>
      variant.kind === "literal" && literals > maxLiterals ? typeof variant.value : this.#type(variant),
    );
    return [...new Set(types)].join(" | ");
  }
}

function shapeName(shape: Shape): string | undefined {
  if (shape.kind === "ref") return shape.name;
  if (shape.kind === "array") return shapeName(shape.items);
  const [only, ...others] = shape.kind === "union" ? shape.variants.filter(({ kind }) => kind !== "null") : [];
  return only && others.length === 0 ? shapeName(only) : undefined;
}

function allMembers({ members, rest }: ObjectShape): readonly Member[] {
  if (!rest || (rest.kind === "unknown" && members.length > 0)) return members;
  return [...members, { name: "*", shape: rest, optional: true, doc: undefined, default: undefined, secret: false }];
}

function kindName(shape: Shape): string {
  if (shape.kind === "literal") return typeof shape.value;
  return ["string", "number", "boolean", "object", "bytes"].includes(shape.kind) ? shape.kind : "mixed";
}
