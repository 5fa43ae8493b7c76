import { alternatives, type Member, resolve, type Shape, type Shapes, shapeKey } from "./shape.ts";

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
