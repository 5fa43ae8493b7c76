// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listBudgets`. */
export type ListBudgetsInput = Record<string, never>;

/** Answer of `listBudgets`. */
export type ListBudgetsOutput = void;

/** Input of `setBudget`. */
export interface SetBudgetInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `setBudget`. */
export type SetBudgetOutput = void;

/** Input of `deleteBudget`. */
export interface DeleteBudgetInput {
  /** The budget. */
  budgetId: string;
}

/** Answer of `deleteBudget`. */
export type DeleteBudgetOutput = void;

/** Input of `getPreCommitmentUsage`. */
export type GetPreCommitmentUsageInput = Record<string, never>;

/** Answer of `getPreCommitmentUsage`. */
export type GetPreCommitmentUsageOutput = void;

/** Input of `listBillingCosts`. */
export type ListBillingCostsInput = Record<string, never>;

/** Answer of `listBillingCosts`. */
export type ListBillingCostsOutput = void;

/** Input of `queryBillingCosts`. */
export interface QueryBillingCostsInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `queryBillingCosts`. */
export type QueryBillingCostsOutput = void;

/** Input of `getTeamSpend`. */
export interface GetTeamSpendInput {
  /** The team, by its ID. */
  teamId: string;
}

/** Answer of `getTeamSpend`. */
export type GetTeamSpendOutput = void;

/** Input of `updateInvoiceSettings`. */
export interface UpdateInvoiceSettingsInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateInvoiceSettings`. */
export type UpdateInvoiceSettingsOutput = void;
