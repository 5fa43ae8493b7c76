import type { Contract } from "./contract.ts";
import { literals } from "./discriminant.ts";
import { alternatives, type Member, membersOf, reach, resolve, type Shape, type Shapes } from "./shape.ts";

/**
 * Refuses bodies whose alternatives literals tell apart, but for one that takes any text there: a misspelt literal is that one, and what the
 * compiler and the schema find wrong with it is not the mistake.
 */
export function refuseOpenDiscriminators({ groups, shapes }: Contract): void {
  const bodies = new Set<string>();
  for (const { body } of groups.flatMap(({ operations }) => operations)) if (body) reach(body.shape, shapes, bodies);
  const open = [...bodies].flatMap((name) => {
    const union = resolve({ kind: "ref", name }, shapes);
    return union.kind === "union" ? openMembers(union, shapes).map((member) => `${name}.${member}`) : [];
  });
  if (open.length > 0)
    throw new Error(
      `These tell alternatives apart by literals, and one alternative takes any text: ${open.join(", ")}. State the values that it takes.`,
    );
}

function openMembers(union: Shape, shapes: Shapes): string[] {
  // What takes members of any name is open on purpose.
  const isClosed = (object: Shape) => object.kind !== "object" || object.rest === undefined;
  const closed = alternatives(union, shapes).filter((each) => isClosed(resolve(each, shapes)));
  const members = closed.flatMap((each) => membersOf(each, shapes));
  const isFree = (member: Member) => resolve(member.shape, shapes).kind === "string";
  const isOne = (member: Member) => literals(member, shapes)?.length === 1;
  const names = new Set(members.filter(isFree).map(({ name }) => name));
  return [...names].filter((name) => members.filter((each) => each.name === name && isOne(each)).length > 1);
}
