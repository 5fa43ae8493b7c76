import type { Operations } from "@slipway/teams/contract";
import { Team as TeamSchema } from "@slipway/teams/schemas";
import {
  type InviteRow,
  type MembershipRow,
  type ProjectRoleRow,
  projectRoleTable,
  type Team,
  type TeamRow,
  userTable,
} from "../../domain/accounts/tables.ts";
import { inDays } from "../../domain/projects/kept-for.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { planOf } from "../../domain/world/world.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import { presentable } from "../../engine/presentable.ts";
import type { Services } from "../../engine/services.ts";

export function presentTeam(record: TeamRow, membership: MembershipRow): Team {
  return {
    avatar: null,
    billing: { plan: planOf(record) },
    description: null,
    stagingPrefix: record.slug,
    ...record.settings,
    ...pick(record, "id", "slug", "name", "creatorId", "createdAt", "updatedAt"),
    created: new Date(record.createdAt).toISOString(),
    membership: presentMembership(membership),
    ...(membership.role === "OWNER" ? { inviteCode: record.inviteCode } : {}),
  };
}

function presentMembership(membership: MembershipRow): NonNullable<Team["membership"]> {
  const { userId: uid, createdAt: created, teamPermissions } = membership;
  return {
    ...pick(membership, "teamId", "role", "createdAt", "joinedFrom"),
    ...{ confirmed: true, uid, created },
    ...(teamPermissions && { teamPermissions: [...teamPermissions] }),
  };
}

type Output = Operations["listTeamMembers"]["output"];

export function presentMember(
  { rows }: Services,
  membership: MembershipRow,
  sees: (project: ProjectRoleRow) => boolean,
): Output["members"][number] {
  const { userId } = membership;
  const user = rows(userTable).get(userId);
  return {
    uid: userId,
    username: user?.username ?? "",
    email: user?.email ?? "",
    ...pick(membership, "role", "confirmed", "createdAt", "accessRequestedAt", "joinedFrom"),
    projects: rows(projectRoleTable)
      .by("holder", membership.id)
      .filter(sees)
      .flatMap(({ projectId: id, role }) => {
        const project = rows(projectTable).get(id);
        return project ? { id, name: project.name, role } : [];
      }),
    ...omitUndefined({ name: user?.name ?? undefined }),
  };
}

export function presentInvite(invite: InviteRow): NonNullable<Output["emailInviteCodes"]>[number] {
  const { projects, accessGroups } = invite;
  return {
    ...pick(invite, "id", "email", "role", "createdAt"),
    isDSyncUser: false,
    ...(accessGroups ? { accessGroups: [...accessGroups] } : {}),
    ...(projects ? { projects: Object.fromEntries(projects.map((project) => [project.projectId, project.role])) } : {}),
  };
}

type UpdateInput = Operations["updateTeam"]["input"];
type Settings = Omit<UpdateInput, "teamId" | "slug" | "newSlug" | "name" | "regenerateInviteCode">;

export function settingsFrom(input: Settings, before: TeamRow["settings"], now: number): TeamRow["settings"] {
  const {
    defaultDeploymentProtection: protection,
    defaultExpirationSettings: expiration,
    saml,
    strictConnectors,
    strictDeploymentProtectionSettings,
    strictPasswordProtectionSettings,
    strictShareableLinks,
    ...plain
  } = input;
  const dated = (switched: { enabled: boolean } | undefined) => switched && { ...switched, updatedAt: now };
  const settings = omitUndefined({
    ...plain,
    defaultDeploymentProtection: protection && protectionFrom(protection),
    defaultExpirationSettings: expiration && inDays(expiration),
    saml: saml && { ...before.saml, ...omitUndefined(saml), enforced: saml.enforced ?? before.saml?.enforced ?? false },
    strictConnectors: dated(strictConnectors),
    strictDeploymentProtectionSettings: dated(strictDeploymentProtectionSettings),
    strictPasswordProtectionSettings: dated(strictPasswordProtectionSettings),
    strictShareableLinks: dated(strictShareableLinks),
  });
  // The schema of teams has taken each member.
  return presentable(TeamSchema, settings) as Partial<Team>;
}

function protectionFrom({
  passwordProtection,
  ssoProtection,
}: NonNullable<UpdateInput["defaultDeploymentProtection"]>): NonNullable<Team["defaultDeploymentProtection"]> {
  return omitUndefined({
    passwordProtection: passwordProtection && { deploymentType: passwordProtection.deploymentType },
    ssoProtection: ssoProtection && { deploymentType: ssoProtection.deploymentType ?? "preview" },
  });
}
