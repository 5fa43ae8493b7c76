// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
export {
  SharedEnvPage,
} from "@slipway/environment/schemas";

export const ListAllSharedEnvsInput: v.GenericSchema<types.ListAllSharedEnvsInput> = /* @__PURE__ */ (() => v.looseObject({
  until: v.optional(v.number()),
}))();

export const ListSecretsInput: v.GenericSchema<types.ListSecretsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const CreateSecretInput: v.GenericSchema<types.CreateSecretInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
