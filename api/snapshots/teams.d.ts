// What @slipway/teams exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/teams" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
export interface AccessGroupReference {
	accessGroupId: string;
}
export type AccessRequestMode = "all" | "email-domain" | "none" | (string & {});
export interface BuildEntitlements {
	enhancedBuilds?: boolean | undefined;
}
export type BuildMachineSetting = "basic" | "standard" | "enhanced" | "turbo" | "elastic" | (string & {});
export type CreateTeamInput = CreateTeamRequest;
export type CreateTeamOutput = CreatedTeam;
export interface CreateTeamRequest {
	name?: string | undefined;
	slug: string;
	attribution?: TeamAttribution | undefined;
}
export interface CreatedTeam {
	id: string;
	slug: string;
}
export interface CustomPolicyEnvironment {
	type: "custom";
	environmentId: string;
}
export interface DefaultBuildMachine {
	default?: BuildMachineSetting | undefined;
}
export interface DefaultProjectJobs {
	lint?: JobTargets | undefined;
	"mfe-config-present"?: JobTargets | undefined;
	typecheck?: JobTargets | undefined;
}
export interface DeleteMicrofrontendsGroupInput {
	teamId: string;
	groupId: string;
	slug?: string | undefined;
}
export type DeleteMicrofrontendsGroupOutput = {
	[key: string]: unknown;
};
export interface DeleteTeamInput {
	teamId: string;
	newDefaultTeamId?: string | undefined;
	slug?: string | undefined;
	reasons?: readonly DeletionReason[] | undefined;
}
export interface DeleteTeamInviteCodeInput {
	teamId: string;
	inviteId: string;
}
export interface DeleteTeamInviteCodeOutput {
	id: string;
}
export interface DeleteTeamOutput {
	id: string;
	newDefaultTeamIdError?: boolean | undefined;
}
export interface DeletionReason {
	slug: string;
	description: string;
}
export interface DeploymentExpiration {
	deploymentsToKeep?: number | undefined;
	expirationDays?: number | undefined;
	expirationDaysCanceled?: number | undefined;
	expirationDaysErrored?: number | undefined;
	expirationDaysProduction?: number | undefined;
}
export interface DeploymentExpirationInput {
	expiration?: DeploymentRetention | undefined;
	expirationCanceled?: FailedDeploymentRetention | undefined;
	expirationErrored?: FailedDeploymentRetention | undefined;
	expirationProduction?: DeploymentRetention | undefined;
}
export interface DeploymentPolicyInput {
	deploymentSources?: readonly DeploymentSourceRule[] | string | undefined;
	gitSources?: readonly GitSourceRule[] | string | undefined;
}
export type DeploymentPolicySource = "cli" | "deploy-hook" | "git" | "integration" | "rest-api" | "v0" | (string & {});
export interface DeploymentProtectionInput {
	passwordProtection?: PasswordProtectionInput | null | undefined;
	ssoProtection?: SsoProtectionInput | null | undefined;
}
export type DeploymentRetention = "1d" | "1w" | "2w" | "1m" | "2m" | "3m" | "6m" | "1y" | "2y" | "3y" | "unlimited";
export interface DeploymentSourceRule {
	enabled: boolean;
	environments: readonly PolicyEnvironment[];
	sources: readonly DeploymentPolicySource[];
}
export type DirectoryRole = TeamRole | AccessGroupReference;
export interface EmailInviteCode {
	id: string;
	isDSyncUser: boolean;
	accessGroups?: string[] | undefined;
	createdAt?: number | undefined;
	email?: string | undefined;
	entitlements?: string[] | undefined;
	expired?: true | undefined;
	projects?: {
		[key: string]: ProjectRole;
	} | undefined;
	role?: TeamRole | undefined;
	teamPermissions?: TeamPermission[] | undefined;
	teamRoles?: TeamRole[] | undefined;
}
export type FailedDeploymentRetention = "1d" | "1w" | "2w" | "1m" | "2m" | "3m" | "6m" | "1y" | "unlimited";
export interface FeatureState {
	enabled?: boolean | undefined;
}
export type FeedbackSetting = "default" | "default-force" | "on" | "on-force" | "off" | "off-force" | (string & {});
export interface GetTeamAccessRequestInput {
	teamId: string;
	userId: string;
}
export type GetTeamAccessRequestOutput = TeamAccessRequest;
export interface GetTeamInput {
	teamId: string;
	slug?: string | undefined;
}
export type GetTeamOutput = Team;
export interface GitLogin {
	login?: string | undefined;
}
export interface GitOrganizationSource {
	org: string;
	provider: "bitbucket" | "github";
	repo?: string | undefined;
}
export interface GitSourceRule {
	enabled: boolean;
	environments: readonly PolicyEnvironment[];
	sources: readonly PolicyGitSource[];
}
export interface GitlabNamespaceSource {
	provider: "gitlab";
	namespace: string;
	project?: string | undefined;
}
export interface InviteTeamMemberInput {
	teamId: string;
	slug?: string | undefined;
	body?: TeamInvitations | undefined;
}
export type InviteTeamMemberOutput = InvitedTeamMember;
export interface InvitedTeamMember {
	uid: string;
	email: string;
	role: TeamRole;
	username: string;
	teamPermissions?: TeamPermission[] | undefined;
	teamRoles?: TeamRole[] | undefined;
}
export interface IpBucket {
	bucket: string;
	default?: boolean | undefined;
	supportUntil?: number | undefined;
}
export interface JobTargets {
	targets: readonly string[];
}
export interface JoinTeamInput {
	teamId: string;
	inviteCode?: string | undefined;
}
export interface JoinTeamOutput {
	name: string;
	slug: string;
	from: string;
	teamId: string;
}
export interface LimitedTeam {
	id: string;
	name: string | null;
	slug: string;
	avatar: string | null;
	createdAt: number;
	limited: true;
	limitedBy: ("invalidated" | "mfa" | "scope" | (string & {}))[];
	membership?: TeamMembership | undefined;
	orgRootTeamId?: string | undefined;
	parentId?: string | undefined;
	saml?: TeamSamlSummary | undefined;
}
export interface ListTeamMembersInput {
	teamId: string;
	eligibleMembersForProjectId?: string | undefined;
	excludeProject?: string | undefined;
	limit?: number | undefined;
	role?: TeamRole | undefined;
	search?: string | undefined;
	since?: number | undefined;
	slug?: string | undefined;
	until?: number | undefined;
}
export type ListTeamMembersOutput = TeamMemberPage;
export interface ListTeamsInput {
	limit?: number | undefined;
	since?: number | undefined;
	until?: number | undefined;
}
export type ListTeamsOutput = TeamPage;
export interface MembersPagination {
	count: number;
	hasNext: boolean;
	next: number | null;
	prev: number | null;
}
export interface MicrofrontendsGroup {
	id: string;
	name?: string | undefined;
	slug?: string | undefined;
	enablePolyrepoBranchRouting?: boolean | undefined;
	fallbackEnvironment?: string | undefined;
}
export interface NsnbConfig {
	preference: NsnbPreference;
}
export type NsnbPreference = "auto-approval" | "manual-approval" | "block" | (string & {});
export interface Pagination {
	count: number;
	next: number | null;
	prev: number | null;
}
export interface Passport {
	connectorId: string;
	deploymentType: ProtectionScope;
}
export interface PassportInput {
	connectorId: string;
	deploymentType?: ProtectionScope | undefined;
}
export interface PasswordProtectionInput {
	deploymentType: ProtectionScope;
	password?: string | null | undefined;
}
export type Plan = "hobby" | "pro" | "enterprise" | (string & {});
export type PolicyEnvironment = SystemPolicyEnvironment | CustomPolicyEnvironment;
export type PolicyGitSource = GitOrganizationSource | GitlabNamespaceSource;
export type PolicySetting = "default" | "on" | "off" | (string & {});
export interface ProjectJobsInput {
	lint?: JobTargets | undefined;
	typecheck?: JobTargets | undefined;
}
export type ProjectRole = "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER" | "PROJECT_GUEST" | (string & {});
export interface ProjectRoleAssignment {
	projectId: string;
	role: "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER" | null;
}
export interface ProtectionDefault {
	deploymentType: string;
}
export type ProtectionScope = "all" | "all_except_custom_domains" | "preview" | "prod_deployment_urls_and_all_previews" | (string & {});
export interface RemoveTeamMemberInput {
	teamId: string;
	uid: string;
	newDefaultTeamId?: string | undefined;
}
export interface RemoveTeamMemberOutput {
	id: string;
}
export interface RequestTeamAccessInput {
	teamId: string;
	joinedFrom: TeamAccessOrigin;
}
export type RequestTeamAccessOutput = RequestedTeamAccess;
export interface RequestedTeamAccess {
	bitbucket: GitLogin | null;
	github: GitLogin | null;
	gitlab: GitLogin | null;
	teamName: string;
	teamSlug: string;
	accessRequestedAt?: number | undefined;
	confirmed?: boolean | undefined;
	joinedFrom?: TeamJoinOrigin | undefined;
}
export interface SamlConnection {
	type: string;
	connectedAt: number;
	state: string;
	status: string;
	lastReceivedWebhookEvent?: number | undefined;
	lastSyncedAt?: number | undefined;
	syncState?: SamlSyncState | undefined;
}
export interface SamlDirectory {
	type: string;
	connectedAt: number;
	state: string;
	lastReceivedWebhookEvent?: number | undefined;
	lastSyncedAt?: number | undefined;
	syncState?: SamlSyncState | undefined;
}
export type SamlSyncState = "SETUP" | "ACTIVE" | (string & {});
export interface SsoProtectionInput {
	deploymentType?: ProtectionScope | undefined;
}
export interface SystemPolicyEnvironment {
	type: "system";
	target: TargetEnvironment;
}
export type TargetEnvironment = "production" | "preview" | (string & {});
export interface Team {
	id: string;
	name: string | null;
	slug: string;
	avatar: string | null;
	billing: {
		plan: Plan;
	} | null;
	createdAt: number;
	creatorId: string;
	description: string | null;
	stagingPrefix: string;
	updatedAt: number;
	apiKeysInvalidatedAt?: number | undefined;
	appTokensInvalidatedAt?: number | undefined;
	connect?: FeatureState | undefined;
	defaultDeploymentProtection?: {
		passwordProtection?: ProtectionDefault | null | undefined;
		ssoProtection?: ProtectionDefault | null | undefined;
	} | undefined;
	defaultExpirationSettings?: DeploymentExpiration | undefined;
	defaultPassport?: Passport | null | undefined;
	defaultProjectJobs?: DefaultProjectJobs | undefined;
	defaultRoles?: {
		teamPermissions?: TeamPermission[] | undefined;
		teamRoles?: TeamRole[] | undefined;
	} | undefined;
	deploymentPolicy?: {
		deploymentSources?: DeploymentSourceRule[] | undefined;
		gitSources?: GitSourceRule[] | undefined;
	} | undefined;
	disableHardAutoBlocks?: boolean | number | undefined;
	disableRepositoryDispatchEvents?: boolean | undefined;
	disjunctiveProductionSecretPolicy?: PolicySetting | null | undefined;
	dpAccessRequestsMode?: AccessRequestMode | undefined;
	emailDomain?: string | null | undefined;
	enablePreviewFeedback?: FeedbackSetting | null | undefined;
	enableProductionFeedback?: FeedbackSetting | null | undefined;
	hideIpAddresses?: boolean | null | undefined;
	hideIpAddressesInLogDrains?: boolean | null | undefined;
	integrationTokensInvalidatedAt?: number | undefined;
	inviteCode?: string | undefined;
	ipBuckets?: IpBucket[] | undefined;
	membership?: TeamMembership | undefined;
	nsnbConfig?: NsnbConfig | undefined;
	orgRootTeamId?: string | undefined;
	parentId?: string | undefined;
	personalAccessTokensInvalidatedAt?: number | undefined;
	platform?: boolean | undefined;
	previewDeploymentSuffix?: string | null | undefined;
	remoteCaching?: FeatureState | undefined;
	requireVerifiedCommits?: boolean | undefined;
	resourceConfig?: TeamResourceConfig | undefined;
	saml?: TeamSaml | undefined;
	sensitiveEnvironmentVariablePolicy?: PolicySetting | null | undefined;
	strictConnectors?: TeamSafeguard | undefined;
	strictDeploymentProtectionSettings?: TeamSafeguard | undefined;
	strictPasswordProtectionSettings?: TeamSafeguard | undefined;
	strictShareableLinks?: TeamSafeguard | undefined;
	[key: string]: unknown;
}
export interface TeamAccessOrigin {
	origin: TeamAccessOriginKind;
	commitId?: string | undefined;
	gitUserId?: number | string | undefined;
	gitUserLogin?: string | undefined;
	repoId?: string | undefined;
	repoPath?: string | undefined;
}
export type TeamAccessOriginKind = "bitbucket" | "feedback" | "github" | "gitlab" | "import" | "organization-teams" | "teams";
export interface TeamAccessRequest {
	accessRequestedAt: number;
	bitbucket: GitLogin | null;
	confirmed: boolean;
	github: GitLogin | null;
	gitlab: GitLogin | null;
	joinedFrom: TeamJoinOrigin;
	teamName: string;
	teamSlug: string;
}
export interface TeamAttribution {
	landingPage?: string | undefined;
	pageBeforeConversionPage?: string | undefined;
	sessionReferrer?: string | undefined;
	utm?: {
		utmCampaign?: string | undefined;
		utmMedium?: string | undefined;
		utmSource?: string | undefined;
		utmTerm?: string | undefined;
	} | undefined;
}
export interface TeamInvitation {
	email: string;
	projects?: readonly {
		projectId: string;
		role: ProjectRole;
	}[] | undefined;
	role?: TeamRole | undefined;
}
export type TeamInvitations = readonly TeamInvitation[] | TeamInvitation;
export interface TeamJoinOrigin {
	origin: TeamJoinOriginKind;
	commitId?: string | undefined;
	dsyncConnectedAt?: number | undefined;
	dsyncUserId?: string | undefined;
	gitUserId?: number | string | undefined;
	gitUserLogin?: string | undefined;
	idpUserId?: string | undefined;
	repoId?: string | undefined;
	repoPath?: string | undefined;
	ssoConnectedAt?: number | undefined;
	ssoUserId?: string | undefined;
}
export type TeamJoinOriginKind = "account-update" | "bitbucket" | "dsync" | "feedback" | "github" | "gitlab" | "import" | "link" | "mail" | "nsnb-auto-approve" | "nsnb-hobby-upgrade" | "nsnb-invite" | "nsnb-redeploy" | "nsnb-redeploy-attribution-card" | "nsnb-request-access" | "nsnb-viewer-upgrade" | "organization-teams" | "saml" | "teams" | (string & {});
export type TeamListItem = Team | LimitedTeam;
export interface TeamMember {
	uid: string;
	name?: string | undefined;
	confirmed: boolean;
	createdAt: number;
	email: string;
	role: TeamRole;
	username: string;
	accessRequestedAt?: number | undefined;
	avatar?: string | undefined;
	bitbucket?: GitLogin | undefined;
	github?: GitLogin | undefined;
	gitlab?: GitLogin | undefined;
	isEnterpriseManaged?: boolean | undefined;
	joinedFrom?: TeamJoinOrigin | undefined;
	projects?: TeamMemberProject[] | undefined;
}
export interface TeamMemberPage {
	members: TeamMember[];
	pagination: MembersPagination;
	emailInviteCodes?: EmailInviteCode[] | undefined;
}
export interface TeamMemberProject {
	id: string;
	name: string;
	role?: ProjectRole | undefined;
}
export interface TeamMembership {
	confirmed: true;
	uid?: string | undefined;
	created: number;
	createdAt: number;
	role: TeamRole;
	accessRequestedAt?: number | undefined;
	entitlements?: {
		entitlement: string;
	}[] | undefined;
	joinedFrom?: TeamJoinOrigin | undefined;
	teamId?: string | undefined;
	teamPermissions?: TeamPermission[] | undefined;
	teamRoles?: TeamRole[] | undefined;
}
export interface TeamPage {
	pagination: Pagination;
	teams: TeamListItem[];
}
export type TeamPermission = "AiGatewayApiKeyOwnedBySelf" | "AiGatewayBudgetManager" | "AiGatewayCredits" | "AiGatewaySettings" | "AiGatewayTranscriptsManager" | "AiGatewayTranscriptsViewer" | "ConnectorManager" | "CreateProject" | "EnvVariableManager" | "EnvironmentManager" | "FullProductionDeployment" | "IntegrationManager" | "OrgAdmin" | "OrgViewer" | "UsageViewer" | "V0Builder" | "V0Chatter" | "V0Viewer" | "WorkflowDecryptor" | (string & {});
export interface TeamResourceConfig {
	blobStores?: number | undefined;
	buildEntitlements?: BuildEntitlements | undefined;
	buildMachine?: DefaultBuildMachine | undefined;
	concurrentBuilds?: number | undefined;
	customEnvironmentsPerProject?: number | undefined;
	edgeConfigSize?: number | undefined;
	edgeConfigs?: number | undefined;
	elasticConcurrencyEnabled?: boolean | undefined;
	kvDatabases?: number | undefined;
	postgresDatabases?: number | undefined;
	serverlessFunctionMaxMemorySize?: number | undefined;
}
export type TeamRole = "OWNER" | "MEMBER" | "DEVELOPER" | "SECURITY" | "BILLING" | "VIEWER" | "VIEWER_FOR_PLUS" | "CONTRIBUTOR" | (string & {});
export interface TeamSafeguard {
	enabled: boolean;
	updatedAt: number;
}
export interface TeamSaml {
	enforced: boolean;
	connection?: SamlConnection | undefined;
	defaultRedirectUri?: "v0.app" | "v0.dev" | "vercel.com" | (string & {}) | undefined;
	directory?: SamlDirectory | undefined;
	roles?: {
		[key: string]: DirectoryRole;
	} | undefined;
}
export interface TeamSamlInput {
	enforced?: boolean | undefined;
	roles?: {
		[key: string]: TeamRole | {
			accessGroupId: string;
		};
	} | undefined;
}
export interface TeamSamlSummary {
	enforced: boolean;
	connection?: SamlConnection | undefined;
	directory?: SamlDirectory | undefined;
}
export interface Toggle {
	enabled: boolean;
}
export interface UpdateMicrofrontendsGroupInput extends UpdateMicrofrontendsGroupRequest {
	teamId: string;
	groupId: string;
	slug?: string | undefined;
}
export interface UpdateMicrofrontendsGroupOutput {
	updatedMicrofrontendsGroup: MicrofrontendsGroup;
}
export interface UpdateMicrofrontendsGroupRequest {
	name?: string | undefined;
	enablePolyrepoBranchRouting?: boolean | undefined;
	fallbackEnvironment?: string | undefined;
}
export interface UpdateTeamDirectorySyncRolesInput {
	teamId: string;
	slug?: string | undefined;
	roles: {
		[key: string]: DirectoryRole;
	};
}
export interface UpdateTeamDirectorySyncRolesOutput {
	ok: boolean;
}
export interface UpdateTeamInput {
	teamId: string;
	slug?: string | undefined;
	name?: string | undefined;
	newSlug?: string | undefined;
	avatar?: string | null | undefined;
	defaultDeploymentProtection?: DeploymentProtectionInput | undefined;
	defaultExpirationSettings?: DeploymentExpirationInput | undefined;
	defaultPassport?: PassportInput | null | undefined;
	defaultProjectJobs?: ProjectJobsInput | string | undefined;
	deploymentPolicy?: DeploymentPolicyInput | string | undefined;
	description?: string | undefined;
	disableRepositoryDispatchEvents?: boolean | undefined;
	disjunctiveProductionSecretPolicy?: string | undefined;
	dpAccessRequestsMode?: AccessRequestMode | undefined;
	emailDomain?: string | null | undefined;
	enablePreviewFeedback?: string | undefined;
	enableProductionFeedback?: string | undefined;
	hideIpAddresses?: boolean | undefined;
	hideIpAddressesInLogDrains?: boolean | undefined;
	nsnbConfig?: NsnbConfig | string | undefined;
	previewDeploymentSuffix?: string | null | undefined;
	regenerateInviteCode?: boolean | undefined;
	remoteCaching?: FeatureState | undefined;
	requireVerifiedCommits?: boolean | undefined;
	resourceConfig?: {
		buildMachine?: DefaultBuildMachine | undefined;
	} | undefined;
	saml?: TeamSamlInput | undefined;
	sensitiveEnvironmentVariablePolicy?: string | undefined;
	strictConnectors?: Toggle | undefined;
	strictDeploymentProtectionSettings?: Toggle | undefined;
	strictPasswordProtectionSettings?: Toggle | undefined;
	strictShareableLinks?: Toggle | undefined;
}
export interface UpdateTeamMemberInput extends UpdateTeamMemberRequest {
	teamId: string;
	uid: string;
}
export interface UpdateTeamMemberOutput {
	id: string;
}
export interface UpdateTeamMemberRequest {
	confirmed?: true | undefined;
	joinedFrom?: {
		ssoUserId?: null | undefined;
	} | undefined;
	projects?: readonly ProjectRoleAssignment[] | undefined;
	role?: string | undefined;
	teamPermissions?: readonly TeamPermission[] | undefined;
}
export type UpdateTeamOutput = Team;
export function createTeam(client: Client, input: CreateTeamInput, options?: CallOptions): ApiPromise<CreatedTeam>;
export function deleteMicrofrontendsGroup(client: Client, input: DeleteMicrofrontendsGroupInput, options?: CallOptions): ApiPromise<DeleteMicrofrontendsGroupOutput>;
export function deleteTeam(client: Client, input: DeleteTeamInput, options?: CallOptions): ApiPromise<DeleteTeamOutput>;
export function deleteTeamInviteCode(client: Client, input: DeleteTeamInviteCodeInput, options?: CallOptions): ApiPromise<DeleteTeamInviteCodeOutput>;
export function getTeam(client: Client, input: GetTeamInput, options?: CallOptions): ApiPromise<Team>;
export function getTeamAccessRequest(client: Client, input: GetTeamAccessRequestInput, options?: CallOptions): ApiPromise<TeamAccessRequest>;
export function inviteTeamMember(client: Client, input: InviteTeamMemberInput, options?: CallOptions): ApiPromise<InvitedTeamMember>;
export function joinTeam(client: Client, input: JoinTeamInput, options?: CallOptions): ApiPromise<JoinTeamOutput>;
export function listTeamMembers(client: Client, input: ListTeamMembersInput, options?: CallOptions): PagedPromise<TeamMemberPage, TeamMember>;
export function listTeams(client: Client, input?: ListTeamsInput, options?: CallOptions): PagedPromise<TeamPage, TeamListItem>;
export function removeTeamMember(client: Client, input: RemoveTeamMemberInput, options?: CallOptions): ApiPromise<RemoveTeamMemberOutput>;
export function requestTeamAccess(client: Client, input: RequestTeamAccessInput, options?: CallOptions): ApiPromise<RequestedTeamAccess>;
export function updateMicrofrontendsGroup(client: Client, input: UpdateMicrofrontendsGroupInput, options?: CallOptions): ApiPromise<UpdateMicrofrontendsGroupOutput>;
export function updateTeam(client: Client, input: UpdateTeamInput, options?: CallOptions): ApiPromise<Team>;
export function updateTeamDirectorySyncRoles(client: Client, input: UpdateTeamDirectorySyncRolesInput, options?: CallOptions): ApiPromise<UpdateTeamDirectorySyncRolesOutput>;
export function updateTeamMember(client: Client, input: UpdateTeamMemberInput, options?: CallOptions): ApiPromise<UpdateTeamMemberOutput>;
}

declare module "@slipway/teams/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listTeamMembers: {
		input: types.ListTeamMembersInput;
		output: types.ListTeamMembersOutput;
	};
	inviteTeamMember: {
		input: types.InviteTeamMemberInput;
		output: types.InviteTeamMemberOutput;
	};
	requestTeamAccess: {
		input: types.RequestTeamAccessInput;
		output: types.RequestTeamAccessOutput;
	};
	getTeamAccessRequest: {
		input: types.GetTeamAccessRequestInput;
		output: types.GetTeamAccessRequestOutput;
	};
	joinTeam: {
		input: types.JoinTeamInput;
		output: types.JoinTeamOutput;
	};
	updateTeamMember: {
		input: types.UpdateTeamMemberInput;
		output: types.UpdateTeamMemberOutput;
	};
	removeTeamMember: {
		input: types.RemoveTeamMemberInput;
		output: types.RemoveTeamMemberOutput;
	};
	getTeam: {
		input: types.GetTeamInput;
		output: types.GetTeamOutput;
	};
	updateTeam: {
		input: types.UpdateTeamInput;
		output: types.UpdateTeamOutput;
	};
	listTeams: {
		input: types.ListTeamsInput;
		output: types.ListTeamsOutput;
	};
	createTeam: {
		input: types.CreateTeamInput;
		output: types.CreateTeamOutput;
	};
	updateTeamDirectorySyncRoles: {
		input: types.UpdateTeamDirectorySyncRolesInput;
		output: types.UpdateTeamDirectorySyncRolesOutput;
	};
	deleteTeam: {
		input: types.DeleteTeamInput;
		output: types.DeleteTeamOutput;
	};
	deleteTeamInviteCode: {
		input: types.DeleteTeamInviteCodeInput;
		output: types.DeleteTeamInviteCodeOutput;
	};
	updateMicrofrontendsGroup: {
		input: types.UpdateMicrofrontendsGroupInput;
		output: types.UpdateMicrofrontendsGroupOutput;
	};
	deleteMicrofrontendsGroup: {
		input: types.DeleteMicrofrontendsGroupInput;
		output: types.DeleteMicrofrontendsGroupOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/teams/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const createTeam: Operation;
export const deleteMicrofrontendsGroup: Operation;
export const deleteTeam: Operation;
export const deleteTeamInviteCode: Operation;
export const getTeam: Operation;
export const getTeamAccessRequest: Operation;
export const inviteTeamMember: Operation;
export const joinTeam: Operation;
export const listTeamMembers: ListOperation;
export const listTeams: ListOperation;
export const removeTeamMember: Operation;
export const requestTeamAccess: Operation;
export const updateMicrofrontendsGroup: Operation;
export const updateTeam: Operation;
export const updateTeamDirectorySyncRoles: Operation;
export const updateTeamMember: Operation;
}

declare module "@slipway/teams/schemas" {
export const AccessGroupReference: v.GenericSchema<types.AccessGroupReference>;
export const AccessRequestMode: v.GenericSchema<types.AccessRequestMode>;
export const BuildEntitlements: v.GenericSchema<types.BuildEntitlements>;
export const BuildMachineSetting: v.GenericSchema<types.BuildMachineSetting>;
export const CreateTeamInput: v.GenericSchema<types.CreateTeamInput>;
export const CreateTeamRequest: v.GenericSchema<types.CreateTeamRequest>;
export const CreatedTeam: v.GenericSchema<types.CreatedTeam>;
export const CustomPolicyEnvironment: v.GenericSchema<types.CustomPolicyEnvironment>;
export const DefaultBuildMachine: v.GenericSchema<types.DefaultBuildMachine>;
export const DefaultProjectJobs: v.GenericSchema<types.DefaultProjectJobs>;
export const DeleteMicrofrontendsGroupInput: v.GenericSchema<types.DeleteMicrofrontendsGroupInput>;
export const DeleteMicrofrontendsGroupOutput: v.GenericSchema<types.DeleteMicrofrontendsGroupOutput>;
export const DeleteTeamInput: v.GenericSchema<types.DeleteTeamInput>;
export const DeleteTeamInviteCodeInput: v.GenericSchema<types.DeleteTeamInviteCodeInput>;
export const DeleteTeamInviteCodeOutput: v.GenericSchema<types.DeleteTeamInviteCodeOutput>;
export const DeleteTeamOutput: v.GenericSchema<types.DeleteTeamOutput>;
export const DeletionReason: v.GenericSchema<types.DeletionReason>;
export const DeploymentExpiration: v.GenericSchema<types.DeploymentExpiration>;
export const DeploymentExpirationInput: v.GenericSchema<types.DeploymentExpirationInput>;
export const DeploymentPolicyInput: v.GenericSchema<types.DeploymentPolicyInput>;
export const DeploymentPolicySource: v.GenericSchema<types.DeploymentPolicySource>;
export const DeploymentProtectionInput: v.GenericSchema<types.DeploymentProtectionInput>;
export const DeploymentRetention: v.GenericSchema<types.DeploymentRetention>;
export const DeploymentSourceRule: v.GenericSchema<types.DeploymentSourceRule>;
export const DirectoryRole: v.GenericSchema<types.DirectoryRole>;
export const EmailInviteCode: v.GenericSchema<types.EmailInviteCode>;
export const FailedDeploymentRetention: v.GenericSchema<types.FailedDeploymentRetention>;
export const FeatureState: v.GenericSchema<types.FeatureState>;
export const FeedbackSetting: v.GenericSchema<types.FeedbackSetting>;
export const GetTeamAccessRequestInput: v.GenericSchema<types.GetTeamAccessRequestInput>;
export const GetTeamInput: v.GenericSchema<types.GetTeamInput>;
export const GitLogin: v.GenericSchema<types.GitLogin>;
export const GitOrganizationSource: v.GenericSchema<types.GitOrganizationSource>;
export const GitSourceRule: v.GenericSchema<types.GitSourceRule>;
export const GitlabNamespaceSource: v.GenericSchema<types.GitlabNamespaceSource>;
export const InviteTeamMemberInput: v.GenericSchema<types.InviteTeamMemberInput>;
export const InvitedTeamMember: v.GenericSchema<types.InvitedTeamMember>;
export const IpBucket: v.GenericSchema<types.IpBucket>;
export const JobTargets: v.GenericSchema<types.JobTargets>;
export const JoinTeamInput: v.GenericSchema<types.JoinTeamInput>;
export const JoinTeamOutput: v.GenericSchema<types.JoinTeamOutput>;
export const LimitedTeam: v.GenericSchema<types.LimitedTeam>;
export const ListTeamMembersInput: v.GenericSchema<types.ListTeamMembersInput>;
export const ListTeamsInput: v.GenericSchema<types.ListTeamsInput>;
export const MembersPagination: v.GenericSchema<types.MembersPagination>;
export const MicrofrontendsGroup: v.GenericSchema<types.MicrofrontendsGroup>;
export const NsnbConfig: v.GenericSchema<types.NsnbConfig>;
export const NsnbPreference: v.GenericSchema<types.NsnbPreference>;
export const Pagination: v.GenericSchema<types.Pagination>;
export const Passport: v.GenericSchema<types.Passport>;
export const PassportInput: v.GenericSchema<types.PassportInput>;
export const PasswordProtectionInput: v.GenericSchema<types.PasswordProtectionInput>;
export const Plan: v.GenericSchema<types.Plan>;
export const PolicyEnvironment: v.GenericSchema<types.PolicyEnvironment>;
export const PolicyGitSource: v.GenericSchema<types.PolicyGitSource>;
export const PolicySetting: v.GenericSchema<types.PolicySetting>;
export const ProjectJobsInput: v.GenericSchema<types.ProjectJobsInput>;
export const ProjectRole: v.GenericSchema<types.ProjectRole>;
export const ProjectRoleAssignment: v.GenericSchema<types.ProjectRoleAssignment>;
export const ProtectionDefault: v.GenericSchema<types.ProtectionDefault>;
export const ProtectionScope: v.GenericSchema<types.ProtectionScope>;
export const RemoveTeamMemberInput: v.GenericSchema<types.RemoveTeamMemberInput>;
export const RemoveTeamMemberOutput: v.GenericSchema<types.RemoveTeamMemberOutput>;
export const RequestTeamAccessInput: v.GenericSchema<types.RequestTeamAccessInput>;
export const RequestedTeamAccess: v.GenericSchema<types.RequestedTeamAccess>;
export const SamlConnection: v.GenericSchema<types.SamlConnection>;
export const SamlDirectory: v.GenericSchema<types.SamlDirectory>;
export const SamlSyncState: v.GenericSchema<types.SamlSyncState>;
export const SsoProtectionInput: v.GenericSchema<types.SsoProtectionInput>;
export const SystemPolicyEnvironment: v.GenericSchema<types.SystemPolicyEnvironment>;
export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment>;
export const Team: v.GenericSchema<types.Team>;
export const TeamAccessOrigin: v.GenericSchema<types.TeamAccessOrigin>;
export const TeamAccessOriginKind: v.GenericSchema<types.TeamAccessOriginKind>;
export const TeamAccessRequest: v.GenericSchema<types.TeamAccessRequest>;
export const TeamAttribution: v.GenericSchema<types.TeamAttribution>;
export const TeamInvitation: v.GenericSchema<types.TeamInvitation>;
export const TeamInvitations: v.GenericSchema<types.TeamInvitations>;
export const TeamJoinOrigin: v.GenericSchema<types.TeamJoinOrigin>;
export const TeamJoinOriginKind: v.GenericSchema<types.TeamJoinOriginKind>;
export const TeamListItem: v.GenericSchema<types.TeamListItem>;
export const TeamMember: v.GenericSchema<types.TeamMember>;
export const TeamMemberPage: v.GenericSchema<types.TeamMemberPage>;
export const TeamMemberProject: v.GenericSchema<types.TeamMemberProject>;
export const TeamMembership: v.GenericSchema<types.TeamMembership>;
export const TeamPage: v.GenericSchema<types.TeamPage>;
export const TeamPermission: v.GenericSchema<types.TeamPermission>;
export const TeamResourceConfig: v.GenericSchema<types.TeamResourceConfig>;
export const TeamRole: v.GenericSchema<types.TeamRole>;
export const TeamSafeguard: v.GenericSchema<types.TeamSafeguard>;
export const TeamSaml: v.GenericSchema<types.TeamSaml>;
export const TeamSamlInput: v.GenericSchema<types.TeamSamlInput>;
export const TeamSamlSummary: v.GenericSchema<types.TeamSamlSummary>;
export const Toggle: v.GenericSchema<types.Toggle>;
export const UpdateMicrofrontendsGroupInput: v.GenericSchema<types.UpdateMicrofrontendsGroupInput>;
export const UpdateMicrofrontendsGroupOutput: v.GenericSchema<types.UpdateMicrofrontendsGroupOutput>;
export const UpdateMicrofrontendsGroupRequest: v.GenericSchema<types.UpdateMicrofrontendsGroupRequest>;
export const UpdateTeamDirectorySyncRolesInput: v.GenericSchema<types.UpdateTeamDirectorySyncRolesInput>;
export const UpdateTeamDirectorySyncRolesOutput: v.GenericSchema<types.UpdateTeamDirectorySyncRolesOutput>;
export const UpdateTeamInput: v.GenericSchema<types.UpdateTeamInput>;
export const UpdateTeamMemberInput: v.GenericSchema<types.UpdateTeamMemberInput>;
export const UpdateTeamMemberOutput: v.GenericSchema<types.UpdateTeamMemberOutput>;
export const UpdateTeamMemberRequest: v.GenericSchema<types.UpdateTeamMemberRequest>;
}
