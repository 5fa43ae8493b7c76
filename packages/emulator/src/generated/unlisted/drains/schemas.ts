// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const GetTracingConfigInput: v.GenericSchema<types.GetTracingConfigInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const UpdateTracingConfigInput: v.GenericSchema<types.UpdateTracingConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
