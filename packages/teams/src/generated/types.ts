// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  BuildEntitlements, CreatedTeam, DefaultBuildMachine, DeletionReason, DeploymentExpiration, DeploymentPolicyInput, DeploymentSourceRule, FeatureState,
  FeedbackSetting, GitSourceRule, IpBucket, MembersPagination, Pagination, Passport, PassportInput, PasswordProtectionInput, Plan, ProjectRole,
  ProjectRoleAssignment, SsoProtectionInput, TeamJoinOrigin, TeamPermission, TeamRole, Toggle,
} from "../../../../shapes/generated/types.ts";
export type {
  BuildEntitlements, BuildMachineSetting, CreatedTeam, CustomPolicyEnvironment, DefaultBuildMachine, DeletionReason, DeploymentExpiration,
  DeploymentPolicyInput, DeploymentPolicySource, DeploymentSourceRule, FeatureState, FeedbackSetting, GitlabNamespaceSource, GitOrganizationSource,
  GitSourceRule, IpBucket, MembersPagination, Pagination, Passport, PassportInput, PasswordProtectionInput, Plan, PolicyEnvironment, PolicyGitSource,
  ProjectRole, ProjectRoleAssignment, ProtectionScope, SsoProtectionInput, SystemPolicyEnvironment, TargetEnvironment, TeamJoinOrigin, TeamJoinOriginKind,
  TeamPermission, TeamRole, Toggle,
} from "../../../../shapes/generated/types.ts";

/** An access group. */
export interface AccessGroupReference {
  /** The access group. */
  accessGroupId: string;
}

/** People who may ask for access. */
export type AccessRequestMode = "all" | "email-domain" | "none" | Unlisted;

/** A new team. */
export interface CreateTeamRequest {
  /** The display name; derived from the slug by default. At most 256 characters. */
  name?: string | undefined;
  /** The team's part of URLs; at most 48 characters. At most 48 characters. */
  slug: string;
  /** Way in which the user found the platform. */
  attribution?: TeamAttribution | undefined;
}

/** Jobs that run with each deployment. */
export interface DefaultProjectJobs {
  lint?: JobTargets | undefined;
  "mfe-config-present"?: JobTargets | undefined;
  typecheck?: JobTargets | undefined;
}

/** Retention periods of new projects' deployments. */
export interface DeploymentExpirationInput {
  /** Retention period of deployments outside of production. */
  expiration?: DeploymentRetention | undefined;
  /** Retention period of cancelled deployments. */
  expirationCanceled?: FailedDeploymentRetention | undefined;
  /** Retention period of failed deployments. */
  expirationErrored?: FailedDeploymentRetention | undefined;
  /** Retention period of production deployments. */
  expirationProduction?: DeploymentRetention | undefined;
}

/** Deployment protection of new projects. */
export interface DeploymentProtectionInput {
  /** Deployments that ask for a password; null for none. */
  passwordProtection?: PasswordProtectionInput | null | undefined;
  /** Deployments that only members may open; null for none. */
  ssoProtection?: SsoProtectionInput | null | undefined;
}

/** Retention period: days, weeks, months or years. */
export type DeploymentRetention = "1d" | "1w" | "2w" | "1m" | "2m" | "3m" | "6m" | "1y" | "2y" | "3y" | "unlimited" | Unlisted;

/** Mapping of a directory group to the team: to a role or to membership in an access group. */
export type DirectoryRole = TeamRole | AccessGroupReference;

/** An invitation that was sent by e-mail. */
export interface EmailInviteCode {
  /** The invite code: its holder may join the team. A credential: keep it out of logs. */
  id: string;
  /** Whether the directory manages this person. */
  isDSyncUser: boolean;
  accessGroups?: string[] | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  email?: string | undefined;
  entitlements?: string[] | undefined;
  expired?: true | undefined;
  projects?: { [key: string]: ProjectRole } | undefined;
  role?: TeamRole | undefined;
  /** Permissions beyond those of the role. */
  teamPermissions?: TeamPermission[] | undefined;
  /** All roles in the team. */
  teamRoles?: TeamRole[] | undefined;
}

/** Retention period of unused deployments. */
export type FailedDeploymentRetention = "1d" | "1w" | "2w" | "1m" | "2m" | "3m" | "6m" | "1y" | "unlimited" | Unlisted;

/** An account at a Git provider. */
export interface GitLogin {
  login?: string | undefined;
}

/** Person who was invited. */
export interface InvitedTeamMember {
  /** The ID of a user. */
  uid: string;
  email: string;
  role: TeamRole;
  username: string;
  /** Permissions beyond those of the role. */
  teamPermissions?: TeamPermission[] | undefined;
  /** All roles in the team. */
  teamRoles?: TeamRole[] | undefined;
}

/** The environments that a job runs for. */
export interface JobTargets {
  /** The environments that the job runs for. */
  targets: readonly string[];
}

/** A team that the token may not see in full. */
export interface LimitedTeam {
  /** The ID of a team: `team_…`. */
  id: string;
  name: string | null;
  slug: string;
  avatar: string | null;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Present if the token may not see more. */
  limited: true;
  /** Reasons why the token may not see more. */
  limitedBy: ("invalidated" | "mfa" | "scope" | Unlisted)[];
  membership?: TeamMembership | undefined;
  /** The team at the top of the organisation. */
  orgRootTeamId?: string | undefined;
  /** The team above this one. */
  parentId?: string | undefined;
  saml?: TeamSamlSummary | undefined;
}

/** An access group of a member. */
export interface MemberAccessGroup {
  id: string;
  name: string;
}

/** A group of projects that share a host name. */
export interface MicrofrontendsGroup {
  id: string;
  name?: string | undefined;
  slug?: string | undefined;
  enablePolyrepoBranchRouting?: boolean | undefined;
  fallbackEnvironment?: string | undefined;
}

/** Handling of commits by people without a seat. */
export interface NsnbConfig {
  /** Handling of the commits: deployed after automatic approval, after approval by a person, or blocked. */
  preference: NsnbPreference;
}

/** Handling of commits by people without a seat. */
export type NsnbPreference = "auto-approval" | "manual-approval" | "block" | Unlisted;

/** Whether a policy is on. */
export type PolicySetting = "default" | "on" | "off" | Unlisted;

/** Jobs that run with each deployment of new projects. */
export interface ProjectJobsInput {
  /** The environments that linting runs for. */
  lint?: JobTargets | undefined;
  /** The environments that type checking runs for. */
  typecheck?: JobTargets | undefined;
}

/** Deployments of new projects that are protected. */
export interface ProtectionDefault {
  /** Deployments that are protected. */
  deploymentType: string;
}

/** The request for access that was made. */
export interface RequestedTeamAccess {
  bitbucket: GitLogin | null;
  github: GitLogin | null;
  gitlab: GitLogin | null;
  teamName: string;
  teamSlug: string;
  /** Time at which access was requested. Unix time in milliseconds. */
  accessRequestedAt?: number | undefined;
  confirmed?: boolean | undefined;
  /** Origin of the user's membership in the team. */
  joinedFrom?: TeamJoinOrigin | undefined;
}

/** The identity provider. */
export interface SamlConnection {
  type: string;
  /** Unix time in milliseconds. */
  connectedAt: number;
  state: string;
  status: string;
  /** Unix time in milliseconds. */
  lastReceivedWebhookEvent?: number | undefined;
  /** Unix time in milliseconds. */
  lastSyncedAt?: number | undefined;
  syncState?: SamlSyncState | undefined;
}

/** The directory that members are synchronised from. */
export interface SamlDirectory {
  type: string;
  /** Unix time in milliseconds. */
  connectedAt: number;
  state: string;
  /** Unix time in milliseconds. */
  lastReceivedWebhookEvent?: number | undefined;
  /** Unix time in milliseconds. */
  lastSyncedAt?: number | undefined;
  syncState?: SamlSyncState | undefined;
}

/** Whether synchronisation is set up. */
export type SamlSyncState = "SETUP" | "ACTIVE" | Unlisted;

/** A team with its settings. */
export interface Team {
  /** The ID of a team: `team_…`. */
  id: string;
  name: string | null;
  slug: string;
  avatar: string | null;
  billing: {
    plan: Plan;
  } | null;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a user. */
  creatorId: string;
  /** Date of the creation, which the platform's CLI reads. Not in the platform's published description. */
  created?: string | undefined;
  description: string | null;
  /** Prefix of the account's automatic URLs. */
  stagingPrefix: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  apiKeysInvalidatedAt?: number | undefined;
  /** Unix time in milliseconds. */
  appTokensInvalidatedAt?: number | undefined;
  connect?: FeatureState | undefined;
  defaultDeploymentProtection?: {
    /** Deployments that ask for a password; null for none. */
    passwordProtection?: ProtectionDefault | null | undefined;
    /** Deployments that only members may open; null for none. */
    ssoProtection?: ProtectionDefault | null | undefined;
  } | undefined;
  defaultExpirationSettings?: DeploymentExpiration | undefined;
  defaultPassport?: Passport | null | undefined;
  defaultProjectJobs?: DefaultProjectJobs | undefined;
  defaultRoles?: {
    /** Permissions beyond those of the role. */
    teamPermissions?: TeamPermission[] | undefined;
    /** All roles in the team. */
    teamRoles?: TeamRole[] | undefined;
  } | undefined;
  deploymentPolicy?: {
    deploymentSources?: DeploymentSourceRule[] | undefined;
    gitSources?: GitSourceRule[] | undefined;
  } | undefined;
  disableHardAutoBlocks?: boolean | number | undefined;
  /** Whether GitHub is left without dispatch events. */
  disableRepositoryDispatchEvents?: boolean | undefined;
  /** Whether production secrets must differ from those of other targets. */
  disjunctiveProductionSecretPolicy?: PolicySetting | null | undefined;
  /** People who may ask for access to a protected deployment. */
  dpAccessRequestsMode?: AccessRequestMode | undefined;
  /** People with an address of this domain may join by themselves. */
  emailDomain?: string | null | undefined;
  /** Whether the toolbar shows on previews. */
  enablePreviewFeedback?: FeedbackSetting | null | undefined;
  /** Whether the toolbar shows in production. */
  enableProductionFeedback?: FeedbackSetting | null | undefined;
  /** Whether the IP addresses of visitors are hidden. */
  hideIpAddresses?: boolean | null | undefined;
  /** Whether the IP addresses of visitors are left out of log drains. */
  hideIpAddressesInLogDrains?: boolean | null | undefined;
  /** Unix time in milliseconds. */
  integrationTokensInvalidatedAt?: number | undefined;
  /** Invite code: its holder may join the team. A credential: keep it out of logs. */
  inviteCode?: string | undefined;
  /** The pools of IP addresses that deployments are served from. */
  ipBuckets?: IpBucket[] | undefined;
  membership?: TeamMembership | undefined;
  /** Handling of commits by people without a seat. */
  nsnbConfig?: NsnbConfig | undefined;
  /** The team at the top of the organisation. */
  orgRootTeamId?: string | undefined;
  /** The team above this one. */
  parentId?: string | undefined;
  /** Unix time in milliseconds. */
  personalAccessTokensInvalidatedAt?: number | undefined;
  platform?: boolean | undefined;
  /** The domain that preview URLs end in; null for the platform's own. */
  previewDeploymentSuffix?: string | null | undefined;
  remoteCaching?: FeatureState | undefined;
  /** Whether only signed commits are deployed. */
  requireVerifiedCommits?: boolean | undefined;
  resourceConfig?: TeamResourceConfig | undefined;
  saml?: TeamSaml | undefined;
  /** Whether new environment variables must be sensitive. */
  sensitiveEnvironmentVariablePolicy?: PolicySetting | null | undefined;
  strictConnectors?: TeamSafeguard | undefined;
  strictDeploymentProtectionSettings?: TeamSafeguard | undefined;
  strictPasswordProtectionSettings?: TeamSafeguard | undefined;
  strictShareableLinks?: TeamSafeguard | undefined;
  [key: string]: unknown;
}

/** Origin of a request for access. */
export interface TeamAccessOrigin {
  /** Place from which the user asked for access, such as a Git provider. */
  origin: TeamAccessOriginKind;
  /** The hash of the commit that made the user ask. */
  commitId?: string | undefined;
  /** The user's ID at the Git provider. */
  gitUserId?: number | string | undefined;
  /** The user's name at the Git provider. */
  gitUserLogin?: string | undefined;
  /** The ID of the repository. */
  repoId?: string | undefined;
  /** The path of the repository at the Git provider. */
  repoPath?: string | undefined;
}

/** Place from which the user asked for access. */
export type TeamAccessOriginKind = "bitbucket" | "feedback" | "github" | "gitlab" | "import" | "organization-teams" | "teams" | Unlisted;

/** The state of a request for access. */
export interface TeamAccessRequest {
  /** Time at which access was requested. Unix time in milliseconds. */
  accessRequestedAt: number;
  bitbucket: GitLogin | null;
  confirmed: boolean;
  github: GitLogin | null;
  gitlab: GitLogin | null;
  /** Origin of the user's membership in the team. */
  joinedFrom: TeamJoinOrigin;
  teamName: string;
  teamSlug: string;
}

/** Way in which the user found the platform. */
export interface TeamAttribution {
  /** The page that the visit began with. */
  landingPage?: string | undefined;
  /** The page that led to the sign-up. */
  pageBeforeConversionPage?: string | undefined;
  /** The page that led to the visit. */
  sessionReferrer?: string | undefined;
  /** The UTM parameters of the visit. */
  utm?: {
    /** The campaign. */
    utmCampaign?: string | undefined;
    /** The kind of channel, such as `email`. */
    utmMedium?: string | undefined;
    /** Referrer of the visitor, such as a search engine. */
    utmSource?: string | undefined;
    /** The search term that was paid for. */
    utmTerm?: string | undefined;
  } | undefined;
}

/** Person to invite. */
export interface TeamInvitation {
  /** The address that the invitation is sent to. */
  email: string;
  /** Roles in single projects, beside the role in the team. */
  projects?: readonly {
    /** The project. */
    projectId: string;
    /** Role of the person in the project. */
    role: ProjectRole;
  }[] | undefined;
  /** Role of the person in the team. Default: `"VIEWER"`. */
  role?: TeamRole | undefined;
  /** The access groups that the person joins with the team, by their IDs. Not in the platform's published description. */
  accessGroups?: readonly string[] | undefined;
}

/** Invitation or list of invitations. The platform's published description has only the list. */
export type TeamInvitations = readonly TeamInvitation[] | TeamInvitation;

/** A team in a list, as much of it as the caller may see. */
export type TeamListItem = Team | LimitedTeam;

/** A member of a team. */
export interface TeamMember {
  /** The ID of a user. */
  uid: string;
  name?: string | undefined;
  /** Whether the membership is confirmed; false while access is only requested. */
  confirmed: boolean;
  /** Unix time in milliseconds. */
  createdAt: number;
  email: string;
  role: TeamRole;
  username: string;
  /** Time at which access was requested. Unix time in milliseconds. */
  accessRequestedAt?: number | undefined;
  avatar?: string | undefined;
  bitbucket?: GitLogin | undefined;
  github?: GitLogin | undefined;
  gitlab?: GitLogin | undefined;
  /** Whether an organisation manages the account. */
  isEnterpriseManaged?: boolean | undefined;
  /** Origin of the user's membership in the team. */
  joinedFrom?: TeamJoinOrigin | undefined;
  projects?: TeamMemberProject[] | undefined;
  /** The access groups that the member is in, as the platform's Terraform provider reads them. Not in the platform's published description. */
  accessGroups?: MemberAccessGroup[] | undefined;
}

/** Page of team members, with the open invitations. */
export interface TeamMemberPage {
  members: TeamMember[];
  pagination: MembersPagination;
  /** Open invitations. */
  emailInviteCodes?: EmailInviteCode[] | undefined;
}

/** A project that the member has a role in. */
export interface TeamMemberProject {
  /** The ID of a project: `prj_…`. */
  id: string;
  name: string;
  role?: ProjectRole | undefined;
}

/** The caller's own membership. */
export interface TeamMembership {
  confirmed: true;
  /** The ID of a user. */
  uid?: string | undefined;
  /** Unix time in milliseconds. */
  created: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  role: TeamRole;
  /** Time at which access was requested. Unix time in milliseconds. */
  accessRequestedAt?: number | undefined;
  entitlements?: {
    entitlement: string;
  }[] | undefined;
  /** Origin of the user's membership in the team. */
  joinedFrom?: TeamJoinOrigin | undefined;
  /** The ID of a team: `team_…`. */
  teamId?: string | undefined;
  /** Permissions beyond those of the role. */
  teamPermissions?: TeamPermission[] | undefined;
  /** All roles in the team. */
  teamRoles?: TeamRole[] | undefined;
}

/** Page of teams. */
export interface TeamPage {
  pagination: Pagination;
  teams: TeamListItem[];
}

/** Resource limits of a team. */
export interface TeamResourceConfig {
  blobStores?: number | undefined;
  buildEntitlements?: BuildEntitlements | undefined;
  buildMachine?: DefaultBuildMachine | undefined;
  concurrentBuilds?: number | undefined;
  customEnvironmentsPerProject?: number | undefined;
  edgeConfigSize?: number | undefined;
  edgeConfigs?: number | undefined;
  /** Whether builds may run beyond the slots of the plan. */
  elasticConcurrencyEnabled?: boolean | undefined;
  kvDatabases?: number | undefined;
  postgresDatabases?: number | undefined;
  serverlessFunctionMaxMemorySize?: number | undefined;
}

/** A rule that only owners may relax. */
export interface TeamSafeguard {
  enabled: boolean;
  /** Unix time in milliseconds. */
  updatedAt: number;
}

/** Sign-in of members through the organisation. */
export interface TeamSaml {
  enforced: boolean;
  connection?: SamlConnection | undefined;
  defaultRedirectUri?: "v0.app" | "v0.dev" | "vercel.com" | Unlisted | undefined;
  directory?: SamlDirectory | undefined;
  roles?: { [key: string]: DirectoryRole } | undefined;
}

/** Sign-in of members through the organisation. */
export interface TeamSamlInput {
  /** Whether members have to sign in through the organisation. */
  enforced?: boolean | undefined;
  /** The team role or the access group that each group of the directory becomes, by directory group. */
  roles?: { [key: string]: TeamRole | {
    /** The access group whose members they become. Pattern: `^ag_[A-z0-9_ -]+$`. */
    accessGroupId: string;
  } } | undefined;
}

/** Sign-in of members through the organisation, as far as the token may see it. */
export interface TeamSamlSummary {
  enforced: boolean;
  connection?: SamlConnection | undefined;
  directory?: SamlDirectory | undefined;
}

/** Changes to a microfrontends group. */
export interface UpdateMicrofrontendsGroupRequest {
  /** The new name of the group. */
  name?: string | undefined;
  /** Whether a preview leads to branches of the same name in other repositories of the group. */
  enablePolyrepoBranchRouting?: boolean | undefined;
  /**
   * Environment that answers for an app without a deployment of its own: `SAME_ENV`, `PRODUCTION`, or the slug of a
   * custom environment of the default app.
   */
  fallbackEnvironment?: string | undefined;
}

/** Changes to a member. */
export interface UpdateTeamMemberRequest {
  /** Accepts a request for access. */
  confirmed?: true | undefined;
  /** Origin of the user's membership in the team. */
  joinedFrom?: {
    /** Null unlinks the member from the user of the identity provider. */
    ssoUserId?: null | undefined;
  } | undefined;
  /** Roles in single projects, to give or to take away. */
  projects?: readonly ProjectRoleAssignment[] | undefined;
  /** Role of the member in the team. */
  role?: string | undefined;
  /** Permissions beyond those of the role. */
  teamPermissions?: readonly TeamPermission[] | undefined;
  /** The access groups that the member joins, by their IDs. Not in the platform's published description. */
  accessGroupsToAdd?: readonly string[] | undefined;
  /** The access groups that the member leaves, by their IDs. Not in the platform's published description. */
  accessGroupsToRemove?: readonly string[] | undefined;
}

/** Input of `listTeamMembers`. */
export interface ListTeamMembersInput {
  /** The team, by its ID. */
  teamId: string;
  /** Only members who can be added to this project. */
  eligibleMembersForProjectId?: string | undefined;
  /** Leaves out members of this project. */
  excludeProject?: string | undefined;
  /** Only these users, by their IDs, separated by commas. Not in the platform's published description. */
  filterByUserIds?: string | undefined;
  /** Maximum number of items per page. At least 1. */
  limit?: number | undefined;
  /** Only members with this role. */
  role?: TeamRole | undefined;
  /** A part of the name, user name or e-mail address. */
  search?: string | undefined;
  /** Only members who joined after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** The team by its slug. */
  slug?: string | undefined;
  /** Only members who joined before this time. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listTeamMembers`. */
export type ListTeamMembersOutput = TeamMemberPage;

/** Input of `inviteTeamMember`. */
export type InviteTeamMemberInput = {
  /** The team, by its ID. */
  teamId: string;
  /** The team by its slug. */
  slug?: string | undefined;
} & ((TeamInvitation & {
  /** Only for a list: one is given by its members. */
  body?: undefined;
}) | {
  /** Person to invite, or a list of them. */
  body?: TeamInvitations | undefined;
});

/** Answer of `inviteTeamMember`. */
export type InviteTeamMemberOutput = InvitedTeamMember;

/** Input of `requestTeamAccess`. */
export interface RequestTeamAccessInput {
  /** The team, by its ID. */
  teamId: string;
  /** Way in which the user came to the team. */
  joinedFrom: TeamAccessOrigin;
}

/** Answer of `requestTeamAccess`. */
export type RequestTeamAccessOutput = RequestedTeamAccess;

/** Input of `getTeamAccessRequest`. */
export interface GetTeamAccessRequestInput {
  /** The team, by its ID. */
  teamId: string;
  /** The user who asked for access. */
  userId: string;
}

/** Answer of `getTeamAccessRequest`. */
export type GetTeamAccessRequestOutput = TeamAccessRequest;

/** Input of `joinTeam`. */
export interface JoinTeamInput {
  /** The team, by its ID. */
  teamId: string;
  /** Invite code: its holder may join the team. A credential: keep it out of logs. */
  inviteCode?: string | undefined;
}

/** Answer of `joinTeam`. */
export interface JoinTeamOutput {
  name: string;
  slug: string;
  from: string;
  /** The ID of a team: `team_…`. */
  teamId: string;
}

/** Input of `updateTeamMember`. */
export interface UpdateTeamMemberInput extends UpdateTeamMemberRequest {
  /** The team, by its ID. */
  teamId: string;
  /** The member. */
  uid: string;
}

/** Answer of `updateTeamMember`. */
export interface UpdateTeamMemberOutput {
  /** The ID of a user. */
  id: string;
}

/** Input of `removeTeamMember`. */
export interface RemoveTeamMemberInput {
  /** The team, by its ID. */
  teamId: string;
  /** The member. */
  uid: string;
  /** The team that becomes the member's default. */
  newDefaultTeamId?: string | undefined;
}

/** Answer of `removeTeamMember`. */
export interface RemoveTeamMemberOutput {
  /** The ID of a user. */
  id: string;
}

/** Input of `getTeam`. */
export interface GetTeamInput {
  /** The team, by its ID. */
  teamId: string;
  /** The team by its slug. */
  slug?: string | undefined;
}

/** Answer of `getTeam`. */
export type GetTeamOutput = Team;

/** Input of `updateTeam`. */
export interface UpdateTeamInput {
  /** The team, by its ID. */
  teamId: string;
  /** The team by its slug. */
  slug?: string | undefined;
  /** The display name. At most 256 characters. */
  name?: string | undefined;
  /** The new slug of the team. */
  newSlug?: string | undefined;
  /** The hash of an uploaded picture. */
  avatar?: string | null | undefined;
  /** Deployment protection of new projects. */
  defaultDeploymentProtection?: DeploymentProtectionInput | undefined;
  /** Retention periods of new projects' deployments. */
  defaultExpirationSettings?: DeploymentExpirationInput | undefined;
  /** The initial sign-in protection of new projects by an identity provider; null for none. */
  defaultPassport?: PassportInput | null | undefined;
  /** Jobs that run with each deployment of new projects. */
  defaultProjectJobs?: ProjectJobsInput | string | undefined;
  /** Sources from which deployments may be made. */
  deploymentPolicy?: DeploymentPolicyInput | string | undefined;
  /** A few words about the team; at most 140 characters. At most 140 characters. */
  description?: string | undefined;
  /** Whether GitHub is left without dispatch events. */
  disableRepositoryDispatchEvents?: boolean | undefined;
  /** Whether production secrets must differ from those of other targets. */
  disjunctiveProductionSecretPolicy?: string | undefined;
  /** People who may ask for access to a protected deployment. */
  dpAccessRequestsMode?: AccessRequestMode | undefined;
  /** People with an address of this domain may join by themselves. */
  emailDomain?: string | null | undefined;
  /** Whether the toolbar shows on previews. */
  enablePreviewFeedback?: string | undefined;
  /** Whether the toolbar shows in production. */
  enableProductionFeedback?: string | undefined;
  /** Whether the IP addresses of visitors are hidden. */
  hideIpAddresses?: boolean | undefined;
  /** Whether the IP addresses of visitors are left out of log drains. */
  hideIpAddressesInLogDrains?: boolean | undefined;
  /** Handling of commits by people without a seat. */
  nsnbConfig?: NsnbConfig | string | undefined;
  /** The domain that preview URLs end in; null for the platform's own. */
  previewDeploymentSuffix?: string | null | undefined;
  /** Whether the present invite code stops working and a new one is made. */
  regenerateInviteCode?: boolean | undefined;
  /** Whether builds share results in the remote cache. */
  remoteCaching?: FeatureState | undefined;
  /** Whether only signed commits are deployed. */
  requireVerifiedCommits?: boolean | undefined;
  /** Resources for builds of the team's projects. */
  resourceConfig?: {
    /** The build machine of projects that choose none. */
    buildMachine?: DefaultBuildMachine | undefined;
  } | undefined;
  /** Sign-in of members through the organisation. */
  saml?: TeamSamlInput | undefined;
  /** Whether new environment variables must be sensitive. */
  sensitiveEnvironmentVariablePolicy?: string | undefined;
  /** Whether only owners may change connectors. */
  strictConnectors?: Toggle | undefined;
  /** Whether only owners may change how deployments are protected. */
  strictDeploymentProtectionSettings?: Toggle | undefined;
  /** Whether only owners may change the password protection of projects. */
  strictPasswordProtectionSettings?: Toggle | undefined;
  /** Whether only owners may make links that pass deployment protection. */
  strictShareableLinks?: Toggle | undefined;
}

/** Answer of `updateTeam`. */
export type UpdateTeamOutput = Team;

/** Input of `listTeams`. */
export interface ListTeamsInput {
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only teams created after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only teams created before this time. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listTeams`. */
export type ListTeamsOutput = TeamPage;

/** Input of `createTeam`. */
export type CreateTeamInput = CreateTeamRequest;

/** Answer of `createTeam`. */
export type CreateTeamOutput = CreatedTeam;

/** Input of `updateTeamDirectorySyncRoles`. */
export interface UpdateTeamDirectorySyncRolesInput {
  /** The team, by its ID. */
  teamId: string;
  /** The team by its slug. */
  slug?: string | undefined;
  /** A team role or an access group for each directory group. */
  roles: { [key: string]: DirectoryRole };
}

/** Answer of `updateTeamDirectorySyncRoles`. */
export interface UpdateTeamDirectorySyncRolesOutput {
  ok: boolean;
}

/** Input of `deleteTeam`. */
export interface DeleteTeamInput {
  /** The team, by its ID. */
  teamId: string;
  /** The team that becomes the user's default. */
  newDefaultTeamId?: string | undefined;
  /** The team by its slug. */
  slug?: string | undefined;
  /** Reasons for the deletion of the team. */
  reasons?: readonly DeletionReason[] | undefined;
}

/** Answer of `deleteTeam`. */
export interface DeleteTeamOutput {
  /** The ID of a team: `team_…`. */
  id: string;
  /** Whether the new default team could not be set. */
  newDefaultTeamIdError?: boolean | undefined;
}

/** Input of `deleteTeamInviteCode`. */
export interface DeleteTeamInviteCodeInput {
  /** The team, by its ID. */
  teamId: string;
  /** The invitation, by its ID. */
  inviteId: string;
}

/** Answer of `deleteTeamInviteCode`. */
export interface DeleteTeamInviteCodeOutput {
  id: string;
}

/** Input of `updateMicrofrontendsGroup`. */
export interface UpdateMicrofrontendsGroupInput extends UpdateMicrofrontendsGroupRequest {
  /** The team, by its ID. */
  teamId: string;
  /** The microfrontends group. */
  groupId: string;
  /** The team by its slug. */
  slug?: string | undefined;
}

/** Answer of `updateMicrofrontendsGroup`. */
export interface UpdateMicrofrontendsGroupOutput {
  updatedMicrofrontendsGroup: MicrofrontendsGroup;
}

/** Input of `deleteMicrofrontendsGroup`. */
export interface DeleteMicrofrontendsGroupInput {
  /** The team, by its ID. */
  teamId: string;
  /** The microfrontends group. */
  groupId: string;
  /** The team by its slug. */
  slug?: string | undefined;
}

/** Answer of `deleteMicrofrontendsGroup`. */
export type DeleteMicrofrontendsGroupOutput = { [key: string]: unknown };
