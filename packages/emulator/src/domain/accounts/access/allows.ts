import { isTeamPermission, type PermissionRow, permissions } from "./permissions.ts";
import { givenByProjectRole, type Right, rights, teamCell } from "./rights.ts";
import { countedProjectRole, countedProjectRoles, isTeamRole, type TeamRole, teamRoles } from "./roles.ts";

/** The caller's roles. Unknown ones allow nothing. */
export interface Roles {
  readonly isOwnAccount: boolean;
  /** Absent: no role in the account's team. */
  readonly teamRole?: string | undefined;
  readonly teamPermissions?: readonly string[] | undefined;
  /** The highest role in the project at hand. Absent: no project, or no role. */
  readonly projectRole?: string | undefined;
}

/** Whether roles allow a right; in the own account they allow all. */
export function allows(right: Right, roles: Roles): boolean {
  return missingRight(right, roles) === undefined;
}

/** Whether roles allow a right in any project, before the project is known. @param heldInProjects the caller's project roles */
export function allowsInSome(right: Right, roles: Roles, heldInProjects: readonly string[]): boolean {
  return [undefined, ...heldInProjects].some((projectRole) => allows(right, { ...roles, projectRole }));
}

export function explainRefusal(right: Right, roles: Roles): string | undefined {
  const missing = missingRight(right, roles);
  if (missing === undefined) return undefined;
  const { words } = rights[missing];
  const { teamRole, projectRole } = roles;
  if (!isTeamRole(teamRole))
    return `You may not ${words}: you have no role in this team; ask one of its owners for one`;
  const counted = countedProjectRole(teamRole, projectRole);
  const role = counted ? `${teamRole} and ${counted} of the project` : teamRole;
  return `You may not ${words} as ${role}: it takes ${joinWithOr(waysToGet(missing, teamRole))}`;
}

function missingRight(right: Right, roles: Roles): Right | undefined {
  if (right === "own" || roles.isOwnAccount) return undefined;
  const { widens } = rights[right];
  const before = widens && missingRight(widens, roles);
  return before ?? (has(right, roles) ? undefined : right);
}

function has(right: Right, { teamRole, teamPermissions = [], projectRole }: Roles): boolean {
  if (!isTeamRole(teamRole)) return false;
  const cell = teamCell(right, teamRole);
  if (cell === "yes") return true;
  const counted = countedProjectRole(teamRole, projectRole);
  if (cell === "by project role" && counted && givenByProjectRole(right, counted)) return true;
  return teamPermissions.some((name) => isTeamPermission(name) && adds(permissions[name], right, teamRole));
}

function adds(row: PermissionRow, right: Right, role: TeamRole): boolean {
  return row.adds.includes(right) && row.with.includes(role);
}

function waysToGet(right: Right, teamRole: TeamRole): string[] {
  const inTeam = teamRoles.filter((role) => teamCell(right, role) === "yes");
  const inProject = countedProjectRoles[teamRole].filter((role) => givenByProjectRole(right, role));
  const added = Object.entries(permissions).filter(([, row]) => adds(row, right, teamRole));
  return [
    `the role ${joinWithOr(inTeam)} in the team`,
    ...(inProject.length > 0 ? [`the role ${joinWithOr(inProject)} in the project`] : []),
    ...added.map(([name]) => `the permission ${name}`),
  ];
}

function joinWithOr(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${last}` : last;
}
