// Generated from contract/ by `pnpm generate`. Changes here are lost.
import { type ApiPromise, type ApiStream, call, type CallOptions, type Client, stream } from "@slipway/core";
import * as operations from "./descriptors.ts";
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
  return stream(client, operations.listBillingCharges, input, options);
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
  return stream(client, operations.listContractCommitments, input, options);
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
  return call(client, operations.buyCredits, input, options);
}
