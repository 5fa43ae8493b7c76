// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listBudgets`. */
export type ListBudgetsInput = Record<string, never>;

/** Input of `setBudget`. */
export interface SetBudgetInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteBudget`. */
export interface DeleteBudgetInput {
  /** The budget. */
  budgetId: string;
}

/** Input of `getPreCommitmentUsage`. */
export type GetPreCommitmentUsageInput = Record<string, never>;

/** Input of `listBillingCosts`. */
export type ListBillingCostsInput = Record<string, never>;

/** Input of `queryBillingCosts`. */
export interface QueryBillingCostsInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `getTeamSpend`. */
export interface GetTeamSpendInput {
  /** The team, by its ID. */
  teamId: string;
}

/** Input of `updateInvoiceSettings`. */
export interface UpdateInvoiceSettingsInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
