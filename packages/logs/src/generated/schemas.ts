// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const RuntimeLogLevel: v.GenericSchema<types.RuntimeLogLevel> = /* @__PURE__ */ v.picklist(["debug", "error", "fatal", "info", "trace", "warning"]);

export const RuntimeLogSource: v.GenericSchema<types.RuntimeLogSource> = /* @__PURE__ */ v.picklist(["delimiter", "edge-function", "edge-middleware", "request", "serverless"]);

export const RuntimeLog: v.GenericSchema<types.RuntimeLog> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  level: RuntimeLogLevel,
  message: /* @__PURE__ */ v.string(),
  messageTruncated: /* @__PURE__ */ v.boolean(),
  requestMethod: /* @__PURE__ */ v.string(),
  requestPath: /* @__PURE__ */ v.string(),
  responseStatusCode: /* @__PURE__ */ v.number(),
  rowId: /* @__PURE__ */ v.string(),
  source: RuntimeLogSource,
  timestampInMs: /* @__PURE__ */ v.number(),
});

export const GetRuntimeLogsInput: v.GenericSchema<types.GetRuntimeLogsInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  deploymentId: /* @__PURE__ */ v.string(),
});
