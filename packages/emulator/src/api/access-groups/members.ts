import type { Operations } from "@slipway/access-groups/contract";
import { findGroup } from "../../domain/accounts/find-access-group.ts";
import { groupMemberTable } from "../../domain/accounts/tables.ts";
import { given } from "../../engine/omit-undefined.ts";
import { pageByText } from "../../engine/page.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { membersOf } from "./present.ts";

export const memberHandlers: SomeHandlers<Operations, "listAccessGroupMembers"> = {
  listAccessGroupMembers({ idOrName, search = "", limit, next }, context) {
    const group = findGroup(context, idOrName);
    const found = membersOf(context, group)
      .filter(({ user }) =>
        [user.username, user.email, user.name ?? ""].some((text) => text.toLowerCase().includes(search.toLowerCase())),
      )
      .reverse();
    const { position } = context.rows(groupMemberTable);
    const { items, pagination } = pageByText(found, ({ row }) => position(row), { limit, cursor: next });
    const members = items.map(({ row, user, membership }) => ({
      uid: user.id,
      username: user.username,
      email: user.email,
      teamRole: membership.role,
      createdAt: String(row.createdAt),
      ...given({ name: user.name ?? undefined }),
    }));
    return { members, pagination };
  },
};
