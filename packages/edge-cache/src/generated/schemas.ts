// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment> = /* @__PURE__ */ v.picklist(["production", "preview"]);

export const DeleteCacheByTagsRequest: v.GenericSchema<types.DeleteCacheByTagsRequest> = /* @__PURE__ */ v.looseObject({
  tags: /* @__PURE__ */ v.union([/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.string()]),
  revalidationDeadlineSeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0))),
  target: /* @__PURE__ */ v.optional(TargetEnvironment),
});

export const InvalidateCacheByTagsInput: v.GenericSchema<types.InvalidateCacheByTagsInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  tags: /* @__PURE__ */ v.union([/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.string()]),
  target: /* @__PURE__ */ v.optional(TargetEnvironment),
});

export const DangerouslyDeleteCacheByTagsInput: v.GenericSchema<types.DangerouslyDeleteCacheByTagsInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  tags: /* @__PURE__ */ v.union([/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.string()]),
  revalidationDeadlineSeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0))),
  target: /* @__PURE__ */ v.optional(TargetEnvironment),
});

export const InvalidateCacheBySrcImagesInput: v.GenericSchema<types.InvalidateCacheBySrcImagesInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  srcImages: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const DangerouslyDeleteCacheBySrcImagesInput: v.GenericSchema<types.DangerouslyDeleteCacheBySrcImagesInput> = /* @__PURE__ */ v.looseObject({
  projectIdOrName: /* @__PURE__ */ v.string(),
  srcImages: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  revalidationDeadlineSeconds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});
