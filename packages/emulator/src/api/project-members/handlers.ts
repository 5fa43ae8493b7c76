import type { Operations } from "@slipway/project-members/contract";
import { giveRoles, heldRoles, ownRole } from "../../domain/accounts/access/project-roles.ts";
import { computedProjectRole } from "../../domain/accounts/access/roles.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { membershipTable, type ProjectRoleRow, projectRoleTable, userTable } from "../../domain/accounts/tables.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import type { PlainHappening } from "../../engine/event-type.ts";
import { given } from "../../engine/omit-undefined.ts";
import { pageOf } from "../../engine/page.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { Handlers } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import { happenings } from "./event-types.ts";
import { findMember, memberNamed, type ProjectMember } from "./find-member.ts";

type Listed = Extract<Operations["listProjectMembers"]["output"], { members: unknown }>["members"][number];

export const projectMemberHandlers: Handlers<Operations> = {
  listProjectMembers({ idOrName, search, ...request }, context) {
    const project = findProject(context, idOrName);
    const rows = context.rows(projectRoleTable);
    const found = rows.where(having("project", project.id), (one) => {
      const member = holderOf(context, one);
      const texts = member ? [member.user.username, member.user.email, member.user.name ?? ""] : [];
      return texts.some((text) => text.toLowerCase().includes((search ?? "").toLowerCase()));
    });
    const { items, pagination } = pageOf(found, request);
    return {
      members: items.flatMap((one) => present(context, one) ?? []),
      pagination: { ...pagination, hasNext: pagination.next !== null },
    };
  },

  addProjectMember({ idOrName, role, ...named }, context) {
    const project = findProject(context, idOrName);
    const member = memberNamed(context, project, named);
    const before = ownRole(context, member.membership.id, project.id);
    giveRoles(context, member.membership.id, [{ projectId: project.id, role }]);
    const happening = happenings[before ? "project-member-updated" : "project-member-added"];
    note(context, happening, project, member, {
      projectMembership: { ...told(context, member), role, ...given({ previousRole: before?.role }) },
    });
    return { id: member.user.id };
  },

  removeProjectMember({ idOrName, uid }, context) {
    const project = findProject(context, idOrName);
    const member = findMember(context, project, uid);
    const before = ownRole(context, member.membership.id, project.id);
    if (!before) throw notFound("Project member");
    giveRoles(context, member.membership.id, [{ projectId: project.id, role: null }]);
    note(context, happenings["project-member-removed"], project, member, {
      removedMembership: { ...told(context, member), role: before.role },
    });
    return { id: uid };
  },
};

/** Whose a role is; of those of access groups it is nobody's own. */
function holderOf({ rows }: Context, { holderId }: ProjectRoleRow): ProjectMember | undefined {
  const membership = rows(membershipTable).get(holderId);
  const user = membership?.confirmed ? rows(userTable).get(membership.userId) : undefined;
  return membership && user && { membership, user };
}

function present(context: Context, own: ProjectRoleRow): Listed | undefined {
  const member = holderOf(context, own);
  if (!member) return undefined;
  const { user, membership } = member;
  const held = heldRoles(context, membership.id).filter(({ projectId }) => projectId === own.projectId);
  const computed = computedProjectRole(
    membership.role,
    held.map(({ role }) => role),
  );
  return {
    uid: user.id,
    username: user.username,
    email: user.email,
    role: own.role,
    teamRole: membership.role,
    computedProjectRole: computed ?? own.role,
    createdAt: own.createdAt,
    ...given({ name: user.name ?? undefined }),
  };
}

function told({ clock }: Context, { user }: ProjectMember): object {
  return { uid: user.id, username: user.username, createdAt: clock.now() };
}

function note(
  context: Context,
  happening: PlainHappening,
  project: ProjectRow,
  { user }: ProjectMember,
  payload: Readonly<Record<string, unknown>>,
): void {
  happened(context, happening, {
    text: `${context.scope.user.username}: the role of ${user.username} in ${project.name}`,
    ...about(projectTable, project),
    entityId: user.id,
    payload: { project: { id: project.id, name: project.name }, ...payload },
  });
}
