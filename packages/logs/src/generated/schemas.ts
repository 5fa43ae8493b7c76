// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const RuntimeLogLevel: v.GenericSchema<types.RuntimeLogLevel> = /* @__PURE__ */ v.picklist(["debug", "error", "fatal", "info", "trace", "warning"]);

export const RuntimeLogSource: v.GenericSchema<types.RuntimeLogSource> = /* @__PURE__ */ v.picklist(["delimiter", "edge-function", "edge-middleware", "request", "serverless"]);

export const RuntimeLog: v.GenericSchema<types.RuntimeLog> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  level: RuntimeLogLevel,
  message: v.string(),
  messageTruncated: v.boolean(),
  requestMethod: v.string(),
  requestPath: v.string(),
  responseStatusCode: v.number(),
  rowId: v.string(),
  source: RuntimeLogSource,
  timestampInMs: v.number(),
}))();

export const GetRuntimeLogsInput: v.GenericSchema<types.GetRuntimeLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  deploymentId: v.string(),
}))();
