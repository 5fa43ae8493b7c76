// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  TargetEnvironment,
} from "../../../../shapes/generated/types.ts";
export type {
  TargetEnvironment,
} from "../../../../shapes/generated/types.ts";

/** A branch that invocations have run for. */
export interface CiBranch {
  name: string;
  /** The number of its invocations. */
  count: number;
}

/** A command of a task. */
export interface CiCommand {
  kind: "command";
  command: string;
}

/** Result of a run. */
export interface CiConclusion {
  result: CiTaskResult;
  /** Why it failed or was skipped. */
  reason?: string | undefined;
}

/** A deployment that a task makes. */
export interface CiDeployment {
  kind: "deployment";
  /** The ID of a project: `prj_…`. */
  projectId: string;
  target: TargetEnvironment;
}

/** An attempt of an invocation: the run of all jobs for a commit. */
export interface CiInvocation {
  invocationId: string;
  attempt: number;
  /** The ID of a team: `team_…`. */
  teamId: string;
  source: CiInvocationSource;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The key of the repository in `repositories`. */
  repositoryKey: string;
  /** The branch, such as `refs/heads/main`. */
  ref: string;
  commitSha: string;
  status: CiInvocationStatus;
  /** Why nothing runs. */
  skipped?: CiReason | undefined;
  bootstrappingStarted?: CiStart | undefined;
  /** Why the setup failed. */
  bootstrappingFailed?: CiReason | undefined;
  sandboxSnapshotted?: {
    sandboxSnapshotId: string;
    workingDirectory: string;
    /** Unix time in milliseconds. */
    snapshottedAt?: number | undefined;
  } | undefined;
  sandboxNamed?: {
    sandboxName: string;
    workingDirectory: string;
    /** Unix time in milliseconds. */
    readyAt?: number | undefined;
  } | undefined;
  jobDefinitionsCreated?: {
    names: string[];
    /** The place that the jobs are defined in. */
    source?: "turbo-json" | "vercel-ci-config" | "project-settings" | Unlisted | undefined;
    /** Unix time in milliseconds. */
    scheduledAt?: number | undefined;
  } | undefined;
  completed?: {
    /** Unix time in milliseconds. */
    completedAt: number;
    conclusion?: CiResult | undefined;
  } | undefined;
  /** Result of the setup; absent until it ends. */
  setupConclusion?: {
    result: CiResult;
  } | undefined;
  /** Result of all jobs; absent until they end. */
  runConclusion?: {
    result: CiResult;
  } | undefined;
}

/** Origin of an invocation. */
export type CiInvocationSource = CiPushSource | CiNativeChecksSource;

/** State of an invocation. */
export type CiInvocationStatus =
  | "new"
  | "skipped"
  | "bootstrapping"
  | "bootstrapping_failed"
  | "snapshotted"
  | "sandbox_named"
  | "jobs_on_hive_clone_dispatched"
  | "jobs_on_hive_dispatched"
  | "jobs_on_hive_completed"
  | "jobs_on_hive_failed"
  | "awaiting_jobs"
  | "completed"
  | Unlisted;

/** An invocation with its jobs and their tasks. */
export interface CiInvocationTree {
  invocation: CiInvocation;
  /** Details of the repository, by its key. */
  repositories: { [key: string]: unknown };
  jobs: {
    definition: CiJobDefinition;
    run?: CiJobRun | undefined;
    tasks: {
      definition: CiTaskDefinition;
      run?: CiTaskRun | undefined;
    }[];
  }[];
}

/** A job of an invocation. */
export interface CiJobDefinition {
  invocationId: string;
  invocationAttempt: number;
  jobDefinitionId: string;
  kind: "command" | "turbo" | Unlisted;
  name: string;
  command: string;
  /** Unix time in milliseconds. */
  createdAt: number;
}

/** A run of a job. */
export interface CiJobRun {
  invocationId: string;
  invocationAttempt: number;
  jobDefinitionId: string;
  attempt: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  started?: CiStart | undefined;
  completed?: {
    /** Unix time in milliseconds. */
    completedAt: number;
    conclusion: CiConclusion;
  } | undefined;
}

/** Level of a log line. */
export type CiLogLevel = "trace" | "debug" | "command" | "info" | "warn" | "error" | "systemError" | "fatal" | Unlisted;

/** A log line. */
export interface CiLogLine {
  level: string;
  /** Unix time in milliseconds. */
  timestamp: number;
  message: string;
}

/** Log lines that a search found. */
export interface CiLogSearch {
  invocations: {
    invocationId: string;
    attempt: number;
    tasks: CiLogsOfTask[];
    /** Lines of the setup. */
    setup?: {
      lines?: CiLogLine[] | undefined;
    } | undefined;
  }[];
  /** Whether there are further lines: the newest 1000 come. */
  hasMore: boolean;
}

/** Log lines of a task. */
export interface CiLogsOfTask {
  jobDefinitionId: string;
  jobName: string;
  jobRunAttempt: number;
  taskDefinitionId: string;
  taskName: string;
  lines: CiLogLine[];
  conclusion?: CiConclusion | undefined;
  taskRunAttempt?: number | undefined;
}

/** The built-in checks of a deployment. */
export interface CiNativeChecksSource {
  type: "vercel-native-checks";
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** The environment of the deployment. */
  deploymentTargetSlug: string;
}

/** Host of repositories. */
export type CiProvider = "github" | "gitlab" | "bitbucket" | "vercel" | Unlisted;

/** A push to a repository. */
export interface CiPushSource {
  type: "vercel-ci";
}

/** Body of a refusal because of too many requests. */
export interface CiRateLimited {
  error: {
    code: string;
    name: string;
    message: string;
    /** The number of requests that are allowed. */
    limit: number;
  };
}

/** A reason. */
export interface CiReason {
  reason: string;
}

/** Host of a connected repository. */
export type CiRepositoryProvider = CiProvider | "cursor-origin";

/** CI settings of a repository. */
export interface CiRepositorySettings {
  /** Whether pushes to the repository start invocations. */
  enabled: boolean;
}

/** Result of an invocation. */
export type CiResult = "succeeded" | "failed" | "skipped" | Unlisted;

/** Kind of an invocation. */
export type CiSourceType = "vercel-ci" | "vercel-native-checks" | Unlisted;

/** The beginning of something. */
export interface CiStart {
  /** Unix time in milliseconds. */
  startedAt: number;
}

/** A task of a job's run. */
export interface CiTaskDefinition {
  invocationId: string;
  invocationAttempt: number;
  jobDefinitionId: string;
  jobRunAttempt: number;
  taskDefinitionId: string;
  name: string;
  /** Work of the task. */
  operation: CiCommand | CiDeployment;
  /** The tasks that it waits for, by their IDs. */
  dependencyTaskDefinitionIds: string[];
  /** Unix time in milliseconds. */
  createdAt: number;
  packageDirectory?: string | undefined;
}

/** Log lines of an attempt's tasks. */
export interface CiTaskLogs {
  tasks: CiLogsOfTask[];
  /** Whether there are further tasks, or with a search further lines. */
  hasMore: boolean;
}

/** Result of a task. */
export type CiTaskResult = "succeeded" | "cached" | "failed" | "skipped" | Unlisted;

/** A run of a task. */
export interface CiTaskRun {
  invocationId: string;
  invocationAttempt: number;
  jobDefinitionId: string;
  jobRunAttempt: number;
  taskDefinitionId: string;
  attempt: number;
  /** Unix time in milliseconds. */
  createdAt: number;
  started?: CiStart | undefined;
  completed?: {
    /** Unix time in milliseconds. */
    completedAt: number;
    conclusion: CiConclusion;
  } | undefined;
  /** The deployment that the task made. */
  deploymentBinding?: {
    /** The ID of a deployment: `dpl_…`. */
    deploymentId: string;
    /** Unix time in milliseconds. */
    deploymentCreatedAt: number;
    /** Unix time in milliseconds. */
    eventAt: number;
    readyState?: string | undefined;
  } | undefined;
}

/** Input of `getCiRepositorySettings`. */
export interface GetCiRepositorySettingsInput {
  /** The host of the repository. */
  provider: CiRepositoryProvider;
  /** The organization that the repository belongs to, by its ID at the host. */
  organizationId: string;
  /** The name of the repository, such as `acme/site`. */
  repository: string;
}

/** Answer of `getCiRepositorySettings`. */
export type GetCiRepositorySettingsOutput = CiRepositorySettings;

/** Errors of `getCiRepositorySettings` whose body is known; see `isErrorOf`. */
export type GetCiRepositorySettingsError = { status: 429; body: CiRateLimited };

/** Input of `updateCiRepositorySettings`. */
export interface UpdateCiRepositorySettingsInput {
  /** The host of the repository. */
  provider: CiRepositoryProvider;
  /** The organization that the repository belongs to, by its ID at the host. */
  organizationId: string;
  /** The name of the repository, such as `acme/site`. */
  repository: string;
  /** Whether pushes to the repository start invocations. */
  ciEnabled: boolean;
}

/** Answer of `updateCiRepositorySettings`. */
export type UpdateCiRepositorySettingsOutput = CiRepositorySettings;

/** Errors of `updateCiRepositorySettings` whose body is known; see `isErrorOf`. */
export type UpdateCiRepositorySettingsError = { status: 429; body: CiRateLimited };

/** Input of `listCiInvocations`. */
export interface ListCiInvocationsInput {
  /** Only invocations for repositories of this host. */
  provider?: CiProvider | undefined;
  /** Only invocations for this repository, such as `acme/site`. */
  repository?: string | undefined;
  /** Only invocations for this branch. */
  branchName?: string | undefined;
  /** Only invocations for this commit. */
  snapshot?: string | undefined;
  /** Only invocations in one of these states. */
  status?: readonly CiInvocationStatus[] | undefined;
  /** Only invocations that ended with one of these results. */
  conclusion?: readonly CiResult[] | undefined;
  /** Only invocations of these kinds. */
  source?: readonly CiSourceType[] | undefined;
  /** Only invocations for commits of this author, by the ID at GitHub. */
  authorGitHubId?: string | undefined;
  /** Only invocations for commits of this author, by the name at GitHub. */
  author?: string | undefined;
  /** Only invocations that began after this time. Unix time in milliseconds. */
  createdAfter?: number | undefined;
  /** Only invocations that began before this time. Unix time in milliseconds. */
  createdBefore?: number | undefined;
  /** The number of invocations of a page: 20 by default, and 100 at most. */
  limit?: number | undefined;
  /** The beginning of the page: `pagination.nextCursor` of the one before. */
  cursor?: string | undefined;
}

/** Answer of `listCiInvocations`. */
export interface ListCiInvocationsOutput {
  invocations: CiInvocation[];
  /** Details of the repositories of the invocations, by their keys. */
  repositories: { [key: string]: unknown };
  pagination: {
    nextCursor?: string | undefined;
  };
}

/** Errors of `listCiInvocations` whose body is known; see `isErrorOf`. */
export type ListCiInvocationsError = { status: 429; body: CiRateLimited };

/** Input of `getCiInvocationTree`. */
export interface GetCiInvocationTreeInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The attempt; the latest one by default. */
  attempt?: string | undefined;
}

/** Answer of `getCiInvocationTree`. */
export type GetCiInvocationTreeOutput = CiInvocationTree;

/** Errors of `getCiInvocationTree` whose body is known; see `isErrorOf`. */
export type GetCiInvocationTreeError = { status: 429; body: CiRateLimited };

/** Input of `listCiInvocationAttempts`. */
export interface ListCiInvocationAttemptsInput {
  /** The invocation, by its ID. */
  invocationId: string;
}

/** Answer of `listCiInvocationAttempts`. */
export interface ListCiInvocationAttemptsOutput {
  attempts: CiInvocation[];
}

/** Errors of `listCiInvocationAttempts` whose body is known; see `isErrorOf`. */
export type ListCiInvocationAttemptsError = { status: 429; body: CiRateLimited };

/** Input of `getCiInvocation`. */
export interface GetCiInvocationInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
}

/** Answer of `getCiInvocation`. */
export interface GetCiInvocationOutput {
  invocation: CiInvocation;
}

/** Errors of `getCiInvocation` whose body is known; see `isErrorOf`. */
export type GetCiInvocationError = { status: 429; body: CiRateLimited };

/** Input of `retryCiInvocation`. */
export interface RetryCiInvocationInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
}

/** Answer of `retryCiInvocation`. */
export interface RetryCiInvocationOutput {
  attempt: number;
}

/** Errors of `retryCiInvocation` whose body is known; see `isErrorOf`. */
export type RetryCiInvocationError = { status: 429; body: CiRateLimited };

/** Input of `getCiInvocationLogs`. */
export interface GetCiInvocationLogsInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
  /** Only lines of these levels. */
  level?: readonly CiLogLevel[] | undefined;
}

/** Answer of `getCiInvocationLogs`. */
export interface GetCiInvocationLogsOutput {
  lines: CiLogLine[];
}

/** Errors of `getCiInvocationLogs` whose body is known; see `isErrorOf`. */
export type GetCiInvocationLogsError = { status: 429; body: CiRateLimited };

/** Input of `getCiTaskLogs`. */
export interface GetCiTaskLogsInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
  /** Only tasks with one of these names, such as `web#test`. */
  task?: readonly string[] | undefined;
  /** Only tasks that ended with one of these results. */
  conclusion?: readonly CiTaskResult[] | undefined;
  /** Only lines of these levels. */
  level?: readonly CiLogLevel[] | undefined;
  /** Only lines with this text, in small or capital letters. */
  search?: string | undefined;
  /** The number of tasks: 10 by default, and 25 at most. */
  limit?: number | undefined;
}

/** Answer of `getCiTaskLogs`. */
export type GetCiTaskLogsOutput = CiTaskLogs;

/** Errors of `getCiTaskLogs` whose body is known; see `isErrorOf`. */
export type GetCiTaskLogsError = { status: 429; body: CiRateLimited };

/** Input of `listCiJobDefinitions`. */
export interface ListCiJobDefinitionsInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
}

/** Answer of `listCiJobDefinitions`. */
export interface ListCiJobDefinitionsOutput {
  jobDefinitions: CiJobDefinition[];
}

/** Errors of `listCiJobDefinitions` whose body is known; see `isErrorOf`. */
export type ListCiJobDefinitionsError = { status: 429; body: CiRateLimited };

/** Input of `getCiJobDefinition`. */
export interface GetCiJobDefinitionInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
  /** The job, by its ID. */
  jobDefinitionId: string;
}

/** Answer of `getCiJobDefinition`. */
export interface GetCiJobDefinitionOutput {
  jobDefinition: CiJobDefinition;
}

/** Errors of `getCiJobDefinition` whose body is known; see `isErrorOf`. */
export type GetCiJobDefinitionError = { status: 429; body: CiRateLimited };

/** Input of `listCiJobRuns`. */
export interface ListCiJobRunsInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
  /** The job, by its ID. */
  jobDefinitionId: string;
}

/** Answer of `listCiJobRuns`. */
export interface ListCiJobRunsOutput {
  jobRuns: CiJobRun[];
}

/** Errors of `listCiJobRuns` whose body is known; see `isErrorOf`. */
export type ListCiJobRunsError = { status: 429; body: CiRateLimited };

/** Input of `getCiJobRun`. */
export interface GetCiJobRunInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
  /** The job, by its ID. */
  jobDefinitionId: string;
  /** The number of the job's run. */
  runAttempt: string;
}

/** Answer of `getCiJobRun`. */
export interface GetCiJobRunOutput {
  jobRun: CiJobRun;
}

/** Errors of `getCiJobRun` whose body is known; see `isErrorOf`. */
export type GetCiJobRunError = { status: 429; body: CiRateLimited };

/** Input of `getCiJobRunLogs`. */
export interface GetCiJobRunLogsInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
  /** The job, by its ID. */
  jobDefinitionId: string;
  /** The number of the job's run. */
  runAttempt: string;
}

/** Answer of `getCiJobRunLogs`. */
export interface GetCiJobRunLogsOutput {
  lines: CiLogLine[];
}

/** Errors of `getCiJobRunLogs` whose body is known; see `isErrorOf`. */
export type GetCiJobRunLogsError = { status: 429; body: CiRateLimited };

/** Input of `listCiTaskDefinitions`. */
export interface ListCiTaskDefinitionsInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
  /** The job, by its ID. */
  jobDefinitionId: string;
  /** The number of the job's run. */
  runAttempt: string;
}

/** Answer of `listCiTaskDefinitions`. */
export interface ListCiTaskDefinitionsOutput {
  taskDefinitions: CiTaskDefinition[];
}

/** Errors of `listCiTaskDefinitions` whose body is known; see `isErrorOf`. */
export type ListCiTaskDefinitionsError = { status: 429; body: CiRateLimited };

/** Input of `listCiTaskRuns`. */
export interface ListCiTaskRunsInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
  /** The job, by its ID. */
  jobDefinitionId: string;
  /** The number of the job's run. */
  runAttempt: string;
  /** Only this attempt of each task; the latest one by default. */
  taskRunAttempt?: string | undefined;
}

/** Answer of `listCiTaskRuns`. */
export interface ListCiTaskRunsOutput {
  taskRuns: CiTaskRun[];
}

/** Errors of `listCiTaskRuns` whose body is known; see `isErrorOf`. */
export type ListCiTaskRunsError = { status: 429; body: CiRateLimited };

/** Input of `getCiTaskRunLogs`. */
export interface GetCiTaskRunLogsInput {
  /** The invocation, by its ID. */
  invocationId: string;
  /** The number of the attempt. */
  attempt: string;
  /** The job, by its ID. */
  jobDefinitionId: string;
  /** The number of the job's run. */
  runAttempt: string;
  /** The task, by its ID. */
  taskDefinitionId: string;
  /** The number of the task's run. */
  taskRunAttempt: string;
}

/** Answer of `getCiTaskRunLogs`. */
export interface GetCiTaskRunLogsOutput {
  lines: CiLogLine[];
}

/** Errors of `getCiTaskRunLogs` whose body is known; see `isErrorOf`. */
export type GetCiTaskRunLogsError = { status: 429; body: CiRateLimited };

/** Input of `listCiBranches`. */
export interface ListCiBranchesInput {
  /** Only branches with this text in their names. At most 100 characters. */
  query?: string | undefined;
  /** The number of branches, 50 at most. */
  limit?: number | undefined;
}

/** Answer of `listCiBranches`. */
export interface ListCiBranchesOutput {
  branches: CiBranch[];
}

/** Errors of `listCiBranches` whose body is known; see `isErrorOf`. */
export type ListCiBranchesError = { status: 429; body: CiRateLimited };

/** Input of `searchCiLogs`. */
export interface SearchCiLogsInput {
  /** The attempts to search, 50 at most: each an invocation's ID and the number of an attempt, with a colon between. */
  invocation: readonly string[];
  /** Only lines with this text, in small or capital letters. At most 256 characters. */
  search: string;
  /** Only lines of these levels. */
  level?: readonly CiLogLevel[] | undefined;
}

/** Answer of `searchCiLogs`. */
export type SearchCiLogsOutput = CiLogSearch;

/** Errors of `searchCiLogs` whose body is known; see `isErrorOf`. */
export type SearchCiLogsError = { status: 429; body: CiRateLimited };
