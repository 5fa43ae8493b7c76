// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  DeployableTarget, DeploymentOrigin, DeploymentReadyState, RollingReleaseConfig, RollingReleaseStage, RolloutAdvancement,
} from "../../../../shapes/generated/schemas.ts";
export {
  DeployableTarget, DeploymentOrigin, DeploymentReadyState, RollingReleaseCheck, RollingReleaseConfig, RollingReleaseGate, RollingReleaseStage,
  RolloutAdvancement,
} from "../../../../shapes/generated/schemas.ts";

export const RollingReleaseDeployment: v.GenericSchema<types.RollingReleaseDeployment> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  readyState: DeploymentReadyState,
  url: v.string(),
  readyStateAt: v.optional(v.number()),
  source: v.optional(DeploymentOrigin),
  target: v.optional(v.nullable(DeployableTarget)),
}))();

export const RollingReleaseStageState: v.GenericSchema<types.RollingReleaseStageState> = /* @__PURE__ */ (() => v.looseObject({
  duration: v.nullable(v.number()),
  index: v.number(),
  isFinalStage: v.boolean(),
  requireApproval: v.boolean(),
  targetPercentage: v.number(),
  linearShift: v.optional(v.boolean()),
}))();

export const RollingReleaseState: v.GenericSchema<types.RollingReleaseState> = /* @__PURE__ */ v.picklist(["ACTIVE", "COMPLETE", "ABORTED"]);

export const RollingRelease: v.GenericSchema<types.RollingRelease> = /* @__PURE__ */ (() => v.looseObject({
  activeStage: v.nullable(RollingReleaseStageState),
  advancementType: RolloutAdvancement,
  canaryDeployment: v.nullable(RollingReleaseDeployment),
  currentDeployment: v.nullable(RollingReleaseDeployment),
  nextStage: v.nullable(RollingReleaseStageState),
  queuedDeploymentId: v.nullable(v.string()),
  stages: v.array(RollingReleaseStageState),
  startedAt: v.number(),
  state: RollingReleaseState,
  substate: v.nullable(v.picklist(["PAUSED"])),
  updatedAt: v.number(),
  currentCanaryPercentage: v.optional(v.number()),
}))();

export const RollingReleaseConfigRequest: v.GenericSchema<types.RollingReleaseConfigRequest> = /* @__PURE__ */ (() => v.looseObject({
  enabled: v.optional(v.boolean()),
  advancementType: v.optional(RolloutAdvancement),
  stages: v.optional(v.array(RollingReleaseStage)),
  canaryResponseHeader: v.optional(v.boolean()),
  target: v.optional(v.string()),
}))();

export const RollingReleaseSlotsLeft: v.GenericSchema<types.RollingReleaseSlotsLeft> = /* @__PURE__ */ (() => v.looseObject({
  reason: v.literal("available_slots"),
  availableSlots: v.number(),
  message: v.string(),
}))();

export const RollingReleaseSlotsTaken: v.GenericSchema<types.RollingReleaseSlotsTaken> = /* @__PURE__ */ (() => v.looseObject({
  reason: v.literal("no_available_slots"),
  availableSlots: v.number(),
  enabledProjects: v.array(v.string()),
  message: v.string(),
}))();

export const RollingReleaseUnlimited: v.GenericSchema<types.RollingReleaseUnlimited> = /* @__PURE__ */ (() => v.looseObject({
  availableSlots: v.literal("unlimited"),
  reason: v.literal("unlimited_slots"),
  message: v.string(),
}))();

export const RollingReleaseUnsupported: v.GenericSchema<types.RollingReleaseUnsupported> = /* @__PURE__ */ (() => v.looseObject({
  reason: v.literal("plan_not_supported"),
  availableSlots: v.number(),
  message: v.string(),
}))();

export const GetRollingReleaseBillingStatusInput: v.GenericSchema<types.GetRollingReleaseBillingStatusInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const GetRollingReleaseBillingStatusOutput: v.GenericSchema<types.GetRollingReleaseBillingStatusOutput> = /* @__PURE__ */ v.union([RollingReleaseUnsupported, RollingReleaseUnlimited, RollingReleaseSlotsTaken, RollingReleaseSlotsLeft]);

export const GetRollingReleaseConfigInput: v.GenericSchema<types.GetRollingReleaseConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const GetRollingReleaseConfigOutput: v.GenericSchema<types.GetRollingReleaseConfigOutput> = /* @__PURE__ */ (() => v.looseObject({
  rollingRelease: v.nullable(RollingReleaseConfig),
}))();

export const UpdateRollingReleaseConfigInput: v.GenericSchema<types.UpdateRollingReleaseConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  enabled: v.optional(v.boolean()),
  advancementType: v.optional(RolloutAdvancement),
  stages: v.optional(v.array(RollingReleaseStage)),
  canaryResponseHeader: v.optional(v.boolean()),
  target: v.optional(v.string()),
}))();

export const UpdateRollingReleaseConfigOutput: v.GenericSchema<types.UpdateRollingReleaseConfigOutput> = /* @__PURE__ */ (() => v.looseObject({
  rollingRelease: v.optional(v.nullable(v.looseObject({
    stages: v.optional(v.nullable(v.array(RollingReleaseStage))),
  }))),
}))();

export const DeleteRollingReleaseConfigInput: v.GenericSchema<types.DeleteRollingReleaseConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const DeleteRollingReleaseConfigOutput: v.GenericSchema<types.DeleteRollingReleaseConfigOutput> = /* @__PURE__ */ (() => v.looseObject({
  rollingRelease: v.optional(v.unknown()),
}))();

export const GetRollingReleaseInput: v.GenericSchema<types.GetRollingReleaseInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  state: v.optional(RollingReleaseState),
}))();

export const GetRollingReleaseOutput: v.GenericSchema<types.GetRollingReleaseOutput> = /* @__PURE__ */ (() => v.looseObject({
  rollingRelease: v.nullable(RollingRelease),
}))();

export const ApproveRollingReleaseStageInput: v.GenericSchema<types.ApproveRollingReleaseStageInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  canaryDeploymentId: v.string(),
  nextStageIndex: v.number(),
  activeStageIndex: v.optional(v.number()),
}))();

export const ApproveRollingReleaseStageOutput: v.GenericSchema<types.ApproveRollingReleaseStageOutput> = /* @__PURE__ */ (() => v.looseObject({
  rollingRelease: v.nullable(RollingRelease),
}))();

export const StartRollingReleaseInput: v.GenericSchema<types.StartRollingReleaseInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  canaryDeploymentId: v.string(),
}))();

export const StartRollingReleaseOutput: v.GenericSchema<types.StartRollingReleaseOutput> = /* @__PURE__ */ (() => v.looseObject({
  rollingRelease: v.nullable(RollingRelease),
}))();

export const CompleteRollingReleaseInput: v.GenericSchema<types.CompleteRollingReleaseInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  canaryDeploymentId: v.string(),
}))();

export const CompleteRollingReleaseOutput: v.GenericSchema<types.CompleteRollingReleaseOutput> = /* @__PURE__ */ (() => v.looseObject({
  rollingRelease: v.nullable(RollingRelease),
}))();
