import type { Input } from "../../generator/src/model/resolve-group.ts";
import { type ObjectShape, resolve, type Shape, type Shapes } from "../../generator/src/model/shape.ts";
import { edgesOf, type Ruled } from "./edges.ts";

/** A place of an operation's input that has a bound or a format, and the least input that has a value there. */
export interface Place {
  readonly path: string;
  readonly shape: Ruled;
  readonly element: (index: number) => unknown;
  readonly put: (value: unknown) => unknown;
}

/** Every place of an input that has a bound or a format, in each alternative that it has. */
export function placesOf({ parameters: own, bodyAlternatives: body }: Input, shapes: Shapes): Place[] {
  const places: Place[] = [];
  const beside = (value: unknown, other: unknown) => Object.assign({}, value, other);
  const [first] = body;
  walk(own, "", (value) => beside(value, first && least(first, shapes)));
  for (const each of body) walk(each, "", (value) => beside(least(own, shapes), value));
  return places;

  function walk(shape: Shape, path: string, put: Place["put"], under: readonly string[] = []): void {
    switch (shape.kind) {
      case "ref":
        if (!under.includes(shape.name)) walk(resolve(shape, shapes), path, put, [...under, shape.name]);
        break;
      case "union":
        for (const variant of shape.variants) walk(variant, path, put, under);
        break;
      case "object":
        for (const { name, shape: each } of shape.members) {
          walk(each, `${path}.${name}`, (value) => put(beside(least(shape, shapes), { [name]: value })), under);
        }
        if (shape.most !== undefined) note({ ...shape, most: shape.most }, path, put);
        if (shape.rest)
          walk(shape.rest, `${path}.*`, (value) => put({ ...leastObject(shape, shapes), key: value }), under);
        break;
      case "array":
        note(shape, path, put);
        walk(shape.items, `${path}[]`, (value) => put([value, ...leastList(shape, shapes).slice(1)]), under);
        break;
      case "string":
      case "number":
        note(shape, path, put);
    }
  }

  function note(shape: Ruled, path: string, put: Place["put"]): void {
    if (!hasRules(shape)) return;
    const inside = shape.kind === "array" ? shape.items : shape.kind === "object" ? shape.rest : undefined;
    const element = (index: number) => inside && differentOf(inside, index, shapes);
    places.push({ path: path.slice(1), shape, element, put });
  }
}

function hasRules(shape: Ruled): boolean {
  if (shape.kind === "object" || Object.keys(shape.rules).length > 0) return true;
  return shape.kind === "number" ? shape.integer : shape.kind === "string" && shape.format !== undefined;
}

/** The least value of a shape, another one for each index where it has several. */
function differentOf(shape: Shape, index: number, shapes: Shapes): unknown {
  const target = resolve(shape, shapes);
  if (target.kind === "union") return least(target.variants[index % target.variants.length] ?? target, shapes);
  const value = least(target, shapes);
  return typeof value === "number" ? value + index : value;
}

/** The least value of a shape: what has to be there, and nothing else. */
function least(shape: Shape, shapes: Shapes): unknown {
  switch (shape.kind) {
    case "ref":
      return least(resolve(shape, shapes), shapes);
    case "literal":
      return shape.value;
    case "union":
      return least(shape.variants[0] ?? { kind: "null" }, shapes);
    case "array":
      return leastList(shape, shapes);
    case "object":
      return leastObject(shape, shapes);
    case "string":
    case "number":
      if (hasRules(shape)) return edgesOf(shape, () => undefined).inside[0];
      return shape.kind === "string" ? "text" : 1;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return "anything";
  }
}

function leastList({ items, rules }: Extract<Shape, { kind: "array" }>, shapes: Shapes): unknown[] {
  return Array.from({ length: rules.min ?? 0 }, () => least(items, shapes));
}

function leastObject({ members }: ObjectShape, shapes: Shapes): object {
  const needed = members.filter(({ optional }) => !optional);
  return Object.fromEntries(needed.map(({ name, shape }) => [name, least(shape, shapes)]));
}
