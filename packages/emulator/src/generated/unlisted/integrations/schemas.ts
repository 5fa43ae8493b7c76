// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ListIntegrationCategoriesInput: v.GenericSchema<types.ListIntegrationCategoriesInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListIntegrationsInput: v.GenericSchema<types.ListIntegrationsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetIntegrationInput: v.GenericSchema<types.GetIntegrationInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationSlug: v.string(),
}))();

export const InstallMarketplaceIntegrationInput: v.GenericSchema<types.InstallMarketplaceIntegrationInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationSlug: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UninstallIntegrationInput: v.GenericSchema<types.UninstallIntegrationInput> = /* @__PURE__ */ (() => v.looseObject({
  installationId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const GetConfigurationProjectInput: v.GenericSchema<types.GetConfigurationProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  configurationId: v.string(),
  projectId: v.string(),
}))();

export const ListThreadsInput: v.GenericSchema<types.ListThreadsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetThreadInput: v.GenericSchema<types.GetThreadInput> = /* @__PURE__ */ (() => v.looseObject({
  threadId: v.string(),
}))();

export const UpdateThreadInput: v.GenericSchema<types.UpdateThreadInput> = /* @__PURE__ */ (() => v.looseObject({
  threadId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const ListThreadMessagesInput: v.GenericSchema<types.ListThreadMessagesInput> = /* @__PURE__ */ (() => v.looseObject({
  threadId: v.string(),
}))();

export const CreateThreadMessageInput: v.GenericSchema<types.CreateThreadMessageInput> = /* @__PURE__ */ (() => v.looseObject({
  threadId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const UpdateThreadMessageInput: v.GenericSchema<types.UpdateThreadMessageInput> = /* @__PURE__ */ (() => v.looseObject({
  threadId: v.string(),
  messageId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteThreadMessageInput: v.GenericSchema<types.DeleteThreadMessageInput> = /* @__PURE__ */ (() => v.looseObject({
  threadId: v.string(),
  messageId: v.string(),
}))();

export const ListSchedulesInput: v.GenericSchema<types.ListSchedulesInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetPlatformInfoInput: v.GenericSchema<types.GetPlatformInfoInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const UpdateConfigurationInput: v.GenericSchema<types.UpdateConfigurationInput> = /* @__PURE__ */ (() => v.looseObject({
  configurationId: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const ProvisionResourceInput: v.GenericSchema<types.ProvisionResourceInput> = /* @__PURE__ */ (() => v.looseObject({
  integrationSlug: v.string(),
  productSlug: v.string(),
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const CreateScheduleInput: v.GenericSchema<types.CreateScheduleInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
