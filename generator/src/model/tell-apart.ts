import { alternatives, type Member, mayHave, membersOf, resolve, type Shape, type Shapes, shapeKey } from "./shape.ts";

/**
 * The member that discriminates a union: required literals in each alternative, and no literal in two, unless those have all in common. Of
 * several, the member that separates most.
 */
export function discriminantOf(variants: readonly Shape[], shapes: Shapes): string | undefined {
  const objects = variants.map((variant) => resolve(variant, shapes));
  const [first] = objects;
  if (first?.kind !== "object") return undefined;
  let best: { name: string; kinds: number } | undefined;
  for (const { name } of first.members) {
    const values = objects.map((object) => {
      const member = object.kind === "object" ? object.members.find((each) => each.name === name) : undefined;
      return member && literals(member, shapes);
    });
    const kinds = values.every((each) => each !== undefined) ? countDisjoint(values) : 0;
    if (kinds > (best?.kinds ?? 1)) best = { name, kinds };
  }
  return best?.name;
}

/** The literals that a required member can be, in order; undefined for other members. */
export function literals(member: Member, shapes: Shapes): string[] | undefined {
  if (member.optional) return undefined;
  const variants = alternatives(member.shape, shapes);
  return variants.every((variant) => variant.kind === "literal") ? variants.map(shapeKey).sort() : undefined;
}

/** Counts disjoint sets of literals; none when sets overlap. */
function countDisjoint(values: readonly string[][]): number {
  const sets = [...new Map(values.map((each) => [each.join(), each])).values()];
  const all = sets.flat();
  return new Set(all).size === all.length ? sets.length : 0;
}

/** Larger unions are merged, since readers would not find an alternative; an activity event has some 400. */
const maxAlternatives = 16;

/** Indistinguishable alternatives, and the members that discriminate them from the others. */
export interface AlternativeSet {
  readonly variants: readonly Shape[];
  readonly by: readonly string[];
}

/**
 * Sorts the object alternatives of a union into sets that TypeScript can discriminate: by a literal (`line.stream === "stdout"`), or by a
 * member that one alternative always has and no other declares (`"command" in line`). Alternatives of the second kind are set aside, and
 * the rest is tried again.
 */
export function tellApart(variants: readonly Shape[], shapes: Shapes): AlternativeSet[] {
  if (variants.length < 2) return variants.map((variant) => ({ variants: [variant], by: [] }));
  const by = discriminantOf(variants, shapes);
  if (by !== undefined) {
    return byLiteral(variants, by, shapes).flatMap((same) =>
      tellApart(same, shapes).map((kind) => ({ ...kind, by: [...kind.by, by] })),
    );
  }
  const present =
    variants.length > maxAlternatives ? [] : variants.filter((each) => hasOwnMember(each, variants, shapes));
  if (present.length === 0) return [{ variants, by: [] }];
  const others = variants.filter((each) => !present.includes(each));
  const kinds = [...present.map((each) => ({ variants: [each], by: [] })), ...tellApart(others, shapes)];
  // In the contract's order.
  return variants.flatMap((each) => kinds.filter(({ variants: [first] }) => first === each));
}

function byLiteral(variants: readonly Shape[], name: string, shapes: Shapes): Shape[][] {
  const byValue = new Map<string, Shape[]>();
  for (const variant of variants) {
    const member = membersOf(variant, shapes).find((each) => each.name === name);
    const value = (member && literals(member, shapes))?.join() ?? "";
    byValue.set(value, [...(byValue.get(value) ?? []), variant]);
  }
  return [...byValue.values()];
}

function hasOwnMember(variant: Shape, variants: readonly Shape[], shapes: Shapes): boolean {
  const others = variants.filter((each) => each !== variant);
  return membersOf(variant, shapes).some(
    ({ name, optional }) => !optional && others.every((other) => !mayHave(other, name, shapes)),
  );
}
