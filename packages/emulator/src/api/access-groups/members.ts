import type { Operations } from "@slipway/access-groups/contract";
import { findGroup } from "../../domain/accounts/find-access-group.ts";
import { groupMemberTable } from "../../domain/accounts/tables.ts";
import { given } from "../../engine/omit-undefined.ts";
import { pageByText } from "../../engine/page.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import { memberOf } from "./present.ts";

export const memberHandlers: SomeHandlers<Operations, "listAccessGroupMembers"> = {
  listAccessGroupMembers({ idOrName, search = "", limit, next }, context) {
    const group = findGroup(context, idOrName);
    const found = context
      .rows(groupMemberTable)
      .where(having("group", group.id), (row) =>
        memberOf(context, row).some(({ user }) =>
          [user.username, user.email, user.name ?? ""].some((text) =>
            text.toLowerCase().includes(search.toLowerCase()),
          ),
        ),
      );
    const { items, pagination } = pageByText(found, { limit, cursor: next });
    const members = items
      .flatMap((one) => memberOf(context, one))
      .map(({ row, user, membership }) => ({
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
