import { type Group, type Operation, outputAlternatives } from "./contract.ts";
import { firstDoc, mergedMembers } from "./merged-members.ts";
import {
  alternatives,
  membersOf,
  type NamedShape,
  type ObjectShape,
  ofKind,
  pascal,
  type RefShape,
  resolve,
  type Shape,
  type Shapes,
  shapeKey,
  typeName,
  union,
} from "./shape.ts";
import { tellApart } from "./tell-apart.ts";

/** The result of an operation; `schema` also covers alternatives that the type leaves out. */
export interface Output {
  readonly type: Shape | undefined;
  readonly schema: Shape | undefined;
  readonly item: Shape | undefined;
}

export interface Merge {
  readonly place: string;
  readonly what: string;
}

interface Merged {
  readonly shapes: Shapes;
  readonly outputs: ReadonlyMap<string, Output>;
  readonly merges: readonly Merge[];
}

/** Turns a group's answers into types for use: indistinguishable alternatives become one interface, and empty ones are dropped. */
export function mergeAnswers(group: Group, shapes: Shapes, answeredBeforeMerge: ReadonlySet<string>): Merged {
  const merger = new Merger(shapes);
  const typed = new Map<string, NamedShape>();
  for (const [name, named] of shapes) {
    // A named usual alternative is the type, and the others stay separate types.
    const isTyped = answeredBeforeMerge.has(name) && named.usual === undefined;
    typed.set(name, isTyped ? { ...named, shape: merger.typed(named.shape, name) } : named);
  }
  const outputs = new Map(group.operations.map((operation) => [operation.name, outputOf(operation, merger)]));
  for (const [name, members] of merger.closed) {
    const closedShape = typed.get(name);
    if (closedShape?.shape.kind === "object")
      typed.set(name, { ...closedShape, shape: closeMembers(closedShape.shape, members, shapes) });
  }
  for (const [name, output] of outputs) {
    const item = output.type && group.operations.find((each) => each.name === name)?.paging?.items;
    if (item && output.type) outputs.set(name, { ...output, item: itemAt(output.type, item, typed) });
  }
  return { shapes: typed, outputs, merges: merger.merges };
}

function outputOf(operation: Operation, merger: Merger): Output {
  const place = `${pascal(operation.name)}Output`;
  const { shapes } = merger;
  const all = alternatives({
    kind: "union",
    variants: outputAlternatives(operation).flatMap((each) => unfolded(each, shapes)),
  });
  if (all.length === 0) return { type: undefined, schema: undefined, item: undefined };
  const items = operation.paging?.items.split(".")[0];
  const pages = items === undefined ? all : all.filter((each) => hasMember(each, items, shapes));
  if (pages.length > 0 && pages.length < all.length) {
    const others = all.filter((each) => !pages.includes(each));
    merger.merges.push({ place, what: `left out what is not a page: ${others.map(label).join(" | ")}` });
    const type = merger.typed(union(pages), place);
    return { type, schema: union([type, ...others]), item: undefined };
  }
  const [single, ...more] = new Map(outputAlternatives(operation).map((each) => [shapeKey(each), each])).values();
  // A single named answer keeps its name; its own alternatives are merged where the name is printed.
  const type = single && more.length === 0 && single.kind === "ref" ? single : merger.typed(union(all), place);
  const finalType = operation.answersEmpty ? withOptionalMembers(type, operation.name, merger.shapes) : type;
  return { type: finalType, schema: finalType, item: undefined };
}

/** An answer with all members optional. */
function withOptionalMembers(shape: Shape, name: string, shapes: Shapes): Shape {
  const variants = alternatives(shape, shapes).map((each) => {
    const target = resolve(each, shapes);
    if (target.kind !== "object") throw new Error(`${name}: @answersEmpty is for an answer that is an object.`);
    return { ...target, members: target.members.map((member) => ({ ...member, optional: true })) };
  });
  return union(variants);
}

class Merger {
  readonly shapes: Shapes;
  readonly merges: Merge[] = [];
  /** Members of named shapes whose literals discriminate a union. */
  readonly closed: Map<string, Set<string>> = new Map();
  readonly #under: string[] = [];

  constructor(shapes: Shapes) {
    this.shapes = shapes;
  }

  typed(shape: Shape, place: string): Shape {
    if (place.length > 400) throw new Error(`${place}: a shape that contains itself without a name.`);
    switch (shape.kind) {
      case "array":
        return { ...shape, items: this.typed(shape.items, `${place}[]`) };
      case "object":
        return this.#object(shape, place);
      case "union":
        return this.#union(this.#alternatives(shape), place);
      default:
        return shape;
    }
  }

  /** Unseals an object: an answer may get more members, whatever a request may have. */
  #object({ sealed: _, ...shape }: ObjectShape, place: string): ObjectShape {
    const members = shape.members.map((member) => ({
      ...member,
      shape: this.typed(member.shape, `${place}.${member.name}`),
    }));
    return { ...shape, members, ...(shape.rest && { rest: this.typed(shape.rest, `${place}.*`) }) };
  }

  #union(all: readonly Shape[], place: string): Shape {
    const nonEmpty = all.filter((each) => !this.#isEmpty(each));
    if (nonEmpty.length < all.length && nonEmpty.some((each) => each.kind !== "null")) {
      this.merges.push({ place, what: "left out an alternative without members" });
    }
    const variants = nonEmpty.length > 0 ? nonEmpty : all;
    const objects = variants.filter((each) => this.#isObject(each));
    const lists = variants.flatMap((each) => (each.kind === "array" ? [each] : []));
    const others = variants.filter((each) => each.kind !== "array" && !this.#isObject(each));
    const items = lists.map((list) => list.items);
    const [list] = lists;
    const oneList = list ? [{ ...list, items: this.typed(union(items), `${place}[]`) }] : [];
    const typed = this.#objects(objects, place);
    const isNull = (each: Shape) => each.kind === "null";
    return union([...others.filter((each) => !isNull(each)), ...typed, ...oneList, ...others.filter(isNull)]);
  }

  /** Named unions stay named, unless their members have to be merged with another alternative. */
  #alternatives(shape: Shape): Shape[] {
    const folded = alternatives(shape);
    const mergeable = folded.filter((each) => {
      const target = resolve(each, this.shapes);
      return target.kind === "union"
        ? target.variants.some((variant) => this.#isMergeable(variant))
        : this.#isMergeable(each);
    });
    return mergeable.length > 1 ? alternatives(shape, this.shapes) : folded;
  }

  #isMergeable(shape: Shape): boolean {
    const { kind } = resolve(shape, this.shapes);
    return kind === "object" || kind === "array" || kind === "union";
  }

  #objects(variants: readonly Shape[], place: string): Shape[] {
    return tellApart(variants, this.shapes).map(({ variants: same, by }) => {
      const [only] = same;
      const one = only && same.length === 1 ? this.typed(only, place) : this.#merge(same, place);
      return by.reduce((shape, name) => this.#close(shape, name), one);
    });
  }

  /** Closes the literals of a discriminating member. */
  #close(shape: Shape, by: string): Shape {
    if (shape.kind === "object") return closeMembers(shape, new Set([by]), this.shapes);
    if (shape.kind === "ref") this.closed.set(shape.name, (this.closed.get(shape.name) ?? new Set()).add(by));
    return shape;
  }

  #merge(variants: readonly Shape[], place: string): Shape {
    const key = variants.map(shapeKey).join("|");
    if (this.#under.includes(key)) {
      throw new Error(
        `${place}: alternatives that contain themselves cannot be merged; give their union a name in the contract.`,
      );
    }
    this.#under.push(key);
    const objects = ofKind("object", variants, this.shapes);
    const members = mergedMembers(objects, firstDoc).map((member) => ({
      ...member,
      shape: this.typed(member.shape, `${place}.${member.name}`),
    }));
    const rests = objects.flatMap((object) => (object.rest ? [object.rest] : []));
    this.#under.pop();
    const required = members.filter((member) => !member.optional).length;
    this.merges.push({
      place,
      what: `merged ${variants.map(label).join(" | ")} into one shape of ${members.length} members, ${required} of them in each`,
    });
    return { kind: "object", members, ...(rests.length > 0 && { rest: union(rests) }) };
  }

  #isObject(shape: Shape): boolean {
    return membersOf(shape, this.shapes).length > 0;
  }

  #isEmpty(shape: Shape): boolean {
    const target = resolve(shape, this.shapes);
    return target.kind === "unknown" || (target.kind === "object" && target.members.length === 0 && !target.rest);
  }
}

/** Spells out the literals of discriminating members, since a named list of them may be open. */
function closeMembers(shape: ObjectShape, names: ReadonlySet<string>, shapes: Shapes): ObjectShape {
  const members = shape.members.map((member) =>
    names.has(member.name) ? { ...member, shape: union(alternatives(member.shape, shapes)), closed: true } : member,
  );
  return { ...shape, members };
}

/** The alternatives of a shape. A named union with a usual alternative counts as one: it has its own type. */
function unfolded(shape: Shape, shapes: Shapes): Shape[] {
  if (shape.kind === "ref" && shapes.get(shape.name)?.usual !== undefined) return [shape];
  const target = resolve(shape, shapes);
  return target.kind === "union" ? target.variants.flatMap((variant) => unfolded(variant, shapes)) : [shape];
}

function resolveAsTyped(shape: Shape, shapes: Shapes): Exclude<Shape, RefShape> {
  return resolve(shape.kind === "ref" ? { kind: "ref", name: typeName(shape.name, shapes) } : shape, shapes);
}

function hasMember(shape: Shape, name: string, shapes: Shapes): boolean {
  const target = resolveAsTyped(shape, shapes);
  return target.kind === "object" && target.members.some((member) => member.name === name);
}

function itemAt(page: Shape, path: string, shapes: Shapes): Shape | undefined {
  let current: Shape | undefined = page;
  for (const name of path.split(".")) {
    const target: Shape | undefined = current && resolveAsTyped(current, shapes);
    current = target?.kind === "object" ? target.members.find((member) => member.name === name)?.shape : undefined;
  }
  const list = current && resolve(current, shapes);
  return list?.kind === "array" ? list.items : undefined;
}

function label(shape: Shape): string {
  if (shape.kind === "ref") return shape.name;
  if (shape.kind === "array") return `${label(shape.items)}[]`;
  return shape.kind === "object" ? `{ ${shape.members.map(({ name }) => name).join(", ")} }` : shape.kind;
}
