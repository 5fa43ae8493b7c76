import type { Contract } from "./contract.ts";
import { alternatives, collectNames, type Member, membersOf, resolve, type Shape, type Shapes } from "./shape.ts";
import { literals } from "./tell-apart.ts";

/**
 * Refuses unions of bodies that literals discriminate, with one alternative that takes any text: a misspelt literal would select that
 * alternative, and the compiler and the schema would report other errors than the mistake.
 */
export function refuseOpenDiscriminators({ groups, shapes }: Contract): void {
  const bodies = new Set<string>();
  for (const { body } of groups.flatMap(({ operations }) => operations))
    if (body) collectNames(body.shape, shapes, bodies);
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
  // An alternative with free keys is open on purpose.
  const isClosed = (object: Shape) => object.kind !== "object" || object.rest === undefined;
  const closed = alternatives(union, shapes).filter((each) => isClosed(resolve(each, shapes)));
  const members = closed.flatMap((each) => membersOf(each, shapes));
  const isFree = (member: Member) => resolve(member.shape, shapes).kind === "string";
  const isOne = (member: Member) => literals(member, shapes)?.length === 1;
  const names = new Set(members.filter(isFree).map(({ name }) => name));
  return [...names].filter((name) => members.filter((each) => each.name === name && isOne(each)).length > 1);
}
