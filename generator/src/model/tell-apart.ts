import { discriminantOf, literals } from "./discriminant.ts";
import { mayHave, membersOf, type Shape, type Shapes } from "./shape.ts";

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
