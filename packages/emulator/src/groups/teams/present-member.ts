import type { Operations } from "@slipway/teams/contract";
import { type MembershipRow, userTable } from "../../engine/accounts.ts";
import { given } from "../../engine/given.ts";
import type { Services } from "../../engine/services.ts";
import { projectTable } from "../projects/tables.ts";
import type { InviteRow } from "./tables.ts";

type Output = Operations["listTeamMembers"]["output"];

type MemberProject = NonNullable<MembershipRow["projects"]>[number];

/** A member as the team's list shows it, with the projects that whoever asks may see. */
export function presentMember(
  { rows }: Services,
  membership: MembershipRow,
  sees: (project: MemberProject) => boolean,
): Output["members"][number] {
  const { teamId, userId, role, confirmed, createdAt, accessRequestedAt, joinedFrom, projects } = membership;
  const user = rows(userTable).get(userId);
  return {
    uid: userId,
    username: user?.username ?? "",
    email: user?.email ?? "",
    role,
    confirmed,
    createdAt,
    ...given({
      name: user?.name ?? undefined,
      accessRequestedAt,
      joinedFrom,
      projects: projects?.filter(sees).flatMap(({ projectId: id, role }) => {
        const project = rows(projectTable).get(id);
        // What is gone, or another team's by now, has no name here.
        return project?.accountId === teamId ? { id, name: project.name, role } : [];
      }),
    }),
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
