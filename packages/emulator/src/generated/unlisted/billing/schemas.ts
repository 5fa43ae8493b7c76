// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ListBudgetsInput: v.GenericSchema<types.ListBudgetsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const SetBudgetInput: v.GenericSchema<types.SetBudgetInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const DeleteBudgetInput: v.GenericSchema<types.DeleteBudgetInput> = /* @__PURE__ */ (() => v.looseObject({
  budgetId: v.string(),
}))();

export const GetPreCommitmentUsageInput: v.GenericSchema<types.GetPreCommitmentUsageInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const ListBillingCostsInput: v.GenericSchema<types.ListBillingCostsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const QueryBillingCostsInput: v.GenericSchema<types.QueryBillingCostsInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();

export const GetTeamSpendInput: v.GenericSchema<types.GetTeamSpendInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
}))();

export const UpdateInvoiceSettingsInput: v.GenericSchema<types.UpdateInvoiceSettingsInput> = /* @__PURE__ */ (() => v.looseObject({
  body: v.optional(v.record(v.string(), v.unknown())),
}))();
