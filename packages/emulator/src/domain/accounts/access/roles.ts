import type { Unlisted } from "@slipway/core";
import type { Operations } from "@slipway/teams/contract";

/** The literals of an open union. */
export type Literals<Union> = Exclude<Extract<Union, string>, Unlisted>;

type Member = Operations["listTeamMembers"]["output"]["members"][number];
type MemberProject = NonNullable<Member["projects"]>[number];

/** Team roles. The pages' Enterprise Viewer is VIEWER; their Pro Viewer is taken to be VIEWER_FOR_PLUS. */
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

/** Highest first; the columns of `rights` have this order. */
export const projectRoles: readonly [ProjectRole, ProjectRole, ProjectRole, ProjectRole] = [
  "ADMIN",
  "PROJECT_DEVELOPER",
  "PROJECT_VIEWER",
  "PROJECT_GUEST",
];

/**
 * Project roles that count beside a team role; others are ignored. A project raises rights and never lowers them:
 * https://vercel.com/docs/rbac/access-groups (2025-09-24). SECURITY and PROJECT_GUEST are chosen.
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

/** Whether a team role is known: an open union may hold others, and those allow nothing. */
export function isTeamRole(name: string | undefined): name is TeamRole {
  return teamRoles.some((role) => role === name);
}

export function countedProjectRole(teamRole: TeamRole, projectRole: string | undefined): ProjectRole | undefined {
  return countedProjectRoles[teamRole].find((role) => role === projectRole);
}

export function highestProjectRole(names: readonly string[]): ProjectRole | undefined {
  return projectRoles.find((role) => names.includes(role));
}

/** Project roles by team role: https://vercel.com/docs/rbac/access-roles/project-level-roles (2025-10-10). SECURITY is chosen. */
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

export function computedProjectRole(teamRole: string, names: readonly string[]): ProjectRole | undefined {
  if (!isTeamRole(teamRole)) return undefined;
  const counted = countedProjectRole(teamRole, highestProjectRole(names));
  return highestProjectRole([everywhere[teamRole], counted].flatMap((role) => role ?? []));
}
