import { type Contract, outputAlternatives } from "./contract.ts";
import { type Shape, union } from "./shape.ts";

/** Fewer members than these may stand where they are used, wherever that is. */
const fewestMembers = 3;

/** A structure that a group has twice would be two types, and a function that takes the one would refuse the other. */
export function refuseTwins({ groups, shapes }: Contract): void {
  const places = new Map<string, string[]>();
  const note = (group: string, shape: Shape, place: string) => {
    const key = `${group} ${JSON.stringify(shape, (name, value) => (isDoc(name) ? undefined : value))}`;
    places.set(key, [...(places.get(key) ?? []), place]);
  };
  for (const { name, group = "", shape } of shapes.values()) {
    note(group, shape, name);
    for (const inner of unnamedIn(shape, name)) note(group, inner.shape, inner.place);
  }
  for (const { name: group, operations } of groups) {
    for (const operation of operations) {
      const answers = outputAlternatives(operation);
      const place = `the answer of ${operation.name}`;
      const shape = answers.length > 0 ? union(answers) : undefined;
      if (shape && needsName(shape)) note(group, shape, place);
      for (const inner of shape ? unnamedIn(shape, place) : []) note(group, inner.shape, inner.place);
    }
  }
  const twins = [...places.values()].filter(({ length }) => length > 1).map((same) => same.join(" and "));
  if (twins.length > 0) throw new Error(`These have one structure; name it once: ${twins.join("; ")}.`);
}

interface Unnamed {
  readonly shape: Shape;
  readonly place: string;
}

function unnamedIn(shape: Shape, place: string): Unnamed[] {
  return inside(shape, place).flatMap((inner) => [
    ...(needsName(inner.shape) ? [inner] : []),
    ...unnamedIn(inner.shape, inner.place),
  ]);
}

function inside(shape: Shape, place: string): Unnamed[] {
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
  if (shape.kind === "object") return shape.members.length >= fewestMembers;
  return shape.kind === "union" && shape.variants.filter(({ kind }) => kind === "ref").length > 1;
}

function isDoc(name: string): boolean {
  return name === "doc" || name === "scalarDoc";
}
