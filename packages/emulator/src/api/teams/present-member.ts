import type { Operations } from "@slipway/teams/contract";
import { type MembershipRow, type ProjectRoleRow, projectRoleTable, userTable } from "../../domain/accounts/tables.ts";
import type { InviteRow } from "../../domain/accounts/team-tables.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { given } from "../../engine/omit-undefined.ts";
import type { Services } from "../../engine/services.ts";

type Output = Operations["listTeamMembers"]["output"];

/** A member as the team's list shows it, with the projects that whoever asks may see. */
export function presentMember(
  { rows }: Services,
  membership: MembershipRow,
  sees: (project: ProjectRoleRow) => boolean,
): Output["members"][number] {
  const { userId, role, confirmed, createdAt, accessRequestedAt, joinedFrom } = membership;
  const user = rows(userTable).get(userId);
  return {
    uid: userId,
    username: user?.username ?? "",
    email: user?.email ?? "",
    role,
    confirmed,
    createdAt,
    projects: rows(projectRoleTable)
      .by("holder", membership.id)
      .filter(sees)
      .flatMap(({ projectId: id, role }) => {
        const project = rows(projectTable).get(id);
        return project ? { id, name: project.name, role } : [];
      }),
    ...given({ name: user?.name ?? undefined, accessRequestedAt, joinedFrom }),
  };
}

/** An invitation as the team's list shows it. */
export function presentInvite({
  id,
  email,
  role,
  createdAt,
  projects,
}: InviteRow): NonNullable<Output["emailInviteCodes"]>[number] {
  return {
    id,
    email,
    role,
    createdAt,
    isDSyncUser: false,
    ...(projects ? { projects: Object.fromEntries(projects.map((project) => [project.projectId, project.role])) } : {}),
  };
}
