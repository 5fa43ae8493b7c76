// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listBudgets: { input: types.ListBudgetsInput; output: types.ListBudgetsOutput };
  setBudget: { input: types.SetBudgetInput; output: types.SetBudgetOutput };
  deleteBudget: { input: types.DeleteBudgetInput; output: types.DeleteBudgetOutput };
  getPreCommitmentUsage: { input: types.GetPreCommitmentUsageInput; output: types.GetPreCommitmentUsageOutput };
  listBillingCosts: { input: types.ListBillingCostsInput; output: types.ListBillingCostsOutput };
}

/** Charges and contract commitments of a team, and purchases of credits. */
export const contract: GroupContract = {
  group: "billing",
  operations: {
    listBudgets: { ...operations.listBudgets,
      published: false, id: "listBudgets", summary: "Lists the budgets of the team.", kind: "call", parameters: [], input: "ListBudgetsInput",
      answers: { "200": { contentType: "application/json", schema: "ListBudgetsOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    setBudget: { ...operations.setBudget,
      published: false, id: "setBudget", summary: "Sets a budget of the team.", kind: "call", parameters: [], input: "SetBudgetInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "SetBudgetOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    deleteBudget: { ...operations.deleteBudget,
      published: false, id: "deleteBudget", summary: "Deletes a budget of the team.", kind: "call", parameters: [], input: "DeleteBudgetInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteBudgetOutput" } }, errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
    getPreCommitmentUsage: { ...operations.getPreCommitmentUsage,
      published: false, id: "getPreCommitmentUsage", summary: "Gets the usage before commitments.", kind: "call", parameters: [],
      input: "GetPreCommitmentUsageInput", answers: { "200": { contentType: "application/json", schema: "GetPreCommitmentUsageOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    listBillingCosts: { ...operations.listBillingCosts,
      published: false, id: "listBillingCosts", summary: "Lists what usage has cost.", kind: "call", parameters: [], input: "ListBillingCostsInput",
      answers: { "200": { contentType: "application/json", schema: "ListBillingCostsOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
