// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
export {
  Cert,
} from "@slipway/certs/schemas";

export const OrderCertInput: v.GenericSchema<types.OrderCertInput> = /* @__PURE__ */ (() => v.looseObject({
  op: v.picklist(["startOrder", "finalizeOrder"]),
  domains: v.array(v.string()),
}))();
