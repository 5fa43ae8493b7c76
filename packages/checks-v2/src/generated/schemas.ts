// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  IntegrationSource,
} from "../../../../shapes/generated/schemas.ts";
export {
  IntegrationSource,
} from "../../../../shapes/generated/schemas.ts";

export const CheckBlocks: v.GenericSchema<types.CheckBlocks> = /* @__PURE__ */ v.picklist(["build-start", "deployment-start", "deployment-alias", "deployment-promotion", "none"]);

export const CheckRequires: v.GenericSchema<types.CheckRequires> = /* @__PURE__ */ v.picklist(["build-ready", "deployment-url", "none"]);

export const CheckRunConclusion: v.GenericSchema<types.CheckRunConclusion> = /* @__PURE__ */ v.picklist(["succeeded", "failed", "neutral", "skipped", "canceled", "timeout"]);

export const ApiCheckSource: v.GenericSchema<types.ApiCheckSource> = /* @__PURE__ */ (() => v.looseObject({
  origin: v.literal("api"),
  subKind: v.literal("vercel-ci-check"),
  selection: v.looseObject({
    kind: v.literal("job"),
    job: v.string(),
  }),
}))();

export const GitProviderSource: v.GenericSchema<types.GitProviderSource> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("git-provider"),
  externalCheckName: v.string(),
  provider: v.picklist(["github", "gitlab", "bitbucket"]),
}))();

export const NativeCheckSource: v.GenericSchema<types.NativeCheckSource> = /* @__PURE__ */ (() => v.looseObject({
  origin: v.optional(v.picklist(["api", "platform"])),
  subKind: v.optional(v.literal("vercel-native-check")),
}))();

export const WebhookSource: v.GenericSchema<types.WebhookSource> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("webhook"),
  webhookId: v.optional(v.string()),
}))();

export const CheckRunSource: v.GenericSchema<types.CheckRunSource> = /* @__PURE__ */ v.union([IntegrationSource, GitProviderSource, ApiCheckSource, WebhookSource, NativeCheckSource]);

export const CheckRunStatus: v.GenericSchema<types.CheckRunStatus> = /* @__PURE__ */ v.picklist(["queued", "running", "completed"]);

export const CheckRun: v.GenericSchema<types.CheckRun> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  deploymentId: v.string(),
  ownerId: v.string(),
  status: CheckRunStatus,
  timeout: v.number(),
  updatedAt: v.number(),
  blocks: v.optional(CheckBlocks),
  completedAt: v.optional(v.number()),
  conclusion: v.optional(CheckRunConclusion),
  conclusionText: v.optional(v.string()),
  externalId: v.optional(v.string()),
  externalUrl: v.optional(v.string()),
  output: v.optional(v.record(v.string(), v.unknown())),
  projectId: v.optional(v.string()),
  requires: v.optional(CheckRequires),
  targets: v.optional(v.array(v.string())),
  checkId: v.string(),
  source: CheckRunSource,
}))();

export const PipelineJobSource: v.GenericSchema<types.PipelineJobSource> = /* @__PURE__ */ (() => v.looseObject({
  origin: v.literal("config"),
  subKind: v.literal("vercel-ci"),
  invocationId: v.string(),
  jobDefinitionId: v.string(),
  invocationAttempt: v.optional(v.number()),
}))();

export const PipelineSentinelSource: v.GenericSchema<types.PipelineSentinelSource> = /* @__PURE__ */ (() => v.looseObject({
  origin: v.literal("platform"),
  subKind: v.literal("vercel-ci-sentinel"),
}))();

export const PipelineCheckRunSource: v.GenericSchema<types.PipelineCheckRunSource> = /* @__PURE__ */ v.union([PipelineJobSource, PipelineSentinelSource]);

export const PipelineCheckRun: v.GenericSchema<types.PipelineCheckRun> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  deploymentId: v.string(),
  ownerId: v.string(),
  status: CheckRunStatus,
  timeout: v.number(),
  updatedAt: v.number(),
  blocks: v.optional(CheckBlocks),
  completedAt: v.optional(v.number()),
  conclusion: v.optional(CheckRunConclusion),
  conclusionText: v.optional(v.string()),
  externalId: v.optional(v.string()),
  externalUrl: v.optional(v.string()),
  output: v.optional(v.record(v.string(), v.unknown())),
  projectId: v.optional(v.string()),
  requires: v.optional(CheckRequires),
  targets: v.optional(v.array(v.string())),
  source: PipelineCheckRunSource,
}))();

export const AnyCheckRun: v.GenericSchema<types.AnyCheckRun> = /* @__PURE__ */ v.union([CheckRun, PipelineCheckRun]);

export const CheckSource: v.GenericSchema<types.CheckSource> = /* @__PURE__ */ v.union([IntegrationSource, WebhookSource, GitProviderSource]);

export const CheckSourceKind: v.GenericSchema<types.CheckSourceKind> = /* @__PURE__ */ v.picklist(["git-provider", "integration", "vercel", "webhook"]);

export const Check: v.GenericSchema<types.Check> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  blocks: CheckBlocks,
  createdAt: v.number(),
  isRerequestable: v.boolean(),
  ownerId: v.string(),
  projectId: v.string(),
  requires: CheckRequires,
  source: CheckSource,
  sourceKind: CheckSourceKind,
  targets: v.array(v.string()),
  timeout: v.number(),
  updatedAt: v.number(),
  deletedAt: v.optional(v.number()),
  sourceIntegrationConfigurationId: v.optional(v.string()),
}))();

export const GithubCheckSourceInput: v.GenericSchema<types.GithubCheckSourceInput> = /* @__PURE__ */ (() => v.looseObject({
  provider: v.literal("github"),
  externalCheckName: v.string(),
  kind: v.string(),
}))();

export const IntegrationCheckSourceInput: v.GenericSchema<types.IntegrationCheckSourceInput> = /* @__PURE__ */ (() => v.looseObject({
  externalResourceId: v.optional(v.string()),
  kind: v.optional(v.string()),
}))();

export const WebhookCheckSourceInput: v.GenericSchema<types.WebhookCheckSourceInput> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.string(),
  webhookId: v.optional(v.string()),
}))();

export const ProjectCheckSourceInput: v.GenericSchema<types.ProjectCheckSourceInput> = /* @__PURE__ */ v.union([GithubCheckSourceInput, WebhookCheckSourceInput, IntegrationCheckSourceInput]);

export const CreateProjectCheckRequest: v.GenericSchema<types.CreateProjectCheckRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  blocks: v.optional(CheckBlocks),
  isRerequestable: v.optional(v.boolean()),
  requires: v.optional(CheckRequires),
  source: v.optional(ProjectCheckSourceInput),
  targets: v.optional(v.array(v.string())),
  timeout: v.optional(v.number()),
}))();

export const UpdateDeploymentCheckRunRequest: v.GenericSchema<types.UpdateDeploymentCheckRunRequest> = /* @__PURE__ */ (() => v.looseObject({
  completedAt: v.optional(v.number()),
  conclusion: v.optional(CheckRunConclusion),
  conclusionText: v.optional(v.string()),
  externalId: v.optional(v.string()),
  externalUrl: v.optional(v.string()),
  output: v.optional(v.record(v.string(), v.unknown())),
  status: v.optional(CheckRunStatus),
}))();

export const UpdateProjectCheckRequest: v.GenericSchema<types.UpdateProjectCheckRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  blocks: v.optional(CheckBlocks),
  isRerequestable: v.optional(v.boolean()),
  requires: v.optional(CheckRequires),
  targets: v.optional(v.array(v.string())),
  timeout: v.optional(v.number()),
}))();

export const ListProjectChecksInput: v.GenericSchema<types.ListProjectChecksInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  blocks: v.optional(CheckBlocks),
}))();

export const ListProjectChecksOutput: v.GenericSchema<types.ListProjectChecksOutput> = /* @__PURE__ */ (() => v.looseObject({
  checks: v.array(Check),
}))();

export const CreateProjectCheckInput: v.GenericSchema<types.CreateProjectCheckInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  name: v.string(),
  blocks: v.optional(CheckBlocks),
  isRerequestable: v.optional(v.boolean()),
  requires: v.optional(CheckRequires),
  source: v.optional(ProjectCheckSourceInput),
  targets: v.optional(v.array(v.string())),
  timeout: v.optional(v.number()),
}))();

export const GetProjectCheckInput: v.GenericSchema<types.GetProjectCheckInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  checkId: v.string(),
}))();

export const UpdateProjectCheckInput: v.GenericSchema<types.UpdateProjectCheckInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  checkId: v.string(),
  name: v.optional(v.string()),
  blocks: v.optional(CheckBlocks),
  isRerequestable: v.optional(v.boolean()),
  requires: v.optional(CheckRequires),
  targets: v.optional(v.array(v.string())),
  timeout: v.optional(v.number()),
}))();

export const DeleteProjectCheckInput: v.GenericSchema<types.DeleteProjectCheckInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  checkId: v.string(),
}))();

export const DeleteProjectCheckOutput: v.GenericSchema<types.DeleteProjectCheckOutput> = /* @__PURE__ */ (() => v.looseObject({
  success: v.literal(true),
}))();

export const ListCheckRunsInput: v.GenericSchema<types.ListCheckRunsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  checkId: v.string(),
}))();

export const ListCheckRunsOutput: v.GenericSchema<types.ListCheckRunsOutput> = /* @__PURE__ */ (() => v.looseObject({
  runs: v.array((AnyCheckRun as v.GenericSchema<types.CheckRun>)),
}))();

export const ListDeploymentCheckRunsInput: v.GenericSchema<types.ListDeploymentCheckRunsInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
}))();

export const ListDeploymentCheckRunsOutput: v.GenericSchema<types.ListDeploymentCheckRunsOutput> = /* @__PURE__ */ (() => v.looseObject({
  runs: v.array((AnyCheckRun as v.GenericSchema<types.CheckRun>)),
}))();

export const CreateDeploymentCheckRunInput: v.GenericSchema<types.CreateDeploymentCheckRunInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
  checkId: v.string(),
}))();

export const GetDeploymentCheckRunInput: v.GenericSchema<types.GetDeploymentCheckRunInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
  checkRunId: v.string(),
}))();

export const UpdateDeploymentCheckRunInput: v.GenericSchema<types.UpdateDeploymentCheckRunInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
  checkRunId: v.string(),
  completedAt: v.optional(v.number()),
  conclusion: v.optional(CheckRunConclusion),
  conclusionText: v.optional(v.string()),
  externalId: v.optional(v.string()),
  externalUrl: v.optional(v.string()),
  output: v.optional(v.record(v.string(), v.unknown())),
  status: v.optional(CheckRunStatus),
}))();
