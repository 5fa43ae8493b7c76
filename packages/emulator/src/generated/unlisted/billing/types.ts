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
export type DeleteBudgetInput = Record<string, never>;

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
