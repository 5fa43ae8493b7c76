import type { ResolvedGroup } from "./resolve-group.ts";
import { mayHave, membersOf, type NamedShape, type Shapes, shapeKey } from "./shape.ts";

export interface Guard {
  readonly name: string;
  readonly unions: readonly string[];
  readonly has: readonly string[];
  readonly lacks: readonly string[];
  /** Members that the others always have together, and this one never. */
  readonly lacksAny: readonly string[];
  /** Whether it extends the usual alternative: only then can TypeScript narrow both ways. */
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
    const missing = distinguishing(other, name, shapes);
    const own = distinguishing(name, other, shapes);
    if (missing.some((member) => lacks.has(member)) || own.some((member) => has.has(member))) continue;
    // One test of a member of every other alternative suffices.
    const [lacked] = missing.sort((a, b) => count(b, others, shapes) - count(a, others, shapes));
    const [ownMember] = own;
    if (lacked !== undefined && name !== usual) lacks.add(lacked);
    else if (ownMember !== undefined) has.add(ownMember);
    else
      for (const member of required(other, shapes)) if (!required(name, shapes).includes(member)) lacksAny.add(member);
  }
  if (lacks.size + has.size + lacksAny.size === 0)
    throw new Error(
      `${name} is an alternative of ${unions.map((each) => each.name).join(" and ")} that no member tells from the others.`,
    );
  const narrows =
    name === usual || (distinguishing(name, usual, shapes).length > 0 && isExtension(name, usual, shapes));
  return {
    name,
    unions: unions.map((union) => union.name),
    has: [...has],
    lacks: [...lacks],
    lacksAny: [...lacksAny],
    narrows,
  };
}

function isExtension(name: string, other: string, shapes: Shapes): boolean {
  const own = new Map(membersOf({ kind: "ref", name }, shapes).map((member) => [member.name, member]));
  return membersOf({ kind: "ref", name: other }, shapes).every((member) => {
    const same = own.get(member.name);
    return same !== undefined && shapeKey(same.shape) === shapeKey(member.shape) && (!same.optional || member.optional);
  });
}

/** The members that one alternative always has and the other never. */
function distinguishing(name: string, other: string, shapes: Shapes): string[] {
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
