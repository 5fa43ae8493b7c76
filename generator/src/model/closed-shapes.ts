import { reach } from "./resolve-group.ts";
import type { NamedShape, Shape, Shapes } from "./shape.ts";

/**
 * The names of shapes that inputs and answers share and that lead to literals: answers may bring a literal that nobody knows yet, the
 * platform takes none that it does not know. They have a type for each of the two.
 */
export function closedShapes(
  shapes: Shapes,
  requested: ReadonlySet<string>,
  answered: ReadonlySet<string>,
): ReadonlySet<string> {
  const shared = [...requested].filter((name) => answered.has(name));
  const choosing = new Set(shared.filter((name) => hasChoice(shapes.get(name)?.shape)));
  const closed = shared.filter((name) => {
    const found = new Set<string>();
    reach({ kind: "ref", name }, shapes, found);
    return [...found].some((each) => choosing.has(each));
  });
  for (const name of closed) refuseTaken(inputName(name), shapes);
  return new Set(closed);
}

/** What the type of a closed shape is called where it is sent. */
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

function refuseTaken(name: string, shapes: Shapes): void {
  const taken: NamedShape | undefined = shapes.get(name);
  if (taken)
    throw new Error(`${name} is what the generator calls a shape where it is sent: give the other one another name.`);
}
