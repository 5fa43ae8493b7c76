import type { Operations } from "@slipway/access-groups/contract";
import { ownRole } from "../../domain/accounts/access/project-roles.ts";
import type { AccessGroupRow } from "../../domain/accounts/access-group-tables.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { findGroup } from "../../domain/accounts/find-access-group.ts";
import { type ProjectRoleRow, projectRoleTable } from "../../domain/accounts/tables.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { given } from "../../engine/omit-undefined.ts";
import { pageByText } from "../../engine/page.ts";
import { badRequest, notFound } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { newestOf } from "../../store/found.ts";
import { having } from "../../store/rows.ts";
import { changeRoles } from "./change.ts";
import { presentRole } from "./present.ts";

type Item = Operations["listAccessGroupProjects"]["output"]["projects"][number];

export const projectHandlers: SomeHandlers<
  Operations,
  | "listAccessGroupProjects"
  | "createAccessGroupProject"
  | "getAccessGroupProject"
  | "updateAccessGroupProject"
  | "deleteAccessGroupProject"
> = {
  listAccessGroupProjects({ idOrName, limit, next }, context) {
    const group = findGroup(context, idOrName);
    const found = context.rows(projectRoleTable).where(having("holder", group.id));
    const { items, pagination } = pageByText(found, { limit, cursor: next });
    return { projects: items.map((role) => presentItem(context, role)), pagination };
  },

  createAccessGroupProject({ accessGroupIdOrName, projectId, role }, context) {
    const group = findGroup(context, accessGroupIdOrName);
    if (ownRole(context, group.id, projectId))
      throw badRequest(`The access group ${group.name} has a role in the project ${projectId} already: change it`);
    changeRoles(context, group, [{ projectId, role }]);
    return presentRole(group, findRole(context, group, projectId));
  },

  getAccessGroupProject({ accessGroupIdOrName, projectId }, context) {
    const group = findGroup(context, accessGroupIdOrName);
    return presentRole(group, findRole(context, group, findProject(context, projectId).id));
  },

  updateAccessGroupProject({ accessGroupIdOrName, projectId: named, role }, context) {
    const group = findGroup(context, accessGroupIdOrName);
    const { projectId } = findRole(context, group, findProject(context, named).id);
    changeRoles(context, group, [{ projectId, role }]);
    return presentRole(group, findRole(context, group, projectId));
  },

  deleteAccessGroupProject({ accessGroupIdOrName, projectId: named }, context) {
    const group = findGroup(context, accessGroupIdOrName);
    const { projectId } = findRole(context, group, findProject(context, named).id);
    changeRoles(context, group, [{ projectId, role: null }]);
  },
};

function findRole(context: Context, group: AccessGroupRow, projectId: string): ProjectRoleRow {
  const role = ownRole(context, group.id, projectId);
  if (!role) throw notFound("Project of the access group");
  return role;
}

function presentItem({ rows }: Context, { projectId, role, createdAt, updatedAt }: ProjectRoleRow): Item {
  const project = rows(projectTable).get(projectId);
  const [latest] = newestOf(rows(deploymentTable).where(having("project", projectId)));
  return {
    projectId,
    role,
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    project: given({
      name: project?.name,
      framework: project ? (project.settings.framework ?? null) : undefined,
      latestDeploymentId: latest?.id,
    }),
  };
}
