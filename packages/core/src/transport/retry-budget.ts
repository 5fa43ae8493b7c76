/** A client's total budget for retries and the cost of one, the figures of AWS's clients. */
const TOTAL = 500;
const RETRY = 5;
const RETRY_AFTER_TIMEOUT = 10;

/** Budget of all retries of a client, so that failures add no load. Each retry costs; a success refunds the cost of its last retry, or one. */
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

/** Cost of a retry by its status or error's name. Waiting as long as the API requested is free. */
export function costOf(reason: string, hasRetryTime: boolean): number {
  if (reason === "429" && hasRetryTime) return 0;
  return reason === "TimeoutError" ? RETRY_AFTER_TIMEOUT : RETRY;
}
