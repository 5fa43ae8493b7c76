// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const PurgeEdgeCacheInput: v.GenericSchema<types.PurgeEdgeCacheInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
}))();

export const PurgeDataCacheInput: v.GenericSchema<types.PurgeDataCacheInput> = /* @__PURE__ */ (() => v.looseObject({
  projectIdOrName: v.string(),
}))();

export const DeleteImmutableStaticInput: v.GenericSchema<types.DeleteImmutableStaticInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
