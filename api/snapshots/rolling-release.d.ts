// What @slipway/rolling-release exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/rolling-release" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface ApproveRollingReleaseStageInput {
	idOrName: string;
	canaryDeploymentId: string;
	nextStageIndex: number;
}
export interface ApproveRollingReleaseStageOutput {
	rollingRelease: RollingRelease | null;
}
export interface CompleteRollingReleaseInput {
	idOrName: string;
	canaryDeploymentId: string;
}
export interface CompleteRollingReleaseOutput {
	rollingRelease: RollingRelease | null;
}
export interface DeleteRollingReleaseConfigInput {
	idOrName: string;
}
export interface DeleteRollingReleaseConfigOutput {
	rollingRelease?: unknown | undefined;
}
export type DeployableTarget = "production" | "staging" | (string & {});
export type DeploymentOrigin = "api-trigger-git-deploy" | "cli" | "clone/repo" | "drop" | "git" | "git-deploy-hook" | "import" | "import/repo" | "redeploy" | "v0-web" | (string & {});
export type DeploymentReadyState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "BLOCKED" | "CANCELED" | (string & {});
export interface GetRollingReleaseBillingStatusInput {
	idOrName: string;
}
export type GetRollingReleaseBillingStatusOutput = RollingReleaseUnsupported | RollingReleaseUnlimited | RollingReleaseSlotsTaken | RollingReleaseSlotsLeft;
export interface GetRollingReleaseConfigInput {
	idOrName: string;
}
export interface GetRollingReleaseConfigOutput {
	rollingRelease: RollingReleaseConfig | null;
}
export interface GetRollingReleaseInput {
	idOrName: string;
	state?: RollingReleaseState | undefined;
}
export interface GetRollingReleaseOutput {
	rollingRelease: RollingRelease | null;
}
export interface RollingRelease {
	activeStage: RollingReleaseStageState | null;
	advancementType: "automatic" | "manual-approval" | (string & {});
	canaryDeployment: RollingReleaseDeployment | null;
	currentDeployment: RollingReleaseDeployment | null;
	nextStage: RollingReleaseStageState | null;
	queuedDeploymentId: string | null;
	stages: RollingReleaseStageState[];
	startedAt: number;
	state: RollingReleaseState;
	substate: "PAUSED" | null;
	updatedAt: number;
	currentCanaryPercentage?: number | undefined;
}
export interface RollingReleaseCheck {
	type: "error-rate-5xx";
	excludePaths?: string[] | undefined;
	excludeStatusCodes?: number[] | undefined;
	ingestWatermarkSeconds?: number | undefined;
	minSampleSize?: number | undefined;
}
export interface RollingReleaseConfig {
	target: string;
	canaryResponseHeader?: boolean | undefined;
	gate?: RollingReleaseGate | undefined;
	stages?: RollingReleaseStage[] | null | undefined;
}
export interface RollingReleaseDeployment {
	id: string;
	name: string;
	createdAt: number;
	readyState: DeploymentReadyState;
	url: string;
	readyStateAt?: number | undefined;
	source?: DeploymentOrigin | undefined;
	target?: DeployableTarget | null | undefined;
}
export interface RollingReleaseGate {
	action: "pause" | "rollback" | (string & {});
	checks: RollingReleaseCheck[];
	dryRun: boolean;
	enabled: boolean;
	failureThreshold?: number | undefined;
	windowSize?: number | undefined;
}
export interface RollingReleaseSlotsLeft {
	reason: "available_slots";
	availableSlots: number;
	message: string;
}
export interface RollingReleaseSlotsTaken {
	reason: "no_available_slots";
	availableSlots: number;
	enabledProjects: string[];
	message: string;
}
export interface RollingReleaseStage {
	targetPercentage: number;
	duration?: number | undefined;
	linearShift?: boolean | undefined;
	requireApproval?: boolean | undefined;
}
export interface RollingReleaseStageState {
	duration: number | null;
	index: number;
	isFinalStage: boolean;
	requireApproval: boolean;
	targetPercentage: number;
	linearShift?: boolean | undefined;
}
export type RollingReleaseState = "ACTIVE" | "COMPLETE" | "ABORTED" | (string & {});
export interface RollingReleaseUnlimited {
	availableSlots: "unlimited";
	reason: "unlimited_slots";
	message: string;
}
export interface RollingReleaseUnsupported {
	reason: "plan_not_supported";
	availableSlots: number;
	message: string;
}
export interface StartRollingReleaseInput {
	idOrName: string;
	canaryDeploymentId: string;
}
export interface StartRollingReleaseOutput {
	rollingRelease: RollingRelease | null;
}
export interface UpdateRollingReleaseConfigInput {
	idOrName: string;
	body?: {
		[key: string]: unknown;
	} | undefined;
}
export interface UpdateRollingReleaseConfigOutput {
	rollingRelease?: {
		stages?: RollingReleaseStage[] | null | undefined;
	} | null | undefined;
}
export function approveRollingReleaseStage(client: Client, input: ApproveRollingReleaseStageInput, options?: CallOptions): ApiPromise<ApproveRollingReleaseStageOutput>;
export function completeRollingRelease(client: Client, input: CompleteRollingReleaseInput, options?: CallOptions): ApiPromise<CompleteRollingReleaseOutput>;
export function deleteRollingReleaseConfig(client: Client, input: DeleteRollingReleaseConfigInput, options?: CallOptions): ApiPromise<DeleteRollingReleaseConfigOutput>;
export function getRollingRelease(client: Client, input: GetRollingReleaseInput, options?: CallOptions): ApiPromise<GetRollingReleaseOutput>;
export function getRollingReleaseBillingStatus(client: Client, input: GetRollingReleaseBillingStatusInput, options?: CallOptions): ApiPromise<GetRollingReleaseBillingStatusOutput>;
export function getRollingReleaseConfig(client: Client, input: GetRollingReleaseConfigInput, options?: CallOptions): ApiPromise<GetRollingReleaseConfigOutput>;
export function startRollingRelease(client: Client, input: StartRollingReleaseInput, options?: CallOptions): ApiPromise<StartRollingReleaseOutput>;
export function updateRollingReleaseConfig(client: Client, input: UpdateRollingReleaseConfigInput, options?: CallOptions): ApiPromise<UpdateRollingReleaseConfigOutput>;
}

declare module "@slipway/rolling-release/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	getRollingReleaseBillingStatus: {
		input: types.GetRollingReleaseBillingStatusInput;
		output: types.GetRollingReleaseBillingStatusOutput;
	};
	getRollingReleaseConfig: {
		input: types.GetRollingReleaseConfigInput;
		output: types.GetRollingReleaseConfigOutput;
	};
	updateRollingReleaseConfig: {
		input: types.UpdateRollingReleaseConfigInput;
		output: types.UpdateRollingReleaseConfigOutput;
	};
	deleteRollingReleaseConfig: {
		input: types.DeleteRollingReleaseConfigInput;
		output: types.DeleteRollingReleaseConfigOutput;
	};
	getRollingRelease: {
		input: types.GetRollingReleaseInput;
		output: types.GetRollingReleaseOutput;
	};
	approveRollingReleaseStage: {
		input: types.ApproveRollingReleaseStageInput;
		output: types.ApproveRollingReleaseStageOutput;
	};
	startRollingRelease: {
		input: types.StartRollingReleaseInput;
		output: types.StartRollingReleaseOutput;
	};
	completeRollingRelease: {
		input: types.CompleteRollingReleaseInput;
		output: types.CompleteRollingReleaseOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/rolling-release/operations" {
import { Operation } from "@slipway/core";
export const approveRollingReleaseStage: Operation;
export const completeRollingRelease: Operation;
export const deleteRollingReleaseConfig: Operation;
export const getRollingRelease: Operation;
export const getRollingReleaseBillingStatus: Operation;
export const getRollingReleaseConfig: Operation;
export const startRollingRelease: Operation;
export const updateRollingReleaseConfig: Operation;
}

declare module "@slipway/rolling-release/schemas" {
export const ApproveRollingReleaseStageInput: v.GenericSchema<types.ApproveRollingReleaseStageInput>;
export const ApproveRollingReleaseStageOutput: v.GenericSchema<types.ApproveRollingReleaseStageOutput>;
export const CompleteRollingReleaseInput: v.GenericSchema<types.CompleteRollingReleaseInput>;
export const CompleteRollingReleaseOutput: v.GenericSchema<types.CompleteRollingReleaseOutput>;
export const DeleteRollingReleaseConfigInput: v.GenericSchema<types.DeleteRollingReleaseConfigInput>;
export const DeleteRollingReleaseConfigOutput: v.GenericSchema<types.DeleteRollingReleaseConfigOutput>;
export const DeployableTarget: v.GenericSchema<types.DeployableTarget>;
export const DeploymentOrigin: v.GenericSchema<types.DeploymentOrigin>;
export const DeploymentReadyState: v.GenericSchema<types.DeploymentReadyState>;
export const GetRollingReleaseBillingStatusInput: v.GenericSchema<types.GetRollingReleaseBillingStatusInput>;
export const GetRollingReleaseBillingStatusOutput: v.GenericSchema<types.GetRollingReleaseBillingStatusOutput>;
export const GetRollingReleaseConfigInput: v.GenericSchema<types.GetRollingReleaseConfigInput>;
export const GetRollingReleaseConfigOutput: v.GenericSchema<types.GetRollingReleaseConfigOutput>;
export const GetRollingReleaseInput: v.GenericSchema<types.GetRollingReleaseInput>;
export const GetRollingReleaseOutput: v.GenericSchema<types.GetRollingReleaseOutput>;
export const RollingRelease: v.GenericSchema<types.RollingRelease>;
export const RollingReleaseCheck: v.GenericSchema<types.RollingReleaseCheck>;
export const RollingReleaseConfig: v.GenericSchema<types.RollingReleaseConfig>;
export const RollingReleaseDeployment: v.GenericSchema<types.RollingReleaseDeployment>;
export const RollingReleaseGate: v.GenericSchema<types.RollingReleaseGate>;
export const RollingReleaseSlotsLeft: v.GenericSchema<types.RollingReleaseSlotsLeft>;
export const RollingReleaseSlotsTaken: v.GenericSchema<types.RollingReleaseSlotsTaken>;
export const RollingReleaseStage: v.GenericSchema<types.RollingReleaseStage>;
export const RollingReleaseStageState: v.GenericSchema<types.RollingReleaseStageState>;
export const RollingReleaseState: v.GenericSchema<types.RollingReleaseState>;
export const RollingReleaseUnlimited: v.GenericSchema<types.RollingReleaseUnlimited>;
export const RollingReleaseUnsupported: v.GenericSchema<types.RollingReleaseUnsupported>;
export const StartRollingReleaseInput: v.GenericSchema<types.StartRollingReleaseInput>;
export const StartRollingReleaseOutput: v.GenericSchema<types.StartRollingReleaseOutput>;
export const UpdateRollingReleaseConfigInput: v.GenericSchema<types.UpdateRollingReleaseConfigInput>;
export const UpdateRollingReleaseConfigOutput: v.GenericSchema<types.UpdateRollingReleaseConfigOutput>;
}
