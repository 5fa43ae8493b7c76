import type { Operations } from "@slipway/access-groups/contract";
import { ownRole, requireInAccount } from "../../domain/accounts/access/require-right.ts";
import { findGroup, isUserNamed, requireTeam } from "../../domain/accounts/find-team.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import {
  type AccessGroupRow,
  accessGroupTable,
  groupMemberTable,
  type ProjectRoleRow,
  projectRoleTable,
} from "../../domain/accounts/tables.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import {
  addMembers,
  changeRoles,
  checkName,
  eventTypes,
  recordGroupEdit,
  removeMembers,
} from "../../domain/projects/access-groups.ts";
import { findProject, projectFilter } from "../../domain/projects/find-project.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { byText } from "../../engine/page.ts";
import { pick } from "../../engine/pick.ts";
import { badRequest, requireFound } from "../../engine/platform-error.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { actOn, identity, ofAccount, ofOwner, resource } from "../../pipeline/resource.ts";
import { havingParts, isInName } from "../../store/keys.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import { findMember, listMembers, presentGroup, presentRole } from "./present.ts";

const groups = resource(ofAccount(accessGroupTable, "idOrName", findGroup), {
  present: (group, context) => ({ ...presentGroup(context, group), isDsyncManaged: false }),
});
const groupOf = ({ idOrName }: { readonly idOrName: string }, context: Context) => findGroup(context, idOrName);
const onGroup = actOn((input: { readonly accessGroupIdOrName: string }, context) =>
  findGroup(context, input.accessGroupIdOrName),
);

const members = resource(ofOwner(groupMemberTable, "group", groupOf), {
  present: (row, context) =>
    findMember(context, row).map(({ user, membership }) => ({
      ...pick(user, "username", "email"),
      uid: user.id,
      teamRole: membership.role,
      createdAt: String(row.createdAt),
      ...omitUndefined({ name: user.name ?? undefined }),
    })),
});

type Item = Operations["listAccessGroupProjects"]["output"]["projects"][number];

const roles = resource(ofOwner(projectRoleTable, "holder", groupOf), { present: presentItem });

function rolesOf({ rows }: Context, by: "holder" | "project", id: string, what: "holderId" | "projectId"): string[] {
  return rows(projectRoleTable)
    .by(by, id)
    .map((role) => role[what]);
}

function firstOf(limit: number | undefined, list: () => string[]): string[] | undefined {
  return limit === undefined ? undefined : list().slice(0, limit);
}

function findRole(context: Context, group: AccessGroupRow, projectId: string): ProjectRoleRow {
  return requireFound(ownRole(context, group.id, projectId), "Project of the access group");
}

function findRoleBy(context: Context, group: AccessGroupRow, input: { readonly projectId: string }): ProjectRoleRow {
  return findRole(context, group, findProject(context, input.projectId).id);
}

function presentItem({ projectId, role, createdAt, updatedAt }: ProjectRoleRow, { rows }: Context): Item {
  const project = rows(projectTable).get(projectId);
  const [latest] = newestOf(rows(deploymentTable).where(having("project", projectId)));
  return {
    projectId,
    role,
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    project: omitUndefined({
      name: project?.name,
      framework: project ? (project.settings.framework ?? null) : undefined,
      latestDeploymentId: latest?.id,
    }),
  };
}

export const accessGroupGroup: Group = group<Operations>({
  handlers: {
    getAccessGroup: groups.get(identity),

    updateAccessGroup: groups.onRow((group, { name, membersToAdd = [], ...input }, context) => {
      const { membersToRemove = [], projects = [] } = input;
      if (name !== undefined && name !== group.name) {
        checkName(context, group.accountId, name, group.id);
        recordGroupEdit(context, eventTypes["access-group-updated"], group, { name, previousName: group.name });
      }
      const changed = context.rows(accessGroupTable).change(group.id, { name });
      removeMembers(context, changed, membersToRemove);
      addMembers(context, changed, membersToAdd);
      changeRoles(context, changed, projects);
      return presentGroup(context, changed);
    }),

    deleteAccessGroup: groups.onRow((group, _, context) => {
      context.rows(accessGroupTable).remove(group.id);
      recordGroupEdit(context, eventTypes["access-group-deleted"], group, { author: context.scope.user.id });
    }),

    listAccessGroups: groups.list(
      byText,
      (views, page, { membersLimit, projectsLimit }, context) => ({
        accessGroups: views.map((group) => ({
          ...group,
          ...omitUndefined({
            members: firstOf(membersLimit, () => listMembers(context, group.accessGroupId).map(({ user }) => user.id)),
            projects: firstOf(projectsLimit, () => rolesOf(context, "holder", group.accessGroupId, "projectId")),
          }),
        })),
        ...page,
      }),
      {
        where: ({ search, projectId: named }, context) => {
          const projectId = projectFilter(context, named);
          const holders = projectId === undefined ? undefined : rolesOf(context, "project", projectId, "holderId");
          return [...havingParts(search), ...having("id", holders)];
        },
        filter({ search }) {
          return (group) => isInName(group, search);
        },
      },
    ),

    createAccessGroup({ name, membersToAdd = [], projects = [] }, context) {
      const { id: accountId } = requireTeam(context);
      requireInAccount(context);
      checkName(context, accountId, name);
      const group = context.rows(accessGroupTable).add({ accountId, name });
      recordGroupEdit(context, eventTypes["access-group-created"], group);
      addMembers(context, group, membersToAdd);
      changeRoles(context, group, projects);
      return presentGroup(context, group);
    },

    listAccessGroupMembers: members.list(byText, (views, page) => ({ members: views.flat(), ...page }), {
      filter({ search = "" }, context) {
        return (row) => findMember(context, row).some(({ user }) => isUserNamed(user, search));
      },
    }),

    listAccessGroupProjects: roles.list(byText, (projects, page) => ({ projects, ...page })),

    createAccessGroupProject: onGroup((group, { projectId, role }, context) => {
      if (ownRole(context, group.id, projectId))
        throw badRequest(`The access group ${group.name} has a role in the project ${projectId} already: change it`);
      changeRoles(context, group, [{ projectId, role }]);
      return presentRole(group, findRole(context, group, projectId));
    }),

    getAccessGroupProject: onGroup((group, input, context) => presentRole(group, findRoleBy(context, group, input))),

    updateAccessGroupProject: onGroup((group, { role, ...input }, context) => {
      const { projectId } = findRoleBy(context, group, input);
      changeRoles(context, group, [{ projectId, role }]);
      return presentRole(group, findRole(context, group, projectId));
    }),

    deleteAccessGroupProject: onGroup((group, input, context) => {
      const { projectId } = findRoleBy(context, group, input);
      changeRoles(context, group, [{ projectId, role: null }]);
    }),
  },
  // https://vercel.com/docs/rbac/access-groups (2025-09-24): owners of the team manage them. Reading needs no more (chosen).
  writeRight: "members",
  eventTypes,
});
