// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  BuildEntitlements, DefaultBuildMachine, DeletionReason, DeploymentExpiration, DeploymentPolicyInput, DeploymentSourceRule, FeatureState, FeedbackSetting,
  GitSourceRule, IpBucket, MembersPagination, Pagination, Passport, PassportInput, PasswordProtectionInput, Plan, ProjectRole, ProjectRoleAssignment,
  SsoProtectionInput, TeamJoinOrigin, TeamPermission, TeamRole, Toggle,
} from "../../../../shapes/generated/schemas.ts";
export {
  BuildEntitlements, BuildMachineSetting, CreatedTeam, CustomPolicyEnvironment, DefaultBuildMachine, DeletionReason, DeploymentExpiration,
  DeploymentPolicyInput, DeploymentPolicySource, DeploymentSourceRule, FeatureState, FeedbackSetting, GitlabNamespaceSource, GitOrganizationSource,
  GitSourceRule, IpBucket, MembersPagination, Pagination, Passport, PassportInput, PasswordProtectionInput, Plan, PolicyEnvironment, PolicyGitSource,
  ProjectRole, ProjectRoleAssignment, ProtectionScope, SsoProtectionInput, SystemPolicyEnvironment, TargetEnvironment, TeamJoinOrigin, TeamJoinOriginKind,
  TeamPermission, TeamRole, Toggle,
} from "../../../../shapes/generated/schemas.ts";

const hostname: v.RegexAction<string, string> = /* @__PURE__ */ v.regex(
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
  "Invalid host name",
);

const expression: v.CheckAction<string, string> = /* @__PURE__ */ v.check((text) => {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}, "Invalid regular expression");

export const AccessGroupReference: v.GenericSchema<types.AccessGroupReference> = /* @__PURE__ */ (() => v.looseObject({
  accessGroupId: v.string(),
}))();

export const AccessRequestMode: v.GenericSchema<types.AccessRequestMode> = /* @__PURE__ */ v.picklist(["all", "email-domain", "none"]);

export const TeamAttribution: v.GenericSchema<types.TeamAttribution> = /* @__PURE__ */ (() => v.looseObject({
  landingPage: v.optional(v.string()),
  pageBeforeConversionPage: v.optional(v.string()),
  sessionReferrer: v.optional(v.string()),
  utm: v.optional(v.looseObject({
    utmCampaign: v.optional(v.string()),
    utmMedium: v.optional(v.string()),
    utmSource: v.optional(v.string()),
    utmTerm: v.optional(v.string()),
  })),
}))();

export const CreateTeamRequest: v.GenericSchema<types.CreateTeamRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(256))),
  slug: v.pipe(v.string(), v.maxLength(48)),
  attribution: v.optional(TeamAttribution),
}))();

export const JobTargets: v.GenericSchema<types.JobTargets> = /* @__PURE__ */ (() => v.looseObject({
  targets: v.array(v.string()),
}))();

export const DefaultProjectJobs: v.GenericSchema<types.DefaultProjectJobs> = /* @__PURE__ */ (() => v.looseObject({
  lint: v.optional(JobTargets),
  "mfe-config-present": v.optional(JobTargets),
  typecheck: v.optional(JobTargets),
}))();

export const DeploymentRetention: v.GenericSchema<types.DeploymentRetention> = /* @__PURE__ */ v.picklist(["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "2y", "3y", "unlimited"]);

export const FailedDeploymentRetention: v.GenericSchema<types.FailedDeploymentRetention> = /* @__PURE__ */ v.picklist(["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "unlimited"]);

export const DeploymentExpirationInput: v.GenericSchema<types.DeploymentExpirationInput> = /* @__PURE__ */ (() => v.strictObject({
  expiration: v.optional(DeploymentRetention),
  expirationCanceled: v.optional(FailedDeploymentRetention),
  expirationErrored: v.optional(FailedDeploymentRetention),
  expirationProduction: v.optional(DeploymentRetention),
}))();

export const DeploymentProtectionInput: v.GenericSchema<types.DeploymentProtectionInput> = /* @__PURE__ */ (() => v.strictObject({
  passwordProtection: v.optional(v.nullable(PasswordProtectionInput)),
  ssoProtection: v.optional(v.nullable(SsoProtectionInput)),
}))();

export const DirectoryRole: v.GenericSchema<types.DirectoryRole> = /* @__PURE__ */ v.union([TeamRole, AccessGroupReference]);

export const EmailInviteCode: v.GenericSchema<types.EmailInviteCode> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  isDSyncUser: v.boolean(),
  accessGroups: v.optional(v.array(v.string())),
  createdAt: v.optional(v.number()),
  email: v.optional(v.string()),
  entitlements: v.optional(v.array(v.string())),
  expired: v.optional(v.literal(true)),
  projects: v.optional(v.record(v.string(), ProjectRole)),
  role: v.optional(TeamRole),
  teamPermissions: v.optional(v.array(TeamPermission)),
  teamRoles: v.optional(v.array(TeamRole)),
}))();

export const GitLogin: v.GenericSchema<types.GitLogin> = /* @__PURE__ */ (() => v.looseObject({
  login: v.optional(v.string()),
}))();

export const InvitedTeamMember: v.GenericSchema<types.InvitedTeamMember> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  email: v.string(),
  role: TeamRole,
  username: v.string(),
  teamPermissions: v.optional(v.array(TeamPermission)),
  teamRoles: v.optional(v.array(TeamRole)),
}))();

export const TeamMembership: v.GenericSchema<types.TeamMembership> = /* @__PURE__ */ (() => v.looseObject({
  confirmed: v.literal(true),
  uid: v.optional(v.string()),
  created: v.number(),
  createdAt: v.number(),
  role: TeamRole,
  accessRequestedAt: v.optional(v.number()),
  entitlements: v.optional(v.array(v.looseObject({
    entitlement: v.string(),
  }))),
  joinedFrom: v.optional(TeamJoinOrigin),
  teamId: v.optional(v.string()),
  teamPermissions: v.optional(v.array(TeamPermission)),
  teamRoles: v.optional(v.array(TeamRole)),
}))();

export const SamlSyncState: v.GenericSchema<types.SamlSyncState> = /* @__PURE__ */ v.picklist(["SETUP", "ACTIVE"]);

export const SamlConnection: v.GenericSchema<types.SamlConnection> = /* @__PURE__ */ (() => v.looseObject({
  type: v.string(),
  connectedAt: v.number(),
  state: v.string(),
  status: v.string(),
  lastReceivedWebhookEvent: v.optional(v.number()),
  lastSyncedAt: v.optional(v.number()),
  syncState: v.optional(SamlSyncState),
}))();

export const SamlDirectory: v.GenericSchema<types.SamlDirectory> = /* @__PURE__ */ (() => v.looseObject({
  type: v.string(),
  connectedAt: v.number(),
  state: v.string(),
  lastReceivedWebhookEvent: v.optional(v.number()),
  lastSyncedAt: v.optional(v.number()),
  syncState: v.optional(SamlSyncState),
}))();

export const TeamSamlSummary: v.GenericSchema<types.TeamSamlSummary> = /* @__PURE__ */ (() => v.looseObject({
  enforced: v.boolean(),
  connection: v.optional(SamlConnection),
  directory: v.optional(SamlDirectory),
}))();

export const LimitedTeam: v.GenericSchema<types.LimitedTeam> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.nullable(v.string()),
  slug: v.string(),
  avatar: v.nullable(v.string()),
  createdAt: v.number(),
  limited: v.literal(true),
  limitedBy: v.array(v.picklist(["invalidated", "mfa", "scope"])),
  membership: v.optional(TeamMembership),
  orgRootTeamId: v.optional(v.string()),
  parentId: v.optional(v.string()),
  saml: v.optional(TeamSamlSummary),
}))();

export const MemberAccessGroup: v.GenericSchema<types.MemberAccessGroup> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
}))();

export const MicrofrontendsGroup: v.GenericSchema<types.MicrofrontendsGroup> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.optional(v.string()),
  slug: v.optional(v.string()),
  enablePolyrepoBranchRouting: v.optional(v.boolean()),
  fallbackEnvironment: v.optional(v.string()),
}))();

export const NsnbPreference: v.GenericSchema<types.NsnbPreference> = /* @__PURE__ */ v.picklist(["auto-approval", "manual-approval", "block"]);

export const NsnbConfig: v.GenericSchema<types.NsnbConfig> = /* @__PURE__ */ v.looseObject({
  preference: NsnbPreference,
});

export const PolicySetting: v.GenericSchema<types.PolicySetting> = /* @__PURE__ */ v.picklist(["default", "on", "off"]);

export const ProjectJobsInput: v.GenericSchema<types.ProjectJobsInput> = /* @__PURE__ */ (() => v.looseObject({
  lint: v.optional(JobTargets),
  typecheck: v.optional(JobTargets),
}))();

export const ProtectionDefault: v.GenericSchema<types.ProtectionDefault> = /* @__PURE__ */ (() => v.looseObject({
  deploymentType: v.string(),
}))();

export const RequestedTeamAccess: v.GenericSchema<types.RequestedTeamAccess> = /* @__PURE__ */ (() => v.looseObject({
  bitbucket: v.nullable(GitLogin),
  github: v.nullable(GitLogin),
  gitlab: v.nullable(GitLogin),
  teamName: v.string(),
  teamSlug: v.string(),
  accessRequestedAt: v.optional(v.number()),
  confirmed: v.optional(v.boolean()),
  joinedFrom: v.optional(TeamJoinOrigin),
}))();

export const TeamResourceConfig: v.GenericSchema<types.TeamResourceConfig> = /* @__PURE__ */ (() => v.looseObject({
  blobStores: v.optional(v.number()),
  buildEntitlements: v.optional(BuildEntitlements),
  buildMachine: v.optional(DefaultBuildMachine),
  concurrentBuilds: v.optional(v.number()),
  customEnvironmentsPerProject: v.optional(v.number()),
  edgeConfigSize: v.optional(v.number()),
  edgeConfigs: v.optional(v.number()),
  elasticConcurrencyEnabled: v.optional(v.boolean()),
  kvDatabases: v.optional(v.number()),
  postgresDatabases: v.optional(v.number()),
  serverlessFunctionMaxMemorySize: v.optional(v.number()),
}))();

export const TeamSafeguard: v.GenericSchema<types.TeamSafeguard> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
  updatedAt: v.number(),
}))();

export const TeamSaml: v.GenericSchema<types.TeamSaml> = /* @__PURE__ */ (() => v.looseObject({
  enforced: v.boolean(),
  connection: v.optional(SamlConnection),
  defaultRedirectUri: v.optional(v.picklist(["v0.app", "v0.dev", "vercel.com"])),
  directory: v.optional(SamlDirectory),
  roles: v.optional(v.record(v.string(), DirectoryRole)),
}))();

export const Team: v.GenericSchema<types.Team> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.nullable(v.string()),
  slug: v.string(),
  avatar: v.nullable(v.string()),
  billing: v.nullable(v.looseObject({
    plan: Plan,
  })),
  createdAt: v.number(),
  creatorId: v.string(),
  created: v.optional(v.string()),
  description: v.nullable(v.string()),
  stagingPrefix: v.string(),
  updatedAt: v.number(),
  apiKeysInvalidatedAt: v.optional(v.number()),
  appTokensInvalidatedAt: v.optional(v.number()),
  connect: v.optional(FeatureState),
  defaultDeploymentProtection: v.optional(v.looseObject({
    passwordProtection: v.optional(v.nullable(ProtectionDefault)),
    ssoProtection: v.optional(v.nullable(ProtectionDefault)),
  })),
  defaultExpirationSettings: v.optional(DeploymentExpiration),
  defaultPassport: v.optional(v.nullable(Passport)),
  defaultProjectJobs: v.optional(DefaultProjectJobs),
  defaultRoles: v.optional(v.looseObject({
    teamPermissions: v.optional(v.array(TeamPermission)),
    teamRoles: v.optional(v.array(TeamRole)),
  })),
  deploymentPolicy: v.optional(v.looseObject({
    deploymentSources: v.optional(v.array(DeploymentSourceRule)),
    gitSources: v.optional(v.array(GitSourceRule)),
  })),
  disableHardAutoBlocks: v.optional(v.union([v.boolean(), v.number()])),
  disableRepositoryDispatchEvents: v.optional(v.boolean()),
  disjunctiveProductionSecretPolicy: v.optional(v.nullable(PolicySetting)),
  dpAccessRequestsMode: v.optional(AccessRequestMode),
  emailDomain: v.optional(v.nullable(v.string())),
  enablePreviewFeedback: v.optional(v.nullable(FeedbackSetting)),
  enableProductionFeedback: v.optional(v.nullable(FeedbackSetting)),
  hideIpAddresses: v.optional(v.nullable(v.boolean())),
  hideIpAddressesInLogDrains: v.optional(v.nullable(v.boolean())),
  integrationTokensInvalidatedAt: v.optional(v.number()),
  inviteCode: v.optional(v.string()),
  ipBuckets: v.optional(v.array(IpBucket)),
  membership: v.optional(TeamMembership),
  nsnbConfig: v.optional(NsnbConfig),
  orgRootTeamId: v.optional(v.string()),
  parentId: v.optional(v.string()),
  personalAccessTokensInvalidatedAt: v.optional(v.number()),
  platform: v.optional(v.boolean()),
  previewDeploymentSuffix: v.optional(v.nullable(v.string())),
  remoteCaching: v.optional(FeatureState),
  requireVerifiedCommits: v.optional(v.boolean()),
  resourceConfig: v.optional(TeamResourceConfig),
  saml: v.optional(TeamSaml),
  sensitiveEnvironmentVariablePolicy: v.optional(v.nullable(PolicySetting)),
  strictConnectors: v.optional(TeamSafeguard),
  strictDeploymentProtectionSettings: v.optional(TeamSafeguard),
  strictPasswordProtectionSettings: v.optional(TeamSafeguard),
  strictShareableLinks: v.optional(TeamSafeguard),
}))();

export const TeamAccessOriginKind: v.GenericSchema<types.TeamAccessOriginKind> = /* @__PURE__ */ v.picklist(["bitbucket", "feedback", "github", "gitlab", "import", "organization-teams", "teams"]);

export const TeamAccessOrigin: v.GenericSchema<types.TeamAccessOrigin> = /* @__PURE__ */ (() => v.strictObject({
  origin: TeamAccessOriginKind,
  commitId: v.optional(v.string()),
  gitUserId: v.optional(v.union([v.number(), v.string()])),
  gitUserLogin: v.optional(v.string()),
  repoId: v.optional(v.string()),
  repoPath: v.optional(v.string()),
}))();

export const TeamAccessRequest: v.GenericSchema<types.TeamAccessRequest> = /* @__PURE__ */ (() => v.looseObject({
  accessRequestedAt: v.number(),
  bitbucket: v.nullable(GitLogin),
  confirmed: v.boolean(),
  github: v.nullable(GitLogin),
  gitlab: v.nullable(GitLogin),
  joinedFrom: TeamJoinOrigin,
  teamName: v.string(),
  teamSlug: v.string(),
}))();

export const TeamInvitation: v.GenericSchema<types.TeamInvitation> = /* @__PURE__ */ (() => v.looseObject({
  email: v.string(),
  projects: v.optional(v.array(v.looseObject({
    projectId: v.string(),
    role: ProjectRole,
  }))),
  role: v.optional(TeamRole),
  accessGroups: v.optional(v.array(v.string())),
}))();

export const TeamInvitations: v.GenericSchema<types.TeamInvitations> = /* @__PURE__ */ (() => v.union([v.array(TeamInvitation), TeamInvitation]))();

export const TeamListItem: v.GenericSchema<types.TeamListItem> = /* @__PURE__ */ v.union([Team, LimitedTeam]);

export const TeamMemberProject: v.GenericSchema<types.TeamMemberProject> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  role: v.optional(ProjectRole),
}))();

export const TeamMember: v.GenericSchema<types.TeamMember> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  name: v.optional(v.string()),
  confirmed: v.boolean(),
  createdAt: v.number(),
  email: v.string(),
  role: TeamRole,
  username: v.string(),
  accessRequestedAt: v.optional(v.number()),
  avatar: v.optional(v.string()),
  bitbucket: v.optional(GitLogin),
  github: v.optional(GitLogin),
  gitlab: v.optional(GitLogin),
  isEnterpriseManaged: v.optional(v.boolean()),
  joinedFrom: v.optional(TeamJoinOrigin),
  projects: v.optional(v.array(TeamMemberProject)),
  accessGroups: v.optional(v.array(MemberAccessGroup)),
}))();

export const TeamMemberPage: v.GenericSchema<types.TeamMemberPage> = /* @__PURE__ */ (() => v.looseObject({
  members: v.array(TeamMember),
  pagination: MembersPagination,
  emailInviteCodes: v.optional(v.array(EmailInviteCode)),
}))();

export const TeamPage: v.GenericSchema<types.TeamPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: Pagination,
  teams: v.array(TeamListItem),
}))();

export const TeamSamlInput: v.GenericSchema<types.TeamSamlInput> = /* @__PURE__ */ (() => v.strictObject({
  enforced: v.optional(v.boolean()),
  roles: v.optional(v.record(v.string(), v.union([TeamRole, v.strictObject({
    accessGroupId: v.pipe(v.string(), v.regex(new RegExp("^ag_[A-z0-9_ -]+$"))),
  })]))),
}))();

export const UpdateMicrofrontendsGroupRequest: v.GenericSchema<types.UpdateMicrofrontendsGroupRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  enablePolyrepoBranchRouting: v.optional(v.boolean()),
  fallbackEnvironment: v.optional(v.string()),
}))();

export const UpdateTeamMemberRequest: v.GenericSchema<types.UpdateTeamMemberRequest> = /* @__PURE__ */ (() => v.looseObject({
  confirmed: v.optional(v.literal(true)),
  joinedFrom: v.optional(v.strictObject({
    ssoUserId: v.optional(v.null()),
  })),
  projects: v.optional(v.array(ProjectRoleAssignment)),
  role: v.optional(v.string()),
  teamPermissions: v.optional(v.array(TeamPermission)),
  accessGroupsToAdd: v.optional(v.array(v.string())),
  accessGroupsToRemove: v.optional(v.array(v.string())),
}))();

export const ListTeamMembersInput: v.GenericSchema<types.ListTeamMembersInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  eligibleMembersForProjectId: v.optional(v.string()),
  excludeProject: v.optional(v.string()),
  filterByUserIds: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.minValue(1))),
  role: v.optional(TeamRole),
  search: v.optional(v.string()),
  since: v.optional(v.number()),
  slug: v.optional(v.string()),
  until: v.optional(v.number()),
}))();

export const InviteTeamMemberInput: v.GenericSchema<types.InviteTeamMemberInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  teamId: v.string(),
  slug: v.optional(v.string()),
}), v.union([TeamInvitation, v.looseObject({
  body: v.optional(TeamInvitations),
})])]))();

export const RequestTeamAccessInput: v.GenericSchema<types.RequestTeamAccessInput> = /* @__PURE__ */ (() => v.strictObject({
  teamId: v.string(),
  joinedFrom: TeamAccessOrigin,
}))();

export const GetTeamAccessRequestInput: v.GenericSchema<types.GetTeamAccessRequestInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  userId: v.string(),
}))();

export const JoinTeamInput: v.GenericSchema<types.JoinTeamInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  inviteCode: v.optional(v.string()),
}))();

export const JoinTeamOutput: v.GenericSchema<types.JoinTeamOutput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  slug: v.string(),
  from: v.string(),
  teamId: v.string(),
}))();

export const UpdateTeamMemberInput: v.GenericSchema<types.UpdateTeamMemberInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  uid: v.string(),
  confirmed: v.optional(v.literal(true)),
  joinedFrom: v.optional(v.strictObject({
    ssoUserId: v.optional(v.null()),
  })),
  projects: v.optional(v.array(ProjectRoleAssignment)),
  role: v.optional(v.string()),
  teamPermissions: v.optional(v.array(TeamPermission)),
  accessGroupsToAdd: v.optional(v.array(v.string())),
  accessGroupsToRemove: v.optional(v.array(v.string())),
}))();

export const UpdateTeamMemberOutput: v.GenericSchema<types.UpdateTeamMemberOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const RemoveTeamMemberInput: v.GenericSchema<types.RemoveTeamMemberInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  uid: v.string(),
  newDefaultTeamId: v.optional(v.string()),
}))();

export const RemoveTeamMemberOutput: v.GenericSchema<types.RemoveTeamMemberOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const GetTeamInput: v.GenericSchema<types.GetTeamInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  slug: v.optional(v.string()),
}))();

export const UpdateTeamInput: v.GenericSchema<types.UpdateTeamInput> = /* @__PURE__ */ (() => v.strictObject({
  teamId: v.string(),
  slug: v.optional(v.string()),
  name: v.optional(v.pipe(v.string(), v.maxLength(256))),
  newSlug: v.optional(v.string()),
  avatar: v.optional(v.nullable(v.pipe(v.string(), expression))),
  defaultDeploymentProtection: v.optional(DeploymentProtectionInput),
  defaultExpirationSettings: v.optional(DeploymentExpirationInput),
  defaultPassport: v.optional(v.nullable(PassportInput)),
  defaultProjectJobs: v.optional(v.union([ProjectJobsInput, v.string()])),
  deploymentPolicy: v.optional(v.union([DeploymentPolicyInput, v.string()])),
  description: v.optional(v.pipe(v.string(), v.maxLength(140))),
  disableRepositoryDispatchEvents: v.optional(v.boolean()),
  disjunctiveProductionSecretPolicy: v.optional(v.string()),
  dpAccessRequestsMode: v.optional(AccessRequestMode),
  emailDomain: v.optional(v.nullable(v.pipe(v.string(), expression))),
  enablePreviewFeedback: v.optional(v.string()),
  enableProductionFeedback: v.optional(v.string()),
  hideIpAddresses: v.optional(v.boolean()),
  hideIpAddressesInLogDrains: v.optional(v.boolean()),
  nsnbConfig: v.optional(v.union([NsnbConfig, v.string()])),
  previewDeploymentSuffix: v.optional(v.nullable(v.pipe(v.string(), hostname))),
  regenerateInviteCode: v.optional(v.boolean()),
  remoteCaching: v.optional(FeatureState),
  requireVerifiedCommits: v.optional(v.boolean()),
  resourceConfig: v.optional(v.looseObject({
    buildMachine: v.optional(DefaultBuildMachine),
  })),
  saml: v.optional(TeamSamlInput),
  sensitiveEnvironmentVariablePolicy: v.optional(v.string()),
  strictConnectors: v.optional(Toggle),
  strictDeploymentProtectionSettings: v.optional(Toggle),
  strictPasswordProtectionSettings: v.optional(Toggle),
  strictShareableLinks: v.optional(Toggle),
}))();

export const ListTeamsInput: v.GenericSchema<types.ListTeamsInput> = /* @__PURE__ */ (() => v.looseObject({
  limit: v.optional(v.number()),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
}))();

export const CreateTeamInput: v.GenericSchema<types.CreateTeamInput> = /* @__PURE__ */ (() => v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(256))),
  slug: v.pipe(v.string(), v.maxLength(48)),
  attribution: v.optional(TeamAttribution),
}))();

export const UpdateTeamDirectorySyncRolesInput: v.GenericSchema<types.UpdateTeamDirectorySyncRolesInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  slug: v.optional(v.string()),
  roles: v.record(v.string(), DirectoryRole),
}))();

export const UpdateTeamDirectorySyncRolesOutput: v.GenericSchema<types.UpdateTeamDirectorySyncRolesOutput> = /* @__PURE__ */ (() => v.looseObject({
  ok: v.boolean(),
}))();

export const DeleteTeamInput: v.GenericSchema<types.DeleteTeamInput> = /* @__PURE__ */ (() => v.strictObject({
  teamId: v.string(),
  newDefaultTeamId: v.optional(v.string()),
  slug: v.optional(v.string()),
  reasons: v.optional(v.array(DeletionReason)),
}))();

export const DeleteTeamOutput: v.GenericSchema<types.DeleteTeamOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  newDefaultTeamIdError: v.optional(v.boolean()),
}))();

export const DeleteTeamInviteCodeInput: v.GenericSchema<types.DeleteTeamInviteCodeInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  inviteId: v.string(),
}))();

export const DeleteTeamInviteCodeOutput: v.GenericSchema<types.DeleteTeamInviteCodeOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const UpdateMicrofrontendsGroupInput: v.GenericSchema<types.UpdateMicrofrontendsGroupInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  groupId: v.string(),
  slug: v.optional(v.string()),
  name: v.optional(v.string()),
  enablePolyrepoBranchRouting: v.optional(v.boolean()),
  fallbackEnvironment: v.optional(v.string()),
}))();

export const UpdateMicrofrontendsGroupOutput: v.GenericSchema<types.UpdateMicrofrontendsGroupOutput> = /* @__PURE__ */ v.looseObject({
  updatedMicrofrontendsGroup: MicrofrontendsGroup,
});

export const DeleteMicrofrontendsGroupInput: v.GenericSchema<types.DeleteMicrofrontendsGroupInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  groupId: v.string(),
  slug: v.optional(v.string()),
}))();

export const DeleteMicrofrontendsGroupOutput: v.GenericSchema<types.DeleteMicrofrontendsGroupOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();
