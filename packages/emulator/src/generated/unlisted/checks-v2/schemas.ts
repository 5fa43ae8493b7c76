// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const CheckRunLogLine: v.GenericSchema<types.CheckRunLogLine> = /* @__PURE__ */ (() => v.looseObject({
  level: v.picklist(["debug", "info", "warn", "error", "eof"]),
  timestamp: v.number(),
  message: v.string(),
}))();

export const GetCheckRunLogsInput: v.GenericSchema<types.GetCheckRunLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  deploymentId: v.string(),
  checkRunId: v.string(),
}))();
