// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment> = /* @__PURE__ */ v.picklist(["production", "preview"]);

export const DeleteCacheByTagsRequest: v.GenericSchema<types.DeleteCacheByTagsRequest> = /* @__PURE__ */ (() => v.strictObject({
  tags: v.union([v.array(v.string()), v.string()]),
  revalidationDeadlineSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  target: v.optional(TargetEnvironment),
}))();

export const InvalidateCacheByTagsInput: v.GenericSchema<types.InvalidateCacheByTagsInput> = /* @__PURE__ */ (() => v.strictObject({
  projectIdOrName: v.string(),
  tags: v.union([v.array(v.string()), v.string()]),
  target: v.optional(TargetEnvironment),
}))();

export const DangerouslyDeleteCacheByTagsInput: v.GenericSchema<types.DangerouslyDeleteCacheByTagsInput> = /* @__PURE__ */ (() => v.strictObject({
  projectIdOrName: v.string(),
  tags: v.union([v.array(v.string()), v.string()]),
  revalidationDeadlineSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  target: v.optional(TargetEnvironment),
}))();

export const InvalidateCacheBySrcImagesInput: v.GenericSchema<types.InvalidateCacheBySrcImagesInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  srcImages: v.array(v.string()),
}))();

export const DangerouslyDeleteCacheBySrcImagesInput: v.GenericSchema<types.DangerouslyDeleteCacheBySrcImagesInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
  srcImages: v.array(v.string()),
  revalidationDeadlineSeconds: v.optional(v.pipe(v.number(), v.integer())),
}))();
