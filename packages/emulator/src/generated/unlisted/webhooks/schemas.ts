// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const GetEndpointVerificationInput: v.GenericSchema<types.GetEndpointVerificationInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetEndpointVerificationOutput: v.GenericSchema<types.GetEndpointVerificationOutput> = /* @__PURE__ */ (() => v.looseObject({
  verificationCode: v.string(),
}))();

export const ListIntegrationWebhooksInput: v.GenericSchema<types.ListIntegrationWebhooksInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const CreateIntegrationWebhookInput: v.GenericSchema<types.CreateIntegrationWebhookInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteIntegrationWebhookInput: v.GenericSchema<types.DeleteIntegrationWebhookInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();
