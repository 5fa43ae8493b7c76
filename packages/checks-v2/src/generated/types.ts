// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  IntegrationSource,
} from "../../../../shapes/generated/types.ts";
export type {
  IntegrationSource,
} from "../../../../shapes/generated/types.ts";

/** A run of a check, wherever it runs. */
export type AnyCheckRun = CheckRun | PipelineCheckRun;

/** A job of the platform's own CI. */
export interface ApiCheckSource {
  origin: "api";
  subKind: "vercel-ci-check";
  selection: {
    kind: "job";
    job: string;
  };
}

/** Check that deployments of a project must pass. */
export interface Check {
  id: string;
  name: string;
  /** Stage of the deployment that the check blocks. */
  blocks: CheckBlocks;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Whether people may ask for another run. */
  isRerequestable: boolean;
  ownerId: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Stage of the deployment that the check waits for. */
  requires: CheckRequires;
  source: CheckSource;
  sourceKind: CheckSourceKind;
  /** The environments whose deployments are checked. */
  targets: string[];
  /** Maximum duration of a run, in seconds. */
  timeout: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  deletedAt?: number | undefined;
  sourceIntegrationConfigurationId?: string | undefined;
}

/** Stage of a deployment that the check blocks. */
export type CheckBlocks = "build-start" | "deployment-start" | "deployment-alias" | "deployment-promotion" | "none" | Unlisted;

/** Stage of a deployment that the check waits for. */
export type CheckRequires = "build-ready" | "deployment-url" | "none" | Unlisted;

/** A run of a check. */
export interface CheckRun {
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  ownerId: string;
  status: CheckRunStatus;
  timeout: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Stage of the deployment that the check blocks. */
  blocks?: CheckBlocks | undefined;
  /** Unix time in milliseconds. */
  completedAt?: number | undefined;
  conclusion?: CheckRunConclusion | undefined;
  /** Conclusion as text for users. */
  conclusionText?: string | undefined;
  /** The ID of the run at its source. */
  externalId?: string | undefined;
  /** URL at which the run can be viewed. */
  externalUrl?: string | undefined;
  /** Findings of the run. */
  output?: { [key: string]: unknown } | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  /** Stage of the deployment that the check waits for. */
  requires?: CheckRequires | undefined;
  targets?: string[] | undefined;
  checkId: string;
  source: CheckRunSource;
}

/** Conclusion of a run. */
export type CheckRunConclusion = "succeeded" | "failed" | "neutral" | "skipped" | "canceled" | "timeout" | Unlisted;

/** Source that executes the run. */
export type CheckRunSource = IntegrationSource | GitProviderSource | ApiCheckSource | WebhookSource | NativeCheckSource;

/** Progress of a run. */
export type CheckRunStatus = "queued" | "running" | "completed" | Unlisted;

/** Source that runs the check. */
export type CheckSource = IntegrationSource | WebhookSource | GitProviderSource;

/** Kind of source from which a check comes. */
export type CheckSourceKind = "git-provider" | "integration" | "vercel" | "webhook" | Unlisted;

/** A new check. */
export interface CreateProjectCheckRequest {
  /** The display name of the check. */
  name: string;
  /** Stage of the deployment that the check blocks. Default: `"deployment-alias"`. */
  blocks?: CheckBlocks | undefined;
  /** Whether people may ask for another run. */
  isRerequestable?: boolean | undefined;
  /** Stage of the deployment that the check waits for. Default: `"deployment-url"`. */
  requires?: CheckRequires | undefined;
  /** Source that runs the check. */
  source?: ProjectCheckSourceInput | undefined;
  /** The environments whose deployments are checked. */
  targets?: readonly string[] | undefined;
  /** Maximum duration of a run, in seconds. Default: `300`. */
  timeout?: number | undefined;
}

/** A check of the Git provider. */
export interface GitProviderSource {
  kind: "git-provider";
  /** The name that the Git provider knows it by. */
  externalCheckName: string;
  provider: "github" | "gitlab" | "bitbucket" | Unlisted;
}

/** A check of GitHub. */
export interface GithubCheckSourceInput {
  /** The check runs on GitHub. */
  provider: "github";
  /** The name that GitHub knows the check by. */
  externalCheckName: string;
  /** `git-provider`. */
  kind: string;
}

/** An installed integration. */
export interface IntegrationCheckSourceInput {
  /** The resource of the integration, by the provider's own ID. */
  externalResourceId?: string | undefined;
  /** `integration`: an installed integration runs the check. Default: `"integration"`. */
  kind?: string | undefined;
}

/** A check that the platform has built in. */
export interface NativeCheckSource {
  origin?: "api" | "platform" | Unlisted | undefined;
  subKind?: "vercel-native-check" | undefined;
}

/** A run of a job of the pipeline. */
export interface PipelineCheckRun {
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  ownerId: string;
  status: CheckRunStatus;
  timeout: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Stage of the deployment that the check blocks. */
  blocks?: CheckBlocks | undefined;
  /** Unix time in milliseconds. */
  completedAt?: number | undefined;
  conclusion?: CheckRunConclusion | undefined;
  /** Conclusion as text for users. */
  conclusionText?: string | undefined;
  /** The ID of the run at its source. */
  externalId?: string | undefined;
  /** URL at which the run can be viewed. */
  externalUrl?: string | undefined;
  /** Findings of the run. */
  output?: { [key: string]: unknown } | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  /** Stage of the deployment that the check waits for. */
  requires?: CheckRequires | undefined;
  targets?: string[] | undefined;
  source: PipelineCheckRunSource;
}

/** Part of the pipeline. */
export type PipelineCheckRunSource = PipelineJobSource | PipelineSentinelSource;

/** A job of the pipeline that the project configures. */
export interface PipelineJobSource {
  origin: "config";
  subKind: "vercel-ci";
  invocationId: string;
  jobDefinitionId: string;
  invocationAttempt?: number | undefined;
}

/** The check that stands for the whole pipeline. */
export interface PipelineSentinelSource {
  origin: "platform";
  subKind: "vercel-ci-sentinel";
}

/** Source that is to run the check. */
export type ProjectCheckSourceInput = GithubCheckSourceInput | WebhookCheckSourceInput | IntegrationCheckSourceInput;

/** Progress of a run. */
export interface UpdateDeploymentCheckRunRequest {
  /** Time at which the run ended. Unix time in milliseconds. */
  completedAt?: number | undefined;
  /** Conclusion of the run. */
  conclusion?: CheckRunConclusion | undefined;
  /** Conclusion as text for users. */
  conclusionText?: string | undefined;
  /** The ID of the run at its source. */
  externalId?: string | undefined;
  /** URL at which the run can be viewed. */
  externalUrl?: string | undefined;
  /** Findings of the run. */
  output?: { [key: string]: unknown } | undefined;
  /** Progress of the run. */
  status?: CheckRunStatus | undefined;
}

/** Changes to a check. */
export interface UpdateProjectCheckRequest {
  /** The new display name of the check. */
  name?: string | undefined;
  /** Stage of the deployment that the check blocks. */
  blocks?: CheckBlocks | undefined;
  /** Whether people may ask for another run. */
  isRerequestable?: boolean | undefined;
  /** Stage of the deployment that the check waits for. */
  requires?: CheckRequires | undefined;
  /** The environments whose deployments are checked. */
  targets?: readonly string[] | undefined;
  /** Maximum duration of a run, in seconds. */
  timeout?: number | undefined;
}

/** Receiver of a webhook. */
export interface WebhookCheckSourceInput {
  /** `webhook`. */
  kind: string;
  /** The webhook to call for the check, by its ID. */
  webhookId?: string | undefined;
}

/** Receiver of a webhook. */
export interface WebhookSource {
  kind: "webhook";
  webhookId?: string | undefined;
}

/** Input of `listProjectChecks`. */
export interface ListProjectChecksInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** Only checks that this waits for. */
  blocks?: CheckBlocks | undefined;
}

/** Answer of `listProjectChecks`. */
export interface ListProjectChecksOutput {
  checks: Check[];
}

/** Input of `createProjectCheck`. */
export interface CreateProjectCheckInput extends CreateProjectCheckRequest {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
}

/** Answer of `createProjectCheck`. */
export type CreateProjectCheckOutput = Check;

/** Input of `getProjectCheck`. */
export interface GetProjectCheckInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The check, by its ID. */
  checkId: string;
}

/** Answer of `getProjectCheck`. */
export type GetProjectCheckOutput = Check;

/** Input of `updateProjectCheck`. */
export interface UpdateProjectCheckInput extends UpdateProjectCheckRequest {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The check, by its ID. */
  checkId: string;
}

/** Answer of `updateProjectCheck`. */
export type UpdateProjectCheckOutput = Check;

/** Input of `deleteProjectCheck`. */
export interface DeleteProjectCheckInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The check to delete, by its ID. */
  checkId: string;
}

/** Answer of `deleteProjectCheck`. */
export interface DeleteProjectCheckOutput {
  success: true;
}

/** Input of `listCheckRuns`. */
export interface ListCheckRunsInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The check, by its ID. */
  checkId: string;
}

/** Answer of `listCheckRuns`. */
export interface ListCheckRunsOutput {
  runs: CheckRun[];
}

/** Input of `listDeploymentCheckRuns`. */
export interface ListDeploymentCheckRunsInput {
  /** The deployment that is checked, by its ID. */
  deploymentId: string;
}

/** Answer of `listDeploymentCheckRuns`. */
export interface ListDeploymentCheckRunsOutput {
  runs: CheckRun[];
}

/** Input of `createDeploymentCheckRun`. */
export interface CreateDeploymentCheckRunInput {
  /** The deployment that is checked, by its ID. */
  deploymentId: string;
  /** The check of the project that is run, by its ID. */
  checkId: string;
}

/** Answer of `createDeploymentCheckRun`. */
export type CreateDeploymentCheckRunOutput = CheckRun;

/** Input of `getDeploymentCheckRun`. */
export interface GetDeploymentCheckRunInput {
  /** The deployment that is checked, by its ID. */
  deploymentId: string;
  /** The run of the check, by its ID. */
  checkRunId: string;
}

/** Answer of `getDeploymentCheckRun`. */
export type GetDeploymentCheckRunOutput = CheckRun;

/** Input of `updateDeploymentCheckRun`. */
export interface UpdateDeploymentCheckRunInput extends UpdateDeploymentCheckRunRequest {
  /** The deployment that is checked, by its ID. */
  deploymentId: string;
  /** The run of the check, by its ID. */
  checkRunId: string;
}

/** Answer of `updateDeploymentCheckRun`. */
export type UpdateDeploymentCheckRunOutput = CheckRun;
