import { isTeamPermission, type PermissionRow, permissions } from "./permissions.ts";
import { givenByProjectRole, type Right, rights, teamCell } from "./rights.ts";
import { countedProjectRole, countedProjectRoles, isTeamRole, type TeamRole, teamRoles } from "./roles.ts";

/** The caller, as far as rights go. Names that the emulator does not know allow nothing. */
export interface Roles {
  readonly isOwnAccount: boolean;
  /** In the team that owns the account. Absent: none. */
  readonly teamRole?: string | undefined;
  readonly teamPermissions?: readonly string[] | undefined;
  /** In the project that it is about: the highest of all that one has there. Absent: it is about no project, or one has none. */
  readonly projectRole?: string | undefined;
}

/** Whether one may; an account's own user may everything there. */
export function allows(right: Right, who: Roles): boolean {
  return missingRight(right, who) === undefined;
}

/** Whether one may at least somewhere in the team, before the project is known. @param heldInProjects one's roles in its projects */
export function allowsInSome(right: Right, who: Roles, heldInProjects: readonly string[]): boolean {
  return [undefined, ...heldInProjects].some((projectRole) => allows(right, { ...who, projectRole }));
}

export function refusal(right: Right, who: Roles): string | undefined {
  const missing = missingRight(right, who);
  if (missing === undefined) return undefined;
  const { words } = rights[missing];
  const { teamRole, projectRole } = who;
  if (!isTeamRole(teamRole))
    return `You may not ${words}: you have no role in this team; ask one of its owners for one`;
  const counted = countedProjectRole(teamRole, projectRole);
  const role = counted ? `${teamRole} and ${counted} of the project` : teamRole;
  return `You may not ${words} as ${role}: it takes ${listed(ways(missing, teamRole))}`;
}

function missingRight(right: Right, who: Roles): Right | undefined {
  if (right === "own" || who.isOwnAccount) return undefined;
  const { widens } = rights[right];
  const before = widens && missingRight(widens, who);
  return before ?? (has(right, who) ? undefined : right);
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

function ways(right: Right, teamRole: TeamRole): string[] {
  const inTeam = teamRoles.filter((role) => teamCell(right, role) === "yes");
  const inProject = countedProjectRoles[teamRole].filter((role) => givenByProjectRole(right, role));
  const added = Object.entries(permissions).filter(([, row]) => adds(row, right, teamRole));
  return [
    `the role ${listed(inTeam)} in the team`,
    ...(inProject.length > 0 ? [`the role ${listed(inProject)} in the project`] : []),
    ...added.map(([name]) => `the permission ${name}`),
  ];
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${last}` : last;
}
