import type { Operations } from "@slipway/access-groups/contract";
import { requireInAccount } from "../../domain/accounts/access/there.ts";
import { accessGroupTable } from "../../domain/accounts/access-group-tables.ts";
import { demandTeam, findGroup } from "../../domain/accounts/find-access-group.ts";
import { foundInReach } from "../../domain/accounts/reach.ts";
import { projectRoleTable } from "../../domain/accounts/tables.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { given } from "../../engine/omit-undefined.ts";
import { pageByText } from "../../engine/page.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { havingParts, isInName } from "../../store/name-parts.ts";
import { having } from "../../store/rows.ts";
import { addMembers, changeRoles, checkName, note, removeMembers } from "./change.ts";
import { happenings } from "./event-types.ts";
import { membersOf, presentGroup } from "./present.ts";

export const crudHandlers: SomeHandlers<
  Operations,
  "getAccessGroup" | "updateAccessGroup" | "deleteAccessGroup" | "listAccessGroups" | "createAccessGroup"
> = {
  getAccessGroup({ idOrName }, context) {
    return { ...presentGroup(context, findGroup(context, idOrName)), isDsyncManaged: false };
  },

  updateAccessGroup({ idOrName, name, membersToAdd = [], membersToRemove = [], projects = [] }, context) {
    const group = findGroup(context, idOrName);
    if (name !== undefined && name !== group.name) {
      checkName(context, group.accountId, name, group.id);
      note(context, happenings["access-group-updated"], group, { name, previousName: group.name });
    }
    const changed = context.rows(accessGroupTable).change(group.id, { name });
    removeMembers(context, changed, membersToRemove);
    addMembers(context, changed, membersToAdd);
    changeRoles(context, changed, projects);
    return presentGroup(context, changed);
  },

  deleteAccessGroup({ idOrName }, context) {
    const group = findGroup(context, idOrName);
    context.rows(accessGroupTable).remove(group.id);
    note(context, happenings["access-group-deleted"], group, { author: context.scope.user.id });
  },

  listAccessGroups({ search, projectId: named, membersLimit, projectsLimit, limit, next }, context) {
    const projectId = projectFilter(context, named);
    const roles = projectId === undefined ? undefined : context.rows(projectRoleTable).by("project", projectId);
    const clauses = [
      ...havingParts(search),
      ...having(
        "id",
        roles?.map(({ holderId }) => holderId),
      ),
    ];
    const found = foundInReach(context, accessGroupTable, clauses, (group) => isInName(group, search));
    const { items, pagination } = pageByText(found, { limit, cursor: next });
    const accessGroups = items.map((group) => ({
      ...presentGroup(context, group),
      isDsyncManaged: false,
      ...given({
        members: firstOf(membersLimit, () => membersOf(context, group).map(({ user }) => user.id)),
        projects: firstOf(projectsLimit, () =>
          context
            .rows(projectRoleTable)
            .by("holder", group.id)
            .map((role) => role.projectId),
        ),
      }),
    }));
    return { accessGroups, pagination };
  },

  createAccessGroup({ name, membersToAdd = [], projects = [] }, context) {
    const { id: accountId } = demandTeam(context);
    requireInAccount(context);
    checkName(context, accountId, name);
    const group = context.rows(accessGroupTable).add({ accountId, name });
    note(context, happenings["access-group-created"], group);
    addMembers(context, group, membersToAdd);
    changeRoles(context, group, projects);
    return presentGroup(context, group);
  },
};

/** As many as were asked for; nothing where none were. */
function firstOf(limit: number | undefined, list: () => string[]): string[] | undefined {
  return limit === undefined ? undefined : list().slice(0, limit);
}
