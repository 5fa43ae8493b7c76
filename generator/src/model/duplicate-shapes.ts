import { type Contract, type Operation, outputAlternatives } from "./contract.ts";
import { type Shape, union } from "./shape.ts";

const minMembers = 3;

/** Refuses a structure that a group has twice: they would be two types, incompatible for callers. */
export function refuseDuplicateShapes({ groups, shapes }: Contract): void {
  const places = new Map<string, string[]>();
  const note = (group: string, { shape, place }: Part): void => {
    const key = `${group} ${JSON.stringify(shape, (name, value) => (["doc", "scalarDoc", "unpublished"].includes(name) ? undefined : value))}`;
    places.set(key, [...(places.get(key) ?? []), place]);
  };
  for (const { name, group = "", shape } of shapes.values()) {
    note(group, { shape, place: name });
    for (const part of unnamedIn(shape, name)) note(group, part);
  }
  for (const { name: group, operations } of groups) {
    for (const part of operations.flatMap(unnamedOf)) note(group, part);
  }
  const duplicates = [...places.values()].filter(({ length }) => length > 1).map((same) => same.join(" and "));
  if (duplicates.length > 0) throw new Error(`These have one structure; name it once: ${duplicates.join("; ")}.`);
}

interface Part {
  readonly shape: Shape;
  readonly place: string;
}

function unnamedOf(operation: Operation): Part[] {
  const { name, parameters, body } = operation;
  const answers = outputAlternatives(operation);
  return [
    ...parameters.flatMap(({ member }) => unnamed({ shape: member.shape, place: `${name}.${member.name}` })),
    // The members of a body are members of the input.
    ...(body ? unnamedIn(body.shape, name) : []),
    ...(answers.length > 0 ? unnamed({ shape: union(answers), place: `the answer of ${name}` }) : []),
  ];
}

function unnamed(part: Part): Part[] {
  return [...(needsName(part.shape) ? [part] : []), ...unnamedIn(part.shape, part.place)];
}

function unnamedIn(shape: Shape, place: string): Part[] {
  return inside(shape, place).flatMap(unnamed);
}

function inside(shape: Shape, place: string): Part[] {
  switch (shape.kind) {
    case "array":
      return [{ shape: shape.items, place: `${place}[]` }];
    case "union":
      return shape.variants.map((variant) => ({ shape: variant, place }));
    case "object": {
      const members = shape.members.map((member) => ({ shape: member.shape, place: `${place}.${member.name}` }));
      return shape.rest ? [...members, { shape: shape.rest, place: `${place}.*` }] : members;
    }
    default:
      return [];
  }
}

function needsName(shape: Shape): boolean {
  if (shape.kind === "object") return shape.members.length >= minMembers;
  if (shape.kind !== "union") return false;
  const isNamed = (each: Shape): boolean => each.kind === "ref";
  const isText = (each: Shape): boolean => each.kind === "literal" && typeof each.value === "string";
  return [isNamed, isText].some((is) => shape.variants.filter(is).length > 1);
}
