// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  RuntimeLogLevel,
} from "@slipway/logs/schemas";

export const RequestLogEvent: v.GenericSchema<types.RequestLogEvent> = /* @__PURE__ */ (() => v.looseObject({
  source: v.string(),
}))();

export const RequestLogLine: v.GenericSchema<types.RequestLogLine> = /* @__PURE__ */ (() => v.looseObject({
  level: RuntimeLogLevel,
  message: v.string(),
  messageTruncated: v.boolean(),
}))();

export const RequestLog: v.GenericSchema<types.RequestLog> = /* @__PURE__ */ (() => v.looseObject({
  requestId: v.string(),
  timestamp: v.number(),
  deploymentId: v.string(),
  domain: v.string(),
  requestMethod: v.string(),
  requestPath: v.string(),
  statusCode: v.number(),
  environment: v.string(),
  branch: v.optional(v.string()),
  logs: v.array(RequestLogLine),
  events: v.array(RequestLogEvent),
}))();

export const RequestLogPage: v.GenericSchema<types.RequestLogPage> = /* @__PURE__ */ (() => v.looseObject({
  rows: v.array(RequestLog),
  hasMoreRows: v.boolean(),
}))();

export const ListRequestLogsInput: v.GenericSchema<types.ListRequestLogsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  ownerId: v.optional(v.string()),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  startDate: v.optional(v.number()),
  endDate: v.optional(v.number()),
  deploymentId: v.optional(v.string()),
  environment: v.optional(v.string()),
  level: v.optional(v.string()),
  statusCode: v.optional(v.string()),
  source: v.optional(v.string()),
  search: v.optional(v.string()),
  requestId: v.optional(v.string()),
  branch: v.optional(v.string()),
}))();
