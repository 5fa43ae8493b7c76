// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
export {
  AnyDeployment,
} from "@slipway/deployments/schemas";

export const DeploymentBuildOutput: v.GenericSchema<types.DeploymentBuildOutput> = /* @__PURE__ */ (() => v.looseObject({
  path: v.string(),
  digest: v.string(),
  type: v.string(),
  size: v.number(),
}))();

export const DeploymentBuildEntry: v.GenericSchema<types.DeploymentBuildEntry> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  deploymentId: v.string(),
  entrypoint: v.string(),
  readyState: v.string(),
  createdAt: v.number(),
  readyStateAt: v.number(),
  output: v.array(DeploymentBuildOutput),
}))();

export const DeploymentBuildList: v.GenericSchema<types.DeploymentBuildList> = /* @__PURE__ */ (() => v.looseObject({
  builds: v.array(DeploymentBuildEntry),
}))();

export const ListDeploymentBuildsInput: v.GenericSchema<types.ListDeploymentBuildsInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const ContinueDeploymentInput: v.GenericSchema<types.ContinueDeploymentInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const ListFunctionDescriptorsInput: v.GenericSchema<types.ListFunctionDescriptorsInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const GetDeploymentByUrlInput: v.GenericSchema<types.GetDeploymentByUrlInput> = /* @__PURE__ */ (() => v.looseObject({
  url: v.string(),
}))();
