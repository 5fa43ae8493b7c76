import { expect, test } from "vitest";
import { costOf, type RetryBudget, retryBudget, spend } from "./retry-budget.ts";

function spendAll(budget: RetryBudget, cost: number): number {
  let count = 0;
  for (; budget.balance >= cost; count++) spend(budget, cost);
  return count;
}

test("the default budget pays for a hundred retries, or for fifty after a time-out", () => {
  expect(spendAll(retryBudget(), 5)).toBe(100);
  expect(spendAll(retryBudget(), 10)).toBe(50);
});

test("the budget never falls below zero, so that a success counts at once", () => {
  const budget = retryBudget(7);
  expect(spendAll(budget, 5)).toBe(1);
  for (let successes = 0; successes < 3; successes++) spend(budget, -1);
  expect(budget.balance).toBe(5);
});

test("a success brings back what its retry cost, and never more than there was", () => {
  const budget = retryBudget(10);
  spend(budget, 10);
  spend(budget, -10);
  spend(budget, -1);
  expect(spendAll(budget, 1)).toBe(10);
});

test.each([
  { says: "a failure", reason: "503", cost: 5 },
  { says: "a lost answer", reason: "NetworkError", cost: 5 },
  { says: "an answer that did not come in time", reason: "TimeoutError", cost: 10 },
  { says: "a limit that says when it is over", reason: "429", isToldWhen: true, cost: 0 },
  { says: "a limit that does not", reason: "429", cost: 5 },
  { says: "an outage that says when it is over", reason: "503", isToldWhen: true, cost: 5 },
])("$says costs $cost", ({ reason, isToldWhen = false, cost }) => {
  expect(costOf(reason, isToldWhen)).toBe(cost);
});
