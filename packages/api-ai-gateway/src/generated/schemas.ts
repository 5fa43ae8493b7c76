// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const InferenceScope: v.GenericSchema<types.InferenceScope> = /* @__PURE__ */ v.picklist(["global", "zone", "specific"]);

export const InferenceRegion: v.GenericSchema<types.InferenceRegion> = /* @__PURE__ */ v.looseObject({
  geoRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  providerRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  providers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
    geoRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    providerRegion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    scope: /* @__PURE__ */ v.optional(InferenceScope),
  })))),
  scope: /* @__PURE__ */ v.optional(InferenceScope),
});

export const ModelSort: v.GenericSchema<types.ModelSort> = /* @__PURE__ */ v.picklist(["cost", "price", "latency", "throughput", "tps", "ttft"]);

export const VirtualModelSelector: v.GenericSchema<types.VirtualModelSelector> = /* @__PURE__ */ v.picklist(["cost", "priority", "tps", "ttft"]);

export const VirtualModelServiceTier: v.GenericSchema<types.VirtualModelServiceTier> = /* @__PURE__ */ v.picklist(["fast", "flex", "priority"]);

export const VirtualModelConfig: v.GenericSchema<types.VirtualModelConfig> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.number(),
  deleted: /* @__PURE__ */ v.boolean(),
  kind: /* @__PURE__ */ v.string(),
  ownerId: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  virtualModelSlug: /* @__PURE__ */ v.string(),
  allowFallbackFromFast: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  baseUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  byokCredentialIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  caching: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("auto")),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  disallowPromptTraining: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  displayName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.picklist(["implicit-caching", "vision"]))),
  hipaaCompliant: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  inferenceRegion: /* @__PURE__ */ v.optional(InferenceRegion),
  instanceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  modelSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  models: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  observabilityTags: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  providerOnly: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  providerOptions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown()))),
  providerOrder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  providerTimeouts: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    byok: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number())),
  })),
  requires: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  selector: /* @__PURE__ */ v.optional(VirtualModelSelector),
  serviceTier: /* @__PURE__ */ v.optional(VirtualModelServiceTier),
  sort: /* @__PURE__ */ v.optional(ModelSort),
  speed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("fast")),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  visibility: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  zeroDataRetention: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const VirtualModelConfigPage: v.GenericSchema<types.VirtualModelConfigPage> = /* @__PURE__ */ v.looseObject({
  cursor: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  virtualModelConfigs: /* @__PURE__ */ v.array(VirtualModelConfig),
});

export const SearchVirtualModelConfigsInput: v.GenericSchema<types.SearchVirtualModelConfigsInput> = /* @__PURE__ */ v.looseObject({
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  virtualModelSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SearchVirtualModelConfigsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([VirtualModelConfigPage, VirtualModelConfig]);

export const CreateVirtualModelConfigInput: v.GenericSchema<types.CreateVirtualModelConfigInput> = /* @__PURE__ */ v.looseObject({
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const UpdateVirtualModelConfigInput: v.GenericSchema<types.UpdateVirtualModelConfigInput> = /* @__PURE__ */ v.looseObject({
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const DeleteVirtualModelConfigInput: v.GenericSchema<types.DeleteVirtualModelConfigInput> = /* @__PURE__ */ v.looseObject({
  actingIp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  actingUserAgent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  virtualModelSlug: /* @__PURE__ */ v.string(),
});

export const ListVirtualModelConfigsInput: v.GenericSchema<types.ListVirtualModelConfigsInput> = /* @__PURE__ */ v.looseObject({
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GetVirtualModelConfigBySlugInput: v.GenericSchema<types.GetVirtualModelConfigBySlugInput> = /* @__PURE__ */ v.looseObject({
  vmcSlug: /* @__PURE__ */ v.string(),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const UpdateVirtualModelConfigBySlugInput: v.GenericSchema<types.UpdateVirtualModelConfigBySlugInput> = /* @__PURE__ */ v.looseObject({
  vmcSlug: /* @__PURE__ */ v.string(),
  body: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const DeleteVirtualModelConfigBySlugInput: v.GenericSchema<types.DeleteVirtualModelConfigBySlugInput> = /* @__PURE__ */ v.looseObject({
  vmcSlug: /* @__PURE__ */ v.string(),
  actingIp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  actingUserAgent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});
