import type { ResolvedGroup } from "./resolve-group.ts";
import { keyOf, mayHave, membersOf, type NamedShape, type Shapes } from "./shape.ts";

export interface Guard {
  readonly name: string;
  readonly unions: readonly string[];
  readonly has: readonly string[];
  readonly lacks: readonly string[];
  /** Members of which it may lack any, and others none. */
  readonly lacksAny: readonly string[];
  /** Whether it is a usual alternative with more: then TypeScript can narrow to it, and knows what a value is that it is not. */
  readonly narrows: boolean;
}

export function guardsOf({ shapes }: ResolvedGroup): Guard[] {
  const unions = [...shapes.values()].filter(({ usual }) => usual !== undefined);
  const names = new Set(unions.flatMap(alternativesOf));
  return [...names].sort().map((name) => guardOf(name, unions, shapes));
}

function guardOf(name: string, all: readonly NamedShape[], shapes: Shapes): Guard {
  const unions = all.filter((union) => alternativesOf(union).includes(name));
  const [usual = "", ...more] = new Set(unions.flatMap((union) => union.usual ?? []));
  if (more.length > 0)
    throw new Error(`${name} stands beside ${[usual, ...more].join(" and ")}, which are both the usual ones.`);
  const others = new Set(unions.flatMap(alternativesOf).filter((other) => other !== name));
  const lacks = new Set<string>();
  const has = new Set<string>();
  const lacksAny = new Set<string>();
  for (const other of others) {
    const missing = foreign(other, name, shapes);
    const own = foreign(name, other, shapes);
    if (missing.some((member) => lacks.has(member)) || own.some((member) => has.has(member))) continue;
    // What all the others have says it in one word.
    const [lacked] = missing.sort((a, b) => count(b, others, shapes) - count(a, others, shapes));
    const [held] = own;
    if (lacked !== undefined && name !== usual) lacks.add(lacked);
    else if (held !== undefined) has.add(held);
    else
      for (const member of required(other, shapes)) if (!required(name, shapes).includes(member)) lacksAny.add(member);
  }
  if (lacks.size + has.size + lacksAny.size === 0)
    throw new Error(
      `${name} is an alternative of ${unions.map((each) => each.name).join(" and ")} that no member tells from the others.`,
    );
  const narrows = name === usual || (foreign(name, usual, shapes).length > 0 && isMore(name, usual, shapes));
  return {
    name,
    unions: unions.map((union) => union.name),
    has: [...has],
    lacks: [...lacks],
    lacksAny: [...lacksAny],
    narrows,
  };
}

function isMore(name: string, other: string, shapes: Shapes): boolean {
  const own = new Map(membersOf({ kind: "ref", name }, shapes).map((member) => [member.name, member]));
  return membersOf({ kind: "ref", name: other }, shapes).every((member) => {
    const same = own.get(member.name);
    return same !== undefined && keyOf(same.shape) === keyOf(member.shape) && (!same.optional || member.optional);
  });
}

/** The members that an alternative always has and another one never. */
function foreign(name: string, other: string, shapes: Shapes): string[] {
  return required(name, shapes).filter((member) => !mayHave({ kind: "ref", name: other }, member, shapes));
}

function required(name: string, shapes: Shapes): string[] {
  return membersOf({ kind: "ref", name }, shapes).flatMap((member) => (member.optional ? [] : [member.name]));
}

function count(member: string, names: ReadonlySet<string>, shapes: Shapes): number {
  return [...names].filter((name) => required(name, shapes).includes(member)).length;
}

function alternativesOf({ name, shape }: NamedShape): string[] {
  if (shape.kind !== "union") throw new Error(`@usual of ${name} is for a union.`);
  return shape.variants.map((variant) => {
    if (variant.kind === "ref") return variant.name;
    throw new Error(`@usual of ${name} needs alternatives with names.`);
  });
}
