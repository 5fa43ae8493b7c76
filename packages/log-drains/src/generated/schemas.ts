// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  Framework, LogDrainSource, LogEncoding, TargetEnvironment,
} from "../../../../shapes/generated/schemas.ts";
export {
  Framework, LogDrainSource, LogEncoding, TargetEnvironment,
} from "../../../../shapes/generated/schemas.ts";

export const LogDrainProject: v.GenericSchema<types.LogDrainProject> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  framework: v.optional(v.nullable(Framework)),
  latestDeployment: v.optional(v.string()),
}))();

export const ConfigurableLogDrain: v.GenericSchema<types.ConfigurableLogDrain> = /* @__PURE__ */ (() => v.looseObject({
  id: v.optional(v.string()),
  name: v.optional(v.string()),
  createdAt: v.optional(v.number()),
  ownerId: v.optional(v.string()),
  url: v.optional(v.string()),
  deliveryFormat: v.optional(v.union([v.picklist(["protobuf"]), LogEncoding])),
  environments: v.optional(v.array(TargetEnvironment)),
  headers: v.optional(v.record(v.string(), v.string())),
  projectIds: v.optional(v.array(v.string())),
  samplingRate: v.optional(v.number()),
  secret: v.optional(v.string()),
  sources: v.optional(v.array(LogDrainSource)),
  clientId: v.optional(v.string()),
  configurationId: v.optional(v.string()),
  createdFrom: v.optional(v.string()),
  integrationConfigurationUri: v.optional(v.string()),
  integrationIcon: v.optional(v.string()),
  integrationWebsite: v.optional(v.string()),
  projectsMetadata: v.optional(v.nullable(v.array(LogDrainProject))),
}))();

export const DrainOfLogs: v.GenericSchema<types.DrainOfLogs> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  ownerId: v.string(),
  updatedAt: v.number(),
}))();

export const LogDrainCreator: v.GenericSchema<types.LogDrainCreator> = /* @__PURE__ */ v.picklist(["integration", "self-served"]);

export const LogDrainOwner: v.GenericSchema<types.LogDrainOwner> = /* @__PURE__ */ (() => v.looseObject({
  kind: LogDrainCreator,
  externalResourceId: v.optional(v.string()),
  integrationConfigurationId: v.optional(v.string()),
  integrationId: v.optional(v.string()),
  resourceId: v.optional(v.string()),
}))();

export const LogDrain: v.GenericSchema<types.LogDrain> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  ownerId: v.string(),
  source: LogDrainOwner,
  url: v.string(),
  branch: v.optional(v.string()),
  clientId: v.optional(v.string()),
  configurationId: v.optional(v.string()),
  createdFrom: v.optional(LogDrainCreator),
  deliveryFormat: v.optional(v.union([v.picklist(["protobuf"]), LogEncoding])),
  environments: v.optional(v.array(TargetEnvironment)),
  headers: v.optional(v.record(v.string(), v.string())),
  projectId: v.optional(v.nullable(v.string())),
  projectIds: v.optional(v.array(v.string())),
  samplingRate: v.optional(v.number()),
  sources: v.optional(v.array(LogDrainSource)),
}))();

export const LogDrainSourceInput: v.GenericSchema<types.LogDrainSourceInput> = /* @__PURE__ */ v.picklist(["build", "edge", "external", "firewall", "lambda", "static"]);

export const ListLogDrainsInput: v.GenericSchema<types.ListLogDrainsInput> = /* @__PURE__ */ (() => v.looseObject({
  includeMetadata: v.optional(v.boolean()),
  projectId: v.optional(v.string()),
  projectIdOrName: v.optional(v.string()),
}))();

export const ListLogDrainsOutput: v.GenericSchema<types.ListLogDrainsOutput> = /* @__PURE__ */ (() => v.union([v.looseObject({
  drains: v.array(DrainOfLogs),
}), v.array(ConfigurableLogDrain)]))();

export const CreateLogDrainInput: v.GenericSchema<types.CreateLogDrainInput> = /* @__PURE__ */ (() => v.strictObject({
  deliveryFormat: LogEncoding,
  url: v.string(),
  sources: v.array(LogDrainSourceInput),
  headers: v.optional(v.record(v.string(), v.string())),
  projectIds: v.optional(v.array(v.string())),
  environments: v.optional(v.array(TargetEnvironment)),
  secret: v.optional(v.string()),
  samplingRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  name: v.optional(v.string()),
}))();

export const GetLogDrainInput: v.GenericSchema<types.GetLogDrainInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const DeleteLogDrainInput: v.GenericSchema<types.DeleteLogDrainInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const ListIntegrationLogDrainsInput: v.GenericSchema<types.ListIntegrationLogDrainsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListIntegrationLogDrainsOutput: v.GenericSchema<types.ListIntegrationLogDrainsOutput> = /* @__PURE__ */ v.array(LogDrain);

export const CreateIntegrationLogDrainInput: v.GenericSchema<types.CreateIntegrationLogDrainInput> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  url: v.string(),
  projectIds: v.optional(v.array(v.string())),
  secret: v.optional(v.string()),
  deliveryFormat: v.optional(LogEncoding),
  sources: v.optional(v.array(LogDrainSourceInput)),
  headers: v.optional(v.record(v.string(), v.string())),
  environments: v.optional(v.array(TargetEnvironment)),
}))();

export const DeleteIntegrationLogDrainInput: v.GenericSchema<types.DeleteIntegrationLogDrainInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();
