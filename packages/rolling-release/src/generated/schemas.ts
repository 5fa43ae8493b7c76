// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const DeployableTarget: v.GenericSchema<types.DeployableTarget> = /* @__PURE__ */ v.picklist(["production", "staging"]);

export const DeploymentOrigin: v.GenericSchema<types.DeploymentOrigin> = /* @__PURE__ */ v.picklist(["api-trigger-git-deploy", "cli", "clone/repo", "drop", "git", "git-deploy-hook", "import", "import/repo", "redeploy", "v0-web"]);

export const DeploymentReadyState: v.GenericSchema<types.DeploymentReadyState> = /* @__PURE__ */ v.picklist(["QUEUED", "INITIALIZING", "BUILDING", "READY", "ERROR", "BLOCKED", "CANCELED"]);

export const RollingReleaseDeployment: v.GenericSchema<types.RollingReleaseDeployment> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  readyState: DeploymentReadyState,
  url: /* @__PURE__ */ v.string(),
  readyStateAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  source: /* @__PURE__ */ v.optional(DeploymentOrigin),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(DeployableTarget)),
});

export const RollingReleaseStageState: v.GenericSchema<types.RollingReleaseStageState> = /* @__PURE__ */ v.looseObject({
  duration: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  index: /* @__PURE__ */ v.number(),
  isFinalStage: /* @__PURE__ */ v.boolean(),
  requireApproval: /* @__PURE__ */ v.boolean(),
  targetPercentage: /* @__PURE__ */ v.number(),
  linearShift: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const RollingReleaseState: v.GenericSchema<types.RollingReleaseState> = /* @__PURE__ */ v.picklist(["ACTIVE", "COMPLETE", "ABORTED"]);

export const RollingRelease: v.GenericSchema<types.RollingRelease> = /* @__PURE__ */ v.looseObject({
  activeStage: /* @__PURE__ */ v.nullable(RollingReleaseStageState),
  advancementType: /* @__PURE__ */ v.picklist(["automatic", "manual-approval"]),
  canaryDeployment: /* @__PURE__ */ v.nullable(RollingReleaseDeployment),
  currentDeployment: /* @__PURE__ */ v.nullable(RollingReleaseDeployment),
  nextStage: /* @__PURE__ */ v.nullable(RollingReleaseStageState),
  queuedDeploymentId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  stages: /* @__PURE__ */ v.array(RollingReleaseStageState),
  startedAt: /* @__PURE__ */ v.number(),
  state: RollingReleaseState,
  substate: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.picklist(["PAUSED"])),
  updatedAt: /* @__PURE__ */ v.number(),
  currentCanaryPercentage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RollingReleaseCheck: v.GenericSchema<types.RollingReleaseCheck> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("error-rate-5xx"),
  excludePaths: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  excludeStatusCodes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.number())),
  ingestWatermarkSeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  minSampleSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RollingReleaseGate: v.GenericSchema<types.RollingReleaseGate> = /* @__PURE__ */ v.looseObject({
  action: /* @__PURE__ */ v.picklist(["pause", "rollback"]),
  checks: /* @__PURE__ */ v.array(RollingReleaseCheck),
  dryRun: /* @__PURE__ */ v.boolean(),
  enabled: /* @__PURE__ */ v.boolean(),
  failureThreshold: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  windowSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RollingReleaseStage: v.GenericSchema<types.RollingReleaseStage> = /* @__PURE__ */ v.looseObject({
  targetPercentage: /* @__PURE__ */ v.number(),
  duration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  linearShift: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  requireApproval: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const RollingReleaseConfig: v.GenericSchema<types.RollingReleaseConfig> = /* @__PURE__ */ v.looseObject({
  target: /* @__PURE__ */ v.string(),
  canaryResponseHeader: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  gate: /* @__PURE__ */ v.optional(RollingReleaseGate),
  stages: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(RollingReleaseStage))),
});

export const RollingReleaseSlotsLeft: v.GenericSchema<types.RollingReleaseSlotsLeft> = /* @__PURE__ */ v.looseObject({
  reason: /* @__PURE__ */ v.literal("available_slots"),
  availableSlots: /* @__PURE__ */ v.number(),
  message: /* @__PURE__ */ v.string(),
});

export const RollingReleaseSlotsTaken: v.GenericSchema<types.RollingReleaseSlotsTaken> = /* @__PURE__ */ v.looseObject({
  reason: /* @__PURE__ */ v.literal("no_available_slots"),
  availableSlots: /* @__PURE__ */ v.number(),
  enabledProjects: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  message: /* @__PURE__ */ v.string(),
});

export const RollingReleaseUnlimited: v.GenericSchema<types.RollingReleaseUnlimited> = /* @__PURE__ */ v.looseObject({
  availableSlots: /* @__PURE__ */ v.literal("unlimited"),
  reason: /* @__PURE__ */ v.literal("unlimited_slots"),
  message: /* @__PURE__ */ v.string(),
});

export const RollingReleaseUnsupported: v.GenericSchema<types.RollingReleaseUnsupported> = /* @__PURE__ */ v.looseObject({
  reason: /* @__PURE__ */ v.literal("plan_not_supported"),
  availableSlots: /* @__PURE__ */ v.number(),
  message: /* @__PURE__ */ v.string(),
});

export const GetRollingReleaseBillingStatusInput: v.GenericSchema<types.GetRollingReleaseBillingStatusInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
});

export const GetRollingReleaseBillingStatusOutput: v.GenericSchema<types.GetRollingReleaseBillingStatusOutput> = /* @__PURE__ */ v.union([RollingReleaseUnsupported, RollingReleaseUnlimited, RollingReleaseSlotsTaken, RollingReleaseSlotsLeft]);

export const GetRollingReleaseConfigInput: v.GenericSchema<types.GetRollingReleaseConfigInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
});

export const GetRollingReleaseConfigOutput: v.GenericSchema<types.GetRollingReleaseConfigOutput> = /* @__PURE__ */ v.looseObject({
  rollingRelease: /* @__PURE__ */ v.nullable(RollingReleaseConfig),
});

export const UpdateRollingReleaseConfigInput: v.GenericSchema<types.UpdateRollingReleaseConfigInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const UpdateRollingReleaseConfigOutput: v.GenericSchema<types.UpdateRollingReleaseConfigOutput> = /* @__PURE__ */ v.looseObject({
  rollingRelease: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    stages: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(RollingReleaseStage))),
  }))),
});

export const DeleteRollingReleaseConfigInput: v.GenericSchema<types.DeleteRollingReleaseConfigInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
});

export const DeleteRollingReleaseConfigOutput: v.GenericSchema<types.DeleteRollingReleaseConfigOutput> = /* @__PURE__ */ v.looseObject({
  rollingRelease: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const GetRollingReleaseInput: v.GenericSchema<types.GetRollingReleaseInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  state: /* @__PURE__ */ v.optional(RollingReleaseState),
});

export const GetRollingReleaseOutput: v.GenericSchema<types.GetRollingReleaseOutput> = /* @__PURE__ */ v.looseObject({
  rollingRelease: /* @__PURE__ */ v.nullable(RollingRelease),
});

export const ApproveRollingReleaseStageInput: v.GenericSchema<types.ApproveRollingReleaseStageInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  canaryDeploymentId: /* @__PURE__ */ v.string(),
  nextStageIndex: /* @__PURE__ */ v.number(),
});

export const ApproveRollingReleaseStageOutput: v.GenericSchema<types.ApproveRollingReleaseStageOutput> = /* @__PURE__ */ v.looseObject({
  rollingRelease: /* @__PURE__ */ v.nullable(RollingRelease),
});

export const StartRollingReleaseInput: v.GenericSchema<types.StartRollingReleaseInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  canaryDeploymentId: /* @__PURE__ */ v.string(),
});

export const StartRollingReleaseOutput: v.GenericSchema<types.StartRollingReleaseOutput> = /* @__PURE__ */ v.looseObject({
  rollingRelease: /* @__PURE__ */ v.nullable(RollingRelease),
});

export const CompleteRollingReleaseInput: v.GenericSchema<types.CompleteRollingReleaseInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  canaryDeploymentId: /* @__PURE__ */ v.string(),
});

export const CompleteRollingReleaseOutput: v.GenericSchema<types.CompleteRollingReleaseOutput> = /* @__PURE__ */ v.looseObject({
  rollingRelease: /* @__PURE__ */ v.nullable(RollingRelease),
});
