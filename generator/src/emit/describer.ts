import type { Operation } from "../model/contract.ts";
import { discriminantOf } from "../model/discriminant.ts";
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
import { memberDoc, parenthesized } from "./print-type.ts";

// What has more than these has a name in the contract, or is put together of several.
const mostLiterals = 4;

/** Tells of members, and of the objects that they hold. */
export class Describer {
  readonly shapes: Map<string, object[]> = new Map();
  /** Of those that are one of several objects, what each of these has. */
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
    // How a body is to be read is said in a header.
    places.set("contentType", places.get("contentType") ?? "header");
    const own = input.own.members.map((each) => ({
      member: this.#documented(each),
      place: places.get(each.name) ?? "body",
    }));
    const body = this.#bodyMembers(input).map((member) => ({ member, place: "body" }));
    return [...own, ...body]
      .sort((a, b) => Number(a.member.optional) - Number(b.member.optional))
      .map(({ member, place }) => this.#told(member, holder, place));
  }

  inputVariants(operation: Operation, group: ResolvedGroup): object | undefined {
    return this.#variants(group.inputs.get(operation.name)?.body ?? []);
  }

  #variants(shapes: readonly Shape[]): object | undefined {
    const objects = ofKind("object", shapes, this.#shapes).map(allMembers);
    if (objects.length < 2) return undefined;
    const discriminator = discriminantOf(shapes, this.#shapes);
    const named = (members: readonly Member[]) => members.map(({ name }) => name);
    const of = objects.map((members) => {
      const own = members.find(({ name }) => name === discriminator);
      const values =
        own && alternatives(own.shape, this.#shapes).flatMap((each) => (each.kind === "literal" ? [each.value] : []));
      return {
        values,
        required: named(members.filter((each) => !each.optional && each !== own)),
        optional: named(members.filter(({ optional }) => optional)),
      };
    });
    return { discriminator, of };
  }

  /** The members of a flat body. Of one that is one object or a list, those of that one stand before the whole. */
  #bodyMembers({ body, whole }: Input): Member[] {
    const members = this.#merged(body);
    return whole ? [...members, ...whole.members].map((each) => ({ ...each, optional: true })) : members;
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
    // What has a word of its own in the help is not said again.
    const said = { ...member, default: undefined, secret: false };
    return { ...rest, doc: memberDoc(said, this.#shapes) };
  }

  #told(member: Member, holder: string, place?: string): object {
    const all = alternatives(member.shape, this.#shapes);
    const lists = ofKind("array", all, this.#shapes);
    const single = union([
      ...all.filter((each) => resolve(each, this.#shapes).kind !== "array"),
      ...lists.map(({ items }) => items),
    ]);
    const known = alternatives(single, this.#shapes).filter(({ kind }) => kind !== "null");
    const values = known.flatMap((each) => (each.kind === "literal" ? [each.value] : []));
    const isOpen = known.some(({ kind }) => kind === "string" || kind === "number");
    return {
      name: member.name,
      in: place,
      type: this.#type(member.shape),
      ...this.#kinds(known),
      array: lists.length > 0 || undefined,
      nullable: all.some(({ kind }) => kind === "null") || undefined,
      values: values.length > 0 ? values : undefined,
      open: (values.length > 0 && isOpen) || undefined,
      required: !member.optional || undefined,
      default: member.default === undefined ? undefined : JSON.parse(member.default),
      secret: member.secret || undefined,
      unpublished: member.unpublished,
      doc: member.doc,
      members: this.#members(known, nameOf(member.shape) ?? `${holder}.${member.name}`),
    };
  }

  /** Its kind; of several, which they are, unless it can be anything. */
  #kinds(known: readonly Shape[]): object {
    const kinds = [...new Set(known.map((each) => kindOf(resolve(each, this.#shapes))))].sort();
    const [kind = "mixed"] = kinds;
    return kinds.length < 2 ? { kind } : { kind: "mixed", kinds: kinds.includes("mixed") ? undefined : kinds };
  }

  #members(known: readonly Shape[], name: string): string | undefined {
    const objects = known.filter((each) => ofKind("object", [each], this.#shapes).flatMap(allMembers).length > 0);
    if (objects.length === 0) return undefined;
    if (!this.shapes.has(name)) {
      // Held before its members are described: it may contain itself.
      this.shapes.set(name, []);
      const members = this.#merged(objects).sort((a, b) => Number(a.optional) - Number(b.optional));
      this.shapes.set(
        name,
        members.map((member) => this.#told(member, name)),
      );
      const variants = this.#variants(objects);
      if (variants) this.variants.set(name, variants);
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

  /** Alternatives; values that are too many to read stand in `values` alone. */
  #union(variants: readonly Shape[]): string {
    const literals = variants.filter(({ kind }) => kind === "literal").length;
    const types = variants.map((variant) =>
      variant.kind === "literal" && literals > mostLiterals ? typeof variant.value : this.#type(variant),
    );
    return [...new Set(types)].join(" | ");
  }
}

function nameOf(shape: Shape): string | undefined {
  if (shape.kind === "ref") return shape.name;
  if (shape.kind === "array") return nameOf(shape.items);
  const [only, ...others] = shape.kind === "union" ? shape.variants.filter(({ kind }) => kind !== "null") : [];
  return only && others.length === 0 ? nameOf(only) : undefined;
}

function allMembers({ members, rest }: ObjectShape): readonly Member[] {
  if (!rest || (rest.kind === "unknown" && members.length > 0)) return members;
  return [...members, { name: "*", shape: rest, optional: true, doc: undefined, default: undefined, secret: false }];
}

function kindOf(shape: Shape): string {
  if (shape.kind === "literal") return typeof shape.value;
  return ["string", "number", "boolean", "object", "bytes"].includes(shape.kind) ? shape.kind : "mixed";
}
