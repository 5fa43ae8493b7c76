// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AliasTarget: v.GenericSchema<types.AliasTarget> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  target: v.string(),
  createdAt: v.number(),
}))();

export const ProductionDeploymentEntry: v.GenericSchema<types.ProductionDeploymentEntry> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  url: v.string(),
}))();

export const ProductionDeployment: v.GenericSchema<types.ProductionDeployment> = /* @__PURE__ */ (() => v.looseObject({
  deployment: v.nullable(ProductionDeploymentEntry),
}))();

export const ProjectDomain: v.GenericSchema<types.ProjectDomain> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  apexName: v.string(),
  projectId: v.string(),
  verified: v.boolean(),
  createdAt: v.optional(v.number()),
  customEnvironmentId: v.optional(v.nullable(v.string())),
  gitBranch: v.optional(v.nullable(v.string())),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(v.number())),
  updatedAt: v.optional(v.number()),
  verification: v.optional(v.array(v.looseObject({
    type: v.string(),
    domain: v.string(),
    reason: v.string(),
    value: v.string(),
  }))),
}))();

export const PulledEnv: v.GenericSchema<types.PulledEnv> = /* @__PURE__ */ (() => v.looseObject({
  env: v.record(v.string(), v.string()),
  buildEnv: v.record(v.string(), v.string()),
}))();

export const PullProjectEnvInput: v.GenericSchema<types.PullProjectEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  target: v.string(),
  source: v.optional(v.string()),
}))();

export const PullProjectBranchEnvInput: v.GenericSchema<types.PullProjectBranchEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  target: v.string(),
  gitBranch: v.string(),
  source: v.optional(v.string()),
}))();

export const GetProjectDomainByNameInput: v.GenericSchema<types.GetProjectDomainByNameInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const AddProjectAliasInput: v.GenericSchema<types.AddProjectAliasInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
  target: v.literal("PRODUCTION"),
}))();

export const AddProjectAliasOutput: v.GenericSchema<types.AddProjectAliasOutput> = /* @__PURE__ */ v.array(AliasTarget);

export const GetProductionDeploymentInput: v.GenericSchema<types.GetProductionDeploymentInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();
