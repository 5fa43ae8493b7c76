// What @slipway/checks-v2 exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/checks-v2" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export type AnyCheckRun = CheckRun | PipelineCheckRun;
export interface ApiCheckSource {
	origin: "api";
	subKind: "vercel-ci-check";
	selection: {
		kind: "job";
		job: string;
	};
}
export interface Check {
	id: string;
	name: string;
	blocks: CheckBlocks;
	createdAt: number;
	isRerequestable: boolean;
	ownerId: string;
	projectId: string;
	requires: CheckRequires;
	source: CheckSource;
	sourceKind: CheckSourceKind;
	targets: string[];
	timeout: number;
	updatedAt: number;
	deletedAt?: number | undefined;
	sourceIntegrationConfigurationId?: string | undefined;
}
export type CheckBlocks = "build-start" | "deployment-start" | "deployment-alias" | "deployment-promotion" | "none" | (string & {});
export type CheckRequires = "build-ready" | "deployment-url" | "none" | (string & {});
export interface CheckRun {
	id: string;
	name: string;
	createdAt: number;
	deploymentId: string;
	ownerId: string;
	status: CheckRunStatus;
	timeout: number;
	updatedAt: number;
	blocks?: CheckBlocks | undefined;
	completedAt?: number | undefined;
	conclusion?: CheckRunConclusion | undefined;
	conclusionText?: string | undefined;
	externalId?: string | undefined;
	externalUrl?: string | undefined;
	output?: {
		[key: string]: unknown;
	} | undefined;
	projectId?: string | undefined;
	requires?: CheckRequires | undefined;
	targets?: string[] | undefined;
	checkId: string;
	source: CheckRunSource;
}
export type CheckRunConclusion = "succeeded" | "failed" | "neutral" | "skipped" | "canceled" | "timeout" | (string & {});
export type CheckRunSource = IntegrationSource | GitProviderSource | ApiCheckSource | WebhookSource | NativeCheckSource;
export type CheckRunStatus = "queued" | "running" | "completed" | (string & {});
export type CheckSource = IntegrationSource | WebhookSource | GitProviderSource;
export type CheckSourceKind = "git-provider" | "integration" | "vercel" | "webhook" | (string & {});
export interface CreateDeploymentCheckRunInput {
	deploymentId: string;
	checkId: string;
}
export type CreateDeploymentCheckRunOutput = AnyCheckRun;
export interface CreateProjectCheckInput extends CreateProjectCheckRequest {
	projectIdOrName: string;
}
export type CreateProjectCheckOutput = Check;
export interface CreateProjectCheckRequest {
	name: string;
	blocks?: CheckBlocks | undefined;
	isRerequestable?: boolean | undefined;
	requires?: CheckRequires | undefined;
	source?: ProjectCheckSourceInput | undefined;
	targets?: readonly string[] | undefined;
	timeout?: number | undefined;
}
export interface DeleteProjectCheckInput {
	projectIdOrName: string;
	checkId: string;
}
export interface DeleteProjectCheckOutput {
	success: true;
}
export interface GetDeploymentCheckRunInput {
	deploymentId: string;
	checkRunId: string;
}
export type GetDeploymentCheckRunOutput = AnyCheckRun;
export interface GetProjectCheckInput {
	projectIdOrName: string;
	checkId: string;
}
export type GetProjectCheckOutput = Check;
export interface GitProviderSource {
	kind: "git-provider";
	externalCheckName: string;
	provider: "github" | "gitlab" | "bitbucket" | (string & {});
}
export interface GithubCheckSourceInput {
	provider: "github";
	externalCheckName: string;
	kind: string;
}
export interface IntegrationCheckSourceInput {
	externalResourceId?: string | undefined;
	kind?: string | undefined;
}
export interface IntegrationSource {
	kind: "integration";
	integrationConfigurationId: string;
	integrationId: string;
	externalResourceId?: string | undefined;
	resourceId?: string | undefined;
}
export interface ListCheckRunsInput {
	projectIdOrName: string;
	checkId: string;
}
export interface ListCheckRunsOutput {
	runs: AnyCheckRun[];
}
export interface ListDeploymentCheckRunsInput {
	deploymentId: string;
}
export interface ListDeploymentCheckRunsOutput {
	runs: AnyCheckRun[];
}
export interface ListProjectChecksInput {
	projectIdOrName: string;
	blocks?: CheckBlocks | undefined;
}
export interface ListProjectChecksOutput {
	checks: Check[];
}
export interface NativeCheckSource {
	origin?: "api" | "platform" | (string & {}) | undefined;
	subKind?: "vercel-native-check" | undefined;
}
export interface PipelineCheckRun {
	id: string;
	name: string;
	createdAt: number;
	deploymentId: string;
	ownerId: string;
	status: CheckRunStatus;
	timeout: number;
	updatedAt: number;
	blocks?: CheckBlocks | undefined;
	completedAt?: number | undefined;
	conclusion?: CheckRunConclusion | undefined;
	conclusionText?: string | undefined;
	externalId?: string | undefined;
	externalUrl?: string | undefined;
	output?: {
		[key: string]: unknown;
	} | undefined;
	projectId?: string | undefined;
	requires?: CheckRequires | undefined;
	targets?: string[] | undefined;
	source: PipelineCheckRunSource;
}
export type PipelineCheckRunSource = PipelineJobSource | PipelineSentinelSource;
export interface PipelineJobSource {
	origin: "config";
	subKind: "vercel-ci";
	invocationId: string;
	jobDefinitionId: string;
	invocationAttempt?: number | undefined;
}
export interface PipelineSentinelSource {
	origin: "platform";
	subKind: "vercel-ci-sentinel";
}
export type ProjectCheckSourceInput = GithubCheckSourceInput | WebhookCheckSourceInput | IntegrationCheckSourceInput;
export interface UpdateDeploymentCheckRunInput extends UpdateDeploymentCheckRunRequest {
	deploymentId: string;
	checkRunId: string;
}
export type UpdateDeploymentCheckRunOutput = AnyCheckRun;
export interface UpdateDeploymentCheckRunRequest {
	completedAt?: number | undefined;
	conclusion?: CheckRunConclusion | undefined;
	conclusionText?: string | undefined;
	externalId?: string | undefined;
	externalUrl?: string | undefined;
	output?: {
		[key: string]: unknown;
	} | undefined;
	status?: CheckRunStatus | undefined;
}
export interface UpdateProjectCheckInput extends UpdateProjectCheckRequest {
	projectIdOrName: string;
	checkId: string;
}
export type UpdateProjectCheckOutput = Check;
export interface UpdateProjectCheckRequest {
	name?: string | undefined;
	blocks?: CheckBlocks | undefined;
	isRerequestable?: boolean | undefined;
	requires?: CheckRequires | undefined;
	targets?: readonly string[] | undefined;
	timeout?: number | undefined;
}
export interface WebhookCheckSourceInput {
	kind: string;
	webhookId?: string | undefined;
}
export interface WebhookSource {
	kind: "webhook";
	webhookId?: string | undefined;
}
export function createDeploymentCheckRun(client: Client, input: CreateDeploymentCheckRunInput, options?: CallOptions): ApiPromise<AnyCheckRun>;
export function createProjectCheck(client: Client, input: CreateProjectCheckInput, options?: CallOptions): ApiPromise<Check>;
export function deleteProjectCheck(client: Client, input: DeleteProjectCheckInput, options?: CallOptions): ApiPromise<DeleteProjectCheckOutput>;
export function getDeploymentCheckRun(client: Client, input: GetDeploymentCheckRunInput, options?: CallOptions): ApiPromise<AnyCheckRun>;
export function getProjectCheck(client: Client, input: GetProjectCheckInput, options?: CallOptions): ApiPromise<Check>;
export function listCheckRuns(client: Client, input: ListCheckRunsInput, options?: CallOptions): ApiPromise<ListCheckRunsOutput>;
export function listDeploymentCheckRuns(client: Client, input: ListDeploymentCheckRunsInput, options?: CallOptions): ApiPromise<ListDeploymentCheckRunsOutput>;
export function listProjectChecks(client: Client, input: ListProjectChecksInput, options?: CallOptions): ApiPromise<ListProjectChecksOutput>;
export function updateDeploymentCheckRun(client: Client, input: UpdateDeploymentCheckRunInput, options?: CallOptions): ApiPromise<AnyCheckRun>;
export function updateProjectCheck(client: Client, input: UpdateProjectCheckInput, options?: CallOptions): ApiPromise<Check>;
}

declare module "@slipway/checks-v2/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listProjectChecks: {
		input: types.ListProjectChecksInput;
		output: types.ListProjectChecksOutput;
	};
	createProjectCheck: {
		input: types.CreateProjectCheckInput;
		output: types.CreateProjectCheckOutput;
	};
	getProjectCheck: {
		input: types.GetProjectCheckInput;
		output: types.GetProjectCheckOutput;
	};
	updateProjectCheck: {
		input: types.UpdateProjectCheckInput;
		output: types.UpdateProjectCheckOutput;
	};
	deleteProjectCheck: {
		input: types.DeleteProjectCheckInput;
		output: types.DeleteProjectCheckOutput;
	};
	listCheckRuns: {
		input: types.ListCheckRunsInput;
		output: types.ListCheckRunsOutput;
	};
	listDeploymentCheckRuns: {
		input: types.ListDeploymentCheckRunsInput;
		output: types.ListDeploymentCheckRunsOutput;
	};
	createDeploymentCheckRun: {
		input: types.CreateDeploymentCheckRunInput;
		output: types.CreateDeploymentCheckRunOutput;
	};
	getDeploymentCheckRun: {
		input: types.GetDeploymentCheckRunInput;
		output: types.GetDeploymentCheckRunOutput;
	};
	updateDeploymentCheckRun: {
		input: types.UpdateDeploymentCheckRunInput;
		output: types.UpdateDeploymentCheckRunOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/checks-v2/operations" {
import { Operation } from "@slipway/core";
export const createDeploymentCheckRun: Operation;
export const createProjectCheck: Operation;
export const deleteProjectCheck: Operation;
export const getDeploymentCheckRun: Operation;
export const getProjectCheck: Operation;
export const listCheckRuns: Operation;
export const listDeploymentCheckRuns: Operation;
export const listProjectChecks: Operation;
export const updateDeploymentCheckRun: Operation;
export const updateProjectCheck: Operation;
}

declare module "@slipway/checks-v2/schemas" {
export const AnyCheckRun: v.GenericSchema<types.AnyCheckRun>;
export const ApiCheckSource: v.GenericSchema<types.ApiCheckSource>;
export const Check: v.GenericSchema<types.Check>;
export const CheckBlocks: v.GenericSchema<types.CheckBlocks>;
export const CheckRequires: v.GenericSchema<types.CheckRequires>;
export const CheckRun: v.GenericSchema<types.CheckRun>;
export const CheckRunConclusion: v.GenericSchema<types.CheckRunConclusion>;
export const CheckRunSource: v.GenericSchema<types.CheckRunSource>;
export const CheckRunStatus: v.GenericSchema<types.CheckRunStatus>;
export const CheckSource: v.GenericSchema<types.CheckSource>;
export const CheckSourceKind: v.GenericSchema<types.CheckSourceKind>;
export const CreateDeploymentCheckRunInput: v.GenericSchema<types.CreateDeploymentCheckRunInput>;
export const CreateProjectCheckInput: v.GenericSchema<types.CreateProjectCheckInput>;
export const CreateProjectCheckRequest: v.GenericSchema<types.CreateProjectCheckRequest>;
export const DeleteProjectCheckInput: v.GenericSchema<types.DeleteProjectCheckInput>;
export const DeleteProjectCheckOutput: v.GenericSchema<types.DeleteProjectCheckOutput>;
export const GetDeploymentCheckRunInput: v.GenericSchema<types.GetDeploymentCheckRunInput>;
export const GetProjectCheckInput: v.GenericSchema<types.GetProjectCheckInput>;
export const GitProviderSource: v.GenericSchema<types.GitProviderSource>;
export const GithubCheckSourceInput: v.GenericSchema<types.GithubCheckSourceInput>;
export const IntegrationCheckSourceInput: v.GenericSchema<types.IntegrationCheckSourceInput>;
export const IntegrationSource: v.GenericSchema<types.IntegrationSource>;
export const ListCheckRunsInput: v.GenericSchema<types.ListCheckRunsInput>;
export const ListCheckRunsOutput: v.GenericSchema<types.ListCheckRunsOutput>;
export const ListDeploymentCheckRunsInput: v.GenericSchema<types.ListDeploymentCheckRunsInput>;
export const ListDeploymentCheckRunsOutput: v.GenericSchema<types.ListDeploymentCheckRunsOutput>;
export const ListProjectChecksInput: v.GenericSchema<types.ListProjectChecksInput>;
export const ListProjectChecksOutput: v.GenericSchema<types.ListProjectChecksOutput>;
export const NativeCheckSource: v.GenericSchema<types.NativeCheckSource>;
export const PipelineCheckRun: v.GenericSchema<types.PipelineCheckRun>;
export const PipelineCheckRunSource: v.GenericSchema<types.PipelineCheckRunSource>;
export const PipelineJobSource: v.GenericSchema<types.PipelineJobSource>;
export const PipelineSentinelSource: v.GenericSchema<types.PipelineSentinelSource>;
export const ProjectCheckSourceInput: v.GenericSchema<types.ProjectCheckSourceInput>;
export const UpdateDeploymentCheckRunInput: v.GenericSchema<types.UpdateDeploymentCheckRunInput>;
export const UpdateDeploymentCheckRunRequest: v.GenericSchema<types.UpdateDeploymentCheckRunRequest>;
export const UpdateProjectCheckInput: v.GenericSchema<types.UpdateProjectCheckInput>;
export const UpdateProjectCheckRequest: v.GenericSchema<types.UpdateProjectCheckRequest>;
export const WebhookCheckSourceInput: v.GenericSchema<types.WebhookCheckSourceInput>;
export const WebhookSource: v.GenericSchema<types.WebhookSource>;
}
