// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  GitRepositoryHost,
} from "@slipway/projects/schemas";
export {
  Project, ProjectDomain,
} from "@slipway/projects/schemas";

export const AliasTarget: v.GenericSchema<types.AliasTarget> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  target: v.string(),
  createdAt: v.number(),
}))();

export const DeploymentExpirationPeriods: v.GenericSchema<types.DeploymentExpirationPeriods> = /* @__PURE__ */ (() => v.looseObject({
  expiration: v.string(),
  expirationProduction: v.string(),
  expirationCanceled: v.string(),
  expirationErrored: v.string(),
}))();

export const DeploymentRetention: v.GenericSchema<types.DeploymentRetention> = /* @__PURE__ */ v.picklist(["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "2y", "3y", "unlimited"]);

export const FailedDeploymentRetention: v.GenericSchema<types.FailedDeploymentRetention> = /* @__PURE__ */ v.picklist(["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "unlimited"]);

export const ProductionDeploymentEntry: v.GenericSchema<types.ProductionDeploymentEntry> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  url: v.string(),
}))();

export const ProductionDeployment: v.GenericSchema<types.ProductionDeployment> = /* @__PURE__ */ (() => v.looseObject({
  deployment: v.nullable(ProductionDeploymentEntry),
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

export const PullProjectDevelopmentEnvInput: v.GenericSchema<types.PullProjectDevelopmentEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  source: v.optional(v.string()),
}))();

export const LinkProjectInput: v.GenericSchema<types.LinkProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  type: GitRepositoryHost,
  repo: v.string(),
}))();

export const UnlinkProjectInput: v.GenericSchema<types.UnlinkProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
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

export const UpdateDeploymentExpirationInput: v.GenericSchema<types.UpdateDeploymentExpirationInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  expiration: v.optional(DeploymentRetention),
  expirationProduction: v.optional(DeploymentRetention),
  expirationCanceled: v.optional(FailedDeploymentRetention),
  expirationErrored: v.optional(FailedDeploymentRetention),
}))();

export const UpdateDeploymentExpirationOutput: v.GenericSchema<types.UpdateDeploymentExpirationOutput> = /* @__PURE__ */ v.looseObject({
  deploymentExpiration: DeploymentExpirationPeriods,
});

export const UpdateProjectCronsInput: v.GenericSchema<types.UpdateProjectCronsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  enabled: v.boolean(),
}))();

export const RunProjectCronInput: v.GenericSchema<types.RunProjectCronInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  path: v.string(),
  schedule: v.optional(v.string()),
}))();

export const RunProjectCronOutput: v.GenericSchema<types.RunProjectCronOutput> = /* @__PURE__ */ (() => v.looseObject({
  invocationAt: v.number(),
}))();

export const UpdateProductionBranchInput: v.GenericSchema<types.UpdateProductionBranchInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  branch: v.pipe(v.string(), v.minLength(1), v.maxLength(250)),
}))();

export const CreateDeployHookInput: v.GenericSchema<types.CreateDeployHookInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  ref: v.pipe(v.string(), v.minLength(1), v.maxLength(250)),
}))();

export const DeleteDeployHookInput: v.GenericSchema<types.DeleteDeployHookInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  hookId: v.string(),
}))();

export const GetCustomEnvironmentSettingsInput: v.GenericSchema<types.GetCustomEnvironmentSettingsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const BuyCustomEnvironmentsInput: v.GenericSchema<types.BuyCustomEnvironmentsInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const ApplyDomainConnectInput: v.GenericSchema<types.ApplyDomainConnectInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  domain: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const CreateAnonymousProjectInput: v.GenericSchema<types.CreateAnonymousProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const RemoveProjectAliasInput: v.GenericSchema<types.RemoveProjectAliasInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const ListRollbackAliasesInput: v.GenericSchema<types.ListRollbackAliasesInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();
