// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation, StreamOperation } from "@slipway/core";

/**
 * Streams the charges of a period, in the FOCUS format.
 *
 * `GET /v1/billing/charges`
 */
export const listBillingCharges: StreamOperation = { route: "GET /v1/billing/charges", group: "billing", team: true, accept: "application/jsonl" };

/**
 * Streams the commitments of the team's contracts, in the FOCUS format.
 *
 * `GET /v1/billing/contract-commitments`
 */
export const listContractCommitments: StreamOperation = { route: "GET /v1/billing/contract-commitments", group: "billing", team: true, accept: "application/jsonl" };

/**
 * Buys credits for an add-on, the AI gateway or v0.
 *
 * `POST /v1/billing/buy`
 */
export const buyCredits: Operation = { route: "POST /v1/billing/buy", group: "billing", query: ["source"], team: true };
