import type { Contract } from "./contract.ts";

/** What an extended contract has beside the operations of the listed one, by their groups. */
export function unlistedOf(extended: Contract, { groups: listed }: Contract): Contract {
  const known = new Set(listed.flatMap(({ operations }) => operations.map(({ name }) => name)));
  const groups = extended.groups.map((group) => {
    const added = group.operations.filter(({ name }) => !known.has(name));
    return { ...group, delivered: [], operations: added.map((operation) => ({ ...operation, published: undefined })) };
  });
  return { ...extended, groups: groups.filter(({ operations }) => operations.length > 0) };
}
