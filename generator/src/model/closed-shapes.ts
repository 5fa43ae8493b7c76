import { pascal, reach, type Shape, type Shapes } from "./shape.ts";

/** The shapes that inputs and answers share and that lead to literals, a type for each of the two: answers may bring unknown literals, inputs may not. */
export function closedShapes(
  shapes: Shapes,
  requested: ReadonlySet<string>,
  answered: ReadonlySet<string>,
  operations: Iterable<string>,
): ReadonlySet<string> {
  const shared = [...requested].filter((name) => answered.has(name));
  const choosing = new Set(shared.filter((name) => hasChoice(shapes.get(name)?.shape)));
  const closed = shared.filter((name) => {
    const found = new Set<string>();
    reach({ kind: "ref", name }, shapes, found);
    return [...found].some((each) => choosing.has(each));
  });
  const names = new Set([...shapes.keys(), ...[...operations].map((name) => inputName(pascal(name)))]);
  const taken = closed.map(inputName).find((name) => names.has(name));
  if (taken)
    throw new Error(`${taken} is what the generator calls a shape where it is sent: two types would have that name.`);
  return new Set(closed);
}

export function inputName(name: string): string {
  return `${name}Input`;
}

/** The literals of one kind that answers leave open: several, without plain values of their kind beside them. */
export function isChoice(variants: readonly Shape[], type: string): boolean {
  const literals = variants.filter((each) => each.kind === "literal" && typeof each.value === type);
  return literals.length > 1 && variants.every(({ kind }) => kind !== type);
}

function hasChoice(shape: Shape | undefined): boolean {
  switch (shape?.kind) {
    case "union":
      return ["string", "number"].some((type) => isChoice(shape.variants, type)) || shape.variants.some(hasChoice);
    case "array":
      return hasChoice(shape.items);
    case "object":
      return hasChoice(shape.rest) || shape.members.some((member) => !member.closed && hasChoice(member.shape));
    default:
      return false;
  }
}
