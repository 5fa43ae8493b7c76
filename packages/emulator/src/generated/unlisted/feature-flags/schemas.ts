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
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const CreateFlagConnectionInput: v.GenericSchema<types.CreateFlagConnectionInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteFlagConnectionInput: v.GenericSchema<types.DeleteFlagConnectionInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  connectionId: v.string(),
}))();

export const CreateExperimentInput: v.GenericSchema<types.CreateExperimentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const GetExperimentInput: v.GenericSchema<types.GetExperimentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  experimentId: v.string(),
}))();

export const UpdateExperimentInput: v.GenericSchema<types.UpdateExperimentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  experimentId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteExperimentInput: v.GenericSchema<types.DeleteExperimentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  experimentId: v.string(),
}))();

export const ControlExperimentInput: v.GenericSchema<types.ControlExperimentInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  experimentId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
