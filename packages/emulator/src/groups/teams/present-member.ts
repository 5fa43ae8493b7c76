import type { Operations } from "@slipway/teams/contract";
import { given } from "../../engine/given.ts";
import type { Services } from "../../engine/services.ts";
import type { InviteRecord, MembershipRecord } from "../../store/records.ts";

type Output = Operations["listTeamMembers"]["output"];

/** A member as the team's list shows it. */
export function presentMember({ state }: Services, membership: MembershipRecord): Output["members"][number] {
  const { userId, role, confirmed, createdAt, accessRequestedAt, joinedFrom, projects } = membership;
  const user = state.users.get(userId);
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
      projects: projects?.map((project) => ({
        id: project.projectId,
        name: state.projects.get(project.projectId)?.name ?? "",
        role: project.role,
      })),
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
}: InviteRecord): NonNullable<Output["emailInviteCodes"]>[number] {
  return {
    id,
    email,
    role,
    createdAt,
    isDSyncUser: false,
    ...(projects ? { projects: Object.fromEntries(projects.map((project) => [project.projectId, project.role])) } : {}),
  };
}
