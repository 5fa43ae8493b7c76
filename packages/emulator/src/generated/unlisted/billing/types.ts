// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listBudgets`. */
export type ListBudgetsInput = Record<string, never>;

/** Answer of `listBudgets`. */
export type ListBudgetsOutput = { [key: string]: unknown };

/** Input of `setBudget`. */
export interface SetBudgetInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `setBudget`. */
export type SetBudgetOutput = { [key: string]: unknown };

/** Input of `deleteBudget`. */
export type DeleteBudgetInput = Record<string, never>;

/** Answer of `deleteBudget`. */
export type DeleteBudgetOutput = { [key: string]: unknown };

/** Input of `getPreCommitmentUsage`. */
export type GetPreCommitmentUsageInput = Record<string, never>;

/** Answer of `getPreCommitmentUsage`. */
export type GetPreCommitmentUsageOutput = { [key: string]: unknown };

/** Input of `listBillingCosts`. */
export type ListBillingCostsInput = Record<string, never>;

/** Answer of `listBillingCosts`. */
export type ListBillingCostsOutput = { [key: string]: unknown };
