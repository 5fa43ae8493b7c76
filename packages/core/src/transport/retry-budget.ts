/** How much a client may spend on retries before some succeed again: the figures of AWS's clients. */
const TOTAL = 500;
const RETRY = 5;
/** What did not answer in time has cost more, here and there. */
const RETRY_AFTER_TIMEOUT = 10;

/** What all calls of a client may spend on retries, so that a failing one adds no load: each costs; a success brings back what its last cost, or one. */
export interface RetryBudget {
  readonly total: number;
  balance: number;
}

export function retryBudget(total: number = TOTAL): RetryBudget {
  return { total, balance: total };
}

export function spend(budget: RetryBudget, cost: number): void {
  budget.balance = Math.min(budget.total, budget.balance - cost);
}

/** What a retry costs, by its status or error's name. What is waited for as long as the API said is no failure. */
export function costOf(reason: string, hasRetryTime: boolean): number {
  if (reason === "429" && hasRetryTime) return 0;
  return reason === "TimeoutError" ? RETRY_AFTER_TIMEOUT : RETRY;
}
