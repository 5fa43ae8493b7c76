// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";

/** What each operation takes and gives. */
export interface Operations {
}

/** Charges and contract commitments of a team, and purchases of credits. */
export const contract: GroupContract = {
  group: "billing",
  operations: {
    listBudgets: { ...operations.listBudgets,
      published: false, id: "listBudgets", summary: "Lists the budgets of the team.", kind: "call", parameters: [], input: "ListBudgetsInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    setBudget: { ...operations.setBudget,
      published: false, id: "setBudget", summary: "Sets a budget of the team.", kind: "call", parameters: [], input: "SetBudgetInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    deleteBudget: { ...operations.deleteBudget,
      published: false, id: "deleteBudget", summary: "Deletes a budget of the team.", kind: "call",
      parameters: [{ name: "budgetId", in: "path", required: true, type: "string" }], input: "DeleteBudgetInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
    getPreCommitmentUsage: { ...operations.getPreCommitmentUsage,
      published: false, id: "getPreCommitmentUsage", summary: "Gets the usage before commitments.", kind: "call", parameters: [],
      input: "GetPreCommitmentUsageInput", answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    listBillingCosts: { ...operations.listBillingCosts,
      published: false, id: "listBillingCosts", summary: "Lists what usage has cost.", kind: "call", parameters: [], input: "ListBillingCostsInput",
      answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    queryBillingCosts: { ...operations.queryBillingCosts,
      published: false, id: "queryBillingCosts", summary: "Breaks down what usage has cost.", kind: "call", parameters: [], input: "QueryBillingCostsInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    getTeamSpend: { ...operations.getTeamSpend,
      published: false, id: "getTeamSpend", summary: "Gets what a team has spent in this cycle.", kind: "call",
      parameters: [{ name: "teamId", in: "path", required: true, type: "string" }], input: "GetTeamSpendInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    updateInvoiceSettings: { ...operations.updateInvoiceSettings,
      published: false, id: "updateInvoiceSettings", summary: "Changes who gets the invoices of a team.", kind: "call", parameters: [],
      input: "UpdateInvoiceSettingsInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
