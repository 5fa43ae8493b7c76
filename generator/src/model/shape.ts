export type Shape =
  | { readonly kind: "string"; readonly format?: string; readonly rules: Rules }
  | { readonly kind: "number"; readonly integer: boolean; readonly rules: Rules }
  | { readonly kind: "boolean" | "null" | "unknown" | "bytes" }
  | { readonly kind: "literal"; readonly value: string | number | boolean; readonly former?: true }
  | { readonly kind: "array"; readonly items: Shape; readonly rules: Rules }
  | ObjectShape
  | UnionShape
  | RefShape;

/** An object with its members, and `rest` where other keys have values of a known shape. `sealed`: requests with other keys are refused. */
export interface ObjectShape {
  readonly kind: "object";
  readonly members: readonly Member[];
  readonly rest?: Shape;
  readonly most?: number;
  readonly sealed?: true;
}

interface UnionShape {
  readonly kind: "union";
  readonly variants: readonly Shape[];
}

export interface RefShape {
  readonly kind: "ref";
  readonly name: string;
}

export interface Rules {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  readonly distinct?: true;
}

/** A member of an object. `closed`: its literals discriminate a union and stay closed in answers. */
export interface Member {
  readonly name: string;
  readonly shape: Shape;
  readonly optional: boolean;
  readonly doc: string | undefined;
  /** The doc of the member's scalar: the unit of a number, the kind of an ID. */
  readonly scalarDoc?: string;
  readonly default: string | undefined;
  readonly secret: boolean;
  /** Whether the platform's description lacks it. */
  readonly unpublished?: true;
  readonly closed?: boolean;
  readonly inputName?: string;
}

/** A shape with a name and a place: `group` is undefined for shapes that several groups share. */
export interface NamedShape {
  readonly name: string;
  readonly group: string | undefined;
  readonly doc: string | undefined;
  readonly shape: Shape;
  /** Whether all of its keys and values are credentials. */
  readonly secret?: true;
  /** Alternative of a union in answers that is the union's type. */
  readonly usual?: string;
  readonly columns?: readonly string[];
  /** Shape of an event's payloads: it has a member for each `type`. */
  readonly payloads?: string;
  readonly example?: unknown;
}

export type Shapes = ReadonlyMap<string, NamedShape>;

export function resolve(shape: Shape, shapes: Shapes): Exclude<Shape, RefShape> {
  let current = shape;
  while (current.kind === "ref") {
    const declared = shapes.get(current.name);
    if (!declared) throw new Error(`The contract has no shape named ${current.name}.`);
    current = declared.shape;
  }
  return current;
}

export function collectNames(shape: Shape, shapes: Shapes, names: Set<string>): void {
  switch (shape.kind) {
    case "ref": {
      const declared = names.has(shape.name) ? undefined : shapes.get(shape.name);
      names.add(shape.name);
      if (declared) collectNames(declared.shape, shapes, names);
      break;
    }
    case "array":
      collectNames(shape.items, shapes, names);
      break;
    case "union":
      for (const variant of shape.variants) collectNames(variant, shapes, names);
      break;
    case "object":
      for (const member of shape.members) collectNames(member.shape, shapes, names);
      if (shape.rest) collectNames(shape.rest, shapes, names);
  }
}

/** The name that users see for a shape: a union with a usual alternative has that one's. */
export function typeName(name: string, shapes: Shapes): string {
  return shapes.get(name)?.usual ?? name;
}

export function shapeKey(shape: Shape): string {
  return JSON.stringify(shape);
}

/** The distinct alternatives of a shape, nested unions unfolded, and named unions as well where `shapes` is given. */
export function alternatives(shape: Shape, shapes?: Shapes): Shape[] {
  const byKey = new Map<string, Shape>();
  const unfolded = new Set<string>();
  const visit = (each: Shape) => {
    const target = shapes && each.kind === "ref" ? resolve(each, shapes) : each;
    if (target.kind !== "union") return void byKey.set(shapeKey(each), each);
    if (each.kind === "ref" && unfolded.has(each.name)) return;
    if (each.kind === "ref") unfolded.add(each.name);
    for (const variant of target.variants) visit(variant);
  };
  visit(shape);
  return [...byKey.values()];
}

export function union(variants: readonly Shape[]): Shape {
  const flat = alternatives({ kind: "union", variants });
  const [only] = flat;
  return only && flat.length === 1 ? only : { kind: "union", variants: flat };
}

/** Whether an object may have a member, by name or through `rest`. */
export function mayHave(shape: Shape, name: string, shapes: Shapes): boolean {
  const target = resolve(shape, shapes);
  return target.kind === "object" && (target.rest !== undefined || target.members.some((each) => each.name === name));
}

export function ofKind<Kind extends Shape["kind"]>(kind: Kind, some: readonly Shape[], shapes: Shapes) {
  type OfKind = Extract<Shape, { readonly kind: Kind }>;
  return some.map((each): Shape => resolve(each, shapes)).filter((each): each is OfKind => each.kind === kind);
}

export function membersOf(shape: Shape, shapes: Shapes): readonly Member[] {
  const target = resolve(shape, shapes);
  return target.kind === "object" ? target.members : [];
}

export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
