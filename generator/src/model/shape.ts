export type Shape =
  | { readonly kind: "string"; readonly format?: string; readonly rules: Rules }
  | { readonly kind: "number"; readonly integer: boolean; readonly rules: Rules }
  | { readonly kind: "boolean" | "null" | "unknown" | "bytes" }
  | { readonly kind: "literal"; readonly value: string | number | boolean; readonly former?: true }
  | { readonly kind: "array"; readonly items: Shape; readonly rules: Rules }
  | ObjectShape
  | UnionShape
  | RefShape;

/** An object: its members and, where other keys are allowed with a known value, `rest`. `sealed`: a request with others is refused. */
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

/** One member of an object. `closed`: its literals discriminate a union and stay closed in answers. */
export interface Member {
  readonly name: string;
  readonly shape: Shape;
  readonly optional: boolean;
  readonly doc: string | undefined;
  /** The doc of the member's scalar: the unit of a number, the kind of an ID. */
  readonly scalarDoc?: string;
  readonly default: string | undefined;
  readonly secret: boolean;
  /** The platform does not describe it. */
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
  /** The whole of it is a credential, keys and values. */
  readonly secret?: true;
  /** Of a union in answers: the name of the alternative that is its type. */
  readonly usual?: string;
  readonly columns?: readonly string[];
  /** Of an event: the name of the shape that has a member for each `type`, which is the shape of its `payload`. */
  readonly payloads?: string;
  readonly example?: unknown;
}

export type Shapes = ReadonlyMap<string, NamedShape>;

export function resolve(shape: Shape, shapes: Shapes): Exclude<Shape, RefShape> {
  let current = shape;
  while (current.kind === "ref") {
    const named = shapes.get(current.name);
    if (!named) throw new Error(`The contract has no shape named ${current.name}.`);
    current = named.shape;
  }
  return current;
}

export function reach(shape: Shape, shapes: Shapes, found: Set<string>): void {
  switch (shape.kind) {
    case "ref": {
      const named = found.has(shape.name) ? undefined : shapes.get(shape.name);
      found.add(shape.name);
      if (named) reach(named.shape, shapes, found);
      break;
    }
    case "array":
      reach(shape.items, shapes, found);
      break;
    case "union":
      for (const variant of shape.variants) reach(variant, shapes, found);
      break;
    case "object":
      for (const member of shape.members) reach(member.shape, shapes, found);
      if (shape.rest) reach(shape.rest, shapes, found);
  }
}

/** The name of the type that users see where a named shape stands: of a union with a usual alternative it is that one. */
export function typeName(name: string, shapes: Shapes): string {
  return shapes.get(name)?.usual ?? name;
}

export function keyOf(shape: Shape): string {
  return JSON.stringify(shape);
}

/** The alternatives of a shape, unions in unions unfolded, repeated ones once. Named unions unfold too when `shapes` is given. */
export function alternatives(shape: Shape, shapes?: Shapes): Shape[] {
  const seen = new Map<string, Shape>();
  const unfolded = new Set<string>();
  const visit = (each: Shape) => {
    const target = shapes && each.kind === "ref" ? resolve(each, shapes) : each;
    if (target.kind !== "union") return void seen.set(keyOf(each), each);
    if (each.kind === "ref" && unfolded.has(each.name)) return;
    if (each.kind === "ref") unfolded.add(each.name);
    for (const variant of target.variants) visit(variant);
  };
  visit(shape);
  return [...seen.values()];
}

export function union(variants: readonly Shape[]): Shape {
  const flat = alternatives({ kind: "union", variants });
  const [only] = flat;
  return only && flat.length === 1 ? only : { kind: "union", variants: flat };
}

/** Whether an object may have a member: it states it, or has other keys of known values. */
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
