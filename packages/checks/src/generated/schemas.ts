// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const CheckConclusion: v.GenericSchema<types.CheckConclusion> = /* @__PURE__ */ v.picklist(["canceled", "failed", "neutral", "skipped", "stale", "succeeded"]);

export const CheckConclusionInput: v.GenericSchema<types.CheckConclusionInput> = /* @__PURE__ */ v.picklist(["canceled", "failed", "neutral", "skipped", "succeeded"]);

export const CheckMetric: v.GenericSchema<types.CheckMetric> = /* @__PURE__ */ (() => v.looseObject({
  source: v.literal("web-vitals"),
  value: v.nullable(v.number()),
  previousValue: v.optional(v.number()),
}))();

export const CheckMetrics: v.GenericSchema<types.CheckMetrics> = /* @__PURE__ */ (() => v.looseObject({
  CLS: CheckMetric,
  FCP: CheckMetric,
  LCP: CheckMetric,
  TBT: CheckMetric,
  virtualExperienceScore: v.optional(CheckMetric),
}))();

export const CheckOutput: v.GenericSchema<types.CheckOutput> = /* @__PURE__ */ (() => v.looseObject({
  metrics: v.optional(CheckMetrics),
}))();

export const CheckStatus: v.GenericSchema<types.CheckStatus> = /* @__PURE__ */ v.picklist(["registered", "running", "completed"]);

export const DeploymentCheck: v.GenericSchema<types.DeploymentCheck> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  blocking: v.boolean(),
  createdAt: v.number(),
  integrationId: v.string(),
  status: CheckStatus,
  updatedAt: v.number(),
  completedAt: v.optional(v.number()),
  conclusion: v.optional(CheckConclusion),
  detailsUrl: v.optional(v.string()),
  output: v.optional(CheckOutput),
  path: v.optional(v.string()),
  startedAt: v.optional(v.number()),
  deploymentId: v.string(),
  externalId: v.optional(v.string()),
  rerequestable: v.optional(v.boolean()),
}))();

export const ListedCheck: v.GenericSchema<types.ListedCheck> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  blocking: v.boolean(),
  createdAt: v.number(),
  integrationId: v.string(),
  status: CheckStatus,
  updatedAt: v.number(),
  completedAt: v.optional(v.number()),
  conclusion: v.optional(CheckConclusion),
  detailsUrl: v.optional(v.string()),
  output: v.optional(CheckOutput),
  path: v.optional(v.string()),
  startedAt: v.optional(v.number()),
  rerequestable: v.boolean(),
}))();

export const CreateCheckInput: v.GenericSchema<types.CreateCheckInput> = /* @__PURE__ */ (() => v.strictObject({
  deploymentId: v.string(),
  name: v.string(),
  blocking: v.boolean(),
  path: v.optional(v.string()),
  detailsUrl: v.optional(v.string()),
  externalId: v.optional(v.string()),
  rerequestable: v.optional(v.boolean()),
}))();

export const ListChecksInput: v.GenericSchema<types.ListChecksInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
}))();

export const ListChecksOutput: v.GenericSchema<types.ListChecksOutput> = /* @__PURE__ */ (() => v.looseObject({
  checks: v.array(ListedCheck),
}))();

export const GetCheckInput: v.GenericSchema<types.GetCheckInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
  checkId: v.string(),
}))();

export const UpdateCheckInput: v.GenericSchema<types.UpdateCheckInput> = /* @__PURE__ */ (() => v.strictObject({
  deploymentId: v.string(),
  checkId: v.string(),
  name: v.optional(v.string()),
  path: v.optional(v.string()),
  status: v.optional(v.picklist(["running", "completed"])),
  conclusion: v.optional(CheckConclusionInput),
  detailsUrl: v.optional(v.string()),
  output: v.optional(CheckOutput),
  externalId: v.optional(v.string()),
}))();

export const RerequestCheckInput: v.GenericSchema<types.RerequestCheckInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
  checkId: v.string(),
  autoUpdate: v.optional(v.boolean()),
}))();

export const RerequestCheckOutput: v.GenericSchema<types.RerequestCheckOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();
