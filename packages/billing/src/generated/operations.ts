// Generated from contract/ by `pnpm generate`. Changes here are lost.
import { type ApiPromise, type ApiStream, call, type CallOptions, type Client, stream } from "@slipway/core";
import type {
  BuyCreditsInput,
  BuyCreditsOutput,
  FocusCharge,
  FocusContractCommitment,
  ListBillingChargesInput,
  ListContractCommitmentsInput,
} from "./types.ts";

/**
 * Streams the charges of a period, in the FOCUS format.
 *
 * `GET /v1/billing/charges`
 */
export function listBillingCharges(
  client: Client,
  input: ListBillingChargesInput,
  options?: CallOptions,
): ApiStream<FocusCharge> {
  return stream(client, { route: "GET /v1/billing/charges", group: "billing", team: true, accept: "application/jsonl" }, input, options);
}

/**
 * Streams the commitments of the team's contracts, in the FOCUS format.
 *
 * `GET /v1/billing/contract-commitments`
 */
export function listContractCommitments(
  client: Client,
  input?: ListContractCommitmentsInput,
  options?: CallOptions,
): ApiStream<FocusContractCommitment> {
  return stream(client, { route: "GET /v1/billing/contract-commitments", group: "billing", team: true, accept: "application/jsonl" }, input, options);
}

/**
 * Buys credits for an add-on, the AI gateway or v0.
 *
 * `POST /v1/billing/buy`
 */
export function buyCredits(
  client: Client,
  input: BuyCreditsInput,
  options?: CallOptions,
): ApiPromise<BuyCreditsOutput> {
  return call(client, { route: "POST /v1/billing/buy", group: "billing", query: ["source"], team: true }, input, options);
}
