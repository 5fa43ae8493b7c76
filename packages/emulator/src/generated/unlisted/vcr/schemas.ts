// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  ImageRepository,
} from "@slipway/vcr/schemas";

export const UpdateRepositoryInput: v.GenericSchema<types.UpdateRepositoryInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  projectId: v.string(),
  name: v.optional(v.string()),
  public: v.optional(v.boolean()),
}))();

export const UpdateRepositoryOutput: v.GenericSchema<types.UpdateRepositoryOutput> = /* @__PURE__ */ v.looseObject({
  repository: ImageRepository,
});
