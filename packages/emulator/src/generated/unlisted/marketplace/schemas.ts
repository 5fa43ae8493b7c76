// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const GetInstallationBalanceInput: v.GenericSchema<types.GetInstallationBalanceInput> = /* @__PURE__ */ (() => v.looseObject({
  installationId: v.string(),
}))();

export const UpdateBillingThresholdsInput: v.GenericSchema<types.UpdateBillingThresholdsInput> = /* @__PURE__ */ (() => v.looseObject({
  installationId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpdateBillingThresholdInput: v.GenericSchema<types.UpdateBillingThresholdInput> = /* @__PURE__ */ (() => v.looseObject({
  installationId: v.string(),
  resourceId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const CreateClaimUrlInput: v.GenericSchema<types.CreateClaimUrlInput> = /* @__PURE__ */ (() => v.looseObject({
  installationId: v.string(),
  resourceId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
