import { alternatives, keyOf, type Member, resolve, type Shape, type Shapes } from "./shape.ts";

/**
 * The member that tells the alternatives of a union apart: required in each, a literal or a list of literals in each,
 * and no value in two of them unless they have the same values.
 */
export function discriminantOf(variants: readonly Shape[], shapes: Shapes): string | undefined {
  const objects = variants.map((variant) => resolve(variant, shapes));
  const [first] = objects;
  if (first?.kind !== "object") return undefined;
  return first.members.find((candidate) => {
    const values = objects.map((object) => {
      const member = object.kind === "object" ? object.members.find(({ name }) => name === candidate.name) : undefined;
      return member && literals(member, shapes);
    });
    return values.every((each) => each !== undefined) && tellApart(values);
  })?.name;
}

function literals(member: Member, shapes: Shapes): string[] | undefined {
  if (member.optional) return undefined;
  const variants = alternatives(member.shape, shapes);
  return variants.every((variant) => variant.kind === "literal") ? variants.map(keyOf).sort() : undefined;
}

function tellApart(values: readonly string[][]): boolean {
  const sets = [...new Map(values.map((each) => [each.join(), each])).values()];
  const all = sets.flat();
  return sets.length > 1 && new Set(all).size === all.length;
}
