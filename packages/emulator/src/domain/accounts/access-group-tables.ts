import { type NamePart, nameParts } from "../../store/name-parts.ts";
import { type Row, type Table, table } from "../../store/table.ts";

/** A set of members of a team who get roles in projects together; who is in it, and which roles, stands in the engine's tables. */
export interface AccessGroupRow extends Row {
  readonly accountId: string;
  readonly name: string;
}

export const accessGroupTable: Table<AccessGroupRow, "account" | "id" | "nameInAccount" | NamePart> = table({
  name: "accessGroups",
  called: "Access group",
  id: { prefix: "ag_", length: 24 },
  indexes: {
    account: (group) => group.accountId,
    id: (group) => group.id,
    nameInAccount: (group) => groupNameInAccount(group.accountId, group.name),
    ...nameParts<AccessGroupRow>(),
  },
  parents: { account: "account" },
  unique: ["nameInAccount"],
});

/** What a group is found by within its team. */
export function groupNameInAccount(accountId: string, name: string): string {
  return `${accountId}/${name}`;
}

export const accessGroupTables: readonly Table[] = [accessGroupTable];
