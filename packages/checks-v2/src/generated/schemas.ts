// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const CheckBlocks: v.GenericSchema<types.CheckBlocks> = /* @__PURE__ */ v.picklist(["build-start", "deployment-start", "deployment-alias", "deployment-promotion", "none"]);

export const CheckRequires: v.GenericSchema<types.CheckRequires> = /* @__PURE__ */ v.picklist(["build-ready", "deployment-url", "none"]);

export const CheckRunConclusion: v.GenericSchema<types.CheckRunConclusion> = /* @__PURE__ */ v.picklist(["succeeded", "failed", "neutral", "skipped", "canceled", "timeout"]);

export const CheckRunStatus: v.GenericSchema<types.CheckRunStatus> = /* @__PURE__ */ v.picklist(["queued", "running", "completed"]);

export const AnyCheckRun: v.GenericSchema<types.AnyCheckRun> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  deploymentId: /* @__PURE__ */ v.string(),
  ownerId: /* @__PURE__ */ v.string(),
  status: CheckRunStatus,
  timeout: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  blocks: /* @__PURE__ */ v.optional(CheckBlocks),
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  conclusion: /* @__PURE__ */ v.optional(CheckRunConclusion),
  conclusionText: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  output: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requires: /* @__PURE__ */ v.optional(CheckRequires),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  checkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.looseObject({
    kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["integration", "git-provider", "webhook"])),
    integrationConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    integrationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    externalResourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    externalCheckName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    provider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["github", "gitlab", "bitbucket"])),
    origin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["api", "platform", "config"])),
    subKind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["vercel-ci-check", "vercel-native-check", "vercel-ci", "vercel-ci-sentinel"])),
    selection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      kind: /* @__PURE__ */ v.literal("job"),
      job: /* @__PURE__ */ v.string(),
    })),
    webhookId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    invocationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    jobDefinitionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    invocationAttempt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  }),
});

export const GitProviderSource: v.GenericSchema<types.GitProviderSource> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("git-provider"),
  externalCheckName: /* @__PURE__ */ v.string(),
  provider: /* @__PURE__ */ v.picklist(["github", "gitlab", "bitbucket"]),
});

export const IntegrationSource: v.GenericSchema<types.IntegrationSource> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("integration"),
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  integrationId: /* @__PURE__ */ v.string(),
  externalResourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const WebhookSource: v.GenericSchema<types.WebhookSource> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("webhook"),
  webhookId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CheckSource: v.GenericSchema<types.CheckSource> = /* @__PURE__ */ v.union([IntegrationSource, WebhookSource, GitProviderSource]);

export const CheckSourceKind: v.GenericSchema<types.CheckSourceKind> = /* @__PURE__ */ v.picklist(["git-provider", "integration", "vercel", "webhook"]);

export const Check: v.GenericSchema<types.Check> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  blocks: CheckBlocks,
  createdAt: /* @__PURE__ */ v.number(),
  isRerequestable: /* @__PURE__ */ v.boolean(),
  ownerId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  requires: CheckRequires,
  source: CheckSource,
  sourceKind: CheckSourceKind,
  targets: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  timeout: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  sourceIntegrationConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GithubCheckSourceInput: v.GenericSchema<types.GithubCheckSourceInput> = /* @__PURE__ */ v.looseObject({
  provider: /* @__PURE__ */ v.literal("github"),
  externalCheckName: /* @__PURE__ */ v.string(),
  kind: /* @__PURE__ */ v.string(),
});

export const IntegrationCheckSourceInput: v.GenericSchema<types.IntegrationCheckSourceInput> = /* @__PURE__ */ v.looseObject({
  externalResourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const WebhookCheckSourceInput: v.GenericSchema<types.WebhookCheckSourceInput> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.string(),
  webhookId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ProjectCheckSourceInput: v.GenericSchema<types.ProjectCheckSourceInput> = /* @__PURE__ */ v.union([GithubCheckSourceInput, WebhookCheckSourceInput, IntegrationCheckSourceInput]);

export const CreateProjectCheckRequest: v.GenericSchema<types.CreateProjectCheckRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  blocks: /* @__PURE__ */ v.optional(CheckBlocks),
  isRerequestable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requires: /* @__PURE__ */ v.optional(CheckRequires),
  source: /* @__PURE__ */ v.optional(ProjectCheckSourceInput),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const UpdateDeploymentCheckRunRequest: v.GenericSchema<types.UpdateDeploymentCheckRunRequest> = /* @__PURE__ */ v.looseObject({
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  conclusion: /* @__PURE__ */ v.optional(CheckRunConclusion),
  conclusionText: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  output: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  status: /* @__PURE__ */ v.optional(CheckRunStatus),
});

export const UpdateProjectCheckRequest: v.GenericSchema<types.UpdateProjectCheckRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  blocks: /* @__PURE__ */ v.optional(CheckBlocks),
  isRerequestable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requires: /* @__PURE__ */ v.optional(CheckRequires),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ListProjectChecksInput: v.GenericSchema<types.ListProjectChecksInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  blocks: /* @__PURE__ */ v.optional(CheckBlocks),
});

export const ListProjectChecksOutput: v.GenericSchema<types.ListProjectChecksOutput> = /* @__PURE__ */ v.looseObject({
  checks: /* @__PURE__ */ v.array(Check),
});

export const CreateProjectCheckInput: v.GenericSchema<types.CreateProjectCheckInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  blocks: /* @__PURE__ */ v.optional(CheckBlocks),
  isRerequestable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requires: /* @__PURE__ */ v.optional(CheckRequires),
  source: /* @__PURE__ */ v.optional(ProjectCheckSourceInput),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const GetProjectCheckInput: v.GenericSchema<types.GetProjectCheckInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  checkId: /* @__PURE__ */ v.string(),
});

export const UpdateProjectCheckInput: v.GenericSchema<types.UpdateProjectCheckInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  checkId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  blocks: /* @__PURE__ */ v.optional(CheckBlocks),
  isRerequestable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requires: /* @__PURE__ */ v.optional(CheckRequires),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  timeout: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DeleteProjectCheckInput: v.GenericSchema<types.DeleteProjectCheckInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  checkId: /* @__PURE__ */ v.string(),
});

export const DeleteProjectCheckOutput: v.GenericSchema<types.DeleteProjectCheckOutput> = /* @__PURE__ */ v.looseObject({
  success: /* @__PURE__ */ v.literal(true),
});

export const ListCheckRunsInput: v.GenericSchema<types.ListCheckRunsInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  checkId: /* @__PURE__ */ v.string(),
});

export const ListCheckRunsOutput: v.GenericSchema<types.ListCheckRunsOutput> = /* @__PURE__ */ v.looseObject({
  runs: /* @__PURE__ */ v.array(AnyCheckRun),
});

export const ListDeploymentCheckRunsInput: v.GenericSchema<types.ListDeploymentCheckRunsInput> = /* @__PURE__ */ v.looseObject({
  deploymentId: /* @__PURE__ */ v.string(),
});

export const ListDeploymentCheckRunsOutput: v.GenericSchema<types.ListDeploymentCheckRunsOutput> = /* @__PURE__ */ v.looseObject({
  runs: /* @__PURE__ */ v.array(AnyCheckRun),
});

export const CreateDeploymentCheckRunInput: v.GenericSchema<types.CreateDeploymentCheckRunInput> = /* @__PURE__ */ v.looseObject({
  deploymentId: /* @__PURE__ */ v.string(),
  checkId: /* @__PURE__ */ v.string(),
});

export const CreateDeploymentCheckRunOutput: v.GenericSchema<types.CreateDeploymentCheckRunOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  deploymentId: /* @__PURE__ */ v.string(),
  ownerId: /* @__PURE__ */ v.string(),
  status: CheckRunStatus,
  timeout: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  blocks: /* @__PURE__ */ v.optional(CheckBlocks),
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  conclusion: /* @__PURE__ */ v.optional(CheckRunConclusion),
  conclusionText: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  output: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requires: /* @__PURE__ */ v.optional(CheckRequires),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  checkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.looseObject({
    kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["integration", "git-provider", "webhook"])),
    integrationConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    integrationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    externalResourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    externalCheckName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    provider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["github", "gitlab", "bitbucket"])),
    origin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["api", "platform", "config"])),
    subKind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["vercel-ci-check", "vercel-native-check", "vercel-ci", "vercel-ci-sentinel"])),
    selection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      kind: /* @__PURE__ */ v.literal("job"),
      job: /* @__PURE__ */ v.string(),
    })),
    webhookId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    invocationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    jobDefinitionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    invocationAttempt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  }),
});

export const GetDeploymentCheckRunInput: v.GenericSchema<types.GetDeploymentCheckRunInput> = /* @__PURE__ */ v.looseObject({
  deploymentId: /* @__PURE__ */ v.string(),
  checkRunId: /* @__PURE__ */ v.string(),
});

export const GetDeploymentCheckRunOutput: v.GenericSchema<types.GetDeploymentCheckRunOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  deploymentId: /* @__PURE__ */ v.string(),
  ownerId: /* @__PURE__ */ v.string(),
  status: CheckRunStatus,
  timeout: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  blocks: /* @__PURE__ */ v.optional(CheckBlocks),
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  conclusion: /* @__PURE__ */ v.optional(CheckRunConclusion),
  conclusionText: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  output: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requires: /* @__PURE__ */ v.optional(CheckRequires),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  checkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.looseObject({
    kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["integration", "git-provider", "webhook"])),
    integrationConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    integrationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    externalResourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    externalCheckName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    provider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["github", "gitlab", "bitbucket"])),
    origin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["api", "platform", "config"])),
    subKind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["vercel-ci-check", "vercel-native-check", "vercel-ci", "vercel-ci-sentinel"])),
    selection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      kind: /* @__PURE__ */ v.literal("job"),
      job: /* @__PURE__ */ v.string(),
    })),
    webhookId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    invocationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    jobDefinitionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    invocationAttempt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  }),
});

export const UpdateDeploymentCheckRunInput: v.GenericSchema<types.UpdateDeploymentCheckRunInput> = /* @__PURE__ */ v.looseObject({
  deploymentId: /* @__PURE__ */ v.string(),
  checkRunId: /* @__PURE__ */ v.string(),
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  conclusion: /* @__PURE__ */ v.optional(CheckRunConclusion),
  conclusionText: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  output: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  status: /* @__PURE__ */ v.optional(CheckRunStatus),
});

export const UpdateDeploymentCheckRunOutput: v.GenericSchema<types.UpdateDeploymentCheckRunOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  deploymentId: /* @__PURE__ */ v.string(),
  ownerId: /* @__PURE__ */ v.string(),
  status: CheckRunStatus,
  timeout: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  blocks: /* @__PURE__ */ v.optional(CheckBlocks),
  completedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  conclusion: /* @__PURE__ */ v.optional(CheckRunConclusion),
  conclusionText: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  output: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  requires: /* @__PURE__ */ v.optional(CheckRequires),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  checkId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  source: /* @__PURE__ */ v.looseObject({
    kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["integration", "git-provider", "webhook"])),
    integrationConfigurationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    integrationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    externalResourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    externalCheckName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    provider: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["github", "gitlab", "bitbucket"])),
    origin: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["api", "platform", "config"])),
    subKind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["vercel-ci-check", "vercel-native-check", "vercel-ci", "vercel-ci-sentinel"])),
    selection: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      kind: /* @__PURE__ */ v.literal("job"),
      job: /* @__PURE__ */ v.string(),
    })),
    webhookId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    invocationId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    jobDefinitionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    invocationAttempt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  }),
});
