import type { Unlisted } from "@slipway/core";
import type { Operations } from "@slipway/teams/contract";

/** The literals of a union that is open to further strings. */
export type Literals<Union> = Exclude<Extract<Union, string>, Unlisted>;

type Member = Operations["listTeamMembers"]["output"]["members"][number];
type MemberProject = NonNullable<Member["projects"]>[number];

/** What a member is in a team. The pages' Enterprise Viewer is VIEWER, their Pro Viewer is taken to be VIEWER_FOR_PLUS. */
export type TeamRole = Literals<Member["role"]>;

export type ProjectRole = Literals<MemberProject["role"]>;

export type TeamPermission = Literals<NonNullable<Operations["updateTeamMember"]["input"]["teamPermissions"]>[number]>;

export const teamRoles: readonly [TeamRole, TeamRole, TeamRole, TeamRole, TeamRole, TeamRole, TeamRole, TeamRole] = [
  "OWNER",
  "MEMBER",
  "DEVELOPER",
  "SECURITY",
  "BILLING",
  "VIEWER",
  "VIEWER_FOR_PLUS",
  "CONTRIBUTOR",
];

/** All of them, the highest first: the order of the columns of `rights`. */
export const projectRoles: readonly [ProjectRole, ProjectRole, ProjectRole, ProjectRole] = [
  "ADMIN",
  "PROJECT_DEVELOPER",
  "PROJECT_VIEWER",
  "PROJECT_GUEST",
];

/**
 * Which roles in a project count beside a role in the team; the others are as if they were not there. Somebody is raised by a
 * project, never lowered. https://vercel.com/docs/rbac/access-groups (2025-09-24) says so of all but SECURITY and PROJECT_GUEST,
 * for which it is chosen.
 */
export const countedProjectRoles: Readonly<Record<TeamRole, readonly ProjectRole[]>> = {
  OWNER: [],
  MEMBER: [],
  DEVELOPER: ["ADMIN"],
  SECURITY: [],
  BILLING: [],
  VIEWER: [],
  VIEWER_FOR_PLUS: [],
  CONTRIBUTOR: projectRoles,
};

/** Whether it is a role of a team that the emulator knows; an open union may hold others, and they allow nothing. */
export function isTeamRole(name: string | undefined): name is TeamRole {
  return teamRoles.some((role) => role === name);
}

export function countedProjectRole(teamRole: TeamRole, projectRole: string | undefined): ProjectRole | undefined {
  return countedProjectRoles[teamRole].find((role) => role === projectRole);
}

export function highestProjectRole(held: readonly string[]): ProjectRole | undefined {
  return projectRoles.find((role) => held.includes(role));
}

/**
 * What a role in the team is in every project: https://vercel.com/docs/rbac/access-roles/project-level-roles (2025-10-10). SECURITY,
 * of which it says nothing, looks at projects.
 */
const everywhere: Readonly<Record<TeamRole, ProjectRole | undefined>> = {
  OWNER: "ADMIN",
  MEMBER: "ADMIN",
  DEVELOPER: "PROJECT_DEVELOPER",
  SECURITY: "PROJECT_VIEWER",
  BILLING: "PROJECT_VIEWER",
  VIEWER: "PROJECT_VIEWER",
  VIEWER_FOR_PLUS: "PROJECT_VIEWER",
  CONTRIBUTOR: undefined,
};

export function computedProjectRole(teamRole: string, held: readonly string[]): ProjectRole | undefined {
  if (!isTeamRole(teamRole)) return undefined;
  const counted = countedProjectRole(teamRole, highestProjectRole(held));
  return highestProjectRole([everywhere[teamRole], counted].flatMap((role) => role ?? []));
}
