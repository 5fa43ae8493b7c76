import { alternatives, keyOf, type Member, resolve, type Shape, type Shapes } from "./shape.ts";

/** The member that tells a union's alternatives apart: required literals in each, none in two unless all are alike; of several, what tells most apart. */
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
    const kinds = values.every((each) => each !== undefined) ? toldApart(values) : 0;
    if (kinds > (best?.kinds ?? 1)) best = { name, kinds };
  }
  return best?.name;
}

/** The literals that a member has to be one of, in order; undefined where it may be missing or something else. */
export function literals(member: Member, shapes: Shapes): string[] | undefined {
  if (member.optional) return undefined;
  const variants = alternatives(member.shape, shapes);
  return variants.every((variant) => variant.kind === "literal") ? variants.map(keyOf).sort() : undefined;
}

/** How many kinds of values there are; none when a value is of two kinds. */
function toldApart(values: readonly string[][]): number {
  const sets = [...new Map(values.map((each) => [each.join(), each])).values()];
  const all = sets.flat();
  return new Set(all).size === all.length ? sets.length : 0;
}
