// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ListFlagConnectionsInput: v.GenericSchema<types.ListFlagConnectionsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const ListFlagExperimentsInput: v.GenericSchema<types.ListFlagExperimentsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const ListStaleFlagsInput: v.GenericSchema<types.ListStaleFlagsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const UpdateFlagLabelsInput: v.GenericSchema<types.UpdateFlagLabelsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const GetExperimentResultsInput: v.GenericSchema<types.GetExperimentResultsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  experimentId: v.string(),
}))();
