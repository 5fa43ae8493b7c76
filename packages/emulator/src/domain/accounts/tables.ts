import type { Operations } from "@slipway/teams/contract";
import { type NamePart, nameParts } from "../../store/keys.ts";
import { type Draft, type OfAccount, type OfProject, type Row, type Table, table } from "../../store/table.ts";

export type Team = Operations["getTeam"]["output"];
export const plans = ["hobby", "pro", "enterprise"] as const;
export type Plan = (typeof plans)[number];
export const cacheStatuses = ["enabled", "disabled", "over_limit", "paused"] as const;
export type CacheStatus = (typeof cacheStatuses)[number];
export type TeamRole = Operations["inviteTeamMember"]["output"]["role"];
type Membership = NonNullable<Team["membership"]>;
type MemberProjects = NonNullable<Operations["listTeamMembers"]["output"]["members"][number]["projects"]>;
type ProjectRole = NonNullable<MemberProjects[number]["role"]>;

export interface UserRow extends Row {
  readonly username: string;
  readonly email: string;
  readonly name: string | null;
  /** The default team of accounts of today's kind. */
  readonly defaultTeamId: string | null;
  /** `northstar` is today's kind of account. Absent: the older one, which owns resources itself. */
  readonly version?: "northstar";
  readonly deletionRequestedAt?: number;
}

export const userTable: Table<UserRow, "email" | "username" | "defaultTeam"> = table({
  name: "users",
  called: "User",
  indexes: {
    email: (user) => user.email,
    username: (user) => user.username,
    defaultTeam: (user) => user.defaultTeamId,
  },
  unique: ["email", "username"],
});

export interface TeamRow extends Row {
  readonly slug: string;
  readonly name: string | null;
  readonly creatorId: string;
  readonly inviteCode: string;
  /** Absent: `pro`. */
  readonly plan?: Plan;
  /** State of the remote cache. Absent: `enabled`. */
  readonly cache?: CacheStatus;
  readonly settings: Partial<Team>;
}

export const teamTable: Table<TeamRow, "slug" | "inviteCode"> = table({
  name: "teams",
  called: "Team",
  id: { prefix: "team_", length: 24 },
  indexes: { slug: (team) => team.slug, inviteCode: (team) => team.inviteCode },
  unique: ["slug", "inviteCode"],
  secret: "inviteCode",
});

export interface DeletedTeamRow extends Row {
  readonly slug: string;
  readonly memberIds: readonly string[];
}

export const deletedTeamTable: Table<DeletedTeamRow, "slug"> = table({
  name: "deletedTeams",
  called: "Deleted team",
  indexes: { slug: (team) => team.slug },
});

export interface TokenRow extends Row {
  /** The text itself is stored nowhere. */
  readonly hash: string;
  /** The emulator's own token, encrypted: the next start uses it again. */
  readonly sealed?: string;
  readonly userId: string;
  /** In ms. */
  readonly expiresAt?: number;
  readonly teamId?: string;
  readonly projectId?: string;
  /** A label. Absent: none. */
  readonly name?: string;
  readonly suffix?: string;
}

export const tokenTable: Table<TokenRow, "hash" | "user" | "team"> = table({
  name: "tokens",
  called: "Token",
  indexes: { hash: (token) => token.hash },
  parents: { user: userTable, team: teamTable },
});

/** A membership, confirmed or not; its ID is `<team>/<user>`. */
export interface MembershipRow extends Row {
  readonly teamId: string;
  readonly userId: string;
  readonly role: TeamRole;
  readonly confirmed: boolean;
  readonly accessRequestedAt?: number;
  readonly joinedFrom?: NonNullable<Membership["joinedFrom"]>;
  readonly teamPermissions?: Readonly<NonNullable<Membership["teamPermissions"]>>;
}

export const membershipTable: Table<MembershipRow, "team" | "user" | "role"> = table({
  name: "memberships",
  called: "Team member",
  indexes: { role: (membership) => membership.role },
  parents: { team: teamTable, user: userTable },
});

export function membershipId(teamId: string, userId: string): string {
  return `${teamId}/${userId}`;
}

/** A member of an access group; its ID is `<group>/<user>`. */
export interface GroupMemberRow extends Row {
  readonly groupId: string;
  readonly membershipId: string;
}

export const groupMemberTable: Table<GroupMemberRow, "group" | "membership"> = table({
  name: "accessGroupMembers",
  called: "Member of an access group",
  parents: { group: "anything", membership: membershipTable },
});

/** The role of a member or an access group in a project; its ID is `<holder>/<project>`. */
export interface ProjectRoleRow extends OfProject {
  readonly holderId: string;
  readonly role: ProjectRole;
}

export const projectRoleTable: Table<ProjectRoleRow, "holder" | "project"> = table({
  name: "projectRoles",
  called: "Role in a project",
  parents: { holder: "anything", project: "anything" },
});

export const accountTables: readonly Table[] = [
  userTable,
  tokenTable,
  teamTable,
  deletedTeamTable,
  membershipTable,
  groupMemberTable,
  projectRoleTable,
];

/** An invitation by email; its ID is the secret code. */
export interface InviteRow extends Row {
  readonly teamId: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly projects?: readonly { readonly projectId: string; readonly role: ProjectRole }[];
  readonly accessGroups?: readonly string[];
}

export const inviteTable: Table<InviteRow, "team"> = table({
  name: "invites",
  called: "Invitation",
  parents: { team: teamTable },
  secret: "id",
});

export interface MicrofrontendsGroupRow extends OfAccount {
  readonly name: string;
  readonly slug: string;
  /** The environment of an app without a deployment for a commit or branch: `SAME_ENV`, `PRODUCTION` or a custom one's slug. */
  readonly fallbackEnvironment: string;
  readonly enablePolyrepoBranchRouting: boolean;
}

export const microfrontendsGroupTable: Table<MicrofrontendsGroupRow, "account"> = table({
  name: "microfrontendsGroups",
  called: "Microfrontends group",
  id: { prefix: "mfe_", length: 24 },
  parents: { account: "account" },
});

/** A new group with its defaults; the fallback environment is chosen. */
export function newMicrofrontendsGroup(accountId: string, name: string): Draft<MicrofrontendsGroupRow> {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return { accountId, name, slug, fallbackEnvironment: "SAME_ENV", enablePolyrepoBranchRouting: false };
}

export const teamTables: readonly Table[] = [inviteTable, microfrontendsGroupTable];

export interface AccessGroupRow extends OfAccount {
  readonly name: string;
}

export const accessGroupTable: Table<AccessGroupRow, "account" | "id" | "nameInAccount" | NamePart> = table({
  name: "accessGroups",
  called: "Access group",
  id: { prefix: "ag_", length: 24 },
  indexes: {
    id: (group) => group.id,
    nameInAccount: (group) => groupNameInAccount(group.accountId, group.name),
    ...nameParts<AccessGroupRow>(),
  },
  parents: { account: "account" },
  unique: ["nameInAccount"],
});

export function groupNameInAccount(accountId: string, name: string): string {
  return `${accountId}/${name}`;
}

export const accessGroupTables: readonly Table[] = [accessGroupTable];
