// What @slipway/deployments exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/deployments" {
import { CallOptions } from "@slipway/core/call";
import { Client } from "@slipway/core/call";
import { PollState } from "@slipway/core/call";
import { SlipwayError } from "@slipway/core/call";
export { AliasWarning } from "./generated/types"; // interface
export { AnyDeployment } from "./generated/types"; // type
export { AtprotoDisabled } from "./generated/types"; // interface
export { AtprotoEnabled } from "./generated/types"; // interface
export { AtprotoEventKind } from "./generated/types"; // type
export { AtprotoSettings } from "./generated/types"; // type
export { AtprotoSubscription } from "./generated/types"; // interface
export { AttributedGitUser } from "./generated/types"; // interface
export { BitbucketRepoIdInput } from "./generated/types"; // interface
export { BitbucketRepoInput } from "./generated/types"; // interface
export { BranchMatcher } from "./generated/types"; // interface
export { BuildMachine } from "./generated/types"; // interface
export { BuildMachineSelection } from "./generated/types"; // type
export { BuildMachineSource } from "./generated/types"; // type
export { BuildMachineType } from "./generated/types"; // type
export { BuildQueue } from "./generated/types"; // interface
export { BuildQueueConfiguration } from "./generated/types"; // type
export { BuilderConfig } from "./generated/types"; // interface
export { BuilderProjectSettings } from "./generated/types"; // interface
export { CancelDeploymentInput } from "./generated/types"; // interface
export { CancelDeploymentOutput } from "./generated/types"; // type
export { CheckState } from "./generated/types"; // type
export { ChecksConclusion } from "./generated/types"; // type
export { ChecksState } from "./generated/types"; // type
export { CodedError } from "./generated/types"; // interface
export { CommitAttribution } from "./generated/types"; // interface
export { CreateDeploymentInput } from "./generated/types"; // interface
export { CreateDeploymentOutput } from "./generated/types"; // type
export { CreateDeploymentProjectSettings } from "./generated/types"; // interface
export { CreateDeploymentRequest } from "./generated/types"; // interface
export { CreatedDeployment } from "./generated/types"; // type
export { CreatorType } from "./generated/types"; // type
export { CronInput } from "./generated/types"; // interface
export { CursorOriginInput } from "./generated/types"; // interface
export { CursorOriginSource } from "./generated/types"; // interface
export { CustomEnvironment } from "./generated/types"; // interface
export { CustomGitSource } from "./generated/types"; // interface
export { DeleteDeploymentInput } from "./generated/types"; // interface
export { DeleteDeploymentOutput } from "./generated/types"; // interface
export interface DeployFile {
	path: string;
	data: string | Uint8Array | Blob;
	mode?: number | undefined;
}
export interface DeployFilesInput extends DeployOptions {
	files: readonly DeployFile[];
}
export interface DeployOptions extends Omit<CreateDeploymentInput, "files" | "name" | "prebuilt"> {
	name?: string | undefined;
	prebuilt?: boolean | undefined;
	concurrency?: number | undefined;
	onProgress?: ((progress: DeployProgress) => void) | undefined;
	wait?: boolean | undefined;
	timeout?: WaitForDeploymentInput["timeout"];
	schedule?: WaitForDeploymentInput["schedule"];
}
export interface DeployProgress {
	readonly step: "hash" | "upload" | "create" | "build" | "done";
	readonly files: number;
	readonly filesDone: number;
	readonly bytes: number;
	readonly bytesDone: number;
	readonly id?: string | undefined;
	readonly origin?: string | undefined;
	readonly readyState?: string | undefined;
}
export interface DeployResult extends Deployment {
	alias: string[];
}
export { DeployableTarget } from "./generated/types"; // type
export interface DeployedError extends SlipwayError {
	readonly deployment: DeploymentReference;
}
export { Deployment } from "./generated/types"; // interface
export { DeploymentAliasEvent } from "./generated/types"; // interface
export { DeploymentBuild } from "./generated/types"; // interface
export { DeploymentBuilder } from "./generated/types"; // interface
export { DeploymentChecks } from "./generated/types"; // interface
export { DeploymentConfig } from "./generated/types"; // interface
export { DeploymentCreator } from "./generated/types"; // interface
export { DeploymentEvent } from "./generated/types"; // type
export { DeploymentEventSource } from "./generated/types"; // interface
export { DeploymentFile } from "./generated/types"; // type
export { DeploymentFileKind } from "./generated/types"; // type
export { DeploymentFileNode } from "./generated/types"; // interface
export { DeploymentFlags } from "./generated/types"; // interface
export { DeploymentFunction } from "./generated/types"; // interface
export { DeploymentGitSource } from "./generated/types"; // type
export { DeploymentIntegrations } from "./generated/types"; // interface
export { DeploymentIntegrationsStatus } from "./generated/types"; // type
export { DeploymentLambda } from "./generated/types"; // interface
export { DeploymentLogEvent } from "./generated/types"; // interface
export { DeploymentMicrofrontends } from "./generated/types"; // interface
export { DeploymentOrigin } from "./generated/types"; // type
export { DeploymentOutputEvent } from "./generated/types"; // interface
export { DeploymentOutputEventPayload } from "./generated/types"; // interface
export { DeploymentPage } from "./generated/types"; // interface
export { DeploymentPlatform } from "./generated/types"; // interface
export { DeploymentProject } from "./generated/types"; // interface
export { DeploymentProjectSettings } from "./generated/types"; // interface
export { DeploymentReadyState } from "./generated/types"; // type
export { DeploymentReadySubstate } from "./generated/types"; // type
export interface DeploymentReference {
	readonly id: string;
	readonly url?: string | undefined;
	readonly team?: string | null | undefined;
}
export { DeploymentResourceConfig } from "./generated/types"; // interface
export { DeploymentRoute } from "./generated/types"; // type
export { DeploymentService } from "./generated/types"; // type
export { DeploymentState } from "./generated/types"; // type
export { DeploymentSummary } from "./generated/types"; // interface
export { DeploymentSummaryCreator } from "./generated/types"; // interface
export { DeploymentSummaryProjectSettings } from "./generated/types"; // interface
export { DeploymentTeam } from "./generated/types"; // interface
export { EdgeCacheStatus } from "./generated/types"; // type
export { EnvTarget } from "./generated/types"; // type
export { EventsDirection } from "./generated/types"; // type
export { ExperimentalService } from "./generated/types"; // interface
export { ExperimentalServiceV2 } from "./generated/types"; // interface
export { FlagDefinition } from "./generated/types"; // interface
export { FlagValue } from "./generated/types"; // type
export { FollowDeploymentEventsInput } from "./generated/types"; // interface
export { FollowDeploymentEventsOutput } from "./generated/types"; // type
export { Framework } from "./generated/types"; // type
export { FunctionMemoryType } from "./generated/types"; // type
export { FunctionTrigger } from "./generated/types"; // type
export { GetDeploymentEventsInput } from "./generated/types"; // interface
export { GetDeploymentEventsOutput } from "./generated/types"; // type
export { GetDeploymentFileInput } from "./generated/types"; // interface
export { GetDeploymentFileOutput } from "./generated/types"; // interface
export { GetDeploymentInput } from "./generated/types"; // interface
export { GetDeploymentOutput } from "./generated/types"; // type
export { GitComments } from "./generated/types"; // interface
export { GitMetadata } from "./generated/types"; // interface
export { GitRepo } from "./generated/types"; // type
export { GitRepoBitbucket } from "./generated/types"; // interface
export { GitRepoCursorOrigin } from "./generated/types"; // interface
export { GitRepoGithub } from "./generated/types"; // interface
export { GitRepoGitlab } from "./generated/types"; // interface
export { GitRepoVercel } from "./generated/types"; // interface
export { GitSourceInput } from "./generated/types"; // type
export { GithubLimitedRepoIdInput } from "./generated/types"; // interface
export { GithubLimitedRepoInput } from "./generated/types"; // interface
export { GithubRepoIdInput } from "./generated/types"; // interface
export { GithubRepoInput } from "./generated/types"; // interface
export { GitlabProjectInput } from "./generated/types"; // interface
export { HandleRoute } from "./generated/types"; // interface
export { HeadersInput } from "./generated/types"; // interface
export { ImageOptimization } from "./generated/types"; // interface
export { InlineDeploymentFile } from "./generated/types"; // interface
export { IntegrationActionOutcome } from "./generated/types"; // interface
export { LambdaReadyState } from "./generated/types"; // type
export { ListDeploymentFilesInput } from "./generated/types"; // interface
export { ListDeploymentFilesOutput } from "./generated/types"; // type
export { ListDeploymentsInput } from "./generated/types"; // interface
export { ListDeploymentsOutput } from "./generated/types"; // type
export { ManualProvisioning } from "./generated/types"; // interface
export { MinimalDeployment } from "./generated/types"; // interface
export { NodeVersion } from "./generated/types"; // type
export { OidcTokenClaims } from "./generated/types"; // interface
export { OneOrZero } from "./generated/types"; // type
export { Pagination } from "./generated/types"; // interface
export { Plan } from "./generated/types"; // type
export { ProjectDomain } from "./generated/types"; // interface
export { ProjectWebAnalytics } from "./generated/types"; // interface
export { PublicDeployment } from "./generated/types"; // interface
export { QueueTriggerV1 } from "./generated/types"; // interface
export { QueueTriggerV2 } from "./generated/types"; // interface
export { RedirectInput } from "./generated/types"; // interface
export { RedirectStatusCode } from "./generated/types"; // type
export { RemoteImagePattern } from "./generated/types"; // interface
export { RepoOwnerType } from "./generated/types"; // type
export { RequestProxy } from "./generated/types"; // interface
export { RequestWafAction } from "./generated/types"; // type
export { RewriteInput } from "./generated/types"; // interface
export { RouteCondition } from "./generated/types"; // type
export { RouteHandle } from "./generated/types"; // type
export { RouteHostCondition } from "./generated/types"; // interface
export { RouteInput } from "./generated/types"; // type
export { RouteKeyCondition } from "./generated/types"; // interface
export { RouteKeyTransform } from "./generated/types"; // interface
export { RouteMatcher } from "./generated/types"; // interface
export { RoutePathTransform } from "./generated/types"; // interface
export { RouteTransform } from "./generated/types"; // type
export { ScheduleTrigger } from "./generated/types"; // interface
export { SeatBlock } from "./generated/types"; // interface
export { ServiceBinding } from "./generated/types"; // interface
export { ServiceDestination } from "./generated/types"; // interface
export { ServiceHeaders } from "./generated/types"; // interface
export { ServiceRedirect } from "./generated/types"; // interface
export { ServiceRewrite } from "./generated/types"; // interface
export { ServiceType } from "./generated/types"; // type
export { SourceRoute } from "./generated/types"; // interface
export { SourceRouteInput } from "./generated/types"; // interface
export { SpeedInsights } from "./generated/types"; // interface
export { UpdateDeploymentIntegrationActionInput } from "./generated/types"; // interface
export { UpdateDeploymentIntegrationActionOutput } from "./generated/types"; // type
export { UpdateDeploymentIntegrationActionRequest } from "./generated/types"; // interface
export { UploadDeploymentFileInput } from "./generated/types"; // interface
export { UploadDeploymentFileOutput } from "./generated/types"; // interface
export { UploadedDeploymentFile } from "./generated/types"; // interface
export { VercelGitInput } from "./generated/types"; // interface
export { VercelGitSource } from "./generated/types"; // interface
export interface WaitForDeploymentInput {
	idOrUrl: string;
	timeout?: number | undefined;
	schedule?: ((elapsed: number) => number) | undefined;
	onPoll?: ((deployment: Deployment, state: PollState) => void) | undefined;
	state?: PollState | undefined;
}
export { cancelDeployment } from "./generated/operations"; // function
export { createDeployment } from "./generated/operations"; // function
export { deleteDeployment } from "./generated/operations"; // function
export function deployFiles(client: Client, input: DeployFilesInput, options?: CallOptions): Promise<DeployResult>;
export { followDeploymentEvents } from "./generated/operations"; // function
export { getDeployment } from "./generated/operations"; // function
export { getDeploymentEvents } from "./generated/operations"; // function
export { getDeploymentFile } from "./generated/operations"; // function
export function isDeployedError(error: unknown): error is DeployedError;
export { isDeployment } from "./generated/guards"; // function
export { isMinimalDeployment } from "./generated/guards"; // function
export { isPublicDeployment } from "./generated/guards"; // function
export { listDeploymentFiles } from "./generated/operations"; // function
export { listDeployments } from "./generated/operations"; // function
export { updateDeploymentIntegrationAction } from "./generated/operations"; // function
export { uploadDeploymentFile } from "./generated/operations"; // function
export function waitForDeployment(client: Client, input: WaitForDeploymentInput, options?: CallOptions): Promise<Deployment>;
}

declare module "@slipway/deployments/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/deployments/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/deployments/operations" {
export { cancelDeployment } from "./generated/descriptors"; // const
export { createDeployment } from "./generated/descriptors"; // const
export { deleteDeployment } from "./generated/descriptors"; // const
export { followDeploymentEvents } from "./generated/descriptors"; // const
export { getDeployment } from "./generated/descriptors"; // const
export { getDeploymentEvents } from "./generated/descriptors"; // const
export { getDeploymentFile } from "./generated/descriptors"; // const
export { listDeploymentFiles } from "./generated/descriptors"; // const
export { listDeployments } from "./generated/descriptors"; // const
export { updateDeploymentIntegrationAction } from "./generated/descriptors"; // const
export { uploadDeploymentFile } from "./generated/descriptors"; // const
}

declare module "@slipway/deployments/node" {
import { CallOptions } from "@slipway/core/call";
import { Client } from "@slipway/core/call";
export interface CliTokenOptions {
	readonly folder?: string | undefined;
}
export interface DeployInput extends DeployOptions {
	directory: string;
	prebuilt?: boolean | undefined;
	output?: string | undefined;
	archive?: "tgz" | undefined;
}
export interface DeployOptions extends Omit<CreateDeploymentInput, "files" | "name" | "prebuilt"> {
	name?: string | undefined;
	prebuilt?: boolean | undefined;
	concurrency?: number | undefined;
	onProgress?: ((progress: DeployProgress) => void) | undefined;
	wait?: boolean | undefined;
	timeout?: WaitForDeploymentInput["timeout"];
	schedule?: WaitForDeploymentInput["schedule"];
}
export interface DeployProgress {
	readonly step: "hash" | "upload" | "create" | "build" | "done";
	readonly files: number;
	readonly filesDone: number;
	readonly bytes: number;
	readonly bytesDone: number;
	readonly id?: string | undefined;
	readonly origin?: string | undefined;
	readonly readyState?: string | undefined;
}
export interface DeployResult extends Deployment {
	alias: string[];
}
export interface LinkedProject {
	readonly orgId: string;
	readonly projectId: string;
	readonly projectName?: string | undefined;
	readonly rootDirectory?: string | undefined;
}
export interface ProjectLink {
	readonly projects: readonly LinkedProject[];
	readonly repository?: string | undefined;
}
export function cliToken(options?: CliTokenOptions): () => Promise<string>;
export function deploy(client: Client, input: DeployInput, options?: CallOptions): Promise<DeployResult>;
export function linkedProject(folder?: string): Promise<LinkedProject | undefined>;
export function projectLink(folder?: string): Promise<ProjectLink | undefined>;
}

declare module "@slipway/deployments/schemas" {
export { AliasWarning } from "./generated/schemas"; // const
export { AnyDeployment } from "./generated/schemas"; // const
export { AtprotoDisabled } from "./generated/schemas"; // const
export { AtprotoEnabled } from "./generated/schemas"; // const
export { AtprotoEventKind } from "./generated/schemas"; // const
export { AtprotoSettings } from "./generated/schemas"; // const
export { AtprotoSubscription } from "./generated/schemas"; // const
export { AttributedGitUser } from "./generated/schemas"; // const
export { BitbucketRepoIdInput } from "./generated/schemas"; // const
export { BitbucketRepoInput } from "./generated/schemas"; // const
export { BranchMatcher } from "./generated/schemas"; // const
export { BuildMachine } from "./generated/schemas"; // const
export { BuildMachineSelection } from "./generated/schemas"; // const
export { BuildMachineSource } from "./generated/schemas"; // const
export { BuildMachineType } from "./generated/schemas"; // const
export { BuildQueue } from "./generated/schemas"; // const
export { BuildQueueConfiguration } from "./generated/schemas"; // const
export { BuilderConfig } from "./generated/schemas"; // const
export { BuilderProjectSettings } from "./generated/schemas"; // const
export { CancelDeploymentInput } from "./generated/schemas"; // const
export { CheckState } from "./generated/schemas"; // const
export { ChecksConclusion } from "./generated/schemas"; // const
export { ChecksState } from "./generated/schemas"; // const
export { CodedError } from "./generated/schemas"; // const
export { CommitAttribution } from "./generated/schemas"; // const
export { CreateDeploymentInput } from "./generated/schemas"; // const
export { CreateDeploymentProjectSettings } from "./generated/schemas"; // const
export { CreateDeploymentRequest } from "./generated/schemas"; // const
export { CreatedDeployment } from "./generated/schemas"; // const
export { CreatorType } from "./generated/schemas"; // const
export { CronInput } from "./generated/schemas"; // const
export { CursorOriginInput } from "./generated/schemas"; // const
export { CursorOriginSource } from "./generated/schemas"; // const
export { CustomEnvironment } from "./generated/schemas"; // const
export { CustomGitSource } from "./generated/schemas"; // const
export { DeleteDeploymentInput } from "./generated/schemas"; // const
export { DeleteDeploymentOutput } from "./generated/schemas"; // const
export { DeployableTarget } from "./generated/schemas"; // const
export { Deployment } from "./generated/schemas"; // const
export { DeploymentAliasEvent } from "./generated/schemas"; // const
export { DeploymentBuild } from "./generated/schemas"; // const
export { DeploymentBuilder } from "./generated/schemas"; // const
export { DeploymentChecks } from "./generated/schemas"; // const
export { DeploymentConfig } from "./generated/schemas"; // const
export { DeploymentCreator } from "./generated/schemas"; // const
export { DeploymentEvent } from "./generated/schemas"; // const
export { DeploymentEventSource } from "./generated/schemas"; // const
export { DeploymentFile } from "./generated/schemas"; // const
export { DeploymentFileKind } from "./generated/schemas"; // const
export { DeploymentFileNode } from "./generated/schemas"; // const
export { DeploymentFlags } from "./generated/schemas"; // const
export { DeploymentFunction } from "./generated/schemas"; // const
export { DeploymentGitSource } from "./generated/schemas"; // const
export { DeploymentIntegrations } from "./generated/schemas"; // const
export { DeploymentIntegrationsStatus } from "./generated/schemas"; // const
export { DeploymentLambda } from "./generated/schemas"; // const
export { DeploymentLogEvent } from "./generated/schemas"; // const
export { DeploymentMicrofrontends } from "./generated/schemas"; // const
export { DeploymentOrigin } from "./generated/schemas"; // const
export { DeploymentOutputEvent } from "./generated/schemas"; // const
export { DeploymentOutputEventPayload } from "./generated/schemas"; // const
export { DeploymentPage } from "./generated/schemas"; // const
export { DeploymentPlatform } from "./generated/schemas"; // const
export { DeploymentProject } from "./generated/schemas"; // const
export { DeploymentProjectSettings } from "./generated/schemas"; // const
export { DeploymentReadyState } from "./generated/schemas"; // const
export { DeploymentReadySubstate } from "./generated/schemas"; // const
export { DeploymentResourceConfig } from "./generated/schemas"; // const
export { DeploymentRoute } from "./generated/schemas"; // const
export { DeploymentService } from "./generated/schemas"; // const
export { DeploymentState } from "./generated/schemas"; // const
export { DeploymentSummary } from "./generated/schemas"; // const
export { DeploymentSummaryCreator } from "./generated/schemas"; // const
export { DeploymentSummaryProjectSettings } from "./generated/schemas"; // const
export { DeploymentTeam } from "./generated/schemas"; // const
export { EdgeCacheStatus } from "./generated/schemas"; // const
export { EnvTarget } from "./generated/schemas"; // const
export { EventsDirection } from "./generated/schemas"; // const
export { ExperimentalService } from "./generated/schemas"; // const
export { ExperimentalServiceV2 } from "./generated/schemas"; // const
export { FlagDefinition } from "./generated/schemas"; // const
export { FlagValue } from "./generated/schemas"; // const
export { FollowDeploymentEventsInput } from "./generated/schemas"; // const
export { Framework } from "./generated/schemas"; // const
export { FunctionMemoryType } from "./generated/schemas"; // const
export { FunctionTrigger } from "./generated/schemas"; // const
export { GetDeploymentEventsInput } from "./generated/schemas"; // const
export { GetDeploymentEventsOutput } from "./generated/schemas"; // const
export { GetDeploymentFileInput } from "./generated/schemas"; // const
export { GetDeploymentFileOutput } from "./generated/schemas"; // const
export { GetDeploymentInput } from "./generated/schemas"; // const
export { GitComments } from "./generated/schemas"; // const
export { GitMetadata } from "./generated/schemas"; // const
export { GitRepo } from "./generated/schemas"; // const
export { GitRepoBitbucket } from "./generated/schemas"; // const
export { GitRepoCursorOrigin } from "./generated/schemas"; // const
export { GitRepoGithub } from "./generated/schemas"; // const
export { GitRepoGitlab } from "./generated/schemas"; // const
export { GitRepoVercel } from "./generated/schemas"; // const
export { GitSourceInput } from "./generated/schemas"; // const
export { GithubLimitedRepoIdInput } from "./generated/schemas"; // const
export { GithubLimitedRepoInput } from "./generated/schemas"; // const
export { GithubRepoIdInput } from "./generated/schemas"; // const
export { GithubRepoInput } from "./generated/schemas"; // const
export { GitlabProjectInput } from "./generated/schemas"; // const
export { HandleRoute } from "./generated/schemas"; // const
export { HeadersInput } from "./generated/schemas"; // const
export { ImageOptimization } from "./generated/schemas"; // const
export { InlineDeploymentFile } from "./generated/schemas"; // const
export { IntegrationActionOutcome } from "./generated/schemas"; // const
export { LambdaReadyState } from "./generated/schemas"; // const
export { ListDeploymentFilesInput } from "./generated/schemas"; // const
export { ListDeploymentFilesOutput } from "./generated/schemas"; // const
export { ListDeploymentsInput } from "./generated/schemas"; // const
export { ManualProvisioning } from "./generated/schemas"; // const
export { MinimalDeployment } from "./generated/schemas"; // const
export { NodeVersion } from "./generated/schemas"; // const
export { OidcTokenClaims } from "./generated/schemas"; // const
export { OneOrZero } from "./generated/schemas"; // const
export { Pagination } from "./generated/schemas"; // const
export { Plan } from "./generated/schemas"; // const
export { ProjectDomain } from "./generated/schemas"; // const
export { ProjectWebAnalytics } from "./generated/schemas"; // const
export { PublicDeployment } from "./generated/schemas"; // const
export { QueueTriggerV1 } from "./generated/schemas"; // const
export { QueueTriggerV2 } from "./generated/schemas"; // const
export { RedirectInput } from "./generated/schemas"; // const
export { RedirectStatusCode } from "./generated/schemas"; // const
export { RemoteImagePattern } from "./generated/schemas"; // const
export { RepoOwnerType } from "./generated/schemas"; // const
export { RequestProxy } from "./generated/schemas"; // const
export { RequestWafAction } from "./generated/schemas"; // const
export { RewriteInput } from "./generated/schemas"; // const
export { RouteCondition } from "./generated/schemas"; // const
export { RouteHandle } from "./generated/schemas"; // const
export { RouteHostCondition } from "./generated/schemas"; // const
export { RouteInput } from "./generated/schemas"; // const
export { RouteKeyCondition } from "./generated/schemas"; // const
export { RouteKeyTransform } from "./generated/schemas"; // const
export { RouteMatcher } from "./generated/schemas"; // const
export { RoutePathTransform } from "./generated/schemas"; // const
export { RouteTransform } from "./generated/schemas"; // const
export { ScheduleTrigger } from "./generated/schemas"; // const
export { SeatBlock } from "./generated/schemas"; // const
export { ServiceBinding } from "./generated/schemas"; // const
export { ServiceDestination } from "./generated/schemas"; // const
export { ServiceHeaders } from "./generated/schemas"; // const
export { ServiceRedirect } from "./generated/schemas"; // const
export { ServiceRewrite } from "./generated/schemas"; // const
export { ServiceType } from "./generated/schemas"; // const
export { SourceRoute } from "./generated/schemas"; // const
export { SourceRouteInput } from "./generated/schemas"; // const
export { SpeedInsights } from "./generated/schemas"; // const
export { UpdateDeploymentIntegrationActionInput } from "./generated/schemas"; // const
export { UpdateDeploymentIntegrationActionRequest } from "./generated/schemas"; // const
export { UploadDeploymentFileInput } from "./generated/schemas"; // const
export { UploadDeploymentFileOutput } from "./generated/schemas"; // const
export { UploadedDeploymentFile } from "./generated/schemas"; // const
export { VercelGitInput } from "./generated/schemas"; // const
export { VercelGitSource } from "./generated/schemas"; // const
}
