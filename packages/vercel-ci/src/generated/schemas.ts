// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  TargetEnvironment,
} from "../../../../shapes/generated/schemas.ts";
export {
  TargetEnvironment,
} from "../../../../shapes/generated/schemas.ts";

export const CiBranch: v.GenericSchema<types.CiBranch> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  count: v.number(),
}))();

export const CiCommand: v.GenericSchema<types.CiCommand> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("command"),
  command: v.string(),
}))();

export const CiTaskResult: v.GenericSchema<types.CiTaskResult> = /* @__PURE__ */ v.picklist(["succeeded", "cached", "failed", "skipped"]);

export const CiConclusion: v.GenericSchema<types.CiConclusion> = /* @__PURE__ */ (() => v.looseObject({
  result: CiTaskResult,
  reason: v.optional(v.string()),
}))();

export const CiDeployment: v.GenericSchema<types.CiDeployment> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("deployment"),
  projectId: v.string(),
  target: TargetEnvironment,
}))();

export const CiNativeChecksSource: v.GenericSchema<types.CiNativeChecksSource> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("vercel-native-checks"),
  deploymentId: v.string(),
  projectId: v.string(),
  deploymentTargetSlug: v.string(),
}))();

export const CiPushSource: v.GenericSchema<types.CiPushSource> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("vercel-ci"),
}))();

export const CiInvocationSource: v.GenericSchema<types.CiInvocationSource> = /* @__PURE__ */ v.union([CiPushSource, CiNativeChecksSource]);

export const CiInvocationStatus: v.GenericSchema<types.CiInvocationStatus> = /* @__PURE__ */ v.picklist([
  "new", "skipped", "bootstrapping", "bootstrapping_failed", "snapshotted", "sandbox_named", "jobs_on_hive_clone_dispatched", "jobs_on_hive_dispatched",
  "jobs_on_hive_completed", "jobs_on_hive_failed", "awaiting_jobs", "completed",
]);

export const CiReason: v.GenericSchema<types.CiReason> = /* @__PURE__ */ (() => v.looseObject({
  reason: v.string(),
}))();

export const CiResult: v.GenericSchema<types.CiResult> = /* @__PURE__ */ v.picklist(["succeeded", "failed", "skipped"]);

export const CiStart: v.GenericSchema<types.CiStart> = /* @__PURE__ */ (() => v.looseObject({
  startedAt: v.number(),
}))();

export const CiInvocation: v.GenericSchema<types.CiInvocation> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.number(),
  teamId: v.string(),
  source: CiInvocationSource,
  createdAt: v.number(),
  repositoryKey: v.string(),
  ref: v.string(),
  commitSha: v.string(),
  status: CiInvocationStatus,
  skipped: v.optional(CiReason),
  bootstrappingStarted: v.optional(CiStart),
  bootstrappingFailed: v.optional(CiReason),
  sandboxSnapshotted: v.optional(v.looseObject({
    sandboxSnapshotId: v.string(),
    workingDirectory: v.string(),
    snapshottedAt: v.optional(v.number()),
  })),
  sandboxNamed: v.optional(v.looseObject({
    sandboxName: v.string(),
    workingDirectory: v.string(),
    readyAt: v.optional(v.number()),
  })),
  jobDefinitionsCreated: v.optional(v.looseObject({
    names: v.array(v.string()),
    source: v.optional(v.picklist(["turbo-json", "vercel-ci-config", "project-settings"])),
    scheduledAt: v.optional(v.number()),
  })),
  completed: v.optional(v.looseObject({
    completedAt: v.number(),
    conclusion: v.optional(CiResult),
  })),
  setupConclusion: v.optional(v.looseObject({
    result: CiResult,
  })),
  runConclusion: v.optional(v.looseObject({
    result: CiResult,
  })),
}))();

export const CiJobDefinition: v.GenericSchema<types.CiJobDefinition> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  invocationAttempt: v.number(),
  jobDefinitionId: v.string(),
  kind: v.picklist(["command", "turbo"]),
  name: v.string(),
  command: v.string(),
  createdAt: v.number(),
}))();

export const CiJobRun: v.GenericSchema<types.CiJobRun> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  invocationAttempt: v.number(),
  jobDefinitionId: v.string(),
  attempt: v.number(),
  createdAt: v.number(),
  started: v.optional(CiStart),
  completed: v.optional(v.looseObject({
    completedAt: v.number(),
    conclusion: CiConclusion,
  })),
}))();

export const CiTaskDefinition: v.GenericSchema<types.CiTaskDefinition> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  invocationAttempt: v.number(),
  jobDefinitionId: v.string(),
  jobRunAttempt: v.number(),
  taskDefinitionId: v.string(),
  name: v.string(),
  operation: v.union([CiCommand, CiDeployment]),
  dependencyTaskDefinitionIds: v.array(v.string()),
  createdAt: v.number(),
  packageDirectory: v.optional(v.string()),
}))();

export const CiTaskRun: v.GenericSchema<types.CiTaskRun> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  invocationAttempt: v.number(),
  jobDefinitionId: v.string(),
  jobRunAttempt: v.number(),
  taskDefinitionId: v.string(),
  attempt: v.number(),
  createdAt: v.number(),
  started: v.optional(CiStart),
  completed: v.optional(v.looseObject({
    completedAt: v.number(),
    conclusion: CiConclusion,
  })),
  deploymentBinding: v.optional(v.looseObject({
    deploymentId: v.string(),
    deploymentCreatedAt: v.number(),
    eventAt: v.number(),
    readyState: v.optional(v.string()),
  })),
}))();

export const CiInvocationTree: v.GenericSchema<types.CiInvocationTree> = /* @__PURE__ */ (() => v.looseObject({
  invocation: CiInvocation,
  repositories: v.record(v.string(), v.unknown()),
  jobs: v.array(v.looseObject({
    definition: CiJobDefinition,
    run: v.optional(CiJobRun),
    tasks: v.array(v.looseObject({
      definition: CiTaskDefinition,
      run: v.optional(CiTaskRun),
    })),
  })),
}))();

export const CiLogLevel: v.GenericSchema<types.CiLogLevel> = /* @__PURE__ */ v.picklist(["trace", "debug", "command", "info", "warn", "error", "systemError", "fatal"]);

export const CiLogLine: v.GenericSchema<types.CiLogLine> = /* @__PURE__ */ (() => v.looseObject({
  level: v.string(),
  timestamp: v.number(),
  message: v.string(),
}))();

export const CiLogsOfTask: v.GenericSchema<types.CiLogsOfTask> = /* @__PURE__ */ (() => v.looseObject({
  jobDefinitionId: v.string(),
  jobName: v.string(),
  jobRunAttempt: v.number(),
  taskDefinitionId: v.string(),
  taskName: v.string(),
  lines: v.array(CiLogLine),
  conclusion: v.optional(CiConclusion),
  taskRunAttempt: v.optional(v.number()),
}))();

export const CiLogSearch: v.GenericSchema<types.CiLogSearch> = /* @__PURE__ */ (() => v.looseObject({
  invocations: v.array(v.looseObject({
    invocationId: v.string(),
    attempt: v.number(),
    tasks: v.array(CiLogsOfTask),
    setup: v.optional(v.looseObject({
      lines: v.optional(v.array(CiLogLine)),
    })),
  })),
  hasMore: v.boolean(),
}))();

export const CiProvider: v.GenericSchema<types.CiProvider> = /* @__PURE__ */ v.picklist(["github", "gitlab", "bitbucket", "vercel"]);

export const CiRateLimited: v.GenericSchema<types.CiRateLimited> = /* @__PURE__ */ (() => v.looseObject({
  error: v.looseObject({
    code: v.string(),
    name: v.string(),
    message: v.string(),
    limit: v.number(),
  }),
}))();

export const CiRepositoryProvider: v.GenericSchema<types.CiRepositoryProvider> = /* @__PURE__ */ (() => v.union([v.picklist(["cursor-origin"]), CiProvider]))();

export const CiRepositorySettings: v.GenericSchema<types.CiRepositorySettings> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.boolean(),
}))();

export const CiSourceType: v.GenericSchema<types.CiSourceType> = /* @__PURE__ */ v.picklist(["vercel-ci", "vercel-native-checks"]);

export const CiTaskLogs: v.GenericSchema<types.CiTaskLogs> = /* @__PURE__ */ (() => v.looseObject({
  tasks: v.array(CiLogsOfTask),
  hasMore: v.boolean(),
}))();

export const GetCiRepositorySettingsInput: v.GenericSchema<types.GetCiRepositorySettingsInput> = /* @__PURE__ */ (() => v.looseObject({
  provider: CiRepositoryProvider,
  organizationId: v.string(),
  repository: v.string(),
}))();

export const UpdateCiRepositorySettingsInput: v.GenericSchema<types.UpdateCiRepositorySettingsInput> = /* @__PURE__ */ (() => v.strictObject({
  provider: CiRepositoryProvider,
  organizationId: v.string(),
  repository: v.string(),
  ciEnabled: v.boolean(),
}))();

export const ListCiInvocationsInput: v.GenericSchema<types.ListCiInvocationsInput> = /* @__PURE__ */ (() => v.looseObject({
  provider: v.optional(CiProvider),
  repository: v.optional(v.string()),
  branchName: v.optional(v.string()),
  snapshot: v.optional(v.string()),
  status: v.optional(v.array(CiInvocationStatus)),
  conclusion: v.optional(v.array(CiResult)),
  source: v.optional(v.array(CiSourceType)),
  authorGitHubId: v.optional(v.string()),
  author: v.optional(v.string()),
  createdAfter: v.optional(v.number()),
  createdBefore: v.optional(v.number()),
  limit: v.optional(v.number()),
  cursor: v.optional(v.string()),
}))();

export const ListCiInvocationsOutput: v.GenericSchema<types.ListCiInvocationsOutput> = /* @__PURE__ */ (() => v.looseObject({
  invocations: v.array(CiInvocation),
  repositories: v.record(v.string(), v.unknown()),
  pagination: v.looseObject({
    nextCursor: v.optional(v.string()),
  }),
}))();

export const GetCiInvocationTreeInput: v.GenericSchema<types.GetCiInvocationTreeInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.optional(v.string()),
}))();

export const ListCiInvocationAttemptsInput: v.GenericSchema<types.ListCiInvocationAttemptsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
}))();

export const ListCiInvocationAttemptsOutput: v.GenericSchema<types.ListCiInvocationAttemptsOutput> = /* @__PURE__ */ (() => v.looseObject({
  attempts: v.array(CiInvocation),
}))();

export const GetCiInvocationInput: v.GenericSchema<types.GetCiInvocationInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
}))();

export const GetCiInvocationOutput: v.GenericSchema<types.GetCiInvocationOutput> = /* @__PURE__ */ v.looseObject({
  invocation: CiInvocation,
});

export const RetryCiInvocationInput: v.GenericSchema<types.RetryCiInvocationInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
}))();

export const RetryCiInvocationOutput: v.GenericSchema<types.RetryCiInvocationOutput> = /* @__PURE__ */ (() => v.looseObject({
  attempt: v.number(),
}))();

export const GetCiInvocationLogsInput: v.GenericSchema<types.GetCiInvocationLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
  level: v.optional(v.array(CiLogLevel)),
}))();

export const GetCiInvocationLogsOutput: v.GenericSchema<types.GetCiInvocationLogsOutput> = /* @__PURE__ */ (() => v.looseObject({
  lines: v.array(CiLogLine),
}))();

export const GetCiTaskLogsInput: v.GenericSchema<types.GetCiTaskLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
  task: v.optional(v.array(v.string())),
  conclusion: v.optional(v.array(CiTaskResult)),
  level: v.optional(v.array(CiLogLevel)),
  search: v.optional(v.string()),
  limit: v.optional(v.number()),
}))();

export const ListCiJobDefinitionsInput: v.GenericSchema<types.ListCiJobDefinitionsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
}))();

export const ListCiJobDefinitionsOutput: v.GenericSchema<types.ListCiJobDefinitionsOutput> = /* @__PURE__ */ (() => v.looseObject({
  jobDefinitions: v.array(CiJobDefinition),
}))();

export const GetCiJobDefinitionInput: v.GenericSchema<types.GetCiJobDefinitionInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
  jobDefinitionId: v.string(),
}))();

export const GetCiJobDefinitionOutput: v.GenericSchema<types.GetCiJobDefinitionOutput> = /* @__PURE__ */ v.looseObject({
  jobDefinition: CiJobDefinition,
});

export const ListCiJobRunsInput: v.GenericSchema<types.ListCiJobRunsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
  jobDefinitionId: v.string(),
}))();

export const ListCiJobRunsOutput: v.GenericSchema<types.ListCiJobRunsOutput> = /* @__PURE__ */ (() => v.looseObject({
  jobRuns: v.array(CiJobRun),
}))();

export const GetCiJobRunInput: v.GenericSchema<types.GetCiJobRunInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
  jobDefinitionId: v.string(),
  runAttempt: v.string(),
}))();

export const GetCiJobRunOutput: v.GenericSchema<types.GetCiJobRunOutput> = /* @__PURE__ */ v.looseObject({
  jobRun: CiJobRun,
});

export const GetCiJobRunLogsInput: v.GenericSchema<types.GetCiJobRunLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
  jobDefinitionId: v.string(),
  runAttempt: v.string(),
}))();

export const GetCiJobRunLogsOutput: v.GenericSchema<types.GetCiJobRunLogsOutput> = /* @__PURE__ */ (() => v.looseObject({
  lines: v.array(CiLogLine),
}))();

export const ListCiTaskDefinitionsInput: v.GenericSchema<types.ListCiTaskDefinitionsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
  jobDefinitionId: v.string(),
  runAttempt: v.string(),
}))();

export const ListCiTaskDefinitionsOutput: v.GenericSchema<types.ListCiTaskDefinitionsOutput> = /* @__PURE__ */ (() => v.looseObject({
  taskDefinitions: v.array(CiTaskDefinition),
}))();

export const ListCiTaskRunsInput: v.GenericSchema<types.ListCiTaskRunsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
  jobDefinitionId: v.string(),
  runAttempt: v.string(),
  taskRunAttempt: v.optional(v.string()),
}))();

export const ListCiTaskRunsOutput: v.GenericSchema<types.ListCiTaskRunsOutput> = /* @__PURE__ */ (() => v.looseObject({
  taskRuns: v.array(CiTaskRun),
}))();

export const GetCiTaskRunLogsInput: v.GenericSchema<types.GetCiTaskRunLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocationId: v.string(),
  attempt: v.string(),
  jobDefinitionId: v.string(),
  runAttempt: v.string(),
  taskDefinitionId: v.string(),
  taskRunAttempt: v.string(),
}))();

export const GetCiTaskRunLogsOutput: v.GenericSchema<types.GetCiTaskRunLogsOutput> = /* @__PURE__ */ (() => v.looseObject({
  lines: v.array(CiLogLine),
}))();

export const ListCiBranchesInput: v.GenericSchema<types.ListCiBranchesInput> = /* @__PURE__ */ (() => v.looseObject({
  query: v.optional(v.pipe(v.string(), v.maxLength(100))),
  limit: v.optional(v.number()),
}))();

export const ListCiBranchesOutput: v.GenericSchema<types.ListCiBranchesOutput> = /* @__PURE__ */ (() => v.looseObject({
  branches: v.array(CiBranch),
}))();

export const SearchCiLogsInput: v.GenericSchema<types.SearchCiLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  invocation: v.array(v.string()),
  search: v.pipe(v.string(), v.maxLength(256)),
  level: v.optional(v.array(CiLogLevel)),
}))();
