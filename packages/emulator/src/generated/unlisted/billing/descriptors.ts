// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the budgets of the team.
 *
 * `GET /v1/budgets`
 */
export const listBudgets: Operation = { route: "GET /v1/budgets", group: "billing", team: true };

/**
 * Sets a budget of the team.
 *
 * `POST /v1/budgets`
 */
export const setBudget: Operation = { route: "POST /v1/budgets", group: "billing", body: "application/json", team: true };

/**
 * Deletes a budget of the team.
 *
 * `DELETE /v1/budgets/{budgetId}`
 */
export const deleteBudget: Operation = { route: "DELETE /v1/budgets/{budgetId}", group: "billing", team: true };

/**
 * Gets the usage before commitments.
 *
 * `GET /v1/invoices/pre-commitment-usage`
 */
export const getPreCommitmentUsage: Operation = { route: "GET /v1/invoices/pre-commitment-usage", group: "billing", team: true };

/**
 * Lists what usage has cost.
 *
 * `GET /v2/billing/costs`
 */
export const listBillingCosts: Operation = { route: "GET /v2/billing/costs", group: "billing", team: true };

/**
 * Breaks down what usage has cost.
 *
 * `POST /v2/billing/costs`
 */
export const queryBillingCosts: Operation = { route: "POST /v2/billing/costs", group: "billing", body: "application/json", team: true };

/**
 * Gets what a team has spent in this cycle.
 *
 * `GET /teams/{teamId}/spend`
 */
export const getTeamSpend: Operation = { route: "GET /teams/{teamId}/spend", group: "billing" };

/**
 * Changes who gets the invoices of a team.
 *
 * `PATCH /stripe/invoices/settings`
 */
export const updateInvoiceSettings: Operation = { route: "PATCH /stripe/invoices/settings", group: "billing", body: "application/json", team: true };
