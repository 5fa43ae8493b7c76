// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
export {
  SharedEnvPage,
} from "@slipway/environment/schemas";

export const ListAllSharedEnvsInput: v.GenericSchema<types.ListAllSharedEnvsInput> = /* @__PURE__ */ (() => v.looseObject({
  until: v.optional(v.number()),
}))();
