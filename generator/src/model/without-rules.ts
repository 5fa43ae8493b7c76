import type { Shape } from "./shape.ts";

/** A shape without bounds and formats, and with any member beside its own: what an answer breaks of those is no drift. */
export function withoutRules(shape: Shape): Shape {
  switch (shape.kind) {
    case "string":
      return { kind: "string", rules: {} };
    case "number":
      return { kind: "number", integer: false, rules: {} };
    case "array":
      return { ...shape, items: withoutRules(shape.items), rules: {} };
    case "union":
      return { ...shape, variants: shape.variants.map(withoutRules) };
    case "object": {
      const { rest, most: _, ...stated } = shape;
      const members = shape.members.map((member) => ({ ...member, shape: withoutRules(member.shape) }));
      return { ...stated, members, ...(rest && members.length === 0 && { rest: withoutRules(rest) }) };
    }
    default:
      return shape;
  }
}
